import {
  addToQueue,
  cancelTask,
  clearQueue,
  moveTask,
  type Queue,
  type QueueSettings,
  removeTask,
  retryTask,
  updateQueue,
} from '@easel/contract/queue'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { client } from '#web/shared/api/client.ts'
import { newId } from '#web/shared/lib/new-id.ts'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'
import { useTaskMoves } from '../task-moves.ts'
import {
  applyTaskChanged,
  applyTaskRemoved,
  QUEUE_KEY,
  SETTINGS_KEY,
  showQueueChanged,
  showTaskMoved,
} from './queue.queries.ts'

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

/** Cancels a queued or running task; it stays listed and can be retried. */
export function useCancelTask() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (id: string) => client.data.call(cancelTask, { params: { id } }),
    onSuccess: (answer) => applyTaskChanged(cache, answer),
    onError: (error) => showError(error),
    onSettled: () => cache.invalidateQueries({ queryKey: QUEUE_KEY }),
  })
}

type Retry = { readonly id: string; readonly idempotencyKey: string }

/** Requeues a failed task; the toast's Retry repeats the same request, so nothing is reserved twice. */
export function useRetryTask() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, idempotencyKey }: Retry) =>
      client.data.call(retryTask, { params: { id } }, { idempotencyKey }),
    onSuccess: (answer) => applyTaskChanged(cache, answer),
    onError: (error, submission) => showError(error, { onRetry: () => mutate(submission) }),
    onSettled: () => cache.invalidateQueries({ queryKey: QUEUE_KEY }),
  })
  return { isPending, retry: (id: string) => mutate({ id, idempotencyKey: newId() }) }
}

export function useMoveTask() {
  return useTaskMoves({
    list: QUEUE_KEY,
    send: ({ id, before }) => client.data.call(moveTask, { params: { id }, body: { before } }),
    show: showTaskMoved,
  })
}

/** Removes every task, or only finished ones. */
export function useClearQueue() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (which: 'all' | 'done') =>
      client.data.call(clearQueue, { query: which === 'done' ? { status: 'done' } : {} }),
    onSuccess: (_, which) => {
      const tasks = cache.getQueryData<Queue>(QUEUE_KEY)?.tasks ?? []
      const gone = which === 'done' ? tasks.filter((task) => task.status === 'done') : tasks
      applyTaskRemoved(cache, { ids: gone.map((task) => task.id) })
    },
    onError: (error) => showError(error),
    onSettled: () => cache.invalidateQueries({ queryKey: QUEUE_KEY }),
  })
}

/** Optimistic: presses are sent in order, and the queue is refetched after the last. */
export function useUpdateQueue() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationKey: SETTINGS_KEY,
    scope: { id: SETTINGS_KEY[0] },
    mutationFn: (settings: Partial<QueueSettings>) => client.data.call(updateQueue, { body: settings }),
    onMutate: async (settings) => {
      await cache.cancelQueries({ queryKey: QUEUE_KEY, exact: true })
      showQueueChanged(cache, settings)
    },
    onError: (error) => showError(error),
    onSettled: () => {
      if (cache.isMutating({ mutationKey: SETTINGS_KEY }) === 1)
        void cache.invalidateQueries({ queryKey: QUEUE_KEY })
    },
  })
}
