import { FRESH_SIGN_IN_MINUTES } from '@easel/contract/account'
import { verifyPassword } from 'better-auth/crypto'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/use-case.ts'
import { createAccountRows } from './account-rows.repository.ts'
import type { Attempts } from './attempts.ts'

/** Resolves if it is the user's password, or if the account has no usable password and its session is recent; otherwise refuses with what to do. */
export type CheckPassword = (actor: Actor, password: string | undefined, field: string) => Promise<void>

export const NO_PASSWORDS = 'Passwords open no accounts here. Use one of the other ways to sign in.'

/** Whether the account can be opened by password. */
export type HasPassword = (tx: Tx, userId: string) => Promise<boolean>

/**
 * Locks the account for a change, and refuses it if the person's session was ended meanwhile: after a password reset, an intruder's pending
 * change must not go through.
 */
export async function lockForActor(tx: Tx, { userId, sessionId }: Actor): Promise<void> {
  const rows = createAccountRows(tx)
  await rows.lockUser(userId)
  if (!(await rows.mayGoOn(userId, sessionId))) throw new AppError('auth_required')
}

/** Whether a newly created session may stay. */
export type KeepSession = (
  session: { readonly id: string; readonly userId: string },
  hash: string,
) => Promise<boolean>

/**
 * Ends a session whose password was changed between verification and creation. No one knows its token until this returns. A later change finds
 * the session and ends it itself.
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

/** Re-authenticates a signed-in person. A stolen session must not allow guessing the password, nor lock out its owner. */
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
