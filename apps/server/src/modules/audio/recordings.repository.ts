import type { Search } from '@easel/contract/search-text'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { AddressEpoch } from '../../platform/expiring-address.ts'
import { type FoundPage, walkPage } from '../../platform/search/bounded-search.ts'
import { meetsSearch } from '../../platform/search/word-conditions.ts'
import type { RecordingRow } from './audio.table.ts'

/** Max rows that one request examines. */
const BUDGET = 2_000

export type RecordingsQuery = {
  readonly userId: string
  readonly search: Search
  readonly from: Date | undefined
  readonly to: Date | undefined
  readonly sort: 'newest' | 'oldest'
  /** The page starts after this recording. */
  readonly after: string | undefined
  readonly limit: number
}

/** The prompt, normalized by `foldText` like search terms. */
const FOLDED = sql`lower(regexp_replace(normalize(prompt, NFKD), '[\u0300-\u036f]', '', 'g'))`

/** The owner's URL epoch; undefined when there is no such recording. For the role `system`. */
export async function findRecordingEpoch(
  tx: Tx,
  id: string,
): Promise<{ readonly epoch: AddressEpoch | undefined } | undefined> {
  const { rows } = await sql<{ number: number | null; since: Date | null }>`
    select epoch as number, valid_from as since
    from recordings left join account_access on account_access.user_id = recordings.user_id
    where recordings.id = ${id}`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { number, since } = row
  return { epoch: number === null || since === null ? undefined : { number, since } }
}

/** A page of a person's recordings in order of creation, which is the order of ids. */
export function findRecordings(tx: Tx, query: RecordingsQuery): Promise<FoundPage<RecordingRow>> {
  const { userId, search, from, to, sort, after, limit } = query
  const isNewest = sort === 'newest'
  const beyond = after === undefined ? sql`true` : isNewest ? sql`id < ${after}` : sql`id > ${after}`
  const says = meetsSearch(FOLDED, search)
  const conditions: RawBuilder<boolean>[] = [
    ...(says ? [says] : []),
    ...(from ? [sql<boolean>`created_at >= ${from}`] : []),
    ...(to ? [sql<boolean>`created_at < ${to}`] : []),
  ]
  return walkPage<RecordingRow>(tx, {
    ordered: sql`select * from recordings where user_id = ${userId} and ${beyond}
      order by id ${isNewest ? sql`desc` : sql`asc`}`,
    matches: conditions.length === 0 ? undefined : sql<boolean>`(${sql.join(conditions, sql` and `)})`,
    limit,
    budget: BUDGET,
  })
}
