import type { moveAudioTask as endpoint } from '@easel/contract/audio'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { moveInQueue } from '../../platform/queue/move-in-queue.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createAudioRepository, SOUND_QUEUE } from './audio.repository.ts'

/** Changes the order in which one's own sounds are made. Across users it counts who has waited longest, as ever. */
export function moveAudioTask(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly events: Pick<Events, 'append'>
}): UseCase<typeof endpoint> {
  return ({ params: { id }, body: { before } }, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => {
      if (await moveInQueue(tx, SOUND_QUEUE, userId, { id, before })) {
        await deps.events.append(tx, userId, { type: 'audio.moved', payload: { id, before } })
        // The claim passes over a locked task: it is looked for once more.
        await createAudioRepository(tx).notify({ kind: 'work' })
      }
      return { id, before }
    })
}
