import type { ProductEvent } from '@easel/contract/events'
import { TEST_EVENT, type WEBHOOK_EVENTS, type WebhookEvent } from '@easel/contract/programs/webhooks'
import type * as z from 'zod/mini'

/** An event as receivers get it. */
export type WebhookMessage = {
  readonly id: string
  readonly type: WebhookEvent
  /** Subject: messages about the same one are sent in order. */
  readonly subjects: readonly string[]
  readonly body: string
  /** Position within its transaction. */
  readonly place: number
}

type Told = {
  [T in WebhookEvent]: {
    readonly type: T
    readonly subjects: readonly string[]
    readonly data: z.output<(typeof WEBHOOK_EVENTS)[T]>
  }
}[WebhookEvent]

type MessageDeps = {
  readonly makeId: (prefix: 'evt') => string
  readonly now: () => Date
  /** Public origin. */
  readonly publicUrl: string
}

/** One transaction's events as messages; most events concern only pages and make none. */
export function messagesOf(events: readonly ProductEvent[], deps: MessageDeps): WebhookMessage[] {
  const taskOf = new Map(
    events.flatMap(({ type, payload }) =>
      type === 'task.changed' && payload.task.generationId !== null
        ? [[payload.task.generationId, payload.task.id] as const]
        : [],
    ),
  )
  return events
    .flatMap((event) => told(event, taskOf, deps.publicUrl))
    .map(({ type, subjects, data }, place) => ({
      id: deps.makeId('evt'),
      type,
      subjects,
      place,
      body: bodyOf(type, data, deps.now()),
    }))
}

export function testBody(now: Date): string {
  return bodyOf(TEST_EVENT, {}, now)
}

/** Payload in the Standard Webhooks format. */
function bodyOf(type: string, data: object, now: Date): string {
  return JSON.stringify({ type, timestamp: now.toISOString(), data })
}

function told(event: ProductEvent, taskOf: ReadonlyMap<string, string>, origin: string): Told[] {
  const whole = (path: string) => new URL(path, origin).href
  switch (event.type) {
    case 'generation.created': {
      const { generation } = event.payload
      const task = taskOf.get(generation.id) ?? null
      const picture = { ...generation, image_url: whole(generation.image_url) }
      const subjects = task === null ? [generation.id] : [generation.id, task]
      return [{ type: 'picture.finished', subjects, data: { picture, task_id: task } }]
    }
    case 'generations.removed':
      return event.payload.ids.map((id) => ({ type: 'picture.deleted', subjects: [id], data: { id } }))
    case 'task.failed': {
      const { taskId, prompt, code, message } = event.payload
      if (code === 'cancelled') return []
      return [
        { type: 'picture.failed', subjects: [taskId], data: { task_id: taskId, prompt, code, message } },
      ]
    }
    case 'task.changed': {
      const { id, prompt, status, error, errorCode } = event.payload.task
      if (status !== 'error' || errorCode === null || errorCode === 'cancelled') return []
      const data = { task_id: id, prompt, code: errorCode, message: error ?? '' }
      return [{ type: 'picture.failed', subjects: [id], data }]
    }
    case 'batch.changed': {
      const { batch, pictures } = event.payload
      // If no picture changed, the batch was only renamed, paused or resumed.
      if (batch.state !== 'done' || pictures.length === 0) return []
      return [{ type: 'batch.finished', subjects: [batch.id], data: { batch } }]
    }
    case 'audio.changed': {
      const { task, recording } = event.payload
      if (recording) {
        const addresses = { wav_url: whole(recording.wav_url), ogg_url: whole(recording.ogg_url) }
        const data = { recording: { ...recording, ...addresses }, task_id: task.id }
        return [{ type: 'sound.finished', subjects: [recording.id, task.id], data }]
      }
      const { id, prompt, error, error_code: code } = task
      if (task.status !== 'error' || code === null || code === 'cancelled') return []
      return [
        { type: 'sound.failed', subjects: [id], data: { task_id: id, prompt, code, message: error ?? '' } },
      ]
    }
    case 'audio.removed':
      return [{ type: 'sound.deleted', subjects: [event.payload.id], data: { id: event.payload.id } }]
    default:
      return []
  }
}
