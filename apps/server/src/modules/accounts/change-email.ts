import type * as endpoints from '@easel/contract/account'
import { AppError } from '../../platform/app-error.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { hashOfToken } from '../../platform/hash-of-token.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { AccountDeps } from './account-deps.ts'
import { createAccountRows } from './account-rows.repository.ts'
import { toAccount } from './account-rows.table.ts'
import { SECURITY_NEWS } from './news/security-news.ts'
import { lockForActor } from './password-check.ts'

const TAKEN = 'This email has an account already.'

/** With a mail server the new address must be confirmed and the old one is notified; without one the password is enough. */
export function changeEmail(deps: AccountDeps): UseCase<typeof endpoints.changeEmail> {
  const { database, clock, mails, notify } = deps
  return async ({ body: { email, password } }, { actor }) => {
    await deps.checkPassword(actor, password, 'password')
    const token = deps.randomSecret()
    await database.asSystem(async (tx) => {
      await lockForActor(tx, actor)
      const rows = createAccountRows(tx)
      if (await rows.isEmailTaken(email, actor.userId))
        throw new AppError('invalid_request', { message: TAKEN, fields: { email: TAKEN } })
      const now = clock.now()
      if (!mails.isConfigured) {
        await rows.changeEmail(actor.userId, email, false, now)
        await notify(tx, actor.userId, SECURITY_NEWS.addressChanged)
      } else {
        const change = { userId: actor.userId, email, tokenHash: hashOfToken(token) }
        await rows.askForEmailChange(change, now, new Date(now.getTime() + HOUR_MS))
        await notify(tx, actor.userId, SECURITY_NEWS.addressIsAboutToChange)
      }
    })
    if (!mails.isConfigured) {
      deps.events.send(actor.userId, 'session.changed', {})
      return { status: 'changed' }
    }
    if (await deps.mails.mayBeSentTo(email)) deps.mails.confirmNewAddress(email, token)
    deps.mails.addressIsAboutToChange(actor.email)
    return { status: 'confirmation_sent' }
  }
}

export function confirmEmail({
  database,
  clock,
  events,
  mails,
  notify,
  hasPassword,
}: AccountDeps): UseCase<typeof endpoints.confirmEmail> {
  return async ({ body: { token } }, { actor }) => {
    const account = await database.asSystem(async (tx) => {
      await lockForActor(tx, actor)
      const rows = createAccountRows(tx)
      const now = clock.now()
      const email = await rows.takeEmailChange(actor.userId, hashOfToken(token), now)
      if (email === undefined)
        throw new AppError('not_found', {
          message: 'This link has expired, was used already, or is for another account.',
        })
      if (await rows.isEmailTaken(email, actor.userId)) throw new AppError('conflict', { message: TAKEN })
      // Password links in the old mailbox must stop working.
      await rows.forgetMailLinks(actor.userId)
      const row = await rows.changeEmail(actor.userId, email, true, now)
      if (!row) throw new AppError('auth_required')
      if (row.email !== actor.email) await notify(tx, actor.userId, SECURITY_NEWS.addressChanged)
      return toAccount(row, await hasPassword(tx, actor.userId))
    })
    await mails.isOwnMailbox(account.email)
    // The link may also verify the current address.
    if (account.email !== actor.email) mails.addressChanged(actor.email)
    events.send(actor.userId, 'session.changed', {})
    return account
  }
}
