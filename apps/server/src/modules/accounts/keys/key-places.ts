import { AppError } from '../../../platform/app-error.ts'
import { DAY_MS, utcDayOf } from '../../../platform/clock.ts'
import type { KeyPlaces } from '../../usage/index.ts'
import { createApiKeysRepository } from './api-keys.repository.ts'
import type { ApiKeyRow } from './api-keys.table.ts'

/** Daily limits of keys. A single statement counts, so concurrent calls cannot exceed a limit together. */
export const keyPlaces: KeyPlaces = {
  take: async (tx, keyId, count, now) => {
    const keys = createApiKeysRepository(tx)
    const day = utcDayOf(now)
    if (await keys.countMade(keyId, count, day)) return
    const key = await keys.find(keyId)
    // A key revoked during its request has no limit: what it started belongs to the account.
    if (key?.daily_limit) throw refusal(key.daily_limit, key, now)
  },
  giveBack: (tx, keyId, count, day) => createApiKeysRepository(tx).takeBack(keyId, count, day),
}

function refusal(limit: number, key: ApiKeyRow, now: Date): AppError {
  const day = utcDayOf(now)
  const made = key.made_since && key.made_since >= day ? key.made : 0
  const left = Math.max(0, limit - made)
  const most =
    left === 0
      ? `This API key has reached its limit of ${limit} a day.`
      : `This API key may make ${limit} a day and has ${left} left.`
  return new AppError('daily_limit', {
    message: `${most} The count starts again at midnight UTC.`,
    retryAfter: Math.max(1, Math.ceil((day.getTime() + DAY_MS - now.getTime()) / 1_000)),
  })
}
