import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Tx } from './database.ts'

export type Cap = {
  /** Whose rows are counted. */
  readonly userId: string
  /** What is counted; calls with the same kind and user wait for each other. */
  readonly kind: string
  /** How many there may be, the new one included. */
  readonly max: number
  /** How many there are, read in the same transaction. */
  readonly count: () => Promise<number>
  /** What the person is told when there are too many. */
  readonly message: string
}

/** Rejects with `conflict` when the user has all that they may have. Exact under parallel calls: the lock lasts until the transaction ends. */
export async function assertBelowCap(tx: Tx, { userId, kind, max, count, message }: Cap): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cap ${kind} ${userId}`}, 0))`.execute(tx)
  if ((await count()) >= max) throw new AppError('conflict', { message })
}
