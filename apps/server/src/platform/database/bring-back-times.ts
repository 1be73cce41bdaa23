import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/** A column with a moment that lies at most so far ahead when it is written. */
export type BoundedTime = {
  readonly table: string
  readonly column: string
  readonly longestMs: number
  /** Only rows with it are looked at; ended ones may be many, and no index has them. */
  readonly status?: string | undefined
  /** What lies further ahead becomes the latest moment that it may be, or the present one. */
  readonly becomes: 'latest' | 'now'
  /** Kept as milliseconds since 1970, as the sign-in library does. */
  readonly isNumber?: boolean
}

/** Clocks of processes and of the database may differ by so much. */
const MAX_SKEW_MS = 5 * 60_000

/**
 * Moments that were written while the clock was ahead are brought back to where they may lie: otherwise a lease of a process that died then, or a
 * wait that began then, lasts until the clock is there again. Answers the columns that had some.
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

/** The statement's own moment, not that of the row: an index is used for it. */
function momentIn(ms: number, isNumber: boolean): RawBuilder<unknown> {
  return isNumber
    ? sql`(extract(epoch from now()) * 1000)::bigint + ${ms}::bigint`
    : sql`now() + ${ms} * interval '1 millisecond'`
}
