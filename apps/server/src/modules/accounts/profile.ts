import type * as endpoints from '@easel/contract/account'
import { AppError } from '../../platform/app-error.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { AccountDeps } from './account-deps.ts'
import { createAccountRows } from './account-rows.repository.ts'
import { toAccount } from './account-rows.table.ts'

export function getAccount({ database }: AccountDeps): UseCase<typeof endpoints.getAccount> {
  return async (_input, { actor }) => {
    const row = await database.asSystem((tx) => createAccountRows(tx).findUser(actor.userId))
    if (!row) throw new AppError('auth_required')
    return toAccount(row)
  }
}

export function updateAccount({
  database,
  clock,
  events,
}: AccountDeps): UseCase<typeof endpoints.updateAccount> {
  return async ({ body }, { actor }) => {
    const row = await database.asSystem((tx) =>
      createAccountRows(tx).rename(actor.userId, body.display_name, clock.now()),
    )
    if (!row) throw new AppError('auth_required')
    events.send(actor.userId, 'session.changed', {})
    return toAccount(row)
  }
}
