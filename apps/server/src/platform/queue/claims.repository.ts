import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { Claimed, Queue, QueueRow } from './queue.table.ts'

/** A user all of whose tasks others have locked is passed over; so many of them are, then the claim gives up until it is asked again. */
const MAX_PASSED_OVER = 5
/** Turns that are looked at until one is found that no other claim has taken. */
const MAX_SEEN = 64
const MAX_DUE = 100

/** The worker's view of one queue, across users; only ever inside `asSystem`. */
export function createClaimsRepository<Row extends QueueRow>(tx: Tx, queue: Queue<Row>) {
  const table = sql.table(queue.table)

  /** Locks the turn of the user who is next. A row that has changed since it was chosen is not taken: another may be before it now. */
  async function lockTurn(passedOver: readonly string[]): Promise<string | undefined> {
    const others = passedOver.length === 0 ? sql`true` : sql`user_id not in (${sql.join(passedOver)})`
    const { rows } = await sql<{ user_id: string }>`
      select turn.user_id from (
        select user_id, running, waits_since from queue_users
        where queue = ${queue.table} and is_ready and ${others}
        order by running, waits_since limit ${MAX_SEEN}
      ) seen cross join lateral (
        select same.user_id from queue_users same
        where same.queue = ${queue.table} and same.user_id = seen.user_id
          and same.is_ready and same.running = seen.running and same.waits_since = seen.waits_since
        for update skip locked
      ) turn limit 1`.execute(tx)
    return rows[0]?.user_id
  }

  async function startFirst(
    userId: string,
    token: string,
    leaseMs: number,
  ): Promise<Claimed<Row> | undefined> {
    const { rows } = await sql<Claimed<Row>>`
      with head as (
        select id from ${table}
        where user_id = ${userId} and status = 'queued'
          and source <= case when (select paused from queue_settings where user_id = ${userId}) then 'form' else 'queue' end
          and (not_before is null or not_before <= clock_timestamp())
        order by source, sort_order limit 1 for update skip locked
      )
      update ${table} set
        status = 'running', attempts = attempts + 1, lease_token = ${token},
        lease_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond',
        started_at = clock_timestamp(), not_before = null
      from head where ${table}.user_id = ${userId} and ${table}.id = head.id
      returning ${table}.*`.execute(tx)
    return rows[0]
  }

  return {
    /**
     * Starts the next task: of the users below their cap the one with the fewest running tasks and then the longest wait, and of that user's
     * tasks a form's task before one of the queue, which goes in the user's own order and stands still while it is paused.
     * The user's turn stays locked until the commit, so a cap is never passed, and claims for different users do not wait for each other.
     */
    claimNext: async (token: string, leaseMs: number): Promise<Claimed<Row> | undefined> => {
      const passedOver: string[] = []
      while (passedOver.length <= MAX_PASSED_OVER) {
        const userId = await lockTurn(passedOver)
        if (userId === undefined) return undefined
        const task = await startFirst(userId, token, leaseMs)
        if (task) return task
        passedOver.push(userId)
      }
      return undefined
    },

    /** Commits without waiting for the disk: for a claim that publishes no event, which a crash may take back. */
    commitLater: async (): Promise<void> => {
      await sql`select set_config('synchronous_commit', 'off', true)`.execute(tx)
    },

    /** Looks again at users whose tasks were told to wait and may start by now; false when there were none. */
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

    /** Whether any task is queued, of any user. */
    hasQueued: async (): Promise<boolean> => {
      const { rows } = await sql<{ waits: boolean }>`
        select exists (select from ${table} where status = 'queued') as waits`.execute(tx)
      return rows[0]?.waits === true
    },

    /** Says that these runs live; answers those that still hold their task. */
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

    /** Locks one running task whose process is gone: its lease has run out, or `everyone` is gone because this process has just begun. */
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
