import { verifyPassword } from 'better-auth/crypto'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/use-case.ts'
import { createAccountRows } from './account-rows.repository.ts'
import type { Attempts } from './attempts.ts'

/** Resolves when it is the user's password; otherwise a refusal that names the field. */
export type CheckPassword = (actor: Actor, password: string, field: string) => Promise<void>

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
