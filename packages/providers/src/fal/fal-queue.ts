import type { ImageFailure } from '../image-provider.ts'
import { failure } from '../net/exchange-failures.ts'
import { listField, textField } from '../net/json.ts'
import type { VendorAnswer, VendorClient } from '../net/vendor-client.ts'

/** Responses hold logs, never pictures. */
const MAX_BYTES = 2 * 1024 * 1024
/** Timeout of every call except the one that creates a job. */
const CALL_MS = 10_000

export type Job = {
  /** Owner and app of the endpoint, without the rest of its path: polling uses these. */
  readonly app: string
  readonly id: string
}

type JobState = { readonly hasBegun: boolean; readonly isDone: boolean; readonly percent: number }

/** The queue's API calls needed for drawing. */
export type FalQueue = {
  /** `POST /{endpoint}`, answered within `timeoutMs`. The vendor drops jobs that have not started after `startWithinSeconds`. */
  readonly submit: (
    endpoint: string,
    input: Readonly<Record<string, unknown>>,
    options: {
      readonly startWithinSeconds: number
      readonly timeoutMs: number
      readonly signal: AbortSignal
    },
  ) => Promise<{ readonly ok: true; readonly job: Job } | ImageFailure>
  /** `GET …/requests/{id}/status?logs=1`. */
  readonly look: (
    job: Job,
    signal: AbortSignal,
  ) => Promise<{ readonly ok: true; readonly state: JobState } | ImageFailure>
  /** `GET …/requests/{id}`: the result of a finished job, or its error. */
  readonly result: (job: Job, signal: AbortSignal) => Promise<VendorAnswer | ImageFailure>
  /** `PUT …/requests/{id}/cancel`: whether it was received. */
  readonly cancel: (job: Job, signal: AbortSignal) => Promise<boolean>
  /** Cancels as well, and returns whether the job certainly will not be made: whether a started one ends depends on the model. */
  readonly takeBack: (job: Job, signal: AbortSignal) => Promise<boolean>
}

export function createFalQueue(client: VendorClient): FalQueue {
  const common = { timeoutMs: CALL_MS, maxBytes: MAX_BYTES }
  const pathOf = ({ app, id }: Job) => `${app}/requests/${id}`
  const queue: FalQueue = {
    submit: async (endpoint, input, { startWithinSeconds, timeoutMs, signal }) => {
      const answer = await client.call({
        what: 'create',
        method: 'POST',
        path: endpoint,
        headers: {
          // Disabled: fal's own retries are free, but take longer than a caller waits.
          'x-fal-no-retry': '1',
          'x-fal-request-timeout': String(startWithinSeconds),
          // The vendor's copy is public, and ours is fetched at once, so it expires early.
          'x-fal-object-lifecycle-preference': JSON.stringify({ expiration_duration_seconds: 3_600 }),
        },
        body: { json: input },
        signal,
        effect: 'makes',
        ...common,
        timeoutMs,
      })
      if (!answer.ok) return answer
      // Used in URLs, so only letters, digits and hyphens are allowed.
      const id = textField(answer.value, 'request_id') ?? ''
      const app = endpoint.split('/').slice(0, 2).join('/')
      return /^[\w-]{1,64}$/.test(id)
        ? { ok: true, job: { app, id } }
        : failure('bad_response', 'create was answered with something that is no job')
    },
    look: async (job, signal) => {
      const answer = await client.call({
        what: 'poll',
        method: 'GET',
        path: `${pathOf(job)}/status?logs=1`,
        signal,
        effect: 'once',
        ...common,
      })
      return answer.ok ? readState(answer.value) : answer
    },
    result: (job, signal) =>
      client.call({
        what: 'result',
        method: 'GET',
        path: pathOf(job),
        signal,
        effect: 'reads',
        ...common,
      }),
    cancel: async (job, signal) => {
      const answer = await client.call({
        what: 'cancel',
        method: 'PUT',
        path: `${pathOf(job)}/cancel`,
        signal,
        effect: 'reads',
        ...common,
      })
      return answer.ok
    },
    takeBack: async (job, signal) => {
      const found = await queue.look(job, signal)
      const isHeard = await queue.cancel(job, signal)
      return isHeard && found.ok && !found.state.hasBegun
    },
  }
  return queue
}

function readState(value: unknown): { readonly ok: true; readonly state: JobState } | ImageFailure {
  switch (textField(value, 'status')) {
    case 'IN_QUEUE':
      return { ok: true, state: { hasBegun: false, isDone: false, percent: 0 } }
    case 'IN_PROGRESS':
      return {
        ok: true,
        state: { hasBegun: true, isDone: false, percent: percentOf(listField(value, 'logs')) },
      }
    case 'COMPLETED':
      return { ok: true, state: { hasBegun: true, isDone: true, percent: 99 } }
    default:
      return failure('bad_response', 'poll was answered with something that is no state')
  }
}

/** Percent of the last progress bar in the logs, as in `45%|████▌     | 9/20`; a started job without one is at 1. */
function percentOf(logs: readonly unknown[]): number {
  const bars = logs.map((entry) => /^\s*(\d{1,3})%\s*\|/.exec(textField(entry, 'message') ?? '')?.[1])
  const percent = Number(bars.findLast((bar) => bar !== undefined) ?? 1)
  return percent <= 100 ? percent : 1
}
