import type { verifyEmail as endpoint } from '@easel/contract/account'
import { AppError } from '../../platform/app-error.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { hashOfToken } from '../../platform/hash-of-token.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { AccountDeps } from './account-deps.ts'
import { createAccountRows } from './account-rows.repository.ts'

type VerificationDeps = Pick<AccountDeps, 'database' | 'clock' | 'randomSecret' | 'mails'>

/** Sends a link that verifies the account's address, unless the mailbox has had enough for now. */
export function sendVerification({ database, clock, randomSecret, mails }: VerificationDeps) {
  return async ({ userId, email }: { readonly userId: string; readonly email: string }): Promise<void> => {
    if (!mails.isConfigured || !(await mails.mayBeSentTo(email))) return
    const token = randomSecret()
    const now = clock.now()
    await database.asSystem((tx) =>
      createAccountRows(tx).askForEmailChange(
        { userId, email, tokenHash: hashOfToken(token) },
        now,
        new Date(now.getTime() + DAY_MS),
      ),
    )
    mails.verifyAddress(email, token)
  }
}

export function verifyEmail(deps: VerificationDeps): UseCase<typeof endpoint> {
  const send = sendVerification(deps)
  return async (_input, { actor }) => {
    if (!deps.mails.isConfigured)
      throw new AppError('conflict', {
        message: 'This installation sends no mail, so addresses are not verified here.',
      })
    const isVerified = await deps.database.asSystem((tx) => createAccountRows(tx).isVerified(actor.userId))
    if (isVerified) return { status: 'verified_already' }
    await send(actor)
    return { status: 'sent' }
  }
}

/** If mail is set up, actions that reach other people require a verified address. */
export function createVerifiedCheck({ database, mails }: Pick<AccountDeps, 'database' | 'mails'>) {
  const isVerified = async (userId: string): Promise<boolean> =>
    !mails.isConfigured || database.asSystem((tx) => createAccountRows(tx).isVerified(userId))
  const requireVerified = async (userId: string): Promise<void> => {
    if (await isVerified(userId)) return
    throw new AppError('forbidden', {
      message: 'Verify your email address first: open the link that we sent you.',
    })
  }
  return { isVerified, requireVerified }
}
