import type {
  clearAudioTasks as clearEndpoint,
  removeAudioTask as removeEndpoint,
} from '@easel/contract/audio'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { Allowance } from '../usage/index.ts'
import { createAudioRepository, type RemovedAudio } from './audio.repository.ts'

export type RemoveAudioDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly allowance: Pick<Allowance, 'giveBack'>
  readonly events: Pick<Events, 'append'>
}

/** Removes one task from the queue. A waiting or running one is canceled and returns its allowance. */
export function removeAudioTask(deps: RemoveAudioDeps): UseCase<typeof removeEndpoint> {
  return async ({ params: { id } }, { actor: { userId } }) => {
    if ((await remove(deps, userId, { id })) === 0) throw new AppError('not_found')
    return { id }
  }
}

/** Removes all tasks from the queue, or only finished ones. */
export function clearAudioTasks(deps: RemoveAudioDeps): UseCase<typeof clearEndpoint> {
  return async ({ query }, { actor: { userId } }) => ({
    removed: await remove(deps, userId, query.status ?? 'all'),
  })
}

function remove(deps: RemoveAudioDeps, userId: string, which: RemovedAudio): Promise<number> {
  return deps.database.asUser(userId, async (tx) => {
    const audio = createAudioRepository(tx)
    const removed = await audio.removeTasks(userId, which)
    if (removed.length === 0) return 0
    const unfinished = removed.filter(({ finished_at }) => finished_at === null)
    if (unfinished.length > 0) await deps.allowance.giveBack(tx, userId, unfinished)
    const ids = removed.map(({ id }) => id)
    await deps.events.append(tx, userId, { type: 'audio.tasks_removed', payload: { ids } })
    for (const { lease_token: token } of unfinished)
      if (token !== null) await audio.notify({ kind: 'revoked', token })
    await audio.notify({ kind: 'work' })
    return removed.length
  })
}
