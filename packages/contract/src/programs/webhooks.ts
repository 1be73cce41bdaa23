import * as z from 'zod/mini'
import { recordingSchema } from '../audio.ts'
import { batchSchema } from '../batches.ts'
import { defineEndpoint } from '../endpoint.ts'
import { errorCodeSchema } from '../errors.ts'
import { cursorSchema, generationIdSchema, idSchema, noteSchema, timestampSchema } from '../fields.ts'
import { generationSchema } from '../generations.ts'

export const WEBHOOK_LIMITS = {
  /** Max webhooks of an account. */
  webhooks: 10,
  /** Max length in code points. */
  nameCharacters: 60,
  urlCharacters: 2_000,
  /** Max waiting deliveries of one webhook; further events are counted as missed and not sent. */
  waiting: 1_000,
  /** Max ended deliveries of one webhook that are kept, for up to a week. */
  log: 200,
  /** Hours after a rotation during which the previous secret also signs. */
  overlapHours: 24,
  /** Days for which a delivery is retried. */
  days: 3,
} as const

const failureFields = {
  task_id: z.string(),
  prompt: z.string(),
  /** Code in the error catalog. */
  code: errorCodeSchema,
  /** A sentence for people. */
  message: z.string(),
} as const

/** `data` of each event. URLs are absolute, and those of files work for at least a week. */
export const WEBHOOK_EVENTS = {
  /** A picture was stored: made, edited, lettered or saved. */
  'picture.finished': z.object({
    picture: generationSchema,
    /** The queued task that made it; null if there was none. */
    task_id: z.nullable(z.string()),
  }),
  /** A picture's task failed; cancellations do not count. */
  'picture.failed': z.object(failureFields),
  /** A picture was deleted for good, not moved to the trash. */
  'picture.deleted': z.object({ id: generationIdSchema }),
  /** Every picture of a batch has ended; sent again after retries. */
  'batch.finished': z.object({ batch: batchSchema }),
  'sound.finished': z.object({ recording: recordingSchema, task_id: z.string() }),
  'sound.failed': z.object(failureFields),
  'sound.deleted': z.object({ id: z.string() }),
} as const

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]]

/** Sent by the Test button whatever events are chosen. Its `data` is empty. */
export const TEST_EVENT = 'webhook.test'

export const webhookSchema = z.object({
  id: z.string(),
  /** Empty when none was given. */
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENT_NAMES)),
  created_at: timestampSchema,
  /**
   * Why it is off: by its owner (`owner`), because the receiver answered 410 (`gone`) or failed for days (`failing`), or because the account's
   * access was ended, for example by a password change (`access`). Null: it is on.
   */
  off: z.nullable(z.enum(['owner', 'gone', 'failing', 'access'])),
  /** Start of the current series of failures; null after a success and at first. */
  failing_since: z.nullable(timestampSchema),
  /** Waiting deliveries. */
  waiting: z.int(),
  /** Events not sent because too many deliveries were waiting. */
  missed: z.int(),
  /** Until when the previous secret also signs; null when it does not. */
  overlap_until: z.nullable(timestampSchema),
})
export type Webhook = z.output<typeof webhookSchema>

export const webhookDeliverySchema = z.object({
  /** Sent as `webhook-id`: the same in every attempt and replay. */
  id: z.string(),
  type: z.union([z.enum(WEBHOOK_EVENT_NAMES), z.literal(TEST_EVENT)]),
  status: z.enum(['waiting', 'delivered', 'failed']),
  created_at: timestampSchema,
  attempts: z.int(),
  /** Next attempt; null when it has ended. */
  next_at: z.nullable(timestampSchema),
  /** When it ended; null while it waits. */
  ended_at: z.nullable(timestampSchema),
  /** Last HTTP status of the receiver; null without one. */
  answered: z.nullable(z.int()),
  /**
   * Why there was no response: the address is not public (`blocked`), nothing listens there (`unreachable`), it took too long (`timeout`), or it
   * disconnected or sent no valid HTTP (`broken`). `expired`: the webhook was off until its days were over.
   */
  failure: z.nullable(z.enum(['blocked', 'unreachable', 'timeout', 'broken', 'expired'])),
  /** Duration of the last attempt in milliseconds; null before the first. */
  took_ms: z.nullable(z.int()),
  /** The body sent, as JSON text. */
  body: z.string(),
})
export type WebhookDelivery = z.output<typeof webhookDeliverySchema>

