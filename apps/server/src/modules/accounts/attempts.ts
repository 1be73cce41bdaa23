import { createHash } from 'node:crypto'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { createAttemptsRepository } from './attempts.repository.ts'

/** Rejects with `rate_limit` for whoever has tried too often. */
export type Attempts = { readonly take: (who: string) => Promise<void> }

export type AttemptLimit = {
  /** What is attempted; each kind is counted for itself. */
  readonly kind: string
  /** Attempts that may come at once. */
  readonly burst: number
  /** Seconds after which one more is earned. */
  readonly everySeconds: number
}

/** Counts in the database, so that guesses spread over several processes count together, and a restart forgets none. */
export function createAttempts(
  deps: { readonly database: Pick<Database, 'asSystem'>; readonly clock: Clock },
  { kind, burst, everySeconds }: AttemptLimit,
): Attempts {
  const every = everySeconds * 1_000
  return {
    take: async (who) => {
      const key = createHash('sha256').update(`${kind} ${who}`).digest('base64url')
      const now = deps.clock.now().getTime()
      const isTaken = await deps.database.asSystem((tx) =>
        createAttemptsRepository(tx).take(key, { now, every, most: burst * every }),
      )
      if (!isTaken) throw new AppError('rate_limit', { retryAfter: everySeconds })
    },
  }
}
