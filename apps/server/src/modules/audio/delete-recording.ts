import type { deleteRecording as endpoint } from '@easel/contract/audio'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createAudioRepository } from './audio.repository.ts'

/** Deletes the row; a trigger lists its files for the sweep. */
export function deleteRecording(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly events: Pick<Events, 'append'>
}): UseCase<typeof endpoint> {
  return ({ params: { id } }, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => {
      if (!(await createAudioRepository(tx).deleteRecording(userId, id))) throw new AppError('not_found')
      await deps.events.append(tx, userId, { type: 'audio.removed', payload: { id } })
      return { id }
    })
}
