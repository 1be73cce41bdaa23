import { deleteGeneration, listGenerations } from '@easel/contract/generations'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toApiError } from '#web/shared/api/api-error.ts'
import { client } from '#web/shared/api/client.ts'
import { requireSession } from '#web/shared/api/require-session.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import type { GenerationFilters } from './generation-filters.ts'
import { applyGenerationsUpdated, listKey } from './generation-lists.ts'

/** The signed-in user's pictures, page by page; without filters all of them, newest first. */
export function generationsQuery(filters: GenerationFilters = {}) {
  return infiniteQueryOptions({
    queryKey: listKey(filters),
    queryFn: ({ pageParam, signal }) =>
      client.data.call(
        listGenerations,
        { query: { ...filters, ...(pageParam === undefined ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** Puts a picture in the trash and says so; the answer does to the cache what the event does in every other tab. */
export function useDeleteGeneration(onDeleted: (id: string) => void = () => undefined) {
  const cache = useQueryClient()
  const leave = (id: string) =>
    applyGenerationsUpdated(cache, { changes: [{ id, trashed_at: new Date().toISOString() }] })
  return useMutation({
    mutationFn: async (id: string) => {
      requireSession(client.auth, deleteGeneration)
      return client.data.call(deleteGeneration, { params: { id } })
    },
    onSuccess: ({ id }) => {
      leave(id)
      onDeleted(id)
      notify.success({ title: 'Generation deleted' })
    },
    onError: (thrown, id) => {
      const error = toApiError(thrown)
      // Another tab or device was faster: what was asked for is the case.
      if (error.code === 'not_found') leave(id)
      notify.error({ title: 'Failed to delete generation', message: error.message })
    },
  })
}
