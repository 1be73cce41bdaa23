import type { changePassword as endpoint } from '@easel/contract/account'
import { hashPassword } from 'better-auth/crypto'
import { AppError } from '../../platform/app-error.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { AccountDeps } from './account-deps.ts'
import { createAccountRows } from './account-rows.repository.ts'
import { endAccess } from './end-access.ts'
import { SECURITY_NEWS } from './news/security-news.ts'
import { lockForActor, NO_PASSWORDS } from './password-check.ts'
import { requireStrongPassword } from './password-strength.ts'

/** Someone else may know the old password, so everything but this session ends. */
export function changePassword(deps: AccountDeps): UseCase<typeof endpoint> {
  return async ({ body }, { actor }) => {
    if (!deps.hasPasswords) throw new AppError('forbidden', { message: NO_PASSWORDS })
    await deps.checkPassword(actor, body.current_password, 'current_password')
    await requireStrongPassword(body.new_password, 'new_password', [actor.email])
    const hash = await hashPassword(body.new_password)
    const ended = await deps.database.asSystem(async (tx) => {
      const rows = createAccountRows(tx)
      // A reset may have ended this session since the old password was checked; its new password must stay.
      await lockForActor(tx, actor)
      await rows.setPasswordHash(actor.userId, hash, deps.clock.now())
      await deps.notify(tx, actor.userId, SECURITY_NEWS.passwordChanged)
      return endAccess(tx, deps, {
        userId: actor.userId,
        by: 'password change',
        ownSession: actor.sessionId,
      })
    })
    deps.mails.passwordChanged(actor.email)
    deps.events.send(actor.userId, 'session.changed', {})
    return { ended }
  }
}
