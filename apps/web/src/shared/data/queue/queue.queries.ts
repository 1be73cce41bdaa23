import type { EventPayload } from '@easel/contract/events'
import { DAILY_GENERATIONS, LIMITS } from '@easel/contract/limits'
import { getQueue, listFailedTasks, type Queue, type QueueTask, type TaskMove } from '@easel/contract/queue'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Client, client } from '#web/shared/api/client.ts'
import { isMoving, movedTask } from '../task-moves.ts'

export const QUEUE_KEY = ['queue'] as const

export function queueQuery() {
  return queryOptions({
    queryKey: QUEUE_KEY,
    queryFn: ({ signal }) => readQueue(client, signal),
  })
}

/** As many tasks as the largest plan allows in a day. */
const MAX_PAGES = Math.ceil(DAILY_GENERATIONS.premium / LIMITS.queuePageSize)

/** Fetches all pages of the queue as one. Changes meanwhile arrive as events, which trigger a refetch. */
export async function readQueue(from: Pick<Client, 'data'>, signal?: AbortSignal): Promise<Queue> {
  const tasks = new Map<string, QueueTask>()
  let cursor: string | undefined
  for (let page = 1; ; page += 1) {
    const { nextCursor, ...queue } = await from.data.call(
      getQueue,
      { query: cursor === undefined ? {} : { cursor } },
      signal ? { signal } : {},
    )
    for (const task of queue.tasks) tasks.set(task.id, task)
    if (nextCursor === null || page === MAX_PAGES) return { ...queue, tasks: [...tasks.values()] }
    cursor = nextCursor
  }
}

/** Below the queue's key: what invalidates the queue also invalidates these. */
const FAILED_KEY = [...QUEUE_KEY, 'failed'] as const

/** Failed single pictures of the form, which the queue does not list. */
export function failedTasksQuery() {
  return queryOptions({
    queryKey: FAILED_KEY,
    queryFn: ({ signal }) => client.data.call(listFailedTasks, {}, { signal }),
  })
}

export function applyTaskFailed(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: FAILED_KEY })
}

/** Merges a task into the queue by id; an unknown one is the newest. */
export function applyTaskChanged(cache: QueryClient, { task }: EventPayload<'task.changed'>): void {
  change(cache, (queue) => {
    const known = queue.tasks.some((old) => old.id === task.id)
    const tasks = known
      ? queue.tasks.map((old) => (old.id === task.id ? newer(old, task) : old))
      : [...queue.tasks, task]
    return { ...queue, tasks }
  })
  forgetFailed(cache, [task.id])
}

/** They are queued tasks now, or removed. */
function forgetFailed(cache: QueryClient, ids: readonly string[]): void {
  cache.setQueryData<Pick<Queue, 'tasks'>>(
    FAILED_KEY,
    (failed) => failed && { tasks: failed.tasks.filter(({ id }) => !ids.includes(id)) },
  )
}

/** An answer and its event may arrive in either order: the higher revision wins. */
function newer(old: QueueTask, task: QueueTask): QueueTask {
  return task.revision < old.revision ? old : { ...old, ...task }
}

export function applyTaskRemoved(cache: QueryClient, { ids }: EventPayload<'task.removed'>): void {
  const gone = new Set(ids)
  change(cache, (queue) => ({ ...queue, tasks: queue.tasks.filter((task) => !gone.has(task.id)) }))
  forgetFailed(cache, ids)
}

export function applyTaskMoved(cache: QueryClient, move: EventPayload<'task.moved'>): void {
  if (!isMoving(cache, QUEUE_KEY)) showTaskMoved(cache, move)
}

/** Moves a task in the list directly before another, or to the end. */
export function showTaskMoved(cache: QueryClient, move: TaskMove): void {
  change(cache, (queue) => ({ ...queue, tasks: movedTask(queue.tasks, move) }))
}

/** Pending changes of concurrency and pause: while there are any, the page is ahead of the server's events. */
export const SETTINGS_KEY = ['queue settings'] as const

export function applyQueueChanged(cache: QueryClient, settings: EventPayload<'queue.changed'>): void {
  if (cache.isMutating({ mutationKey: SETTINGS_KEY }) === 0) showQueueChanged(cache, settings)
}

export function showQueueChanged(cache: QueryClient, settings: Partial<EventPayload<'queue.changed'>>): void {
  change(cache, (queue) => ({ ...queue, ...settings }))
}

function change(cache: QueryClient, update: (queue: Queue) => Queue) {
  cache.setQueryData<Queue>(QUEUE_KEY, (queue) => queue && update(queue))
}
