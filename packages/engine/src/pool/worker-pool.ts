import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { type DrawnPicture, type DrawOptions, ForbiddenPromptError, InvalidRequestError } from '../drawn-picture.ts'
import type { PictureRequest } from '../picture-request.ts'
import type { DrawNews, DrawOutcome, DrawTask } from './draw-worker.ts'

export type WorkerPool = { readonly draw: (request: PictureRequest, options: DrawOptions) => Promise<DrawnPicture>; readonly close: () => Promise<void> }

/** Progress is repeated this often, so that a listener knows the picture is still being drawn while the worker is busy; milliseconds. */
const HEARTBEAT = 150

/** Milliseconds. A warm thread takes some hundred megabytes; an installation that draws nothing keeps none. */
const IDLE_TIMEOUT = 5 * 60_000

/** Threads start with the first pictures and end when idle; each draws one picture at a time. */
export function createWorkerPool(threads: number): WorkerPool {
  const pool = new Piscina<DrawTask, DrawOutcome>({
    filename: new URL('./draw-worker.ts', import.meta.url).href,
    name: 'drawInWorker',
    minThreads: 0,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    // A thread blocked in `Atomics.wait` runs nothing else: it would not collect garbage until the next picture.
    atomics: 'disabled',
    idleTimeout: IDLE_TIMEOUT,
    // Small young objects own large buffers: collecting them sooner keeps a worker near half a gigabyte (docs/benchmarks/engine.md).
    resourceLimits: { maxYoungGenerationSizeMb: 12 },
  })

  async function draw(request: PictureRequest, options: DrawOptions): Promise<DrawnPicture> {
    const { signal, onProgress } = options
    signal?.throwIfAborted()
    const { port1, port2 } = new MessageChannel()
    const stop = new SharedArrayBuffer(4)
    let done = 0
    let settled = false
    port1.on('message', (news: DrawNews) => {
      if (settled) return
      done = Math.max(done, news.done)
      onProgress?.(news.preview ? { done, preview: news.preview } : { done })
    })
    const heartbeat = onProgress ? setInterval(() => onProgress({ done }), HEARTBEAT) : undefined
    // The promise rejects at once; the worker sees the flag at its next checkpoint, or before it starts a queued picture.
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener(
        'abort',
        () => {
          Atomics.store(new Int32Array(stop), 0, 1)
          reject(signal.reason)
        },
        { once: true },
      )
    })
    aborted.catch(() => {})
    try {
      const task: DrawTask = { request, stop, news: port2, wantsPreview: onProgress !== undefined }
      const running = pool.run(task, { transferList: [port2] })
      running.catch(() => {})
      return pictureOf(await Promise.race([running, aborted]))
    } finally {
      settled = true
      clearInterval(heartbeat)
      port1.close()
    }
  }

  return { draw, close: () => pool.destroy() }
}

function pictureOf(outcome: DrawOutcome): DrawnPicture {
  if (outcome.kind === 'drawn') return outcome.picture
  if (outcome.kind === 'stopped') throw new DOMException('The drawing was stopped.', 'AbortError')
  if (outcome.name === 'ForbiddenPromptError') throw new ForbiddenPromptError(outcome.message)
  if (outcome.name === 'InvalidRequestError') throw new InvalidRequestError(outcome.message)
  const error = new Error(outcome.message)
  error.name = outcome.name
  if (outcome.stack) error.stack = outcome.stack
  throw error
}
