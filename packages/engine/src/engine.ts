import { availableParallelism } from 'node:os'
import type { DrawnPicture, DrawOptions } from './drawn-picture.ts'
import type { PictureRequest } from './picture-request.ts'
import type { WorkerPool } from './pool/worker-pool.ts'

/** Draws pictures on worker threads, one picture per worker. Create one per process and close it at the end. */
export type Engine = { readonly draw: (request: PictureRequest, options?: DrawOptions) => Promise<DrawnPicture>; readonly close: () => Promise<void> }

/** `threads`: worker threads, default the number of cores, at least 1. Threads start with the first picture and stay warm. */
export function createEngine(options: { readonly threads?: number } = {}): Engine {
  const threads = Math.max(1, options.threads ?? availableParallelism())
  // Loaded with the first picture: a process that never draws does not load it.
  let pool: Promise<WorkerPool> | undefined
  let closed = false

  async function draw(request: PictureRequest, drawOptions: DrawOptions = {}): Promise<DrawnPicture> {
    if (closed) throw new Error('The engine is closed.')
    drawOptions.signal?.throwIfAborted()
    pool ??= import('./pool/worker-pool.ts').then(({ createWorkerPool }) => createWorkerPool(threads))
    return (await pool).draw(request, drawOptions)
  }

  async function close(): Promise<void> {
    closed = true
    await (await pool)?.close()
  }

  return { draw, close }
}
