import { abortFailure, pause } from '../abort.ts'
import type { ImageFailure } from '../image-provider.ts'
import { failure } from '../net/exchange-failures.ts'
import type { Drawing } from './hosted-provider.ts'

/** How long the answer of a call is awaited whose caller has gone, to learn what is to be cancelled. */
const LATE_MS = 60_000

/** How long the call that makes a job is held open: as long as anyone awaits it, since a call that is cut off may have made the job. */
export function createTimeout(deadlineMs: number): number {
  return deadlineMs + LATE_MS
}

/**
 * Makes a job at a vendor, once. When the caller goes away meanwhile, the call is not cut off but awaited in the background: only its
 * answer tells which job to `undo`, and a job that is not cancelled costs as much as a finished one.
 */
async function startOnce<Made extends { readonly ok: true }>(
  { signal, leave, closed }: Drawing,
  create: (signal: AbortSignal) => Promise<Made | ImageFailure>,
  undo: (made: Made, signal: AbortSignal) => Promise<boolean>,
): Promise<Made | ImageFailure> {
  if (signal.aborted) return { ...abortFailure(signal), retryable: false, started: false }
  const late = new AbortController()
  const creating = create(AbortSignal.any([late.signal, closed]))
  const gone = Promise.withResolvers<undefined>()
  const goAway = () => gone.resolve(undefined)
  signal.addEventListener('abort', goAway, { once: true })
  const answer = await Promise.race([creating, gone.promise])
  signal.removeEventListener('abort', goAway)
  if (answer) return answer

  leave(
    (async () => {
      const answered = new AbortController()
      void pause(LATE_MS, AbortSignal.any([answered.signal, closed])).then(() => late.abort())
      const made = await creating
      answered.abort()
      if (made.ok) await undo(made, closed)
    })(),
  )
  return { ...abortFailure(signal), retryable: false }
}

/**
 * `startOnce` for jobs that can be found again by their name: it is handed over before anything is waited for. A job that was handed over
 * by an earlier run is taken up instead. One that cannot be handed over is cancelled: the failure is `cancelled` where the vendor
 * has heard that.
 */
export async function startOrResume<Made extends { readonly ok: true }>(
  drawing: Drawing,
  job: {
    readonly create: (signal: AbortSignal) => Promise<Made | ImageFailure>
    /** Whether the vendor has heard it. */
    readonly undo: (made: Made, signal: AbortSignal) => Promise<boolean>
    readonly nameOf: (made: Made) => string
    /** The job of a name that `nameOf` gave. */
    readonly find: (name: string) => Made | ImageFailure
  },
): Promise<Made | ImageFailure> {
  const { resume, onJob, closed } = drawing
  if (resume !== undefined) return job.find(resume)
  const made = await startOnce(drawing, job.create, job.undo)
  if (!made.ok) return made
  try {
    await onJob(job.nameOf(made))
    return made
  } catch {
    const isUndone = await job.undo(made, closed)
    return isUndone
      ? failure('cancelled', 'the job could not be recorded')
      : failure('server', 'the job could neither be recorded nor cancelled')
  }
}
