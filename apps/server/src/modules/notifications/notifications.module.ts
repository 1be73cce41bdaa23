import { LIMITS, type Tier } from '@easel/contract/limits'
import * as endpoints from '@easel/contract/news/notifications'
import { DAY_MS } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { deleteInSlices } from '../../platform/database/delete-in-slices.ts'
import { type Mount, mountAll } from '../../platform/http/mount.ts'
import { changeNotifications } from './change-notifications.ts'
import { type FollowedNews, listNotifications } from './list-notifications.ts'
import { createNotificationsRepository } from './notifications.repository.ts'
import { createNotify, type Notify, type NotifyDeps } from './notify.ts'
import { welcome } from './welcome.ts'

export type NotificationsModule = {
  readonly mountRoutes: (mount: Mount, followed: FollowedNews) => void
  /** For every module that notifies people. */
  readonly notify: Notify
  /** For a new account. */
  readonly welcome: (userId: string) => Promise<void>
  /** Housekeeping. */
  readonly forgetOld: (now: Date, signal?: AbortSignal) => Promise<void>
}

export function createNotificationsModule(
  deps: NotifyDeps & {
    readonly database: Database
    /** Tier of a new account. */
    readonly defaultTier: Tier
  },
): NotificationsModule {
  const { database } = deps
  return {
    mountRoutes: (mount, followed) =>
      mountAll(mount, endpoints, {
        listNotifications: listNotifications({ database, followed }),
        ...changeNotifications(deps),
      }),
    notify: createNotify(deps),
    welcome: welcome(deps),
    forgetOld: (now, signal) => {
      const before = new Date(now.getTime() - LIMITS.notificationDays * DAY_MS)
      return deleteInSlices(database, { name: 'notifications', signal }, (tx, limit) =>
        createNotificationsRepository(tx).forgetBefore(before, limit),
      )
    },
  }
}
