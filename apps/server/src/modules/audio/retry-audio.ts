import type { retryAudio as endpoint } from '@easel/contract/audio'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { type Allowance, placeOf } from '../usage/index.ts'
import { createAudioRepository } from './audio.repository.ts'
import { toAudioTask } from './audio.table.ts'
import type { AudioEndings } from './end-audio.ts'

/** Requeues a failed task and reserves allowance, both or neither. */
export function retryAudio(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly clock: Clock
  readonly allowance: Pick<Allowance, 'reserve'>
  readonly endings: Pick<AudioEndings, 'tell'>
}): UseCase<typeof endpoint> {
  return ({ params: { id } }, { actor }) =>
    deps.database.asUser(actor.userId, async (tx) => {
      const audio = createAudioRepository(tx)
      const waiting = await audio.requeue(actor.userId, id, placeOf(actor, deps.clock.now()))
      if (!waiting) {
        if (!(await audio.findTask(actor.userId, id))) throw new AppError('not_found')
        throw new AppError('conflict', { message: 'Only a failed task can be retried.' })
      }
      await deps.allowance.reserve(tx, actor, 1)
      await deps.endings.tell(tx, waiting)
      await audio.notify({ kind: 'work' })
      return { task: toAudioTask(waiting) }
    })
}
