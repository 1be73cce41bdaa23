import { Piscina } from 'piscina'
import { AppError } from '../../platform/app-error.ts'
import type { LetteringOutcome, LetteringTask } from './draw-worker.ts'

export type LetteringThread = {
  /** Throws `rate_limit` when too many are waiting, `generation_failed` on timeout. */
  readonly draw: (task: LetteringTask) => Promise<LetteringOutcome>
  readonly close: () => Promise<void>
}

const WAITING = 8
const DEADLINE_MS = 60_000
const BUSY_SECONDS = 10

/** A single thread, started on demand and stopped after an idle minute, so that words never take cores from pictures. */
export function createLetteringThread(): LetteringThread {
  const pool = new Piscina<LetteringTask, LetteringOutcome>({
    filename: new URL('./draw-worker.ts', import.meta.url).href,
    name: 'drawInWorker',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  })
  return {
    draw: async (task) => {
      if (pool.queueSize >= WAITING) throw new AppError('rate_limit', { retryAfter: BUSY_SECONDS })
      const deadline = AbortSignal.timeout(DEADLINE_MS)
      try {
        return await pool.run(task, { signal: deadline })
      } catch (error) {
        if (deadline.aborted)
          throw new AppError('generation_failed', {
            message: 'Drawing these words took too long. Make them smaller.',
          })
        throw error
      }
    },
    close: () => pool.destroy(),
  }
}
