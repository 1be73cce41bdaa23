import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { Claimed, Queue, QueueRow } from './queue.table.ts'

const MAX_DUE = 100

type Claim<Row extends QueueRow> = {
  readonly task: Claimed<Row> | undefined
  /** Whether any user's task is still queued. */
  readonly othersWait: boolean
}

/** The worker's view of one queue across users; only used inside `asSystem`. */
export function createClaimsRepository<Row extends QueueRow>(tx: Tx, queue: Queue<Row>) {
  const table = sql.table(queue.table)

  return {
    /**
     * Claims the next task. Among users below their cap it picks the one with the fewest running tasks, then the longest wait; among their tasks
     * a form's task first, then the queue in the user's order unless it is paused. The user's turn stays locked until the commit, so caps are
     * exact and claims for different users run concurrently. The claim of a form's task publishes no event and does not wait for the disk:
     * a crash may undo it.
     */
    claimNext: async (token: string, leaseMs: number): Promise<Claim<Row>> => {
      const claim = sql.raw(`claim_from_${queue.table}`)
      const { rows } = await sql<Claimed<Row> & { others_wait: boolean; durability: unknown }>`
        select claim.others_wait, (claim.task).*,
          case when (claim.task).source <> 'queue' then set_config('synchronous_commit', 'off', true) end as durability
        from ${claim}(${token}, ${leaseMs} * interval '1 millisecond') claim`.execute(tx)
      const [row] = rows
      // All columns are null when there is no task.
      if (!row?.id) return { task: undefined, othersWait: row?.others_wait ?? false }
      const { others_wait: othersWait, durability: _, ...task } = row
      return { task: task as unknown as Claimed<Row>, othersWait }
    },

    /** Re-checks users whose delayed tasks may start by now; false when there were none. */
    wakeDue: async (): Promise<boolean> => {
      const { rows } = await sql`
        with due as (
          select user_id from queue_users
          where queue = ${queue.table} and looked_at_again <= clock_timestamp()
          order by looked_at_again limit ${MAX_DUE} for update skip locked
        )
        select ${sql.raw(`refresh_${queue.table}_user`)}(user_id) from due`.execute(tx)
      return rows.length > 0
    },

    /** Renews the leases of these runs and returns those that still hold their task. */
    heartbeat: async (tokens: readonly string[], leaseMs: number): Promise<ReadonlySet<string>> => {
      const { rows } = await sql<{ lease_token: string }>`
        with held as (
          select user_id, id from ${table} where lease_token in (${sql.join(tokens)}) and status = 'running'
          order by user_id, id for update
        )
        update ${table} set lease_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
        from held where ${table}.user_id = held.user_id and ${table}.id = held.id returning lease_token`.execute(
        tx,
      )
      return new Set(rows.map((row) => row.lease_token))
    },

    /** Locks one running task whose process is gone: its lease has expired, or `everyone` is gone because this process has just started. */
    lockAbandoned: async (everyone: boolean): Promise<Claimed<Row> | undefined> => {
      const { rows } = await sql<Claimed<Row>>`
        select * from ${table}
        where status = 'running' and (${everyone}::boolean or lease_until < clock_timestamp())
        order by position limit 1 for update skip locked`.execute(tx)
      return rows[0]
    },

    countSetAside: async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from ${table} where set_aside_at is not null`.execute(tx)
      return rows[0]?.count ?? 0
    },
  }
}
