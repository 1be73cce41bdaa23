import type * as endpoints from '@easel/contract/account'
import { AppError } from '../../platform/app-error.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { AccountDeps } from './account-deps.ts'
import { createAccountRows } from './account-rows.repository.ts'
import { deviceName } from './device-name.ts'
import { endAccess } from './end-access.ts'

export function listSessions({ database, clock }: AccountDeps): UseCase<typeof endpoints.listSessions> {
  return async (_input, { actor }) => {
    const rows = await database.asSystem((tx) =>
      createAccountRows(tx).findSessions(actor.userId, clock.now()),
    )
    return {
      items: rows.map((row) => ({
        id: row.id,
        device: deviceName(row.userAgent),
        address: row.ipAddress || null,
        created_at: row.createdAt.toISOString(),
        last_used_at: row.updatedAt.toISOString(),
        is_current: row.id === actor.sessionId,
      })),
    }
  }
}

export function endSession(deps: AccountDeps): UseCase<typeof endpoints.endSession> {
  const end = endOneSession(deps)
  return async ({ params: { id } }, { actor }) => {
    await end(actor.userId, id)
    return { id }
  }
}

/** Rejects with `not_found`, ending nothing, when the user has no such session. */
export function endOneSession({
  database,
  events,
  clock,
}: Pick<AccountDeps, 'database' | 'events' | 'clock'>): (userId: string, id: string) => Promise<void> {
  return async (userId, id) => {
    await database.asSystem(async (tx) => {
      const by = 'end one session'
      const ended = await endAccess(tx, { clock, events }, { userId, by, ownSession: id })
      if (ended === 0) throw new AppError('not_found')
    })
    events.send(userId, 'session.changed', {})
  }
}

export function endSessions({ database, events, clock }: AccountDeps): UseCase<typeof endpoints.endSessions> {
  return async ({ query: { scope } }, { actor }) => {
    const by = scope === 'others' ? 'end other sessions' : 'end all sessions'
    const { userId, sessionId: ownSession } = actor
    const ended = await database.asSystem((tx) =>
      endAccess(tx, { clock, events }, { userId, by, ownSession }),
    )
    events.send(actor.userId, 'session.changed', {})
    return { ended }
  }
}
