export type SilenceWatch = {
  /** Aborts when nothing has arrived for too long, when the outer signal does, and on `stop`. */
  readonly signal: AbortSignal
  /** The body of an answer; each chunk restarts the timer. */
  readonly listen: (answer: Response) => ReadableStream<Uint8Array>
  readonly stop: () => void
}

/** Aborts a stream that goes silent; a stream that keeps sending may last any time. */
export function watchForSilence(limitMs: number, outer: AbortSignal): SilenceWatch {
  const ended = new AbortController()
  const giveUp = () => ended.abort(new DOMException('the stream went silent', 'TimeoutError'))
  let timer = setTimeout(giveUp, limitMs)
  return {
    signal: AbortSignal.any([outer, ended.signal]),
    listen: ({ body }) =>
      (body ?? new Blob([]).stream()).pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform: (chunk, controller) => {
            clearTimeout(timer)
            timer = setTimeout(giveUp, limitMs)
            controller.enqueue(chunk)
          },
        }),
      ),
    stop: () => {
      clearTimeout(timer)
      ended.abort()
    },
  }
}
