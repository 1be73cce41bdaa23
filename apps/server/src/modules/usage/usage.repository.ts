import { DAILY_GENERATIONS, type Tier } from '@easel/contract/limits'
import { type RawBuilder, sql } from 'kysely'
import { MAX_SKEW_MS, MINUTE_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type ResetTerms, stateAfterReset } from './daily-reset.ts'
import type { UsageTables, UserDailyLimitsTable } from './usage.table.ts'

const QUARTER_MS = 15 * MINUTE_MS

export type UsageRepository = ReturnType<typeof createUsageRepository>

/** The only SQL on `user_daily_limits` and `usage_quarters`. Every change is one statement, so concurrent callers cannot overtake each other. */
export function createUsageRepository(tx: Tx) {
  const db = tx.withTables<UsageTables>()

  async function change(query: RawBuilder<UserDailyLimitsTable>): Promise<UserDailyLimitsTable | undefined> {
    const { rows } = await query.execute(db)
    return rows[0]
  }

  return {
    find: (userId: string): Promise<UserDailyLimitsTable | undefined> =>
      db.selectFrom('user_daily_limits').selectAll().where('user_id', '=', userId).executeTakeFirst(),

    /** Creates an unused row; an existing one stays. */
    makeMissing: async (userId: string, tier: Tier, timeZone: string, now: Date): Promise<void> => {
      const { lastResetAt, resetAt } = stateAfterReset(undefined, timeZone, now)
      await db
        .insertInto('user_daily_limits')
        .values({
          user_id: userId,
          subscription_tier: tier,
          generations_today: 0,
          reserved: 0,
          last_reset_at: lastResetAt,
          time_zone: timeZone,
          reset_at: resetAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** Repairs a row written while the clock was ahead: its reset counts as this morning's, and pictures dated in the future count as made now. */
    bringBack: async (userId: string, { now, midnight, resetAtSamePlace, timeZone }: ResetTerms) => {
      const quarter = quarterOf(now)
      await sql`
        with ahead as (
          delete from usage_quarters where user_id = ${userId} and quarter > ${quarter} returning generations
        )
        insert into usage_quarters as kept (user_id, quarter, generations)
        select ${userId}, ${quarter}::timestamptz, sum(generations) from ahead having count(*) > 0
        on conflict (user_id, quarter) do update set generations = kept.generations + excluded.generations`.execute(
        db,
      )
      return change(sql`
        update user_daily_limits set generations_today = ${madeSince(midnight)}, time_zone = ${timeZone},
          last_reset_at = ${midnight}, reset_at = ${resetAtSamePlace}
        where user_id = ${userId} and last_reset_at > ${now} returning *`)
    },

    /** Resets the count if due; undefined if not. */
    rollOver: (userId: string, terms: ResetTerms) =>
      change(sql`
        update user_daily_limits set ${rolledOver(terms)}
        where user_id = ${userId} and ${due(terms)} returning *`),

    /** `reserve` for a day that is not over, without handling a reset; undefined means the caller must use `reserve`. */
    reserveToday: (userId: string, count: number, timeZone: string, now: Date) =>
      change(sql`
        update user_daily_limits set reserved = reserved + ${count}
        where user_id = ${userId} and time_zone = ${timeZone} and reset_at > ${now} and last_reset_at <= ${believed(now)}
          and generations_today + reserved + ${count} <= ${limit()} returning *`),

    /** Reserves `count`, all or none; undefined when not enough is left or there is no row. */
    reserve: (userId: string, count: number, terms: ResetTerms) =>
      change(sql`
        update user_daily_limits set ${rolledOver(terms)}, reserved = reserved + ${count}
        where user_id = ${userId} and ${usedNow(terms)} + reserved + ${count} <= ${limit()} returning *`),

    /** Locks the user's allowance until the transaction ends and returns the reservations. */
    lock: async (userId: string): Promise<number> => {
      const { rows } = await sql<{ reserved: number }>`
        select reserved from user_daily_limits where user_id = ${userId} for update`.execute(db)
      return rows[0]?.reserved ?? 0
    },

    /** Stored originals: pictures, including the trash, and sounds as WAV. */
    readStoredBytes: async (userId: string): Promise<number> => {
      const { rows } = await sql<{ bytes: number }>`
        select (
          coalesce((select sum(bytes) from generations where user_id = ${userId}), 0) +
          coalesce((select sum(bytes) from recordings where user_id = ${userId}), 0)
        )::bigint as bytes`.execute(db)
      return rows[0]?.bytes ?? 0
    },

    /** `countMade` and `settle` for a day that is not over; undefined, writing nothing, when it is. */
    settleToday: (userId: string, count: number, now: Date) =>
      change(sql`
        with settled as (
          update user_daily_limits set generations_today = generations_today + ${count}::integer,
            reserved = reserved - ${count}::integer
          where user_id = ${userId} and reset_at > ${now} returning *
        ), counted as (
          insert into usage_quarters as kept (user_id, quarter, generations)
          select user_id, ${quarterOf(now)}::timestamptz, ${count}::integer from settled
          on conflict (user_id, quarter) do update set generations = kept.generations + excluded.generations
        )
        select * from settled`),

    /** Turns reservations into pictures made. */
    settle: (userId: string, count: number, terms: ResetTerms) =>
      change(sql`
        update user_daily_limits set ${rolledOver(terms, count)}, reserved = reserved - ${count}
        where user_id = ${userId} returning *`),

    giveBack: (userId: string, count: number, terms: ResetTerms) =>
      change(sql`
        update user_daily_limits set ${rolledOver(terms)}, reserved = reserved - ${count}
        where user_id = ${userId} returning *`),

    /** Adds pictures to the quarter-hour of `now`. */
    countMade: async (userId: string, count: number, now: Date): Promise<void> => {
      await sql`
        insert into usage_quarters as kept (user_id, quarter, generations) values (${userId}, ${quarterOf(now)}, ${count})
        on conflict (user_id, quarter) do update set generations = kept.generations + excluded.generations`.execute(
        db,
      )
    },

    /** Quarter-hours in which the user made pictures, from `from` on. */
    findQuarters: (userId: string, from: Date) =>
      db
        .selectFrom('usage_quarters')
        .select(['quarter', 'generations'])
        .where('user_id', '=', userId)
        .where('quarter', '>=', from)
        .execute(),

    countAllTime: async (userId: string): Promise<number> => {
      const { rows } = await sql<{ total: number | null }>`
        select sum(generations)::int as total from usage_quarters where user_id = ${userId}`.execute(db)
      return rows[0]?.total ?? 0
    },

    setTier: (userId: string, tier: Tier) =>
      change(sql`
        update user_daily_limits set subscription_tier = ${tier} where user_id = ${userId} returning *`),
  }
}

function quarterOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS)
}

function due(terms: ResetTerms) {
  return sql<boolean>`(case when time_zone = ${terms.timeZone}
    then reset_at <= ${terms.now} else last_reset_at <= ${terms.movedBefore} end)`
}

function usedNow(terms: ResetTerms) {
  return sql<number>`(case when ${due(terms)} then 0 else generations_today end)`
}

function madeSince(from: Date) {
  return sql<number>`(select coalesce(sum(generations), 0)::integer from usage_quarters
    where usage_quarters.user_id = user_daily_limits.user_id and quarter >= ${from}::timestamptz)`
}

/** Machines' clocks differ slightly; a later reset was written by a wrong one. */
function believed(now: Date): Date {
  return new Date(now.getTime() + MAX_SKEW_MS)
}

export function isAhead(row: Pick<UserDailyLimitsTable, 'last_reset_at'>, now: Date): boolean {
  return row.last_reset_at > believed(now)
}

/** Assignments that reset if due, then count `made` pictures. */
function rolledOver(terms: ResetTerms, made = 0) {
  const isDue = due(terms)
  const nextReset = sql`case when time_zone = ${terms.timeZone}
    then ${terms.resetAtSamePlace}::timestamptz else ${terms.resetAtNewPlace}::timestamptz end`
  return sql`
    generations_today = ${usedNow(terms)} + ${made},
    last_reset_at = case when ${isDue} then ${terms.now}::timestamptz else last_reset_at end,
    reset_at = case when ${isDue} then ${nextReset} else reset_at end,
    time_zone = case when ${isDue} then ${terms.timeZone} else time_zone end`
}

function limit() {
  const cases = Object.entries(DAILY_GENERATIONS).map(
    ([tier, allowed]) => sql`when ${tier} then ${allowed}::integer`,
  )
  return sql<number>`(case subscription_tier ${sql.join(cases, sql` `)} else 0 end)`
}
