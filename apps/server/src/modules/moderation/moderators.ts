import { AppError } from '../../platform/app-error.ts'
import type { Actor } from '../../platform/use-case.ts'

export type Moderators = {
  readonly has: (actor: Actor) => Promise<boolean>
  /** Rejects with `not_found` for everyone else: to them there is nothing here. */
  readonly require: (actor: Actor) => Promise<void>
}

/** Accounts with an address that the operator names (in lower case), verified where this installation sends mail. */
export function createModerators(
  emails: readonly string[],
  isVerified: (userId: string) => Promise<boolean>,
): Moderators {
  const named = new Set(emails)
  const has = async (actor: Actor) => named.has(actor.email.toLowerCase()) && isVerified(actor.userId)
  return {
    has,
    require: async (actor) => {
      if (!(await has(actor))) throw new AppError('not_found')
    },
  }
}
