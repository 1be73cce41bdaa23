import { hashPassword } from 'better-auth/crypto'
import type { AccountDeps } from './account-deps.ts'
import { createAccountRows } from './account-rows.repository.ts'
import type { Attempts } from './attempts.ts'
import { endAccess } from './end-access.ts'
import { SECURITY_NEWS } from './news/security-news.ts'

/** Sets the password; false when the link was used, has expired or never existed. */
export type ResetPassword = (token: string, newPassword: string) => Promise<boolean>

type Deps = Pick<AccountDeps, 'database' | 'events' | 'clock' | 'mails' | 'notify'> & {
  /** Failed sign-ins; undefined when nothing is limited. */
  readonly attempts: Attempts | undefined
}

/**
 * Resets a password by mailed link. Using up the link, setting the password and ending all access are one transaction; the library's separate
 * steps would leave an intruder's keys alive after a crash between them.
 */
export function resetPassword({ database, events, clock, mails, notify, attempts }: Deps): ResetPassword {
  return async (token, newPassword) => {
    const userId = await database.asSystem((tx) => createAccountRows(tx).findResetOwner(token, clock.now()))
    if (userId === undefined) return false
    // Hashing is slow on purpose, so it happens outside the transaction, and only for a valid link.
    const hash = await hashPassword(newPassword)
    const user = await database.asSystem(async (tx) => {
      const rows = createAccountRows(tx)
      if (!(await rows.lockUser(userId)) || !(await rows.forgetResetToken(token))) return undefined
      await rows.setPasswordHash(userId, hash, clock.now())
      await endAccess(tx, { clock, events }, { userId, by: 'password reset', ownSession: null })
      // The link came by mail, so the address is verified.
      if (mails.isConfigured) await rows.verify(userId)
      await notify(tx, userId, SECURITY_NEWS.passwordChanged)
      return rows.findUser(userId)
    })
    if (!user) return false
    events.send(userId, 'session.changed', {})
    await mails.isOwnMailbox(user.email)
    mails.passwordChanged(user.email)
    await attempts?.clearAccount(user.email)
    return true
  }
}
