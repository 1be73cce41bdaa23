import { setTimeout as pause } from 'node:timers/promises'
import { hasGone, wasCutOff } from '../database/is-away.ts'

/** Often, so that a run ends before another process takes its task for abandoned once the database is back. */
const AGAIN_MS = 250

/**
 * Writes the end of finished work down, however long the database is away, full or too slow: what was made may have been paid for. `end`
 * answers false where the task is no longer this run's. `unknown`: an earlier try may have been committed without saying so, and the rows
 * tell. Rejects with what kept it from being written when the run is told to stop.
 */
export async function endSurely(
  end: () => Promise<boolean>,
  signal: AbortSignal,
  againMs = AGAIN_MS,
): Promise<'kept' | 'lost' | 'unknown'> {
  for (let tries = 1; ; tries += 1)
    try {
      if (await end()) return 'kept'
      return tries === 1 ? 'lost' : 'unknown'
    } catch (error) {
      if (signal.aborted || !(hasGone(error) || wasCutOff(error))) throw error
      await pause(againMs)
    }
}
