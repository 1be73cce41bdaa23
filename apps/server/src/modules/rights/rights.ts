import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/use-case.ts'
import { createRightsRepository, type RightTable } from './rights.repository.ts'

export type Right = {
  readonly has: (actor: Actor) => Promise<boolean>
  /** Rejects with `not_found` for everyone else, for whom these pages do not exist. */
  readonly require: (actor: Actor) => Promise<void>
}

/**
 * Accounts granted the right by command, and the first account of each configured (lowercase) address, verified if this installation sends mail.
 * Another account that later takes the address gets nothing.
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
