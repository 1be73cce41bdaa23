import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

type DayRow = {
  readonly day: string
  readonly pictures: number
  readonly failures: number
  readonly cost_micros: number
  readonly accounts: number
}
type QueueRow = {
  readonly waiting: number
  readonly running: number
  readonly oldest_at: Date | null
  readonly set_aside: number
}
type StoredRow = {
  readonly id: string
  readonly email: string
  readonly bytes: number
  /** Across all accounts. */
  readonly total: number
  readonly accounts: number
}

/** Activity and storage of the installation, from several modules' tables. For the role `system`. */
export function createActivityRepository(tx: Tx) {
  return {
    /** Newest first; `today` is a UTC day. */
    byDay: async (today: string, days: number): Promise<DayRow[]> => {
      const { rows } = await sql<DayRow>`
        with wanted as (select ${today}::date - n as day from generate_series(0, ${days}::int - 1) n),
          calls as (
            select (hour at time zone 'UTC')::date as day, sum(successes) as pictures, sum(failures) as failures
            from provider_hours group by 1
          ),
          signed_up as (
            select ("createdAt" at time zone 'UTC')::date as day, count(*) as accounts
            from "user" where "createdAt" > ${today}::date - ${days}::int group by 1
          )
        select wanted.day::text as day, coalesce(calls.pictures, 0)::int as pictures,
          coalesce(calls.failures, 0)::int as failures, coalesce(spending.spent, 0)::float8 as cost_micros,
          coalesce(signed_up.accounts, 0)::int as accounts
        from wanted left join calls using (day) left join signed_up using (day)
        left join spending_days spending using (day)
        order by wanted.day desc`.execute(tx)
      return rows
    },

    queue: async (): Promise<QueueRow> => {
      const { rows } = await sql<QueueRow>`
        select count(*) filter (where status = 'queued')::int as waiting,
          count(*) filter (where status = 'running')::int as running,
          min(created_at) filter (where status = 'queued') as oldest_at,
          count(*) filter (where set_aside_at is not null)::int as set_aside
        from (
          select status, created_at, set_aside_at from tasks
          where status in ('queued', 'running') or set_aside_at is not null
          union all
          select status, created_at, set_aside_at from audio_tasks
          where status in ('queued', 'running') or set_aside_at is not null
        ) work`.execute(tx)
      return rows[0] ?? { waiting: 0, running: 0, oldest_at: null, set_aside: 0 }
    },

    /** Total storage, and the accounts that use most. */
    stored: async (largest: number): Promise<StoredRow[]> => {
      const { rows } = await sql<StoredRow>`
        with files as (
          select user_id, bytes from generations union all select user_id, bytes from recordings
        ), by_user as (
          select user_id, sum(bytes)::float8 as bytes from files group by user_id
        )
        select u.id, u.email, bytes, sum(bytes) over () as total, count(*) over ()::int as accounts
        from by_user join "user" u on u.id = user_id
        order by bytes desc, u.id limit ${largest}`.execute(tx)
      return rows
    },
  }
}
