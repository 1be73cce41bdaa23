import type { SignUpMode } from '@easel/contract/config'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { hashOfToken } from '../../platform/hash-of-token.ts'
import { createInvitationsRepository } from './invitations.repository.ts'

/** Longer than a sign-up can take: every statement ends within nine seconds. */
const CLAIM_LAPSES_MS = 120_000

/** A sign-up that may go on. */
export type Admission = {
  /** Tells what came of it: the account's id, or undefined where none was made. Always called, also after a failure. */
  readonly settle: (userId: string | undefined) => Promise<void>
}

export type SignUps = {
  readonly mode: SignUpMode
  /** The one decision about a new account, whatever way it is made. Rejects with `forbidden`, in words for the person. */
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
  // One sentence for all: it does not tell an unknown token from another address's.
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
