import { type RawBuilder, sql } from 'kysely'
import { MAX_SKEW_MS } from '../clock.ts'
import type { Database } from './database.ts'

/** A time column with a limit on how far ahead it may be when written. */
export type BoundedTime = {
  readonly table: string
  readonly column: string
  readonly longestMs: number
  /** Only rows with this status are checked; there may be many ended rows, and no index covers them. */
  readonly status?: string | undefined
  /** What a time too far ahead is set to: the latest allowed one, or now. */
  readonly becomes: 'latest' | 'now'
  /** Stored in epoch milliseconds, as the sign-in library does. */
  readonly isNumber?: boolean
}

/**
 * Corrects times that a wrong clock put too far ahead: otherwise the lease of a process that died meanwhile, or a wait that began meanwhile, would
 * last until the clock gets there again. Returns the columns that had any.
 */
export async function bringBackTimes(
  database: Pick<Database, 'asSystem'>,
  times: readonly BoundedTime[],
): Promise<string[]> {
  const found: string[] = []
  for (const time of times) if (await bringBack(database, time)) found.push(`${time.table}.${time.column}`)
  return found
}

async function bringBack(
  database: Pick<Database, 'asSystem'>,
  { table, column, longestMs, status, becomes, isNumber = false }: BoundedTime,
): Promise<boolean> {
  const kept = sql.ref(column)
  const ahead = (ms: number) => momentIn(ms, isNumber)
  const only = status === undefined ? sql`` : sql`status = ${sql.lit(status)} and `
  return database.asSystem(async (tx) => {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${kept} = ${ahead(becomes === 'now' ? 0 : longestMs)}
      where ${only}${kept} > ${ahead(longestMs + MAX_SKEW_MS)}`.execute(tx)
    return (numAffectedRows ?? 0n) > 0n
  })
}

/** The statement's time rather than the row's, so that an index can be used. */
function momentIn(ms: number, isNumber: boolean): RawBuilder<unknown> {
  return isNumber
    ? sql`(extract(epoch from now()) * 1000)::bigint + ${ms}::bigint`
    : sql`now() + ${ms} * interval '1 millisecond'`
}
