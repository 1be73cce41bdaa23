import type { Logger } from './logger.ts'
import { reasonOf } from './reason-of.ts'

export type HousekeepingJob = (signal: AbortSignal) => Promise<void>

/** Runs cleanup jobs one after another, at once and then at an interval. A failed job is logged and retried next time; its signal fires on shutdown. */
export function startHousekeeping(
  jobs: Readonly<Record<string, HousekeepingJob>>,
  options: {
    readonly everyMs: number
    /** Whether the clock can be trusted; no job runs while it rejects. */
    readonly mayRun: () => Promise<boolean>
    readonly logger: Logger
  },
): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController()
  let current = runAll()
  const timer = setInterval(() => {
    current = current.then(runAll)
  }, options.everyMs)

  async function runAll(): Promise<void> {
    if (!(await attempt('clock', options.mayRun))) return
    for (const [job, run] of Object.entries(jobs)) await attempt(job, () => run(stopping.signal))
  }

  async function attempt<T>(job: string, run: () => Promise<T>): Promise<T | undefined> {
    if (stopping.signal.aborted) return undefined
    try {
      return await run()
    } catch (error) {
      options.logger.warn({ job, reason: reasonOf(error) }, 'housekeeping')
      return undefined
    }
  }

  return {
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await current
    },
  }
}
