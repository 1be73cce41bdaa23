import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/use-case.ts'
import { createRightsRepository, type RightTable } from './rights.repository.ts'

export type Right = {
  readonly has: (actor: Actor) => Promise<boolean>
  /** Rejects with `not_found` for everyone else: to them there is nothing here. */
  readonly require: (actor: Actor) => Promise<void>
}

/**
 * Accounts that were appointed by command, and the first account of each address that the settings name (in lower case), verified where this
 * installation sends mail. Another account that takes the address over later gets nothing by it.
 */
export function createRight(
  {
    database,
    isVerified,
  }: {
    readonly database: Pick<Database, 'asSystem'>
    readonly isVerified: (userId: string) => Promise<boolean>
  },
  table: RightTable,
  emails: readonly string[],
): Right {
  const named = new Set(emails)

  async function has(actor: Actor): Promise<boolean> {
    const email = actor.email.toLowerCase()
    const isNamed = named.has(email) && (await isVerified(actor.userId))
    return database.asSystem(async (tx) => {
      const rights = createRightsRepository(tx, table)
      if (isNamed) await rights.bind(actor.userId, email)
      return rights.has(actor.userId, isNamed ? email : null)
    })
  }

  return {
    has,
    require: async (actor) => {
      if (!(await has(actor))) throw new AppError('not_found')
    },
  }
}
