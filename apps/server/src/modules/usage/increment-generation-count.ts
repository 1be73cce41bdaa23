import type { incrementGenerationCount as endpoint } from '@easel/contract/usage'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { Allowance } from './allowance.ts'

/** The server counted when it stored the picture; this call only confirms. Another user's id is not found. */
export function incrementGenerationCount(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly allowance: Pick<Allowance, 'read'>
}): UseCase<typeof endpoint> {
  return async ({ body }, { actor }) => {
    if (body.p_user_id !== actor.userId) throw new AppError('not_found')
    return deps.database.asUser(actor.userId, (tx) => deps.allowance.read(tx, actor.userId, actor.timeZone))
  }
}
