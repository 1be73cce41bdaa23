import { Bell } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useSession } from '#web/shared/api/use-session.ts'
import { useNotificationActions, useNotifications } from '#web/shared/data/notifications.queries.ts'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { LoadMore } from '#web/shared/ui/load-more.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { Popover } from '#web/shared/ui/popover.tsx'
import { NotificationList } from './notification-list.tsx'
import {
  readVisitorNotifications,
  useVisitorNotifications,
  VISITOR_NOTIFICATIONS,
} from './visitor-notifications.store.ts'

/** Above this the bell only shows that there are more. */
const MAX_SHOWN = 99

/** The header's bell with notifications. It stays open while the session check completes. */
export function NotificationsMenu() {
  const { status } = useSession()
  const { unread } = useNotifications()
  const { state } = useVisitorNotifications()
  useEffect(readVisitorNotifications, [])
  const hasTips = status === 'signed-out' && state === 'unread'
  return (
    <NotificationsBell unread={status === 'signed-in' ? unread : 0} hasTips={hasTips}>
      {status === 'signed-in' && <OwnNotifications />}
      {status === 'signed-out' && <VisitorNotifications />}
      {status === 'checking' && <Loading />}
    </NotificationsBell>
  )
}

function Loading() {
  return <div role="status" aria-label="Loading" className="skeleton m-3 h-24" />
}

function OwnNotifications() {
  const { list, unread } = useNotifications()
  const { readAll, readOne, remove, clear } = useNotificationActions()
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <NotificationList
      items={items}
      unread={unread}
      onReadAll={readAll}
      onClear={clear}
      onOpen={({ id, is_read }) => !is_read && readOne(id)}
      onRemove={({ id }) => remove(id)}
      {...(list.isError && {
        standIn: <LoadNote error={list.error} className="p-4" onRetry={() => void list.refetch()} />,
      })}
      {...(list.isPending && { standIn: <Loading /> })}
    >
      <LoadMore
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onLoad={() => void list.fetchNextPage()}
      />
    </NotificationList>
  )
}

function VisitorNotifications() {
  const { state } = useVisitorNotifications()
  const items = state === 'removed' ? [] : VISITOR_NOTIFICATIONS
  return (
    <NotificationList
      items={items.map((item) => ({ ...item, is_read: state === 'read' }))}
      unread={state === 'unread' ? items.length : 0}
      lead="Tips to get started. Your own notifications appear here once you sign in."
      onReadAll={() => useVisitorNotifications.setState({ state: 'read' })}
      onClear={() => useVisitorNotifications.setState({ state: 'removed' })}
    />
  )
}

type NotificationsBellProps = {
  readonly unread: number
  /** Tips are not news: a dot without a number. */
  readonly hasTips: boolean
  readonly children: ReactNode
}

function NotificationsBell({ unread, hasTips, children }: NotificationsBellProps) {
  const label = unread ? `Notifications, ${unread} unread` : 'Notifications'
  return (
    <Popover
      label="Notifications"
      trigger={
        <IconButton label={hasTips ? 'Notifications, new tips' : label}>
          <Bell size={16} aria-hidden="true" />
          {hasTips && (
            <span
              aria-hidden="true"
              className="absolute top-1 left-4.5 size-2 rounded-[50%] bg-cadmium shadow-[0_0_0_2px_var(--panel)] max-md:top-2.5 max-md:left-6.5"
            />
          )}
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="figures absolute top-0.5 left-3.5 min-w-4 rounded-[8px] bg-cadmium px-1 text-center text-11 leading-4 font-[650] text-on-cadmium shadow-[0_0_0_2px_var(--panel)] max-md:top-1.5 max-md:left-5.5"
            >
              {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
            </span>
          )}
        </IconButton>
      }
    >
      {children}
    </Popover>
  )
}
