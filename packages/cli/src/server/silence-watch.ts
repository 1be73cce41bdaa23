export type SilenceWatch = {
  /** Fires when nothing has come for too long, when the outer signal does, and at the end. */
  readonly signal: AbortSignal
  /** The body of an answer, whose every piece counts as news. */
  readonly listen: (answer: Response) => ReadableStream<Uint8Array>
  readonly stop: () => void
}

/** Gives up a stream on which nothing comes any more, however long it may last while something does. */
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
