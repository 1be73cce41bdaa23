import type { EventPayload } from '@easel/contract/events'
import { getQueue, type Queue, type QueueTask } from '@easel/contract/queue'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'

export const QUEUE_KEY = ['queue'] as const

export function queueQuery() {
  return queryOptions({
    queryKey: QUEUE_KEY,
    queryFn: ({ signal }) => client.data.call(getQueue, {}, { signal }),
  })
}

/** Merges a task into the queue by id; one the queue does not know yet is the newest. */
export function applyTaskChanged(cache: QueryClient, { task }: EventPayload<'task.changed'>): void {
  change(cache, (queue) => {
    const known = queue.tasks.some((old) => old.id === task.id)
    const tasks = known
      ? queue.tasks.map((old) => (old.id === task.id ? newer(old, task) : old))
      : [...queue.tasks, task]
    return { ...queue, tasks }
  })
}

/** The answer to a press and the event it caused may come in either order: the higher revision wins. */
function newer(old: QueueTask, task: QueueTask): QueueTask {
  return task.revision < old.revision ? old : { ...old, ...task }
}

export function applyTaskRemoved(cache: QueryClient, { ids }: EventPayload<'task.removed'>): void {
  const gone = new Set(ids)
  change(cache, (queue) => ({ ...queue, tasks: queue.tasks.filter((task) => !gone.has(task.id)) }))
}

/** Takes a task out of the list and puts it directly before another, or at the end. */
export function applyTaskMoved(cache: QueryClient, { id, before }: EventPayload<'task.moved'>): void {
  change(cache, (queue) => {
    const moved = queue.tasks.find((task) => task.id === id)
    if (!moved || id === before) return queue
    const others = queue.tasks.filter((task) => task.id !== id)
    const found = before === null ? -1 : others.findIndex((task) => task.id === before)
    return { ...queue, tasks: others.toSpliced(found < 0 ? others.length : found, 0, moved) }
  })
}

export function applyQueueChanged(cache: QueryClient, settings: EventPayload<'queue.changed'>): void {
  change(cache, (queue) => ({ ...queue, ...settings }))
}

function change(cache: QueryClient, update: (queue: Queue) => Queue) {
  cache.setQueryData<Queue>(QUEUE_KEY, (queue) => queue && update(queue))
}
