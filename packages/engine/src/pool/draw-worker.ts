import { setPriority } from 'node:os'
import type { MessagePort } from 'node:worker_threads'
import sharp from 'sharp'
import { collectGarbage } from '../collect-garbage.ts'
import { drawPicture } from '../draw-picture.ts'
import type { DrawnPicture } from '../drawn-picture.ts'
import type { PictureRequest } from '../picture-request.ts'

/** One picture to draw, as sent to a worker thread. */
export type DrawTask = {
  readonly request: PictureRequest
  /** Not 0: stop. */
  readonly stop: SharedArrayBuffer
  /** Receives `DrawNews`. */
  readonly news: MessagePort
  readonly wantsPreview: boolean
}

export type DrawNews = { readonly done: number; readonly preview?: Uint8Array }

/** Errors lose their class between threads, so failures are sent as data. */
export type DrawOutcome =
  | { readonly kind: 'drawn'; readonly picture: DrawnPicture }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly name: string; readonly message: string; readonly stack?: string }

/** Min time between two progress messages, milliseconds. */
const NEWS_PACE = 60

/** How long an idle thread waits before it collects garbage, milliseconds. */
const REST = 250

/** A third of a normal thread's CPU share under contention: enough to yield, not enough to starve. */
const NICENESS = 5

class Stopped extends Error {}

let rest: NodeJS.Timeout | undefined

// Drawing yields to the threads that serve requests. Linux sets the priority of the calling thread alone; other systems would set it for the whole
// process, so it is not changed there.
if (process.platform === 'linux') setPriority(NICENESS)
sharp.concurrency(1)

/** @public Called by name. */
export async function drawInWorker(task: DrawTask): Promise<DrawOutcome> {
  clearTimeout(rest)
  const { request, news, wantsPreview } = task
  const stop = new Int32Array(task.stop)
  let told = 0
  let highest = 0

  function checkpoint(): void {
    if (Atomics.load(stop, 0) !== 0) throw new Stopped()
  }

  function tell(done: number): void {
    highest = Math.max(highest, done)
    const now = performance.now()
    if (now - told < NEWS_PACE) return
    told = now
    news.postMessage({ done: highest } satisfies DrawNews)
  }

  try {
    checkpoint()
    const picture = await drawPicture(request, {
      checkpoint,
      onProgress: tell,
      ...(wantsPreview ? { onPreview: (preview) => news.postMessage({ done: highest, preview } satisfies DrawNews) } : {}),
    })
    return { kind: 'drawn', picture }
  } catch (error) {
    if (error instanceof Stopped) return { kind: 'stopped' }
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
    return { kind: 'failed', name, message, ...(stack ? { stack } : {}) }
  } finally {
    news.close()
    // A picture leaves some hundred megabytes behind, which an idle thread would keep. Collection does not run before a picture that follows at once:
    // it also drops compiled code that nothing else references, which would delay that picture's preview.
    rest = setTimeout(collectGarbage, REST)
  }
}
