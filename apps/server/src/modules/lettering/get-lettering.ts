import type { getLettering as endpoint } from '@easel/contract/lettering'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createLetteringRepository } from './lettering.repository.ts'

export function getLettering(deps: {
  readonly database: Pick<Database, 'asUser'>
}): UseCase<typeof endpoint> {
  return async ({ params }, { actor }) => {
    const settings = await deps.database.asUser(actor.userId, (tx) =>
      createLetteringRepository(tx).find(actor.userId, params.id),
    )
    if (!settings) throw new AppError('not_found')
    return settings
  }
}
