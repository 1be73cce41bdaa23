import type { clearQueue as clearEndpoint, removeTask as removeEndpoint } from '@easel/contract/queue'
import { AppError } from '../../../platform/app-error.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { UseCase } from '../../../platform/use-case.ts'
import type { Allowance } from '../../usage/index.ts'
import type { TaskFollower } from '../end-task.ts'
import { keysOf } from '../references/kept-references.ts'
import type { ReferencePictures } from '../references/reference-pictures.ts'
import { createTasksRepository, type EndedTask, type RemovedTasks } from '../tasks.repository.ts'

export type RemoveTasksDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly allowance: Pick<Allowance, 'giveBack'>
  readonly events: Pick<Events, 'append'>
  readonly follower: Pick<TaskFollower, 'forget'>
  readonly references: Pick<ReferencePictures, 'release'>
}

/** Removes one task. A waiting or running one is canceled and returns its allowance. */
export function removeTask(deps: RemoveTasksDeps): UseCase<typeof removeEndpoint> {
  return async ({ params }, { actor }) => {
    const removed = await remove(deps, actor.userId, { id: params.id })
    if (removed.length === 0) throw new AppError('not_found')
    return { id: params.id }
  }
}

/** Removes everything in the queue card, or only finished tasks. */
export function clearQueue(deps: RemoveTasksDeps): UseCase<typeof clearEndpoint> {
  return async ({ query }, { actor }) => ({
    removed: (await remove(deps, actor.userId, query.status ?? 'all')).length,
  })
}

async function remove(deps: RemoveTasksDeps, userId: string, which: RemovedTasks): Promise<EndedTask[]> {
  const removed = await deps.database.asUser(userId, (tx) => removeAndTell(deps, tx, userId, which))
  await deps.references.release([...new Set(removed.flatMap(keysOf))])
  return removed
}

async function removeAndTell(
  deps: RemoveTasksDeps,
  tx: Tx,
  userId: string,
  which: RemovedTasks,
): Promise<EndedTask[]> {
  const tasks = createTasksRepository(tx)
  const removed = await tasks.remove(userId, which)
  const unfinished = removed.filter(({ status }) => status === 'queued' || status === 'running')
  if (unfinished.length > 0) await deps.allowance.giveBack(tx, userId, unfinished)
  const ids = removed.map((task) => task.id)
  if (ids.length > 0) await deps.events.append(tx, userId, { type: 'task.removed', payload: { ids } })
  await deps.follower.forget(tx, userId, ids)
  for (const { id: ended, lease_token: token } of unfinished) {
    if (token !== null) await tasks.notify({ kind: 'revoked', token })
    await tasks.notify({ kind: 'ended', userId, id: ended })
  }
  await tasks.notify({ kind: 'work' })
  return removed
}
