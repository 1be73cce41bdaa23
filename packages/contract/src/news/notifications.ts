import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { cursorSchema, notificationIdSchema, timestampSchema } from '../fields.ts'
import { LIMITS } from '../limits.ts'

/**
 * Kind of notification. `welcome`, `pictures`, `batch`, `sounds` and `allowance` require `notifications_enabled`; `following`, about followed
 * authors, also `follow_notifications_enabled`; `plan`, `payment`, `moderation` and `security` go to every account.
 */
export const NOTIFICATION_KINDS = [
  'welcome',
  'pictures',
  'batch',
  'sounds',
  'allowance',
  'following',
  'plan',
  'payment',
  'moderation',
  'security',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const notificationSchema = z.object({
  id: notificationIdSchema,
  kind: z.enum(NOTIFICATION_KINDS),
  /** What happened, for people. */
  title: z.string(),
  /** What it concerns: the start of a prompt, or a name; empty when the title suffices. */
  detail: z.string(),
  /** The page it opens, with its query: `/my-generations`. */
  path: z.string(),
  created_at: timestampSchema,
  is_read: z.boolean(),
})
export type Notification = z.output<typeof notificationSchema>

/** The caller's unread count, 0 to 100. */
const unread = z.int()

/** What marking as read or deleting changed, in the answer and in the event. */
export const notificationsChangeSchema = z.object({ ids: z.array(notificationIdSchema), unread })
export type NotificationsChange = z.output<typeof notificationsChangeSchema>

export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/notifications',
  auth: 'session',
  keyScope: 'read',
  summary: `What has happened to the caller’s things, newest first: the last ${LIMITS.notificationsKept}, for ${LIMITS.notificationDays} days.`,
  query: z.object({ cursor: cursorSchema }),
  output: z.object({
    items: z.array(notificationSchema),
    /** For the next page; null at the end. */
    nextCursor: z.nullable(z.string()),
    unread,
  }),
})

export const readNotifications = defineEndpoint({
  method: 'POST',
  path: '/api/notifications/read',
  auth: 'session',
  keyScope: 'write',
  summary:
    'Marks the given notifications, or all, as read, and returns those that were unread. Other ids are ignored.',
  body: z.strictObject({
    /** Absent: all of the caller's. */
    ids: z.optional(
      z.array(notificationIdSchema).check(z.minLength(1), z.maxLength(LIMITS.notificationsKept)),
    ),
  }),
  output: notificationsChangeSchema,
})

export const removeNotification = defineEndpoint({
  method: 'DELETE',
  path: '/api/notifications/{id}',
  auth: 'session',
  keyScope: 'write',
  summary: 'Deletes a notification.',
  params: z.object({ id: notificationIdSchema }),
  output: notificationsChangeSchema,
  errors: ['not_found'],
})

export const clearNotifications = defineEndpoint({
  method: 'DELETE',
  path: '/api/notifications',
  auth: 'session',
  keyScope: 'write',
  summary: 'Deletes all of the caller’s read notifications and returns their ids.',
  output: notificationsChangeSchema,
})
