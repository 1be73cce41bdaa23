import type { ProductEvent } from '@easel/contract/events'
import { TEST_EVENT, type WEBHOOK_EVENTS, type WebhookEvent } from '@easel/contract/programs/webhooks'
import type * as z from 'zod/mini'

/** What receivers are told of one event. */
export type WebhookMessage = {
  readonly id: string
  readonly type: WebhookEvent
  /** What it is about: messages that share one are sent in their order. */
  readonly subjects: readonly string[]
  readonly body: string
  /** Its place among those of the same transaction. */
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
  /** Origin that people open. */
  readonly publicUrl: string
}

/** The events of one transaction as receivers hear of them; most are the pages’ own and make no message. */
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

/** As the Standard Webhooks scheme lays it out. */
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
      // Without a picture that changed it was only renamed, paused or resumed.
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
