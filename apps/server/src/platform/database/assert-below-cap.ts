import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Tx } from './database.ts'

export type Cap = {
  /** Owner of the counted rows. */
  readonly userId: string
  /** Calls for the same user and kind run one after another. */
  readonly kind: string
  /** Max rows, including the new one. */
  readonly max: number
  /** Current rows, counted in the same transaction. */
  readonly count: () => Promise<number>
  /** Message for the user when the cap is reached. */
  readonly message: string
}

/** Rejects with `conflict` when the user is at the cap. Exact under concurrency, because the lock lasts until the transaction ends. */
export async function assertBelowCap(tx: Tx, { userId, kind, max, count, message }: Cap): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cap ${kind} ${userId}`}, 0))`.execute(tx)
  if ((await count()) >= max) throw new AppError('conflict', { message })
}
