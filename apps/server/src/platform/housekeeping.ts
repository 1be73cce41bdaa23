import type { Logger } from './logger.ts'
import { reasonOf } from './reason-of.ts'

/** Runs jobs that tidy up, one after the other, at once and then at an interval. A job that fails is logged and tried again next time. */
export function startHousekeeping(
  jobs: Readonly<Record<string, () => Promise<void>>>,
  options: { readonly everyMs: number; readonly logger: Logger },
): { readonly stop: () => Promise<void> } {
  let isStopped = false
  let current = runAll()
  const timer = setInterval(() => {
    current = current.then(runAll)
  }, options.everyMs)

  async function runAll(): Promise<void> {
    for (const [job, run] of Object.entries(jobs)) {
      if (isStopped) return
      try {
        await run()
      } catch (error) {
        options.logger.warn({ job, reason: reasonOf(error) }, 'housekeeping')
      }
    }
  }

  return {
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await current
    },
  }
}
