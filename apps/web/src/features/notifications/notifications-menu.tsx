import { Bell } from 'lucide-react'
import { type MouseEvent, useEffect } from 'react'
import { Link } from 'react-router'
import { relativeTime } from '#web/shared/lib/text/relative-time.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { Popover, PopoverClose } from '#web/shared/ui/popover.tsx'
import { readNotifications, useNotifications } from './notifications.store.ts'

export function NotificationsMenu() {
  const { items, markAllRead, clear } = useNotifications()
  const unread = items.filter((item) => !item.read).length
  useEffect(readNotifications, [])
  return (
    <Popover
      label="Notifications"
      trigger={
        <IconButton label={unread ? `Notifications, ${unread} unread` : 'Notifications'}>
          <Bell size={16} aria-hidden="true" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-1.5 right-1.5 size-[7px] rounded-[50%] bg-cadmium shadow-[0_0_0_2px_var(--panel)] max-md:top-[11px] max-md:right-3"
            />
          )}
        </IconButton>
      }
    >
      <div className="flex min-h-11 items-center border-b border-line pr-1.5 pl-3">
        <h2 className="font-semibold">Notifications</h2>
        {unread > 0 && (
          <Button variant="quiet" size="small" className="ml-auto" onClick={thenStay(markAllRead)}>
            Mark all as read
          </Button>
        )}
        {unread === 0 && items.length > 0 && (
          <Button variant="quiet" size="small" className="ml-auto" onClick={thenStay(clear)}>
            Clear
          </Button>
        )}
      </div>
      {items.length === 0 ? (
        <p className="px-3 py-8 text-center text-ink-2">You're all caught up</p>
      ) : (
        <ul className="p-1">
          {items.map((item) => (
            <li key={item.id}>
              <PopoverClose asChild>
                <Link to={item.to} className="flex items-start gap-2 rounded-2 px-2 py-2 hover:bg-hover">
                  <span
                    aria-hidden="true"
                    className={`mt-[5px] size-[7px] flex-none rounded-[50%] ${item.read ? '' : 'bg-cadmium'}`}
                  />
                  <span className="min-w-0">
                    <span className={item.read ? 'block' : 'block font-semibold'}>
                      {item.title}
                      {!item.read && <span className="sr-only"> (unread)</span>}
                    </span>
                    <span className="text-11 text-ink-3">{relativeTime(item.time, Date.now())}</span>
                  </span>
                </Link>
              </PopoverClose>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}

/** The button goes with its own press; the focus stays in the menu. */
function thenStay(act: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[role=dialog]')?.focus()
    act()
  }
}
