import type { moveAudioTask as endpoint } from '@easel/contract/audio'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { moveInQueue } from '../../platform/queue/move-in-queue.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createAudioRepository, SOUND_QUEUE } from './audio.repository.ts'

/** Changes the order of a user's own sounds. Across users the longest wait still goes first. */
export function moveAudioTask(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly events: Pick<Events, 'append'>
}): UseCase<typeof endpoint> {
  return ({ params: { id }, body: { before } }, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => {
      if (await moveInQueue(tx, SOUND_QUEUE, userId, { id, before })) {
        await deps.events.append(tx, userId, { type: 'audio.moved', payload: { id, before } })
        // Claims skip a locked task, so it is announced again.
        await createAudioRepository(tx).notify({ kind: 'work' })
      }
      return { id, before }
    })
}
