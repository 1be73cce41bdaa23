import type { SignUpMode } from '@easel/contract/config'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { hashOfToken } from '../../platform/hash-of-token.ts'
import { createInvitationsRepository } from './invitations.repository.ts'

/** Longer than any sign-up takes: statements time out after nine seconds. */
const CLAIM_LAPSES_MS = 120_000

/** An admitted sign-up. */
export type Admission = {
  /** Must be called with the new account's id, or undefined if none was made, even after a failure. */
  readonly settle: (userId: string | undefined) => Promise<void>
}

export type SignUps = {
  readonly mode: SignUpMode
  /** The only decision about new accounts, for every way of signing up. Rejects with `forbidden` and a message for the person. */
  readonly admit: (request: {
    readonly email: string
    readonly invitation: string | undefined
  }) => Promise<Admission>
}

const FREE: Admission = { settle: async () => {} }

const REFUSED = {
  closed: 'New accounts are not made here at present. If you have one, sign in.',
  missing:
    'New accounts are by invitation here. Open the link of your invitation, or ask the person who runs this site for one.',
  // The same message for an unknown token and another address's, so it reveals nothing.
  invalid:
    'This invitation does not work: it was used or withdrawn, has expired, or is for another email address. Ask for a new one.',
} as const

export function createSignUps(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly clock: Clock
  readonly mode: SignUpMode
}): SignUps {
  const { database, clock, mode } = deps
  const refuse = (why: keyof typeof REFUSED) => new AppError('forbidden', { message: REFUSED[why] })
  return {
    mode,
    admit: async ({ email, invitation }) => {
      if (mode === 'open') return FREE
      if (mode === 'closed') throw refuse('closed')
      if (!invitation) throw refuse('missing')
      const now = clock.now()
      const id = await database.asSystem((tx) =>
        createInvitationsRepository(tx).claim(hashOfToken(invitation), {
          email: email.trim().toLowerCase(),
          now,
          lapsedBefore: new Date(now.getTime() - CLAIM_LAPSES_MS),
        }),
      )
      if (id === undefined) throw refuse('invalid')
      return {
        settle: (userId) =>
          database.asSystem((tx) => createInvitationsRepository(tx).settle(id, userId, clock.now())),
      }
    },
  }
}
