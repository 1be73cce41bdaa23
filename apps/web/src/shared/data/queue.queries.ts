import type { EventPayload } from '@easel/contract/events'
import { LIMITS } from '@easel/contract/limits'
import {
  addToQueue,
  clearQueue,
  getQueue,
  type Queue,
  type QueueTask,
  removeTask,
  setConcurrency,
} from '@easel/contract/queue'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { client } from '#web/shared/api/client.ts'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'

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
      ? queue.tasks.map((old) => (old.id === task.id ? later(old, task) : old))
      : [...queue.tasks, task]
    return { ...queue, tasks }
  })
}

const RANK = { queued: 0, running: 1, done: 2, error: 2 } as const

/** The answer to a press and the event it caused may come in either order: a task never goes back from its end. */
function later(old: QueueTask, task: QueueTask): QueueTask {
  return RANK[old.status] === 2 && RANK[task.status] < 2 ? old : { ...old, ...task }
}

export function applyTaskRemoved(cache: QueryClient, { ids }: EventPayload<'task.removed'>): void {
  const gone = new Set(ids)
  change(cache, (queue) => ({ ...queue, tasks: queue.tasks.filter((task) => !gone.has(task.id)) }))
}

export function applyConcurrency(
  cache: QueryClient,
  { concurrency }: EventPayload<'queue.concurrency'>,
): void {
  change(cache, (queue) => ({ ...queue, concurrency: clampConcurrency(concurrency) }))
}

function clampConcurrency(value: number): number {
  const { min, max } = LIMITS.concurrency
  return Math.min(max, Math.max(min, Math.round(value)))
}

function change(cache: QueryClient, update: (queue: Queue) => Queue) {
  cache.setQueryData<Queue>(QUEUE_KEY, (queue) => queue && update(queue))
}

export type QueueRequest = z.input<typeof addToQueue.body>
export type QueueSubmission = { readonly request: QueueRequest; readonly idempotencyKey: string }

export function useAddToQueue() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ request, idempotencyKey }: QueueSubmission) =>
      client.data.call(addToQueue, { body: request }, { idempotencyKey }),
    onSuccess: ({ tasks }) => {
      for (const task of tasks) applyTaskChanged(cache, { task })
    },
  })
}

export function useRemoveTask() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (id: string) => client.data.call(removeTask, { params: { id } }),
    onSuccess: ({ id }) => applyTaskRemoved(cache, { ids: [id] }),
    onError: (error) => showError(error),
    onSettled: () => cache.invalidateQueries({ queryKey: QUEUE_KEY }),
  })
}

export function useClearQueue() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: () => client.data.call(clearQueue, {}),
    onSuccess: () =>
      applyTaskRemoved(cache, {
        ids: (cache.getQueryData<Queue>(QUEUE_KEY)?.tasks ?? []).map((task) => task.id),
      }),
    onError: (error) => showError(error),
    onSettled: () => cache.invalidateQueries({ queryKey: QUEUE_KEY }),
  })
}

export function useSetConcurrency() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (concurrency: number) =>
      client.data.call(setConcurrency, { body: { concurrency: clampConcurrency(concurrency) } }),
    onSuccess: (answer) => applyConcurrency(cache, answer),
    onError: (error) => showError(error),
  })
}
