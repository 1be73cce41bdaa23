import type { getPreferences as endpoint } from '@easel/contract/preferences'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createPreferencesRepository } from './preferences.repository.ts'

export function getPreferences(deps: { database: Database }): UseCase<typeof endpoint> {
  return (_input, { actor }) =>
    deps.database.asUser(actor.userId, (tx) => createPreferencesRepository(tx).ensure(actor.userId))
}
