import type { EventPayload } from '@easel/contract/events'
import {
  clearNotifications,
  listNotifications,
  type NotificationsChange,
  readNotifications,
  removeNotification,
} from '@easel/contract/news/notifications'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { useUserId } from '#web/shared/api/use-session.ts'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'

export const NOTIFICATIONS_KEY = ['notifications'] as const

type Page = Awaited<ReturnType<typeof readPage>>
export type NotificationPages = InfiniteData<Page, string | undefined>

function readPage(cursor: string | undefined, signal: AbortSignal) {
  return client.data.call(listNotifications, { query: { cursor } }, { signal })
}

/** The user's notifications, newest first; fetched only when signed in. */
export function useNotifications() {
  const userId = useUserId()
  const list = useInfiniteQuery({
    ...infiniteQueryOptions({
      queryKey: NOTIFICATIONS_KEY,
      queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
    enabled: userId !== null,
  })
  return { list, unread: list.data?.pages[0]?.unread ?? 0 }
}

/** Updates the cached items of every page, and the unread count. */
function change(
  cache: QueryClient,
  unread: number,
  items: (items: Page['items'], index: number) => Page['items'],
): void {
  cache.setQueryData<NotificationPages>(
    NOTIFICATIONS_KEY,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page, index) => ({ ...page, unread, items: items(page.items, index) })),
      },
  )
}

export function applyNotificationCreated(
  cache: QueryClient,
  { notification, removed, unread }: EventPayload<'notification.created'>,
): void {
  const gone = new Set([...removed, notification.id])
  change(cache, unread, (items, index) => {
    const others = items.filter(({ id }) => !gone.has(id))
    return index === 0 ? [notification, ...others] : others
  })
}

export function applyNotificationsRead(cache: QueryClient, { ids, unread }: NotificationsChange): void {
  const read = new Set(ids)
  change(cache, unread, (items) =>
    items.map((item) => (read.has(item.id) ? { ...item, is_read: true } : item)),
  )
}

export function applyNotificationsRemoved(cache: QueryClient, { ids, unread }: NotificationsChange): void {
  const gone = new Set(ids)
  change(cache, unread, (items) => items.filter(({ id }) => !gone.has(id)))
}

/** A person's actions on notifications. */
export function useNotificationActions() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  const onError = (error: unknown) => showError(error)
  const read = useMutation({
    mutationFn: (ids?: string[]) => client.data.call(readNotifications, { body: ids ? { ids } : {} }),
    onSuccess: (changed) => applyNotificationsRead(cache, changed),
    onError,
  })
  const remove = useMutation({
    mutationFn: (id: string) => client.data.call(removeNotification, { params: { id } }),
    onSuccess: (changed) => applyNotificationsRemoved(cache, changed),
    onError,
  })
  const clear = useMutation({
    mutationFn: () => client.data.call(clearNotifications, {}),
    onSuccess: (changed) => applyNotificationsRemoved(cache, changed),
    onError,
  })
  return {
    readAll: () => read.mutate(undefined),
    readOne: (id: string) => read.mutate([id]),
    remove: (id: string) => remove.mutate(id),
    clear: () => clear.mutate(),
  }
}
