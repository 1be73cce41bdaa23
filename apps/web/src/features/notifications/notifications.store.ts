import type { QueueTask } from '@easel/contract/queue'
import type { DailyLimits } from '@easel/contract/usage'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { keptStorage } from '#web/shared/lib/kept-storage.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'

type Notification = {
  readonly id: string
  readonly title: string
  /** Milliseconds since 1970. */
  readonly time: number
  readonly read: boolean
  /** Where it leads. */
  readonly to: string
}

type NotificationsState = {
  /** Newest first. */
  readonly items: readonly Notification[]
  /** The allowance as it was seen last: when it returns, and whether any of it was used. */
  readonly allowance: { readonly resetAt: string; readonly isUsed: boolean } | null
  readonly markAllRead: () => void
  readonly clear: () => void
}

const KEY = 'notifications'
const KEPT = 20
/** How much of a prompt names its picture. */
const NAME_LENGTH = 40

/** What stands there on a first visit: true of every installation, and gone when cleared. */
const SAMPLES = [
  { id: 'sample-welcome', title: 'Welcome to Easel. Five pictures a day are free', to: PATHS.generate },
  { id: 'sample-styles', title: 'Every style draws the scene from scratch: compare them', to: PATHS.styles },
  { id: 'sample-queue', title: 'Batches keep running after you close the tab', to: PATHS.advanced },
] as const

export const useNotifications = create<NotificationsState>()(
  persist(
    (set) => ({
      items: [],
      allowance: null,
      markAllRead: () => set(({ items }) => ({ items: items.map((item) => ({ ...item, read: true })) })),
      clear: () => set({ items: [] }),
    }),
    {
      name: KEY,
      version: 2,
      storage: createJSONStorage(() => keptStorage),
      skipHydration: true,
      migrate: () => ({ items: [], allowance: null }),
      partialize: ({ items, allowance }) => ({ items, allowance }),
    },
  ),
)

/** Reads the kept notifications, once, before any is added; a first visit finds the samples. */
export function readNotifications() {
  if (useNotifications.persist.hasHydrated()) return
  const isFirstVisit = !isKept()
  void useNotifications.persist.rehydrate()
  if (!isFirstVisit) return
  const time = Date.now()
  useNotifications.setState({ items: SAMPLES.map((sample) => ({ ...sample, time, read: false })) })
}

/** Without storage there are no samples, rather than on every page. */
function isKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}

/** The user signed out: their notifications go, so that the next user does not see them. */
export function forgetNotifications() {
  useNotifications.setState({ items: [], allowance: null })
}

/** Every tab hears of the same thing; the id keeps it to one entry. */
function add(news: { readonly id: string; readonly title: string; readonly to: string }) {
  useNotifications.setState(({ items }) =>
    items.some((item) => item.id === news.id)
      ? { items }
      : { items: [{ ...news, time: Date.now(), read: false }, ...items].slice(0, KEPT) },
  )
}

/** Notes a task that failed, and the queue coming to rest. */
export function noteQueueChange(before: readonly QueueTask[], after: readonly QueueTask[]) {
  for (const task of after) {
    const hasFailed =
      task.status === 'error' && before.some(({ id, status }) => id === task.id && status !== 'error')
    if (hasFailed)
      add({ id: `failed-${task.id}`, title: `Image failed: ${shortened(task.prompt)}`, to: PATHS.generate })
  }
  const title = restTitle(before, after)
  if (title !== null) add({ id: `queue-${after.map((task) => task.id).at(-1)}`, title, to: PATHS.saved })
}

/** Notes that a used allowance has come back, also when it did while no page was open. */
export function noteLimits(limits: DailyLimits, isWanted: boolean) {
  const known = useNotifications.getState().allowance
  const isReset = known?.isUsed && Date.parse(limits.reset_at) > Date.parse(known.resetAt)
  if (isReset && isWanted)
    add({
      id: `limit-${limits.reset_at}`,
      title: `Your daily limit was reset: ${countText(limits.remaining, 'picture')} today`,
      to: PATHS.generate,
    })
  const allowance = { resetAt: limits.reset_at, isUsed: limits.generations_today > 0 }
  if (known?.resetAt !== allowance.resetAt || known.isUsed !== allowance.isUsed)
    useNotifications.setState({ allowance })
}

function shortened(prompt: string): string {
  const letters = [...prompt]
  return letters.length > NAME_LENGTH ? `${letters.slice(0, NAME_LENGTH).join('')}…` : prompt
}

/** What to say when the last busy task ended, or null while nothing has ended. */
export function restTitle(before: readonly QueueTask[], after: readonly QueueTask[]): string | null {
  if (!before.some(isBusy) || after.some(isBusy) || after.length === 0) return null
  const failed = after.filter((task) => task.status === 'error').length
  const done = after.filter((task) => task.status === 'done').length
  if (failed === 0) return `Queue finished: ${countText(done, 'picture')} ready`
  return `Queue finished: ${done} ready, ${failed} failed`
}

function isBusy({ status }: QueueTask): boolean {
  return status === 'queued' || status === 'running'
}
