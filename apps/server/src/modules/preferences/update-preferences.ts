import type { updatePreferences as endpoint } from '@easel/contract/preferences'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createPreferencesRepository } from './preferences.repository.ts'

export function updatePreferences(deps: { database: Database; events: Events }): UseCase<typeof endpoint> {
  return ({ body }, { actor }) =>
    deps.database.asUser(actor.userId, async (tx) => {
      const repository = createPreferencesRepository(tx)
      await repository.ensure(actor.userId)
      const preferences = await repository.change(actor.userId, {
        ...(body.default_aspect_ratio && { default_size: null }),
        ...body,
      })
      await deps.events.append(tx, actor.userId, { type: 'preferences.changed', payload: { preferences } })
      return preferences
    })
}
