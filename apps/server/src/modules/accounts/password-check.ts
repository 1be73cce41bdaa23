import { FRESH_SIGN_IN_MINUTES } from '@easel/contract/account'
import { verifyPassword } from 'better-auth/crypto'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/use-case.ts'
import { createAccountRows } from './account-rows.repository.ts'
import type { Attempts } from './attempts.ts'

/**
 * Resolves when it is the user's password, or when no password opens the account and its session began a moment ago; otherwise a refusal that
 * says what to do.
 */
export type CheckPassword = (actor: Actor, password: string | undefined, field: string) => Promise<void>

export const NO_PASSWORDS = 'Passwords open no accounts here. Use one of the other ways to sign in.'

/** Whether a password opens the account. */
export type HasPassword = (tx: Tx, userId: string) => Promise<boolean>

/**
 * Locks the account for a change that a signed-in person asked for, and refuses it when their session was ended meanwhile: a reset that came
 * in between must not be followed by what an intruder had begun.
 */
export async function lockForActor(tx: Tx, { userId, sessionId }: Actor): Promise<void> {
  const rows = createAccountRows(tx)
  await rows.lockUser(userId)
  if (!(await rows.mayGoOn(userId, sessionId))) throw new AppError('auth_required')
}

/** Whether a session that was just begun may stay. */
export type KeepSession = (
  session: { readonly id: string; readonly userId: string },
  hash: string,
) => Promise<boolean>

/**
 * Ends a session whose password was changed between its check and its beginning. Until this has answered no one knows its token. A change
 * that comes later finds the session and ends it itself.
 */
export function createKeepSession({
  database,
}: {
  readonly database: Pick<Database, 'asSystem'>
}): KeepSession {
  return ({ id, userId }, hash) =>
    database.asSystem(async (tx) => {
      const rows = createAccountRows(tx)
      await rows.lockUser(userId)
      if ((await rows.findPasswordHash(userId)) === hash) return true
      await rows.endSession(userId, id)
      return false
    })
}

/** Asks a signed-in person once more who they are. A stolen session must not be a way to guess the password, nor keep its owner from it. */
export function createPasswordCheck(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly attempts: Attempts | undefined
  readonly clock: Clock
  readonly hasPassword: HasPassword
}): CheckPassword {
  const refuse = (field: string, message: string) =>
    new AppError('invalid_request', { message, fields: { [field]: message } })
  return async ({ userId, sessionId }, password, field) => {
    const hash = await deps.database.asSystem(async (tx) => {
      const rows = createAccountRows(tx)
      if (await deps.hasPassword(tx, userId)) return rows.findPasswordHash(userId)
      const since = new Date(deps.clock.now().getTime() - FRESH_SIGN_IN_MINUTES * 60_000)
      if (await rows.beganAfter(sessionId, since)) return undefined
      throw new AppError('forbidden', {
        message: `Your account has no password to ask for. Sign out and in again, then do this within ${FRESH_SIGN_IN_MINUTES} minutes.`,
      })
    })
    if (hash === undefined) return
    if (password === undefined) throw refuse(field, 'Enter your password')
    const attempt = { account: userId, source: sessionId ?? '' }
    await deps.attempts?.take(attempt)
    if (!(await verifyPassword({ hash, password }))) throw refuse(field, 'That is not your password.')
    await deps.attempts?.clear(attempt)
  }
}
