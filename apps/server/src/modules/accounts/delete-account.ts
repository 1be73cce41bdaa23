import type { deleteAccount as endpoint } from '@easel/contract/account'
import type { UseCase } from '../../platform/use-case.ts'
import type { AccountDeps } from './account-deps.ts'
import { createAccountRows } from './account-rows.repository.ts'
import { endAccess } from './end-access.ts'

/** Everything goes with the user's row, in one transaction; then the files, which a crash leaves to the sweep. */
export function deleteAccount(deps: AccountDeps): UseCase<typeof endpoint> {
  return async ({ body }, { actor }) => {
    const { userId } = actor
    await deps.checkPassword(actor, body.password, 'password')
    await deps.ending.before(userId)
    const eraseFiles = await deps.ending.eraseFiles(userId)
    await deps.database.asSystem(async (tx) => {
      await deps.ending.hold(tx, userId)
      await endAccess(tx, deps.clock, { userId, by: 'deletion', ownSession: null })
      await createAccountRows(tx).deleteUser(userId)
    })
    deps.events.send(userId, 'session.changed', {})
    await eraseFiles().catch((error: Error) =>
      deps.logger.warn({ reason: error.message }, 'files of a deleted account wait for the sweep'),
    )
    return { deleted: true }
  }
}
