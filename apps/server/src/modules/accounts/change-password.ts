import type { changePassword as endpoint } from '@easel/contract/account'
import { hashPassword } from 'better-auth/crypto'
import type { UseCase } from '../../platform/use-case.ts'
import type { AccountDeps } from './account-deps.ts'
import { createAccountRows } from './account-rows.repository.ts'

/** Whoever else is signed in may be the reason for the change: every other session ends, and links that set a password are void. */
export function changePassword(deps: AccountDeps): UseCase<typeof endpoint> {
  return async ({ body }, { actor }) => {
    await deps.checkPassword(actor.userId, body.current_password, 'current_password')
    const hash = await hashPassword(body.new_password)
    const ended = await deps.database.asSystem(async (tx) => {
      const rows = createAccountRows(tx)
      await rows.setPasswordHash(actor.userId, hash, deps.clock.now())
      await rows.forgetPasswordLinks(actor.userId)
      return rows.endSessions(actor.userId, actor.sessionId)
    })
    deps.events.send(actor.userId, 'session.changed', {})
    return { ended }
  }
}
