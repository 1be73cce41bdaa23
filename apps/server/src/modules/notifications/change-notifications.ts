import type * as endpoints from '@easel/contract/news/notifications'
import type { NotificationsChange } from '@easel/contract/news/notifications'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createNotificationsRepository } from './notifications.repository.ts'

type Repository = ReturnType<typeof createNotificationsRepository>

/** A person's actions on their notifications; all their tabs are told. */
export function changeNotifications(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly events: Pick<Events, 'append'>
  readonly clock: Clock
}): {
  readonly readNotifications: UseCase<typeof endpoints.readNotifications>
  readonly removeNotification: UseCase<typeof endpoints.removeNotification>
  readonly clearNotifications: UseCase<typeof endpoints.clearNotifications>
} {
  function change(
    userId: string,
    type: 'notifications.read' | 'notifications.removed',
    work: (repository: Repository) => Promise<string[]>,
  ): Promise<NotificationsChange> {
    return deps.database.asUser(userId, async (tx) => {
      const repository = createNotificationsRepository(tx)
      await repository.lock(userId)
      const ids = await work(repository)
      const payload = { ids, unread: await repository.countUnread(userId) }
      if (ids.length > 0) await deps.events.append(tx, userId, { type, payload })
      return payload
    })
  }

  return {
    readNotifications: ({ body: { ids } }, { actor: { userId } }) =>
      change(userId, 'notifications.read', (repository) =>
        repository.markRead(userId, ids, deps.clock.now()),
      ),
    removeNotification: ({ params: { id } }, { actor: { userId } }) =>
      change(userId, 'notifications.removed', async (repository) => {
        const removed = await repository.remove(userId, { id })
        if (removed.length === 0) throw new AppError('not_found')
        return removed
      }),
    clearNotifications: (_input, { actor: { userId } }) =>
      change(userId, 'notifications.removed', (repository) => repository.remove(userId, 'read')),
  }
}
