import type * as endpoints from '@easel/contract/account'
import { AppError } from '../../platform/app-error.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { AccountDeps } from './account-deps.ts'
import { createAccountRows } from './account-rows.repository.ts'
import { toAccount } from './account-rows.table.ts'

export function getAccount({ database, hasPassword }: AccountDeps): UseCase<typeof endpoints.getAccount> {
  return (_input, { actor }) =>
    database.asSystem(async (tx) => {
      const row = await createAccountRows(tx).findUser(actor.userId)
      if (!row) throw new AppError('auth_required')
      return toAccount(row, await hasPassword(tx, actor.userId))
    })
}

export function updateAccount({
  database,
  clock,
  events,
  hasPassword,
}: AccountDeps): UseCase<typeof endpoints.updateAccount> {
  return async ({ body }, { actor }) => {
    const account = await database.asSystem(async (tx) => {
      const row = await createAccountRows(tx).rename(actor.userId, body.display_name, clock.now())
      if (!row) throw new AppError('auth_required')
      return toAccount(row, await hasPassword(tx, actor.userId))
    })
    events.send(actor.userId, 'session.changed', {})
    return account
  }
}
