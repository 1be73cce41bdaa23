import { LIMITS } from '@easel/contract/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** Whose end is counted, and where it is noted when the last of them ended. */
export type RestingQueue = {
  readonly table: string
  /** Which of the owner's rows are counted. */
  readonly counted: RawBuilder<boolean>
  readonly restedAt: 'pictures_rested_at' | 'sounds_rested_at'
}

/** What has ended since the queue was last at rest; cancelled tasks are neither. */
export type QueueRest = {
  readonly done: number
  readonly failed: number
  /** Of the last that failed, or else of the last that is done. */
  readonly prompt: string
}

/**
 * What a user's queue has done when it comes to rest: told once, to the transaction that ends its last task. Undefined while something waits
 * or runs, and when nothing has ended. Called behind a change of the allowance, whose lock lets ends of one user follow each other.
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
