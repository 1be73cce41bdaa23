import { setTimeout as pause } from 'node:timers/promises'
import { hasGone, wasCutOff } from '../database/is-away.ts'

/** Short, so that a run ends before another process takes over its task once the database is back. */
const AGAIN_MS = 250

/**
 * Writes the end of finished work, however long the database is away, full or slow, because it may have been paid for. `end` returns false if
 * the run no longer holds the task. `unknown`: an earlier attempt may have been committed without an answer; the rows tell. When the run is told
 * to stop, rejects with the reason it could not be written.
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
