import type { AudioTask, createAudio } from '@easel/contract/audio'
import type { EndpointOutput } from '@easel/contract/endpoint'
import type { SpeechSettings } from '@easel/contract/voices'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MakeId } from '../../platform/ids.ts'
import type { ContentPolicy } from '../imaging/index.ts'
import { type Allowance, type PlaceCaller, placeOf } from '../usage/index.ts'
import { createAudioRepository } from './audio.repository.ts'
import { toAudioTask } from './audio.table.ts'

/** The words or text to be heard. */
type AudioWish = { readonly prompt: string } & (
  | Pick<Extract<AudioTask, { kind: 'sound' }>, 'kind' | 'settings'>
  | { readonly kind: 'speech'; readonly settings: SpeechSettings }
)

export type QueueAudio = (wish: AudioWish, actor: PlaceCaller) => Promise<EndpointOutput<typeof createAudio>>

/** Reserves allowance and queues the task, both or neither. The content policy is checked first. */
export function queueAudio(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly allowance: Pick<Allowance, 'reserve'>
  readonly events: Pick<Events, 'append'>
  readonly policy: ContentPolicy
  readonly makeId: MakeId
  readonly clock: Clock
}): QueueAudio {
  return async ({ prompt, kind, settings }, actor) => {
    const { userId } = actor
    const now = deps.clock.now()
    if (deps.policy.refuses({ prompt })) throw new AppError('nsfw_content')
    return deps.database.asUser(userId, async (tx) => {
      const audio = createAudioRepository(tx)
      const row = await audio.insertTask({
        id: deps.makeId('task'),
        user_id: userId,
        source: 'queue',
        status: 'queued',
        kind,
        prompt,
        settings: JSON.stringify(settings),
        lease_token: null,
        lease_until: null,
        not_before: null,
        started_at: null,
        recording_id: null,
        error_code: null,
        error_message: null,
        created_at: now,
        ...placeOf(actor, now),
        finished_at: null,
      })
      await deps.allowance.reserve(tx, actor, 1)
      const task = toAudioTask(row)
      await deps.events.append(tx, userId, { type: 'audio.changed', payload: { task, recording: null } })
      await audio.notify({ kind: 'work' })
      return { task }
    })
  }
}
