import * as endpoints from '@easel/contract/news/notifications'
import type { Mount } from '../../platform/http/mount.ts'
import type { UseCase } from '../../platform/use-case.ts'

type UseCases = {
  readonly list: UseCase<typeof endpoints.listNotifications>
  readonly read: UseCase<typeof endpoints.readNotifications>
  readonly remove: UseCase<typeof endpoints.removeNotification>
  readonly clear: UseCase<typeof endpoints.clearNotifications>
}

export function addNotificationsRoutes(mount: Mount, useCases: UseCases): void {
  mount(endpoints.listNotifications, useCases.list)
  mount(endpoints.readNotifications, useCases.read)
  mount(endpoints.removeNotification, useCases.remove)
  mount(endpoints.clearNotifications, useCases.clear)
}
