import type { EventPayload } from '@easel/contract/events'
import { deleteGeneration, type GenerationRecord, listGenerations } from '@easel/contract/generations'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { ApiError, toApiError } from '#web/shared/api/api-error.ts'
import { client } from '#web/shared/api/client.ts'
import { notify } from '#web/shared/ui/notify.tsx'

export const GENERATIONS_KEY = ['generations'] as const

type Page = { readonly items: GenerationRecord[]; readonly nextCursor: string | null }
export type GenerationPages = InfiniteData<Page, string | undefined>

/** The signed-in user's pictures, newest first, page by page. */
export function generationsQuery() {
  return infiniteQueryOptions({
    queryKey: GENERATIONS_KEY,
    queryFn: ({ pageParam, signal }) =>
      client.data.call(listGenerations, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** A stored picture comes to the front; one the list has already takes the new row's place where it stands. */
export function applyGenerationCreated(
  cache: QueryClient,
  { generation }: EventPayload<'generation.created'>,
): void {
  cache.setQueryData<GenerationPages>(GENERATIONS_KEY, (data) => {
    const [first, ...rest] = data?.pages ?? []
    if (!data || !first) return data
    const known = data.pages.some((page) => page.items.some((item) => item.id === generation.id))
    if (!known)
      return { ...data, pages: [{ ...first, items: inOrder([generation, ...first.items]) }, ...rest] }
    return mapItems(data, (items) => items.map((item) => (item.id === generation.id ? generation : item)))
  })
}

/** The row takes its old one's place; a list that does not have it stays as it is. */
export function applyGenerationUpdated(
  cache: QueryClient,
  { generation }: EventPayload<'generation.updated'>,
): void {
  cache.setQueryData<GenerationPages>(
    GENERATIONS_KEY,
    (data) =>
      data && mapItems(data, (items) => items.map((item) => (item.id === generation.id ? generation : item))),
  )
}

/** Whoever leaves the gallery leaves it with every picture. */
export function applyGalleryLeft(cache: QueryClient): void {
  cache.setQueryData<GenerationPages>(
    GENERATIONS_KEY,
    (data) => data && mapItems(data, (items) => items.map((item) => ({ ...item, is_public: false }))),
  )
}

export function applyGenerationDeleted(cache: QueryClient, { id }: EventPayload<'generation.deleted'>): void {
  cache.setQueryData<GenerationPages>(
    GENERATIONS_KEY,
    (data) => data && mapItems(data, (items) => items.filter((item) => item.id !== id)),
  )
}

function mapItems(data: GenerationPages, change: (items: GenerationRecord[]) => GenerationRecord[]) {
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) }
}

/** Two pictures that finish together may be announced in either order; ids sort by time within a millisecond. */
function inOrder(items: GenerationRecord[]): GenerationRecord[] {
  return items.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id))
}

/** Deletes a picture and says so; the answer does to the cache what the event does in every other tab. */
export function useDeleteGeneration(onDeleted: (id: string) => void = () => undefined) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      if (client.auth.state().status !== 'signed-in')
        throw new ApiError('auth_required', 'User not authenticated')
      return client.data.call(deleteGeneration, { params: { id } })
    },
    onSuccess: ({ id }) => {
      applyGenerationDeleted(cache, { id })
      onDeleted(id)
      notify.success({ title: 'Generation deleted' })
    },
    onError: (thrown, id) => {
      const error = toApiError(thrown)
      // Another tab or device was faster: what was asked for is the case.
      if (error.code === 'not_found') applyGenerationDeleted(cache, { id })
      notify.error({ title: 'Failed to delete generation', message: error.message })
    },
  })
}
