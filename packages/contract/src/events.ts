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
 * What `GET /api/events` streams (server-sent events). `id` says where in the user's events it stands and is handed back as it came, `event` the type, `data` the payload as JSON.
 * A client that comes back sends `Last-Event-ID` and misses nothing. The answer to a mutation and the event it causes carry the same
 * payload, so that the tab that acted and every other tab run the same code.
 */
export const EVENTS = {
  /** Channel `generations-changes`, INSERT: a picture was stored for the user. */
  'generation.created': z.object({ generation: generationSchema }),
  /** What the row says of a stored picture has changed: published, hidden, and the like. */
  'generation.updated': z.object({ generation: generationSchema }),
  /** Labels and the like of up to 500 pictures, also that they went to the trash or came back: only what is different. */
  'generations.updated': z.object({ changes: z.array(generationChangeSchema) }),
  /** Deleted for good. */
  'generations.removed': z.object({ ids: z.array(z.string()) }),
  /** All of the user's collections as they are now; pictures lie in no other one. */
  'collections.changed': z.object({ collections: z.array(collectionSchema) }),
  /** A queue task was added or changed its state; compare revisions. */
  'task.changed': z.object({ task: queueTaskSchema }),
  /** A picture of the form failed or was cancelled: pages other than the one that waits for its answer learn it from here. */
  'task.failed': z.object({
    /** As in `task.progress`. */
    taskId: z.string(),
    prompt: z.string(),
    code: errorCodeSchema,
    /** What the waiting page is answered. */
    message: z.string(),
  }),
  'task.removed': z.object({ ids: z.array(z.string()) }),
  'task.moved': taskMoveSchema,
  /** Concurrency, or pause and resume. */
  'queue.changed': queueSettingsSchema,
  /** A batch was made or changed: how it stands now, and those of its pictures that are different. */
  'batch.changed': z.object({ batch: batchSchema, pictures: z.array(batchPictureSchema) }),
  'batch.removed': z.object({ id: z.string() }),
  /** A sound was asked for, began, or failed; with a recording it is done. */
  'audio.changed': z.object({ task: audioTaskSchema, recording: z.nullable(recordingSchema) }),
  'audio.moved': taskMoveSchema,
  /** The files of a sound that waited for the storage are in it. */
  'audio.stored': z.object({ id: z.string() }),
  'audio.removed': z.object({ id: z.string() }),
  /** Taken out of the queue; what they made stays. */
  'audio.tasks_removed': z.object({ ids: z.array(z.string()) }),
  'limits.changed': z.object({ limits: dailyLimitsSchema }),
  /** The payment provider has news of the user's subscription or invoices: read them anew. */
  'subscription.changed': z.object({}),
  'share.created': z.object({ share: shareLinkSchema }),
  'share.revoked': z.object({ token: z.string(), generation_id: z.string() }),
  /** Addresses of pictures and sounds that were given out before open nothing any more: read anew what holds some. */
  'addresses.changed': z.object({}),
  'notification.created': z.object({
    notification: notificationSchema,
    /** Those that made room for it. */
    removed: z.array(z.string()),
    /** How many are unread then. */
    unread: z.int(),
  }),
  'notifications.read': notificationsChangeSchema,
  'notifications.removed': notificationsChangeSchema,
  'preferences.changed': z.object({ preferences: preferencesSchema }),
} as const

/**
 * Passing news: a picture in the making, a session that ended. Not stored, has no sequence number, may be missed.
 */
export const TRANSIENT_EVENTS = {
  'task.progress': z.object({
    /** Queue task, or the generation the form waits for. */
    taskId: z.string(),
    /** `Idempotency-Key` of the request that started it: how the form finds its own. */
    requestKey: z.nullable(z.string()),
    /** 0 … 100; 0 says that the work has begun. */
    percent: z.number(),
    /** Small picture of what is forming, as a data URL; absent when unchanged. */
    preview: z.optional(z.string()),
  }),
  /** 0 … 100 of a sound in the making. */
  'audio.progress': z.object({ taskId: z.string(), percent: z.number() }),
  /** An author whom the user follows has published: notifications, read anew, say who. */
  'follows.published': z.object({}),
  /** A session ended or the account's name or address changed: read the session anew. */
  'session.changed': z.object({}),
} as const

/** Sent first on every connection; its `id` is where the stream stands. */
export const READY_EVENT = 'ready'
/** Sent instead of a backlog that is no longer kept: the client reads everything anew. */
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
