import type { createAudio as endpoint } from '@easel/contract/audio'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MakeId } from '../../platform/ids.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { Allowance } from '../usage/index.ts'
import { createAudioRepository } from './audio.repository.ts'
import { toAudioTask } from './audio.table.ts'

/** Holds a place of the allowance and queues the task, or neither. */
export function createAudio(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly allowance: Pick<Allowance, 'reserve'>
  readonly events: Pick<Events, 'append'>
  readonly makeId: MakeId
  readonly randomSeed: () => number
  readonly clock: Clock
}): UseCase<typeof endpoint> {
  return ({ body: { prompt, seed = deps.randomSeed(), ...settings } }, { actor: { userId, timeZone } }) =>
    deps.database.asUser(userId, async (tx) => {
      const audio = createAudioRepository(tx)
      const row = await audio.insertTask({
        id: deps.makeId('task'),
        user_id: userId,
        status: 'queued',
        prompt,
        settings: JSON.stringify({ ...settings, seed }),
        lease_token: null,
        lease_until: null,
        recording_id: null,
        error_code: null,
        error_message: null,
        created_at: deps.clock.now(),
        finished_at: null,
      })
      await deps.allowance.reserve(tx, userId, 1, timeZone)
      const task = toAudioTask(row)
      await deps.events.append(tx, userId, { type: 'audio.changed', payload: { task, recording: null } })
      await audio.notify()
      return { task }
    })
}
