import { deleteGeneration, listGenerations } from '@easel/contract/generations'
import { type BulkAction, changeGenerations } from '@easel/contract/library/library'
import { LIMITS } from '@easel/contract/limits'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toApiError } from '#web/shared/api/api-error.ts'
import { client } from '#web/shared/api/client.ts'
import { requireSession } from '#web/shared/api/require-session.ts'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { numberText } from '#web/shared/lib/text/number-text.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import type { GenerationFilters } from './generation-filters.ts'
import { applyGenerationsRemoved, applyGenerationsUpdated, listKey } from './generation-lists.ts'

/** Long lists are scrolled fast, so pages are few and large. */
const PAGE = LIMITS.historyPageSizeMax

/** Pages of the user's pictures; without filters all of them, newest first. */
export function generationsQuery(filters: GenerationFilters = {}) {
  return infiniteQueryOptions({
    queryKey: listKey(filters),
    queryFn: ({ pageParam, signal }) =>
      client.data.call(
        listGenerations,
        { query: { ...filters, limit: PAGE, ...(pageParam === undefined ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** Moves pictures to the trash, says so, and undoes it on request; the answer updates the cache like the event in other tabs. */
export function useDeleteGenerations(onDeleted: (ids: readonly string[]) => unknown = () => undefined) {
  const cache = useQueryClient()
  const change = useChangeGenerations()
  const leave = (ids: readonly string[]) => {
    const trashed_at = new Date().toISOString()
    applyGenerationsUpdated(cache, { changes: ids.map((id) => ({ id, trashed_at })) })
  }
  const undo = useMutation({
    mutationFn: (ids: readonly string[]) =>
      change.mutateAsync({ ids, change: { action: 'restore' }, doing: 'Restoring' }),
    onSuccess: (ids) => notify.info({ title: generationsText(ids.length, 'restored') }),
    onError: (thrown) => notify.error({ title: 'Failed to restore', message: toApiError(thrown).message }),
  })
  const deletion = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      requireSession(client.auth, deleteGeneration)
      const [only] = ids
      if (ids.length === 1 && only !== undefined) {
        await client.data.call(deleteGeneration, { params: { id: only } })
        leave(ids)
        return ids
      }
      return change.mutateAsync({ ids, change: { action: 'trash' }, doing: 'Deleting' })
    },
    onSuccess: (ids) => {
      onDeleted(ids)
      notify.success({
        title: generationsText(ids.length, 'deleted'),
        message: `The trash keeps ${ids.length === 1 ? 'it' : 'them'} for ${LIMITS.trashDays} days.`,
        action: { label: 'Undo', onPress: () => undo.mutate(ids) },
      })
    },
    onError: (thrown, ids) => {
      const error = toApiError(thrown)
      // Another tab or device was faster; the result is the same.
      if (error.code === 'not_found') leave(ids)
      notify.error({
        title: 'Failed to delete generation',
        message: error.message,
        // Already deleted pictures are ignored.
        ...(ids.length > 1 && { action: { label: 'Retry', onPress: () => deletion.mutate(ids) } }),
      })
    },
  })
  return deletion
}

/** `1 generation` has its own wording in every notice. */
export function generationsText(count: number, what: string): string {
  return count === 1 ? `Generation ${what}` : `${numberText(count)} generations ${what}`
}

type Change = {
  readonly ids: readonly string[]
  readonly change: BulkAction
  /** Message shown meanwhile. */
  readonly doing: string
}

/** Applies one change to any number of pictures and returns those it changed. The caller shows errors. */
export function useChangeGenerations() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ ids, change, doing }: Change) => {
      async function step(some: readonly string[]) {
        const body = { ids: [...some], change }
        const { changes, removed } = await client.data.call(changeGenerations, { body })
        if (changes.length > 0) applyGenerationsUpdated(cache, { changes })
        if (removed.length > 0) applyGenerationsRemoved(cache, { ids: removed })
      }
      if (ids.length > LIMITS.bulkPictures)
        return (await loadChunk(() => import('./in-steps.ts'))).inSteps(ids, doing, step)
      await step(ids)
      return ids
    },
  })
}
