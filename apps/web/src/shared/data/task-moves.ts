import type { TaskMove } from '@easel/contract/queue'
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'

/** The list after a move, as on the server. */
export function movedTask<Task extends { readonly id: string }>(
  tasks: readonly Task[],
  { id, before }: TaskMove,
): Task[] {
  const moved = tasks.find((task) => task.id === id)
  if (!moved || id === before) return [...tasks]
  const others = tasks.filter((task) => task.id !== id)
  const found = before === null ? -1 : others.findIndex((task) => task.id === before)
  return others.toSpliced(found < 0 ? others.length : found, 0, moved)
}

const movesOf = (list: QueryKey): QueryKey => ['moves', ...list]
const countMoves = (cache: QueryClient, list: QueryKey) => cache.isMutating({ mutationKey: movesOf(list) })

/** Meanwhile the list is ahead of the server's events. */
export const isMoving = (cache: QueryClient, list: QueryKey): boolean => countMoves(cache, list) > 0

type Moves = {
  readonly list: QueryKey
  readonly send: (move: TaskMove) => Promise<unknown>
  readonly show: (cache: QueryClient, move: TaskMove) => void
}

/** Moves are optimistic, sent in order, and the list is refetched after the last. */
export function useTaskMoves({ list, send, show }: Moves) {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationKey: movesOf(list),
    scope: { id: movesOf(list).join(' ') },
    mutationFn: send,
    onMutate: async (move) => {
      await cache.cancelQueries({ queryKey: list })
      show(cache, move)
    },
    onError: (error) => showError(error),
    onSettled: () => {
      if (countMoves(cache, list) === 1) void cache.invalidateQueries({ queryKey: list })
    },
  })
}
