import type { Invitation, InvitationRequest } from '@easel/contract/operator'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Invitations } from '../invitations/index.ts'
import { type Operator, writeDown } from './audit-log.ts'

type Deps = {
  readonly database: Pick<Database, 'asSystem'>
  readonly clock: Clock
  readonly invitations: Invitations
}

/** Creates and withdraws invitations; each action is recorded. */
export function createInviting({ database, clock, invitations }: Deps) {
  return {
    invite: (by: Operator, request: InvitationRequest): Promise<{ url: string; item: Invitation }> =>
      database.asSystem(async (tx) => {
        const made = await invitations.create(tx, by.email, request)
        const subject = { id: made.item.id, email: request.email ?? '' }
        await writeDown(tx, clock, by, { action: 'invite', subject, detail: request.note })
        return made
      }),

    withdraw: (by: Operator, id: string): Promise<void> =>
      database.asSystem(async (tx) => {
        const { email } = await invitations.revoke(tx, id)
        await writeDown(tx, clock, by, { action: 'withdraw-invitation', subject: { id, email: email ?? '' } })
      }),
  }
}
