import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { cursorSchema, notificationIdSchema, timestampSchema } from '../fields.ts'
import { LIMITS } from '../limits.ts'

/**
 * What a notification is about. `welcome`, `pictures`, `batch`, `sounds` and `allowance` come only to those who want notifications
 * (`notifications_enabled`), `following`, about authors one follows, also by `follow_notifications_enabled`; `plan`, `payment`, `moderation` and `security` come to every account.
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

/** Something that happened while its person may have been elsewhere. */
export const notificationSchema = z.object({
  id: notificationIdSchema,
  kind: z.enum(NOTIFICATION_KINDS),
  /** What happened, as people read it. */
  title: z.string(),
  /** What it happened to, as the beginning of a prompt or a name; empty when the title says it all. */
  detail: z.string(),
  /** The page of the product that it leads to, with its query: `/my-generations`. */
  path: z.string(),
  created_at: timestampSchema,
  is_read: z.boolean(),
})
export type Notification = z.output<typeof notificationSchema>

/** How many of the caller's are unread then: 0 … 100. */
const unread = z.int()

/** What reading or removing some has changed, as the answer and the event say it. */
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
    'Marks notifications as read: those named, or all; answers which were unread. Ids of anything else are passed over.',
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
  summary: 'Removes a notification.',
  params: z.object({ id: notificationIdSchema }),
  output: notificationsChangeSchema,
  errors: ['not_found'],
})

export const clearNotifications = defineEndpoint({
  method: 'DELETE',
  path: '/api/notifications',
  auth: 'session',
  keyScope: 'write',
  summary: 'Removes all of the caller’s notifications that are read, and answers which those were.',
  output: notificationsChangeSchema,
})
