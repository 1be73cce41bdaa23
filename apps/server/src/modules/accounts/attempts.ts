import { createHash } from 'node:crypto'
import { AppError } from '../../platform/app-error.ts'
import { type Clock, DAY_MS } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { createAttemptsRepository } from './attempts.repository.ts'

/** Account and source: failures from another network never count against the owner. */
type Attempt = {
  /** Email address or user id. */
  readonly account: string
  /** The caller's network (`clientSource`), or the session. */
  readonly source: string
}

export type Attempts = {
  /** Counts an attempt as failed until it is cleared. Rejects with `rate_limit` and a retry-after when it comes too soon. */
  readonly take: (attempt: Attempt) => Promise<void>
  /** The attempt succeeded: clears this account and source. */
  readonly clear: (attempt: Attempt) => Promise<void>
  /** The owner authenticated in another way, such as by a mailed link: clears the account for all sources. */
  readonly clearAccount: (account: string) => Promise<void>
}

export type AttemptLimit = {
  /** Kind of attempt; each is counted separately. */
  readonly kind: string
  /** Attempts without a wait. */
  readonly free: number
  /** Seconds to wait after that; doubles with each further attempt. */
  readonly firstDelaySeconds: number
  readonly maxDelaySeconds: number
}

/** The count starts over after a day without attempts. */
export const FORGOTTEN_AFTER_MS = DAY_MS

/** Counts in the database, so that attempts against several processes add up and a restart forgets none. */
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
