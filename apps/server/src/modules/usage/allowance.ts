import { DAILY_GENERATIONS, type Tier } from '@easel/contract/limits'
import { planName } from '@easel/contract/plans'
import type { DailyLimits } from '@easel/contract/usage'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { canonicalTimeZone } from '../../platform/local-time/local-midnight.ts'
import type { Notify } from '../notifications/index.ts'
import { type ResetTerms, resetTerms } from './daily-reset.ts'
import type { KeyPlace, KeyPlaces, PlaceCaller } from './key-place.ts'
import { requireRoom } from './storage-room.ts'
import { createUsageRepository, isAhead, type UsageRepository } from './usage.repository.ts'
import { toDailyLimits, type UserDailyLimitsTable } from './usage.table.ts'

/**
 * The daily allowance, for other modules. Every call runs inside the caller's transaction and updates the user's tabs, so a reservation always
 * commits with the work it stands for. Lock order: the task, the allowance, the events.
 */
export type Allowance = {
  /** Reserves `count` pictures, also from the calling key's limit. Throws `daily_limit`, or `storage_full` when the library has no room; all or nothing. */
  readonly reserve: (tx: Tx, caller: PlaceCaller, count: number) => Promise<void>
  /** Turns `count` reservations into pictures made today. */
  readonly settle: (tx: Tx, userId: string, count: number) => Promise<void>
  /** Releases reservations, also those of the keys that made them. */
  readonly giveBack: (tx: Tx, userId: string, places: readonly KeyPlace[]) => Promise<void>
  /** Throws `storage_full` when the library has no room for a file of this size. The room stays reserved until the transaction ends. */
  readonly requireRoom: (tx: Tx, userId: string, bytes: number) => Promise<void>
  /** What the user may still make today; creates the row if missing and resets it when due. */
  readonly read: (tx: Tx, userId: string, timeZone: string) => Promise<DailyLimits>
  /** For operators and billing. */
  readonly setTier: (tx: Tx, userId: string, tier: Tier) => Promise<void>
}

export function createAllowance(deps: {
  readonly events: Pick<Events, 'append'>
  readonly notify: Notify
  readonly clock: Clock
  readonly keyPlaces: KeyPlaces
  /** Tier of a new account. */
  readonly defaultTier: Tier
  /** Max bytes an account may store; null for no limit. */
  readonly storageQuota: number | null
}): Allowance {
  const { events, notify, clock, keyPlaces, defaultTier, storageQuota: quota } = deps

  async function tell(tx: Tx, row: UserDailyLimitsTable, timeZone?: string): Promise<void> {
    const limits = toDailyLimits(row, timeZone)
    await events.append(tx, row.user_id, { type: 'limits.changed', payload: { limits } })
  }

  async function current(
    usage: UsageRepository,
    userId: string,
    timeZone: string,
  ): Promise<UserDailyLimitsTable> {
    const known = await usage.find(userId)
    if (known && !isAhead(known, clock.now())) return known
    // The clock was ahead when this user's day began, and is right again.
    if (known) return (await usage.bringBack(userId, resetTerms(known.time_zone, clock.now()))) ?? known
    await usage.makeMissing(userId, defaultTier, timeZone, clock.now())
    const made = await usage.find(userId)
    if (!made) throw new Error('the allowance of this user cannot be read')
    return made
  }

  /** Jobs release reservations without knowing a time zone, so the one of the last reset is used. */
  async function giveUp(
    tx: Tx,
    userId: string,
    change: (usage: UsageRepository, terms: ResetTerms) => Promise<UserDailyLimitsTable | undefined>,
  ): Promise<void> {
    const usage = createUsageRepository(tx)
    const { time_zone: timeZone } = await current(usage, userId, 'UTC')
    const row = await change(usage, resetTerms(timeZone, clock.now()))
    if (row) await tell(tx, row)
  }

  return {
    reserve: async (tx, { userId, timeZone: callerZone, key }, count) => {
      const usage = createUsageRepository(tx)
      const timeZone = canonicalTimeZone(callerZone)
      let row = await usage.reserveToday(userId, count, timeZone, clock.now())
      if (!row) {
        const left = await current(usage, userId, timeZone)
        row = await usage.reserve(userId, count, resetTerms(timeZone, clock.now()))
        if (!row) throw refusal(toDailyLimits(left, timeZone), clock.now())
      }
      await requireRoom(usage, userId, { quota, places: row.reserved, more: 0 })
      if (key) await keyPlaces.take(tx, key.id, count, clock.now())
      await tell(tx, row, timeZone)
    },

    requireRoom: async (tx, userId, bytes) => {
      if (quota === null) return
      const usage = createUsageRepository(tx)
      await current(usage, userId, 'UTC')
      await requireRoom(usage, userId, { quota, places: await usage.lock(userId), more: bytes })
    },

    settle: async (tx, userId, count) => {
      const row = await createUsageRepository(tx).settleToday(userId, count, clock.now())
      if (row) return tell(tx, row)
      await giveUp(tx, userId, async (usage, terms) => {
        await usage.countMade(userId, count, terms.now)
        return usage.settle(userId, count, terms)
      })
    },

    giveBack: async (tx, userId, places) => {
      await giveUp(tx, userId, (usage, terms) => usage.giveBack(userId, places.length, terms))
      for (const { key_id: id, key_day: day } of places)
        if (id !== null && day !== null) await keyPlaces.giveBack(tx, id, 1, day)
    },

    read: async (tx, userId, callerZone) => {
      const usage = createUsageRepository(tx)
      const timeZone = canonicalTimeZone(callerZone)
      const row = await current(usage, userId, timeZone)
      const reset = await usage.rollOver(userId, resetTerms(timeZone, clock.now()))
      if (reset) {
        await tell(tx, reset, timeZone)
        const { remaining } = toDailyLimits(reset, timeZone)
        if (row.generations_today >= DAILY_GENERATIONS[row.subscription_tier])
          await notify(tx, userId, {
            kind: 'allowance',
            title: `Your daily limit was reset: ${remaining} pictures today`,
            path: '/generate',
          })
      }
      return toDailyLimits(reset ?? row, timeZone)
    },

    setTier: async (tx, userId, tier) => {
      const usage = createUsageRepository(tx)
      const before = await current(usage, userId, 'UTC')
      const row = await usage.setTier(userId, tier)
      if (!row) return
      await tell(tx, row)
      if (before.subscription_tier !== tier)
        await notify(tx, userId, {
          kind: 'plan',
          title: `Your plan is now ${planName(tier)}`,
          detail: `${DAILY_GENERATIONS[tier]} pictures a day`,
          path: '/billing',
        })
    },
  }
}

function refusal({ remaining, reset_at }: DailyLimits, now: Date): AppError {
  const seconds = Math.ceil((Date.parse(reset_at) - now.getTime()) / 1000)
  return new AppError('daily_limit', {
    ...(remaining > 0 && { message: `${remaining} left today. Choose a smaller batch, or upgrade.` }),
    retryAfter: Math.max(seconds, 1),
  })
}
