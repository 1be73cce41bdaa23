import type { Notification } from '@easel/contract/news/notifications'
import { X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { relativeTime } from '#web/shared/lib/text/relative-time.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { PopoverClose } from '#web/shared/ui/popover.tsx'

type Listed = Pick<Notification, 'id' | 'title' | 'detail' | 'path' | 'is_read'> &
  Partial<Pick<Notification, 'created_at'>>

type NotificationListProps = {
  readonly items: readonly Listed[]
  readonly unread: number
  readonly onReadAll: () => void
  /** Deletes read ones. */
  readonly onClear: () => void
  readonly onOpen?: (item: Listed) => void
  readonly onRemove?: (item: Listed) => void
  /** Shown instead of the empty list while loading or failed. */
  readonly standIn?: ReactNode
  /** Above the first one: their kind. */
  readonly lead?: string
  /** After the last one. */
  readonly children?: ReactNode
}

/** Notifications, newest first, with actions for all. */
export function NotificationList(props: NotificationListProps) {
  const { items, unread, onReadAll, onClear, onOpen, onRemove, standIn, lead, children } = props
  return (
    <>
      <div className="sticky top-0 z-10 flex min-h-11 items-center gap-1 border-b border-line bg-raised pr-1.5 pl-3">
        <h2 className="mr-auto font-semibold">Notifications</h2>
        {unread > 0 && (
          <Button variant="quiet" size="small" onClick={thenStay(onReadAll)}>
            Mark all as read
          </Button>
        )}
        {unread === 0 && items.length > 0 && (
          <Button variant="quiet" size="small" onClick={thenStay(onClear)}>
            Clear
          </Button>
        )}
      </div>
      {lead && items.length > 0 && <p className="px-3 pt-2.5 text-12 text-ink-2">{lead}</p>}
      {items.length === 0 ? (
        (standIn ?? <p className="px-3 py-8 text-center text-ink-2">You're all caught up</p>)
      ) : (
        <ul className="p-1">
          {items.map((item) => (
            <li key={item.id} className="flex items-start rounded-2 hover:bg-hover">
              <PopoverClose asChild>
                <Link
                  to={item.path}
                  className="flex min-w-0 flex-1 items-start gap-2 rounded-2 px-2 py-2"
                  onClick={() => onOpen?.(item)}
                >
                  <span
                    aria-hidden="true"
                    className={`mt-[5px] size-[7px] flex-none rounded-[50%] ${item.is_read ? '' : 'bg-cadmium'}`}
                  />
                  <span className="min-w-0">
                    <span className={item.is_read ? 'block' : 'block font-semibold'}>
                      {item.title}
                      {!item.is_read && <span className="sr-only"> (unread)</span>}
                    </span>
                    {item.detail && (
                      <span dir="auto" className="line-clamp-3 text-12 [overflow-wrap:anywhere] text-ink-2">
                        {item.detail}
                      </span>
                    )}
                    {item.created_at && (
                      <span className="text-11 text-ink-3">
                        {relativeTime(Date.parse(item.created_at), Date.now())}
                      </span>
                    )}
                  </span>
                </Link>
              </PopoverClose>
              {onRemove && (
                <IconButton
                  label={`Remove: ${[item.title, item.detail].filter(Boolean).join(', ')}`}
                  title="Remove"
                  className="m-1 flex-none"
                  onClick={thenStay(() => onRemove(item))}
                >
                  <X size={14} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {children}
    </>
  )
}

/** The button disappears with its own press; focus stays in the menu. */
function thenStay(act: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[role=dialog]')?.focus()
    act()
  }
}
