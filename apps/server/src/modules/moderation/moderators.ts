import { AppError } from '../../platform/app-error.ts'
import type { Actor } from '../../platform/use-case.ts'

export type Moderators = {
  readonly has: (actor: Actor) => boolean
  /** For everybody else there is nothing here. */
  readonly require: (actor: Actor) => void
}

/** Whom the operator names by e-mail address; the list is in lower case, as accounts are. */
export function createModerators(emails: readonly string[]): Moderators {
  const named = new Set(emails)
  const has = (actor: Actor) => named.has(actor.email.toLowerCase())
  return {
    has,
    require: (actor) => {
      if (!has(actor)) throw new AppError('not_found')
    },
  }
}
