import type { Notification, NotificationKind } from '@easel/contract/news/notifications'
import type { Selectable } from 'kysely'

type NotificationsTable = {
  id: string
  user_id: string
  kind: NotificationKind
  title: string
  detail: string
  path: string
  created_at: Date
  read_at: Date | null
}

export type NotificationTables = { notifications: NotificationsTable }
export type NotificationRow = Selectable<NotificationsTable>

/** The only conversion from a row to the wire. */
export function toNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    detail: row.detail,
    path: row.path,
    created_at: row.created_at.toISOString(),
    is_read: row.read_at !== null,
  }
}
