import { LIMITS } from '@easel/contract/limits'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { CLAIM_LOCK } from './claims.repository.ts'

/** What a run holds its task by. */
export type Lease = { readonly token: string; readonly ms: number }

/**
 * Keeps claims out and the user's other requests waiting, until the end of the transaction; while a claim is going on there is no turn. It is
 * a statement of its own because only the next one sees all that was begun before.
 */
export async function takeTurn(tx: Tx, userId: string): Promise<void> {
  await sql`
    select set_config('easel.turn', pg_try_advisory_xact_lock_shared(${CLAIM_LOCK})::text, true),
      pg_advisory_xact_lock(hashtextextended(${`beginnings of ${userId}`}, 0))`.execute(tx)
}

/** Whether it is our turn and one more of the user's tasks may run. */
export function mayBegin(userId: string) {
  return sql<boolean>`current_setting('easel.turn') = 'true' and (
    select count(*) from tasks busy where busy.user_id = ${userId} and busy.status = 'running'
  ) < coalesce(
    (select concurrency from queue_settings where user_id = ${userId}), ${LIMITS.concurrency.default}::integer
  )`
}

/** The columns of a task that is inserted as running where `turn` says that it may. */
export function begunUnder({ token, ms }: Lease) {
  const isOurs = sql`(select is_ours from turn)`
  return {
    status: sql<'queued' | 'running'>`case when ${isOurs} then 'running' else 'queued' end`,
    attempts: sql<number>`case when ${isOurs} then 1 else 0 end`,
    lease_token: sql<string | null>`case when ${isOurs} then ${token} end`,
    lease_until: sql<Date | null>`case when ${isOurs} then clock_timestamp() + ${ms} * interval '1 millisecond' end`,
    started_at: sql<Date | null>`case when ${isOurs} then clock_timestamp() end`,
  }
}
