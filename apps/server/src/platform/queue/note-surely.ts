import { setTimeout as pause } from 'node:timers/promises'

/** Shorter than a lease: after that another run may hold the task. */
const TIMES = { withinMs: 8_000, againMs: 250 }

/**
 * Records a paid job even if the database is briefly away; a job that is not recorded must be canceled at its vendor. Rejects with the reason,
 * and at once when the run is told to stop.
 */
export async function noteSurely(
  note: () => Promise<boolean>,
  signal: AbortSignal,
  { withinMs, againMs } = TIMES,
): Promise<boolean> {
  const deadline = performance.now() + withinMs
  for (;;) {
    try {
      return await note()
    } catch (error) {
      if (signal.aborted || performance.now() > deadline) throw error
      await pause(againMs)
    }
  }
}
