import type { ImageFailure } from './image-provider.ts'

/** Abort reason of a caller that will resume: the vendor's job continues, and `resume` finds it by its id. */
export const RESUMES_LATER = 'shutdown'

/** The outcome for an aborted signal. */
export function abortFailure(signal: AbortSignal): ImageFailure {
  const reason: unknown = signal.reason
  const timedOut = reason instanceof Error && reason.name === 'TimeoutError'
  return timedOut
    ? { ok: false, kind: 'timeout', retryable: true, detail: 'the time for this picture was up' }
    : { ok: false, kind: 'cancelled', retryable: false, detail: 'cancelled by the caller' }
}

/** Resolves after `ms`, or at once when the signal aborts; cleans up timer and listener. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const timer = setTimeout(finish, ms)
    signal?.addEventListener('abort', finish, { once: true })
    function finish() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', finish)
      resolve()
    }
  })
}
