import type { Notification } from '@easel/contract/news/notifications'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { PATHS } from '#web/shared/lib/paths.ts'
import { keepsSiteData, keptStorage } from '#web/shared/lib/site-data.ts'

type VisitorNotifications = {
  /** Ids read and deleted in this browser; `removed` applies before the session is known. */
  readonly state: 'unread' | 'read' | 'removed'
}

const KEY = 'notifications'

/** Tips for visitors, true of every installation. Accounts have notifications on the server. */
export const VISITOR_NOTIFICATIONS: readonly Pick<Notification, 'id' | 'title' | 'detail' | 'path'>[] = [
  {
    id: 'welcome',
    title: 'Welcome to Easel. Five pictures a day are free',
    detail: '',
    path: PATHS.generate,
  },
  {
    id: 'styles',
    title: 'Every style draws the scene from scratch: compare them',
    detail: '',
    path: PATHS.styles,
  },
  { id: 'queue', title: 'Batches keep running after you close the tab', detail: '', path: PATHS.advanced },
]

export const useVisitorNotifications = create<VisitorNotifications>()(
  persist((): VisitorNotifications => ({ state: 'removed' }), {
    name: KEY,
    version: 3,
    storage: createJSONStorage(() => keptStorage),
    skipHydration: true,
    // Up to version 2 browsers stored their own list, with excerpts of prompts.
    migrate: (): VisitorNotifications => ({ state: 'removed' }),
  }),
)

/** Restores their state; on a first visit they are unread. */
export function readVisitorNotifications(): void {
  if (useVisitorNotifications.persist.hasHydrated()) return
  const isFirstVisit = isEmpty()
  void useVisitorNotifications.persist.rehydrate()
  if (isFirstVisit) useVisitorNotifications.setState({ state: 'unread' })
}

/** Without storage they would be new on every page. */
function isEmpty(): boolean {
  return keepsSiteData() && keptStorage.getItem(KEY) === null
}
