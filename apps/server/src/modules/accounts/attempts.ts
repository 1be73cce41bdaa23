import { createHash } from 'node:crypto'
import { AppError } from '../../platform/app-error.ts'
import { type Clock, DAY_MS } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { createAttemptsRepository } from './attempts.repository.ts'

/** The account that is tried, and from where: failures from another network never count against its owner. */
type Attempt = {
  /** Email address or user id. */
  readonly account: string
  /** Network of the caller (`clientSource`), or the session that asks. */
  readonly source: string
}

export type Attempts = {
  /** Counts an attempt as failed until it is cleared. Rejects with `rate_limit` and how long to wait when it comes too soon. */
  readonly take: (attempt: Attempt) => Promise<void>
  /** The attempt was right: nothing is counted for this account and source any more. */
  readonly clear: (attempt: Attempt) => Promise<void>
  /** The owner has proved themselves otherwise, such as by a link in a mail: clears the account's failures from every source. */
  readonly clearAccount: (account: string) => Promise<void>
}

export type AttemptLimit = {
  /** What is attempted; each kind is counted for itself. */
  readonly kind: string
  /** Attempts that may come at once. */
  readonly free: number
  /** Seconds to wait after that many; each further attempt doubles them. */
  readonly firstDelaySeconds: number
  readonly maxDelaySeconds: number
}

/** An attempt after a day of silence is a first one again. */
export const FORGOTTEN_AFTER_MS = DAY_MS

/** Counts in the database, so that guesses spread over several processes count together, and a restart forgets none. */
export function createAttempts(
  deps: { readonly database: Pick<Database, 'asSystem'>; readonly clock: Clock },
  { kind, free, firstDelaySeconds, maxDelaySeconds }: AttemptLimit,
): Attempts {
  const digest = (...parts: string[]) =>
    createHash('sha256')
      .update(JSON.stringify([kind, ...parts]))
      .digest('base64url')
  const repository = <T>(work: (attempts: ReturnType<typeof createAttemptsRepository>) => Promise<T>) =>
    deps.database.asSystem((tx) => work(createAttemptsRepository(tx)))
  return {
    take: async ({ account, source }) => {
      const waitMs = await repository((attempts) =>
        attempts.take({
          key: digest(account, source),
          account: digest(account),
          now: deps.clock.now(),
          free,
          firstDelayMs: firstDelaySeconds * 1_000,
          maxDelayMs: maxDelaySeconds * 1_000,
          forgottenAfterMs: FORGOTTEN_AFTER_MS,
        }),
      )
      if (waitMs === 0) return
      throw new AppError('rate_limit', { retryAfter: Math.ceil(waitMs / 1_000) })
    },
    clear: ({ account, source }) => repository((attempts) => attempts.clear(digest(account, source))),
    clearAccount: (account) => repository((attempts) => attempts.clearAccount(digest(account))),
  }
}
