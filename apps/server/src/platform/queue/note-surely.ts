import { setTimeout as pause } from 'node:timers/promises'

/** Less than a lease: after that the task may be another run's. */
const TIMES = { withinMs: 8_000, againMs: 250 }

/**
 * Notes a paid job, also where the database is away for a moment: one that is not noted has to be taken back at its vendor. Rejects with what
 * kept it from being noted, and at once when the run is told to stop.
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
