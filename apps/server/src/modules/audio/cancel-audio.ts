import type { cancelAudio as endpoint } from '@easel/contract/audio'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createAudioRepository } from './audio.repository.ts'
import { toAudioTask } from './audio.table.ts'
import type { AudioEndings } from './end-audio.ts'

/** Cancels a waiting or running task. Idempotent. */
export function cancelAudio(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly endings: Pick<AudioEndings, 'fail'>
}): UseCase<typeof endpoint> {
  return ({ params: { id } }, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => {
      const audio = createAudioRepository(tx)
      const before = await audio.findTask(userId, id)
      if (!before) throw new AppError('not_found')
      const ended = await deps.endings.fail(tx, { userId, id }, { code: 'cancelled', message: 'Canceled' })
      if (!ended && before.error_code !== 'cancelled')
        throw new AppError('conflict', { message: 'The sound is made already.' })
      if (before.lease_token !== null) await audio.notify({ kind: 'revoked', token: before.lease_token })
      return { task: toAudioTask(ended ?? before) }
    })
}
