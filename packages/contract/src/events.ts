import * as z from 'zod/mini'
import { audioTaskSchema, recordingSchema } from './audio.ts'
import { batchPictureSchema, batchSchema } from './batches.ts'
import { errorCodeSchema } from './errors.ts'
import { generationSchema } from './generations.ts'
import { collectionSchema, generationChangeSchema } from './library/library.ts'
import { notificationSchema, notificationsChangeSchema } from './news/notifications.ts'
import { preferencesSchema } from './preferences.ts'
import { queueSettingsSchema, queueTaskSchema, taskMoveSchema } from './queue.ts'
import { shareLinkSchema } from './shares.ts'
import { dailyLimitsSchema } from './usage.ts'

/**
 * Server-sent events of `GET /api/events`. `id` is an opaque position in the user's events, `event` the type, `data` the payload as JSON. A
 * client that reconnects with `Last-Event-ID` misses nothing. A mutation's answer and its event carry the same payload, so the acting tab and
 * all others run the same code.
 */
export const EVENTS = {
  /** Channel `generations-changes`, INSERT: a picture was stored for the user. */
  'generation.created': z.object({ generation: generationSchema }),
  /** A stored picture's row changed, for example by publishing or hiding it. */
  'generation.updated': z.object({ generation: generationSchema }),
  /** Changed fields of up to 500 pictures, including moves to and from the trash. */
  'generations.updated': z.object({ changes: z.array(generationChangeSchema) }),
  /** Deleted for good. */
  'generations.removed': z.object({ ids: z.array(z.string()) }),
  /** All of the user's collections after a change; pictures are in no others. */
  'collections.changed': z.object({ collections: z.array(collectionSchema) }),
  /** A queued task was added or changed its state; compare revisions. */
  'task.changed': z.object({ task: queueTaskSchema }),
  /** A picture of the form failed or was canceled, for pages other than the one that awaits the answer. */
  'task.failed': z.object({
    /** As in `task.progress`. */
    taskId: z.string(),
    prompt: z.string(),
    code: errorCodeSchema,
    /** The answer that the waiting page gets. */
    message: z.string(),
  }),
  'task.removed': z.object({ ids: z.array(z.string()) }),
  'task.moved': taskMoveSchema,
  /** Concurrency changed, or the queue was paused or resumed. */
  'queue.changed': queueSettingsSchema,
  /** A batch was created or changed: its state, and its changed pictures. */
  'batch.changed': z.object({ batch: batchSchema, pictures: z.array(batchPictureSchema) }),
  'batch.removed': z.object({ id: z.string() }),
  /** A sound was requested, started, or failed; with a recording it is done. */
  'audio.changed': z.object({ task: audioTaskSchema, recording: z.nullable(recordingSchema) }),
  'audio.moved': taskMoveSchema,
  /** A sound's spooled files have been stored. */
  'audio.stored': z.object({ id: z.string() }),
  'audio.removed': z.object({ id: z.string() }),
  /** Removed from the queue; what they made stays. */
  'audio.tasks_removed': z.object({ ids: z.array(z.string()) }),
  'limits.changed': z.object({ limits: dailyLimitsSchema }),
  /** The user's subscription or invoices changed at the payment provider: reload them. */
  'subscription.changed': z.object({}),
  'share.created': z.object({ share: shareLinkSchema }),
  'share.revoked': z.object({ token: z.string(), generation_id: z.string() }),
  /** URLs of pictures and sounds issued so far are invalid: reload what contains some. */
  'addresses.changed': z.object({}),
  'notification.created': z.object({
    notification: notificationSchema,
    /** Notifications deleted to make room. */
    removed: z.array(z.string()),
    /** Unread count afterwards. */
    unread: z.int(),
  }),
  'notifications.read': notificationsChangeSchema,
  'notifications.removed': notificationsChangeSchema,
  'preferences.changed': z.object({ preferences: preferencesSchema }),
} as const

/** Transient events: a picture in progress, a session that ended. Not stored, without a number, may be missed. */
export const TRANSIENT_EVENTS = {
  'task.progress': z.object({
    /** Queued task, or the generation the form waits for. */
    taskId: z.string(),
    /** `Idempotency-Key` of the request that started it, by which the form finds its own. */
    requestKey: z.nullable(z.string()),
    /** 0 to 100; 0 means that the work has started. */
    percent: z.number(),
    /** Small preview as a data URL; absent when unchanged. */
    preview: z.optional(z.string()),
  }),
  /** Progress of a sound, 0 to 100. */
  'audio.progress': z.object({ taskId: z.string(), percent: z.number() }),
  /** A followed author has published: reload notifications. */
  'follows.published': z.object({}),
  /** A session ended, or the account's name or address changed: reload the session. */
  'session.changed': z.object({}),
} as const

/** First on every connection; its `id` is the stream's position. */
export const READY_EVENT = 'ready'
/** Replaces a backlog that is no longer kept: the client must reload everything. */
export const RESYNC_EVENT = 'resync'

export type EventType = keyof typeof EVENTS
export type EventPayload<T extends EventType> = z.output<(typeof EVENTS)[T]>
export type ProductEvent = {
  [T in EventType]: { readonly type: T; readonly payload: EventPayload<T> }
}[EventType]

export type TransientEventType = keyof typeof TRANSIENT_EVENTS
export type TransientPayload<T extends TransientEventType> = z.output<(typeof TRANSIENT_EVENTS)[T]>

/** The specification's realtime channel, as the web client names it. */
export const GENERATIONS_CHANNEL = 'generations-changes'
