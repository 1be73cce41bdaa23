import { abortFailure, pause } from '../abort.ts'
import type { ImageFailure } from '../image-provider.ts'
import type { Drawing } from './hosted-provider.ts'

/** How long the answer of a call is awaited whose caller has gone, to learn what is to be cancelled. */
const LATE_MS = 10_000

/**
 * Makes a job at a vendor, once. When the caller goes away meanwhile, the call is not cut off but awaited in the background: only its
 * answer tells which job to `undo`, and a job that is not cancelled costs as much as a finished one.
 */
async function startOnce<Made extends { readonly ok: true }>(
  { signal, leave, closed }: Drawing,
  create: (signal: AbortSignal) => Promise<Made | ImageFailure>,
  undo: (made: Made, signal: AbortSignal) => Promise<unknown>,
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
 * by an earlier run is taken up instead.
 */
export async function startOrResume<Made extends { readonly ok: true }>(
  drawing: Drawing,
  job: {
    readonly create: (signal: AbortSignal) => Promise<Made | ImageFailure>
    readonly undo: (made: Made, signal: AbortSignal) => Promise<unknown>
    readonly nameOf: (made: Made) => string
    /** The job of a name that `nameOf` gave. */
    readonly find: (name: string) => Made | ImageFailure
  },
): Promise<Made | ImageFailure> {
  const { resume, onJob, leave, closed } = drawing
  if (resume !== undefined) return job.find(resume)
  const made = await startOnce(drawing, job.create, job.undo)
  if (!made.ok) return made
  try {
    await onJob(job.nameOf(made))
    return made
  } catch {
    leave(job.undo(made, closed))
    return { ok: false, kind: 'cancelled', retryable: false, detail: 'the job could not be recorded' }
  }
}
