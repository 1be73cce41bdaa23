import { verifyPassword } from 'better-auth/crypto'
import { AppError } from '../../platform/app-error.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/use-case.ts'
import { createAccountRows } from './account-rows.repository.ts'
import type { Attempts } from './attempts.ts'

/** Resolves when it is the user's password; otherwise a refusal that names the field. */
export type CheckPassword = (actor: Actor, password: string, field: string) => Promise<void>

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
}): CheckPassword {
  return async ({ userId, sessionId }, password, field) => {
    const attempt = { account: userId, source: sessionId ?? '' }
    await deps.attempts?.take(attempt)
    const hash = await deps.database.asSystem((tx) => createAccountRows(tx).findPasswordHash(userId))
    if (hash && (await verifyPassword({ hash, password }))) return deps.attempts?.clear(attempt)
    const message = 'That is not your password.'
    throw new AppError('invalid_request', { message, fields: { [field]: message } })
  }
}
