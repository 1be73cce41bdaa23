import type { deleteAccount as endpoint } from '@easel/contract/account'
import type { Tx } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { AccountDeps } from './account-deps.ts'
import { createAccountRows } from './account-rows.repository.ts'
import { endAccess } from './end-access.ts'
import { lockForActor } from './password-check.ts'

type EraseDeps = Pick<AccountDeps, 'database' | 'events' | 'clock' | 'logger' | 'ending'>

/** Deletes the user with all rows in one transaction, then the files; after a crash the sweep finds those. */
export async function eraseAccount(
  deps: EraseDeps,
  userId: string,
  /** In the same transaction, before anything is deleted. */
  before: (tx: Tx) => Promise<void>,
): Promise<void> {
  await deps.ending.before(userId)
  const eraseFiles = await deps.ending.eraseFiles(userId)
  await deps.database.asSystem(async (tx) => {
    await deps.ending.hold(tx, userId)
    await before(tx)
    await endAccess(tx, deps, { userId, by: 'deletion', ownSession: null })
    await createAccountRows(tx).deleteUser(userId)
  })
  deps.events.send(userId, 'session.changed', {})
  await eraseFiles().catch((error: Error) =>
    deps.logger.warn({ reason: error.message }, 'files of a deleted account wait for the sweep'),
  )
}

export function deleteAccount(deps: AccountDeps): UseCase<typeof endpoint> {
  return async ({ body }, { actor }) => {
    await deps.checkPassword(actor, body.password, 'password')
    await eraseAccount(deps, actor.userId, (tx) => lockForActor(tx, actor))
    return { deleted: true }
  }
}
