import type { EndpointRequest } from '@easel/contract/endpoint'
import type { EventPayload } from '@easel/contract/events'
import {
  type GenerationRecord,
  getGeneration,
  getReferences,
  updateGeneration,
} from '@easel/contract/generations'
import { createCollection, deleteCollection, updateCollection } from '@easel/contract/library/collections'
import { emptyTrash, getLibrary, getLineage } from '@easel/contract/library/library'
import { listMonths } from '@easel/contract/library/months'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'
import type { GenerationFilters } from './generation-filters.ts'
import {
  applyCollectionsChanged,
  applyGenerationsRemoved,
  applyGenerationUpdated,
  LIBRARY_KEY,
  rowsOf,
} from './generation-lists.ts'

/** The user's counts, collections and tags. */
export function libraryQuery() {
  return queryOptions({
    queryKey: LIBRARY_KEY,
    queryFn: ({ signal }) => client.data.call(getLibrary, {}, { signal }),
  })
}

/** The months of a list's pictures, part by part. */
export function monthsQuery({ sort, ...filters }: GenerationFilters) {
  return infiniteQueryOptions({
    queryKey: [...LIBRARY_KEY, 'months', filters],
    queryFn: ({ pageParam, signal }) =>
      client.data.call(
        listMonths,
        { query: { ...filters, ...(pageParam === undefined ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** One picture that may be in no loaded list, including the trash. */
export function generationQuery(id: string) {
  return queryOptions({
    queryKey: [...LIBRARY_KEY, 'generation', id],
    queryFn: ({ signal }) => client.data.call(getGeneration, { params: { id } }, { signal }),
  })
}

/** What a picture was made from, and what was made from it. */
export function lineageQuery(id: string) {
  return queryOptions({
    queryKey: [...LIBRARY_KEY, 'lineage', id],
    queryFn: ({ signal }) => client.data.call(getLineage, { params: { id } }, { signal }),
  })
}

/** A picture's reference pictures. */
export function referencesQuery(id: string) {
  return queryOptions({
    queryKey: [...LIBRARY_KEY, 'references', id],
    queryFn: ({ signal }) => client.data.call(getReferences, { params: { id } }, { signal }),
    // They never change, and may be many megabytes.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

type GenerationChange = EndpointRequest<typeof updateGeneration>['body']

/** Favorite of one picture. */
export function useUpdateGeneration() {
  return useMutation({
    mutationFn: ({ id, ...body }: GenerationChange & Pick<GenerationRecord, 'id'>) =>
      client.data.call(updateGeneration, { params: { id }, body }),
    ...useSettled(),
  })
}

type Labels = Pick<GenerationRecord, 'tags' | 'collection_ids'>

/** Tags and collections of one picture. Changes are sent one after another, each based on the result of the previous one. */
export function useLabelGeneration(id: string, shown: Labels) {
  const cache = useQueryClient()
  return useMutation({
    scope: { id: `labels of ${id}` },
    mutationFn: (change: (labels: Labels) => GenerationChange) => {
      const known = rowsOf(cache).get(id) ?? cache.getQueryData(generationQuery(id).queryKey)
      return client.data.call(updateGeneration, { params: { id }, body: change(known ?? shown) })
    },
    ...useSettled(),
  })
}

function useSettled() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return {
    onSuccess: (generation: GenerationRecord) => {
      // The only copy of a picture that is in no loaded list.
      cache.setQueryData(
        generationQuery(generation.id).queryKey,
        (known) => known && { ...known, ...generation },
      )
      applyGenerationUpdated(cache, { generation })
    },
    onError: (error: unknown) => showError(error),
  }
}

/** Empties the trash completely, however full it is. */
export function useEmptyTrash() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: async () => {
      const { openProgress } = await loadChunk(() => import('#web/shared/ui/progress-notice.tsx'))
      let removed = 0
      let isOver = false
      let progress: ReturnType<typeof openProgress> | undefined
      try {
        while (!isOver) {
          const emptied = await client.data.call(emptyTrash, {})
          applyGenerationsRemoved(cache, { ids: emptied.removed })
          removed += emptied.removed.length
          isOver ||= emptied.left === 0 || emptied.removed.length === 0
          progress ??= openProgress('Emptying the trash', removed + emptied.left, () => {
            isOver = true
          })
          if (!isOver) progress.show(removed)
        }
      } finally {
        progress?.close()
      }
    },
    onError: (error) => showError(error),
  })
}

export function useCollections() {
  const cache = useQueryClient()
  const showError = useErrorToast()
  const settle = {
    onSuccess: (payload: EventPayload<'collections.changed'>) => applyCollectionsChanged(cache, payload),
    onError: (error: unknown) => showError(error),
  }
  return {
    create: useMutation({
      mutationFn: (body: EndpointRequest<typeof createCollection>['body']) =>
        client.data.call(createCollection, { body }),
      ...settle,
    }),
    update: useMutation({
      mutationFn: ({ id, ...body }: EndpointRequest<typeof updateCollection>['body'] & { id: string }) =>
        client.data.call(updateCollection, { params: { id }, body }),
      ...settle,
    }),
    remove: useMutation({
      mutationFn: (id: string) => client.data.call(deleteCollection, { params: { id } }),
      ...settle,
    }),
  }
}
