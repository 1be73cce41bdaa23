import { randomInt } from 'node:crypto'
import {
  DEVICE_LIMITS,
  type decideDeviceCode as decideEndpoint,
  type getDeviceCode as getEndpoint,
  type redeemDeviceCode as redeemEndpoint,
  type requestDeviceCode as requestEndpoint,
  shownUserCode,
  USER_CODE_LETTERS,
} from '@easel/contract/devices/device-codes'
import { AppError } from '../../../platform/app-error.ts'
import { hashOfToken } from '../../../platform/hash-of-token.ts'
import type { UseCase } from '../../../platform/use-case.ts'
import { createAccountRows } from '../account-rows.repository.ts'
import type { Attempts } from '../attempts.ts'
import { type ApiKeyDeps, insertKey } from '../keys/api-keys.ts'
import { lockForActor } from '../password-check.ts'
import { createDeviceCodesRepository } from './device-codes.repository.ts'

/** Max open codes of the installation; each takes a few hundred bytes for ten minutes. */
const MAX_OPEN = 10_000
/** An account's tries count together from anywhere, correct ones included: otherwise trying one's own code would buy more guesses. */
const GUESSES = 'device codes'

export type DeviceDeps = ApiKeyDeps & {
  /** Codes tried by signed-in users; undefined when nothing is limited. */
  readonly attempts: Attempts | undefined
}

export function requestDeviceCode(deps: DeviceDeps): UseCase<typeof requestEndpoint> {
  return async ({ body: { name } }) => {
    const now = deps.clock.now()
    const deviceCode = deps.randomSecret()
    const userCode = Array.from(
      { length: 8 },
      () => USER_CODE_LETTERS[randomInt(USER_CODE_LETTERS.length)],
    ).join('')
    await deps.database.asSystem(async (tx) => {
      const codes = createDeviceCodesRepository(tx)
      if ((await codes.countOpen(now)) >= MAX_OPEN)
        throw new AppError('rate_limit', {
          message: 'Too many programs are waiting to be allowed. Try again in a few minutes.',
          retryAfter: 60,
        })
      await codes.insert({
        device_hash: hashOfToken(deviceCode),
        user_hash: hashOfToken(userCode),
        name,
        created_at: now,
        expires_at: new Date(now.getTime() + DEVICE_LIMITS.minutes * 60_000),
        polled_at: null,
        denied_at: null,
        user_id: null,
      })
    })
    return {
      device_code: deviceCode,
      user_code: shownUserCode(userCode),
      verification_path: '/device',
      expires_in: DEVICE_LIMITS.minutes * 60,
      interval: DEVICE_LIMITS.pollSeconds,
    }
  }
}

export function redeemDeviceCode(deps: DeviceDeps): UseCase<typeof redeemEndpoint> {
  const { database, clock } = deps
  return async ({ body }) => {
    const hash = hashOfToken(body.device_code)
    const now = clock.now()
    const row = await database.asSystem((tx) => createDeviceCodesRepository(tx).poll(hash, now))
    if (!row) return { status: 'expired', key: null }
    const since = row.polled_at ? now.getTime() - row.polled_at.getTime() : Number.POSITIVE_INFINITY
    // Tolerance: clocks and networks are not exact.
    if (since < (DEVICE_LIMITS.pollSeconds - 1) * 1_000)
      throw new AppError('rate_limit', {
        message: 'Wait a few seconds before you ask again.',
        retryAfter: DEVICE_LIMITS.pollSeconds,
      })
    if (row.denied_at) return { status: 'denied', key: null }
    const { user_id: userId } = row
    if (userId === null) return { status: 'pending', key: null }
    const made = await database.asSystem(async (tx) => {
      // Locks in the order in which access is ended, which deletes earlier codes.
      await createAccountRows(tx).lockUser(userId)
      const codes = createDeviceCodesRepository(tx)
      const email = await codes.findEmail(userId)
      if (email === undefined || !(await codes.take(hash, userId))) return undefined
      return {
        email,
        ...(await insertKey(deps, tx, { userId, name: row.name, days: DEVICE_LIMITS.keyDays })),
      }
    })
    if (!made) return { status: 'expired', key: null }
    deps.mails.keyMade(made.email, row.name)
    return { status: 'allowed', key: made.key }
  }
}

export function getDeviceCode({ database, clock, attempts }: DeviceDeps): UseCase<typeof getEndpoint> {
  return async ({ body }, { actor }) => {
    await attempts?.take({ account: actor.userId, source: GUESSES })
    const row = await database.asSystem((tx) =>
      createDeviceCodesRepository(tx).findUndecided(hashOfToken(body.user_code), clock.now()),
    )
    if (!row) throw unknownCode()
    return { name: row.name, expires_at: row.expires_at.toISOString() }
  }
}

export function decideDeviceCode(deps: DeviceDeps): UseCase<typeof decideEndpoint> {
  return async ({ body: { user_code: code, allow } }, { actor }) => {
    if (allow) await deps.requireVerified(actor.userId)
    await deps.attempts?.take({ account: actor.userId, source: GUESSES })
    const now = deps.clock.now()
    const isDecided = await deps.database.asSystem(async (tx) => {
      await lockForActor(tx, actor)
      const decision = allow ? { user_id: actor.userId } : { denied_at: now }
      return createDeviceCodesRepository(tx).decide(hashOfToken(code), now, decision)
    })
    if (!isDecided) throw unknownCode()
    return { allowed: allow }
  }
}

function unknownCode(): AppError {
  return new AppError('not_found', {
    message:
      'No program is waiting with this code. Check it, or start over in the program: a code works once, within ten minutes.',
  })
}
