import type { QueueTask } from '@easel/contract/queue'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

type Notification = {
  readonly id: string
  readonly title: string
  /** Milliseconds since 1970. */
  readonly time: number
  readonly read: boolean
}

type NotificationsState = {
  /** Newest first. */
  readonly items: readonly Notification[]
  readonly markAllRead: () => void
}

const KEPT = 20

export const useNotifications = create<NotificationsState>()(
  persist(
    (set) => ({
      items: [],
      markAllRead: () => set(({ items }) => ({ items: items.map((item) => ({ ...item, read: true })) })),
    }),
    {
      name: 'notifications',
      version: 1,
      storage: createJSONStorage(() => localStorage),
      skipHydration: true,
      partialize: ({ items }) => ({ items }),
    },
  ),
)

/** Reads the kept notifications, once, before any is added. */
export function readNotifications() {
  if (!useNotifications.persist.hasHydrated()) void useNotifications.persist.rehydrate()
}

/** Notes that the queue has come to rest. Every tab sees it; the id of the last task keeps it to one entry. */
export function noteQueueChange(before: readonly QueueTask[], after: readonly QueueTask[]) {
  const title = restTitle(before, after)
  if (title === null) return
  const id = `queue-${after.map((task) => task.id).at(-1)}`
  useNotifications.setState(({ items }) =>
    items.some((item) => item.id === id)
      ? { items }
      : { items: [{ id, title, time: Date.now(), read: false }, ...items].slice(0, KEPT) },
  )
}

/** What to say when the last busy task ended, or null while nothing has ended. */
export function restTitle(before: readonly QueueTask[], after: readonly QueueTask[]): string | null {
  if (!before.some(isBusy) || after.some(isBusy) || after.length === 0) return null
  const failed = after.filter((task) => task.status === 'error').length
  const done = after.filter((task) => task.status === 'done').length
  if (failed === 0) return `Queue finished: ${count(done, 'picture')} ready`
  return `Queue finished: ${done} ready, ${failed} failed`
}

function isBusy({ status }: QueueTask): boolean {
  return status === 'queued' || status === 'running'
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`
}
