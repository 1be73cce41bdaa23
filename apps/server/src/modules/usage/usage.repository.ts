import { DAILY_GENERATIONS, type Tier } from '@easel/contract/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { type ResetTerms, stateAfterReset } from './daily-reset.ts'
import type { UsageTables, UserDailyLimitsTable } from './usage.table.ts'

const QUARTER_MS = 15 * 60_000
const MAX_SKEW_MS = 5 * 60_000

export type UsageRepository = ReturnType<typeof createUsageRepository>

/** The only SQL on `user_daily_limits` and `usage_quarters`. Every change is one statement, so that callers at the same moment cannot pass each other. */
export function createUsageRepository(tx: Tx) {
  const db = tx.withTables<UsageTables>()

  async function change(query: RawBuilder<UserDailyLimitsTable>): Promise<UserDailyLimitsTable | undefined> {
    const { rows } = await query.execute(db)
    return rows[0]
  }

  return {
    find: (userId: string): Promise<UserDailyLimitsTable | undefined> =>
      db.selectFrom('user_daily_limits').selectAll().where('user_id', '=', userId).executeTakeFirst(),

    /** Makes the row with nothing used; one that is there stays as it is. */
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

    /**
     * Brings a row back that was written while the clock was ahead: its reset counts as this morning's, and what was made in a time that has
     * not come counts as made now.
     */
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

    /** Sets the count to 0 if its time has come; undefined when it has not. */
    rollOver: (userId: string, terms: ResetTerms) =>
      change(sql`
        update user_daily_limits set ${rolledOver(terms)}
        where user_id = ${userId} and ${due(terms)} returning *`),

    /** `reserve` for a day that is not over, where no reset has to be thought of; undefined sends the caller there. */
    reserveToday: (userId: string, count: number, timeZone: string, now: Date) =>
      change(sql`
        update user_daily_limits set reserved = reserved + ${count}
        where user_id = ${userId} and time_zone = ${timeZone} and reset_at > ${now} and last_reset_at <= ${believed(now)}
          and generations_today + reserved + ${count} <= ${limit()} returning *`),

    /** Holds `count` places, all or none; undefined when they are not left, or there is no row. */
    reserve: (userId: string, count: number, terms: ResetTerms) =>
      change(sql`
        update user_daily_limits set ${rolledOver(terms)}, reserved = reserved + ${count}
        where user_id = ${userId} and ${usedNow(terms)} + reserved + ${count} <= ${limit()} returning *`),

    /** Keeps others from changing what the user may still do until the transaction ends; answers the places that are held. */
    lock: async (userId: string): Promise<number> => {
      const { rows } = await sql<{ reserved: number }>`
        select reserved from user_daily_limits where user_id = ${userId} for update`.execute(db)
      return rows[0]?.reserved ?? 0
    },

    /** Originals: pictures, also those in the trash, and sounds as WAV. */
    readStoredBytes: async (userId: string): Promise<number> => {
      const { rows } = await sql<{ bytes: number }>`
        select (
          coalesce((select sum(bytes) from generations where user_id = ${userId}), 0) +
          coalesce((select sum(bytes) from recordings where user_id = ${userId}), 0)
        )::bigint as bytes`.execute(db)
      return rows[0]?.bytes ?? 0
    },

    /** `countMade` and `settle` for a day that is not over; undefined when it is, and nothing is written. */
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

    /** Turns held places into pictures made. */
    settle: (userId: string, count: number, terms: ResetTerms) =>
      change(sql`
        update user_daily_limits set ${rolledOver(terms, count)}, reserved = reserved - ${count}
        where user_id = ${userId} returning *`),

    giveBack: (userId: string, count: number, terms: ResetTerms) =>
      change(sql`
        update user_daily_limits set ${rolledOver(terms)}, reserved = reserved - ${count}
        where user_id = ${userId} returning *`),

    /** Adds pictures made to the quarter of an hour that `now` lies in. */
    countMade: async (userId: string, count: number, now: Date): Promise<void> => {
      await sql`
        insert into usage_quarters as kept (user_id, quarter, generations) values (${userId}, ${quarterOf(now)}, ${count})
        on conflict (user_id, quarter) do update set generations = kept.generations + excluded.generations`.execute(
        db,
      )
    },

    /** Quarters in which the user made pictures, from `from` on. */
    findQuarters: (userId: string, from: Date) =>
      db
        .selectFrom('usage_quarters')
        .select(['quarter', 'generations'])
        .where('user_id', '=', userId)
        .where('quarter', '>=', from)
        .execute(),

    countAllTime: async (userId: string): Promise<number> => {
      const { rows } = await sql<{ total: number }>`
        select coalesce(sum(generations), 0)::int as total from usage_quarters where user_id = ${userId}`.execute(
        db,
      )
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

/** Clocks of several machines differ a little; a reset later than this was written by one that was wrong. */
function believed(now: Date): Date {
  return new Date(now.getTime() + MAX_SKEW_MS)
}

export function isAhead(row: Pick<UserDailyLimitsTable, 'last_reset_at'>, now: Date): boolean {
  return row.last_reset_at > believed(now)
}

/** Assignments that first reset what is due, then count `made` pictures. */
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
