import { LIMITS } from '@easel/contract/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** A table whose ended rows are counted, and the column that stores when the last was. */
export type RestingQueue = {
  readonly table: string
  /** Condition for the owner's rows that are counted. */
  readonly counted: RawBuilder<boolean>
  readonly restedAt: 'pictures_rested_at' | 'sounds_rested_at'
}

/** What ended since the queue was last idle; canceled tasks count as neither. */
export type QueueRest = {
  readonly done: number
  readonly failed: number
  /** The last failed task, or else the last finished one. */
  readonly prompt: string
}

/**
 * Summary of a user's queue when it becomes idle, returned once, to the transaction that ends its last task. Undefined while tasks wait or run,
 * or when nothing ended. Called after a change of the allowance, whose lock serializes one user's ends.
 */
export async function takeRest(
  tx: Tx,
  { table: name, counted, restedAt }: RestingQueue,
  userId: string,
  now: Date,
): Promise<QueueRest | undefined> {
  const table = sql.table(name)
  const own = sql`user_id = ${userId} and ${counted}`
  const { rows: busy } = await sql`
    select from ${table} where ${own} and status in ('queued', 'running') limit 1`.execute(tx)
  if (busy.length > 0) return undefined
  const column = sql.ref(restedAt)
  const { rows: ended } = await sql<QueueRest>`
    with ended as (
      select prompt, status, finished_at from ${table}
      where ${own} and status in ('done', 'error') and error_code is distinct from 'cancelled'
        and finished_at > coalesce((select ${column} from queue_settings where user_id = ${userId}), ${now}::timestamptz - interval '1 day')
    )
    select count(*) filter (where status = 'done')::integer as done,
      count(*) filter (where status = 'error')::integer as failed,
      (array_agg(prompt order by status = 'error' desc, finished_at desc))[1] as prompt
    from ended having count(*) > 0`.execute(tx)
  await sql`
    insert into queue_settings (user_id, concurrency, ${column})
    values (${userId}, ${LIMITS.concurrency.default}, ${now})
    on conflict (user_id) do update set ${column} = excluded.${column}`.execute(tx)
  return ended[0]
}