const URL_MESSAGE = 'Enter a whole address, like https://example.com/hooks/easel'
const urlSchema = z.string().check(
  z.trim(),
  z.maxLength(WEBHOOK_LIMITS.urlCharacters, `At most ${WEBHOOK_LIMITS.urlCharacters} characters`),
  z.refine((text) => URL.canParse(text) && /^https?:\/\//i.test(text), URL_MESSAGE),
  z.refine(
    (text) => !URL.canParse(text) || (new URL(text).username === '' && new URL(text).password === ''),
    'The address may carry no user name or password: the signature says who sends',
  ),
)
const eventsSchema = z.array(z.enum(WEBHOOK_EVENT_NAMES)).check(
  z.minLength(1, 'Choose at least one event'),
  z.maxLength(WEBHOOK_EVENT_NAMES.length, 'Choose each event once'),
  z.refine((events) => new Set(events).size === events.length, 'Choose each event once'),
)
const nameSchema = noteSchema(WEBHOOK_LIMITS.nameCharacters)

export const webhookIdSchema = idSchema('hook', 'a webhook')
const params = z.object({ id: webhookIdSchema })
/** `whsec_` and base64, in the Standard Webhooks format. */
const secretSchema = z.string()

export const listWebhooks = defineEndpoint({
  method: 'GET',
  path: '/api/account/webhooks',
  auth: 'session',
  isGuarded: true,
  summary: 'Lists the caller’s webhooks, oldest first.',
  output: z.object({ items: z.array(webhookSchema) }),
  errors: ['forbidden'],
})

export const createWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/account/webhooks',
  auth: 'session',
  isGuarded: true,
  summary: 'Creates a webhook. Its secret is only returned here.',
  body: z.strictObject({ name: z._default(nameSchema, ''), url: urlSchema, events: eventsSchema }),
  status: 201,
  output: z.object({ secret: secretSchema, item: webhookSchema }),
  errors: ['forbidden', 'conflict'],
})

export const updateWebhook = defineEndpoint({
  method: 'PATCH',
  path: '/api/account/webhooks/{id}',
  auth: 'session',
  isGuarded: true,
  summary:
    'Changes a webhook, or switches it on or off. Waiting deliveries are sent once it is on again, within their three days.',
  params,
  body: z.strictObject({
    name: z.optional(nameSchema),
    url: z.optional(urlSchema),
    events: z.optional(eventsSchema),
    is_on: z.optional(z.boolean()),
  }),
  output: z.object({ item: webhookSchema }),
  errors: ['forbidden', 'not_found'],
})

export const deleteWebhook = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/webhooks/{id}',
  auth: 'session',
  isGuarded: true,
  summary: 'Deletes a webhook with its log. Waiting deliveries are dropped.',
  params,
  output: z.object({ id: z.string() }),
  errors: ['forbidden', 'not_found'],
})

export const rotateWebhookSecret = defineEndpoint({
  method: 'POST',
  path: '/api/account/webhooks/{id}/secret',
  auth: 'session',
  isGuarded: true,
  summary:
    'Creates a new secret, which is only returned here. For 24 hours the previous secret also signs; a second rotation within that time ends the older one.',
  params,
  output: z.object({ secret: secretSchema, item: webhookSchema }),
  errors: ['forbidden', 'not_found'],
})

export const testWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/account/webhooks/{id}/test',
  auth: 'session',
  isGuarded: true,
  summary: `Sends a ${TEST_EVENT} now, once, and answers what became of it; also while the webhook is off.`,
  params,
  output: z.object({ item: webhookDeliverySchema }),
  errors: ['forbidden', 'not_found'],
})

export const listWebhookDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/account/webhooks/{id}/deliveries',
  auth: 'session',
  isGuarded: true,
  summary: 'Lists deliveries, newest first, 50 at a time. Ended ones are kept for a week, up to 200.',
  params,
  query: z.object({ cursor: cursorSchema }),
  output: z.object({ items: z.array(webhookDeliverySchema), nextCursor: z.nullable(z.string()) }),
  errors: ['forbidden', 'not_found'],
})

export const replayWebhookDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/account/webhooks/{id}/deliveries/{delivery}/replay',
  auth: 'session',
  isGuarded: true,
  summary:
    'Sends a delivery again now, with the same id and body, and returns the result; if it fails, it is retried for three days.',
  params: z.object({ id: webhookIdSchema, delivery: idSchema('evt', 'a delivery') }),
  output: z.object({ item: webhookDeliverySchema }),
  errors: ['forbidden', 'not_found', 'conflict'],
})
