import { LIMITS } from '@easel/contract/limits'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { TaskRow, TasksTable } from './tasks.table.ts'

/** Any number, as long as nothing else in the database locks it. */
export const CLAIM_LOCK = 7_318_201_443

/** How many of the last pictures tell how long the next will take. */
export const LAST_PICTURES = 20

/** A task that this process runs now. */
export type ClaimedTask = TaskRow & { readonly lease_token: string }

/** With whether others still wait in the queue, whoever's turn they are. */
type NextTask = ClaimedTask & { readonly others_wait: boolean }

/** The worker's view across users; only ever inside `asSystem`. */
export function createClaimsRepository(tx: Tx) {
  const db = tx.withTables<{ tasks: TasksTable }>()
  const unread = sql`null as image_url, null as generation_seed, null as queue_place`

  return {
    /**
     * Starts the next task: of the users below their cap the one with the fewest running tasks and then the longest wait, and of that user's
     * tasks one that somebody waits for before one of the queue, which goes in the user's own order and stands still while it is paused.
     * Claims take turns across all processes, so a cap is never passed.
     */
    claimNext: async (token: string, leaseMs: number): Promise<NextTask | undefined> => {
      // A claim that a crash takes back leaves its task in the queue: nobody waits for the disk.
      await sql`select set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock(${CLAIM_LOCK})`.execute(
        db,
      )
      const { rows } = await sql<NextTask>`
        with recursive waiting(user_id) as (
          (select user_id from tasks where status = 'queued' order by user_id limit 1)
          union all
          select (
            select later.user_id from tasks later
            where later.status = 'queued' and later.user_id > waiting.user_id
            order by later.user_id limit 1
          ) from waiting where waiting.user_id is not null
        ),
        candidate as (
          select waiting.user_id, head.id, settings.concurrency, (
            select count(*) from tasks busy where busy.user_id = waiting.user_id and busy.status = 'running'
          ) as running, (
            select oldest.position from tasks oldest
            where oldest.user_id = waiting.user_id and oldest.status = 'queued' and oldest.source = head.source
            order by oldest.position limit 1
          ) as waits_since
          from waiting left join queue_settings settings using (user_id) cross join lateral (
            select id, source from tasks
            where tasks.user_id = waiting.user_id and tasks.status = 'queued'
              and tasks.source <= case when settings.paused then 'form' else 'queue' end
              and (tasks.not_before is null or tasks.not_before <= clock_timestamp())
            order by source, sort_order limit 1
          ) head
        ),
        chosen as (
          select user_id, id from candidate
          where running < coalesce(concurrency, ${LIMITS.concurrency.default}::integer)
          order by running, waits_since limit 1
        ),
        free as (
          select tasks.user_id, tasks.id from tasks join chosen using (user_id, id)
          where tasks.status = 'queued' for update of tasks skip locked
        )
        update tasks set
          status = 'running', attempts = attempts + 1, lease_token = ${token},
          lease_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond',
          started_at = clock_timestamp(), not_before = null
        from free where tasks.user_id = free.user_id and tasks.id = free.id
        returning tasks.*, ${unread}, exists (
          select from tasks other where other.status = 'queued' and (other.user_id, other.id) <> (tasks.user_id, tasks.id)
        ) as others_wait`.execute(db)
      return rows[0]
    },

    /** Whether anything waits in the queue, whoever's turn it is. */
    hasQueued: async (): Promise<boolean> => {
      const { rows } = await sql<{ waits: boolean }>`
        select exists (select from tasks where status = 'queued') as waits`.execute(db)
      return rows[0]?.waits === true
    },

    /** Says that these runs live; answers those that still hold their task. */
    heartbeat: async (tokens: readonly string[], leaseMs: number): Promise<ReadonlySet<string>> => {
      const { rows } = await sql<{ lease_token: string }>`
        with held as (
          select user_id, id from tasks where lease_token in (${sql.join(tokens)}) and status = 'running'
          order by user_id, id for update
        )
        update tasks set lease_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
        from held where tasks.user_id = held.user_id and tasks.id = held.id returning lease_token`.execute(db)
      return new Set(rows.map((row) => row.lease_token))
    },

    /** Locks one running task whose process is gone: its lease has run out, or `everyone` is gone because this process has just begun. */
    lockAbandoned: async (everyone: boolean): Promise<ClaimedTask | undefined> => {
      const { rows } = await sql<ClaimedTask>`
        select tasks.*, ${unread} from tasks
        where status = 'running' and (${everyone}::boolean or lease_until < clock_timestamp())
        order by position limit 1 for update skip locked`.execute(db)
      return rows[0]
    },

    /** Which of these reference pictures are still needed: by an unfinished task, or by a failed one that may be retried. */
    findNeededReferences: async (keys: readonly string[]): Promise<ReadonlySet<string>> => {
      const rows = await db
        .selectFrom('tasks')
        .select('reference_key')
        .where('reference_key', 'in', keys)
        .where(({ or, and, eb }) =>
          or([
            eb('status', 'in', ['queued', 'running']),
            and([
              eb('status', '=', 'error'),
              or([eb('source', '=', 'queue'), eb('error_code', '!=', 'cancelled')]),
            ]),
          ]),
        )
        .execute()
      return new Set(rows.flatMap((row) => row.reference_key ?? []))
    },

    /** Median time of the last pictures made by anybody; null before the first. */
    readSecondsPerTask: async (): Promise<number | null> => {
      const { rows } = await sql<{ seconds: number | null }>`
        select percentile_cont(0.5) within group (order by seconds) as seconds from (
          select seconds from tasks where seconds is not null order by finished_at desc limit ${LAST_PICTURES}
        ) last`.execute(db)
      return rows[0]?.seconds ?? null
    },

    /**
     * Forgets pictures of the form that nobody sees any more: those that were made or cancelled, and those that failed. What somebody else
     * has locked waits for the next time.
     */
    forgetFinished: async (before: { readonly ended: Date; readonly failed: Date }): Promise<void> => {
      await sql`
        with old as (
          select user_id, id from tasks
          where source = 'form' and (
            finished_at < ${before.failed}
            or finished_at < ${before.ended} and (status = 'done' or error_code = 'cancelled')
          ) for update skip locked
        )
        delete from tasks using old where tasks.user_id = old.user_id and tasks.id = old.id`.execute(db)
    },
  }
}
