import { abortFailure, pause } from '../abort.ts'
import type { ImageFailure } from '../image-provider.ts'
import { failure } from '../net/exchange-failures.ts'
import type { Drawing } from './hosted-provider.ts'

/** After the caller is gone, how long to wait for a call's answer to learn which job to cancel. */
const LATE_MS = 60_000

/** Max time of the call that creates a job: as long as someone waits, because an aborted call may have created it. */
export function createTimeout(deadlineMs: number): number {
  return deadlineMs + LATE_MS
}

/**
 * Creates a job at a vendor, once. If the caller cancels, the call is not aborted but awaited in the background: only its answer tells which job
 * to `undo`, and an abandoned job costs as much as a finished one.
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
 * `startOnce` for resumable jobs: the id is handed over before anything else. A job from an earlier run is resumed instead. If the id cannot be
 * handed over, the job is canceled; the failure is `cancelled` if the vendor confirmed that.
 */
export async function startOrResume<Made extends { readonly ok: true }>(
  drawing: Drawing,
  job: {
    readonly create: (signal: AbortSignal) => Promise<Made | ImageFailure>
    /** Whether the vendor received it. */
    readonly undo: (made: Made, signal: AbortSignal) => Promise<boolean>
    readonly nameOf: (made: Made) => string
    /** The job for a name from `nameOf`. */
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
