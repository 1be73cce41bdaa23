import type { EventPayload } from '@easel/contract/events'
import type { GenerationRecord } from '@easel/contract/generations'
import type { Library } from '@easel/contract/library/library'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { compareListed, type GenerationFilters, isListed } from './generation-filters.ts'

/** Key prefix of every list of pictures; the whole history is the list without filters. */
export const GENERATIONS_KEY = ['generations'] as const

/** Key prefix of counts, collections, tags and of what is read about single pictures. */
export const LIBRARY_KEY = ['library'] as const

type Page = { readonly items: GenerationRecord[]; readonly nextCursor: string | null }
export type GenerationPages = InfiniteData<Page, string | undefined>

export function listKey(
  filters: GenerationFilters,
): readonly [...typeof GENERATIONS_KEY, GenerationFilters?] {
  return Object.values(filters).every((value) => value === undefined)
    ? GENERATIONS_KEY
    : [...GENERATIONS_KEY, filters]
}

/** Inserts a stored picture into every list it belongs to; replaces it if present. */
export function applyGenerationCreated(
  cache: QueryClient,
  { generation }: EventPayload<'generation.created'>,
): void {
  alsoWhenRead(cache, () => {
    changeLists(cache, (data, filters) => place(data, generation, filters))
    refreshLibrary(cache)
  })
}

/** Updates a row in every list, adding and removing it as needed. */
export function applyGenerationUpdated(
  cache: QueryClient,
  { generation }: EventPayload<'generation.updated'>,
): void {
  alsoWhenRead(cache, () => {
    changeLists(cache, (data, filters) => place(data, generation, filters))
    refreshLibrary(cache)
  })
}

/** The same when only the changes are known: a row in no loaded list is fetched if it may belong to one. */
export function applyGenerationsUpdated(
  cache: QueryClient,
  { changes }: EventPayload<'generations.updated'>,
): void {
  alsoWhenRead(cache, () => {
    const known = rowsOf(cache)
    const unknown = changes.filter(({ id }) => !known.has(id))
    const rows = new Map<string, GenerationRecord>()
    for (const { id, ...change } of changes) {
      const before = known.get(id)
      if (before) rows.set(id, { ...before, ...change })
    }
    if (rows.size > 0) changeLists(cache, (data, filters) => placeAll(data, rows, filters))
    const comeBack = unknown.some((change) => change.trashed_at === null)
    if (comeBack) changeLists(cache, withoutEmptyPages)
    if (unknown.length > 0)
      void cache.invalidateQueries({
        queryKey: GENERATIONS_KEY,
        predicate: ({ queryKey }) => comeBack || queryKey.length > GENERATIONS_KEY.length,
      })
    refreshLibrary(cache)
  })
}

/** Deleted for good. */
export function applyGenerationsRemoved(
  cache: QueryClient,
  { ids }: EventPayload<'generations.removed'>,
): void {
  const gone = new Set(ids)
  alsoWhenRead(cache, () => {
    changeLists(cache, (data) => shortenItems(data, (items) => items.filter(({ id }) => !gone.has(id))))
    refreshLibrary(cache)
  })
}

/** Opting out of the gallery unpublishes every picture. */
export function applyGalleryLeft(cache: QueryClient): void {
  for (const row of rowsOf(cache).values())
    if (row.is_public) applyGenerationUpdated(cache, { generation: { ...row, is_public: false } })
}

/** The current collections; pictures are in no others. */
export function applyCollectionsChanged(
  cache: QueryClient,
  { collections }: EventPayload<'collections.changed'>,
): void {
  cache.setQueryData<Library>(LIBRARY_KEY, (library) => library && { ...library, collections })
  const ids = new Set(collections.map(({ id }) => id))
  for (const row of rowsOf(cache).values()) {
    const collection_ids = row.collection_ids.filter((id) => ids.has(id))
    if (collection_ids.length < row.collection_ids.length)
      changeLists(cache, (data, filters) => place(data, { ...row, collection_ids }, filters))
  }
}

/**
 * Applies a change, and again after a list arrives that was being fetched, because the server may have read it before. Changes are idempotent
 * and reapplied in order.
 */
function alsoWhenRead(cache: QueryClient, change: () => void): void {
  const queries = cache.getQueryCache().findAll({ fetchStatus: 'fetching' })
  const readings = queries.flatMap(({ queryKey, promise }) =>
    queryKey[0] === GENERATIONS_KEY[0] || queryKey[0] === LIBRARY_KEY[0] ? (promise ?? []) : [],
  )
  change()
  for (const reading of readings) void reading.then(change, change)
}

/** Counts, tags and lineage are small and refetched where shown. */
function refreshLibrary(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: LIBRARY_KEY })
}

/** Every row in some loaded list. */
export function rowsOf(cache: QueryClient): Map<string, GenerationRecord> {
  const rows = new Map<string, GenerationRecord>()
  for (const [, data] of cache.getQueriesData<GenerationPages>({ queryKey: GENERATIONS_KEY }))
    for (const page of data?.pages ?? []) for (const row of page.items) rows.set(row.id, row)
  return rows
}

function changeLists(
  cache: QueryClient,
  change: (data: GenerationPages, filters: GenerationFilters) => GenerationPages,
): void {
  for (const [key, data] of cache.getQueriesData<GenerationPages>({ queryKey: GENERATIONS_KEY })) {
    if (!data) continue
    const changed = change(data, (key[1] ?? {}) as GenerationFilters)
    if (changed !== data) cache.setQueryData(key, changed)
  }
}

function place(data: GenerationPages, row: GenerationRecord, filters: GenerationFilters): GenerationPages {
  return placeAll(data, new Map([[row.id, row]]), filters)
}

/** Pages without changed rows keep their identity, so that a long list is not re-rendered for one picture. */
function placeAll(
  data: GenerationPages,
  rows: ReadonlyMap<string, GenerationRecord>,
  filters: GenerationFilters,
): GenerationPages {
  const found = new Set<string>()
  const pages = data.pages.map((page) => {
    if (!page.items.some(({ id }) => rows.has(id))) return page
    const items = page.items.flatMap((item) => {
      const row = rows.get(item.id)
      if (!row) return [item]
      found.add(item.id)
      return isListed(row, filters) ? [row] : []
    })
    return { ...page, items }
  })
  let placed = found.size > 0 ? { ...data, pages } : data
  for (const row of rows.values())
    if (!found.has(row.id) && isListed(row, filters)) placed = insert(placed, row, filters)
  return placed
}

/** On the page of its neighbors. Beyond the last loaded page, it arrives with the next one. */
function insert(data: GenerationPages, row: GenerationRecord, filters: GenerationFilters): GenerationPages {
  const compare = compareListed(filters.sort)
  const at = data.pages.findIndex(({ items }) => items.some((item) => compare(row, item) < 0))
  const page = at >= 0 ? at : data.pages.length - 1
  if (at < 0 && data.pages[page]?.nextCursor !== null) return data
  return {
    ...data,
    pages: data.pages.map((old, index) =>
      index === page ? { ...old, items: [...old.items, row].sort(compare) } : old,
    ),
  }
}

/**
 * Refetching reloads every page, hundreds for a long list that was emptied, so the pages are dropped. Without pages its old next page is not
 * loaded either, which would cancel the refetch.
 */
function withoutEmptyPages(data: GenerationPages): GenerationPages {
  const pages = data.pages.filter(({ items }) => items.length > 0)
  if (pages.length === data.pages.length) return data
  return { pages, pageParams: data.pageParams.slice(0, pages.length) }
}

function shortenItems(data: GenerationPages, change: (items: GenerationRecord[]) => GenerationRecord[]) {
  const pages = data.pages.map((page) => {
    const items = change(page.items)
    return items.length === page.items.length ? page : { ...page, items }
  })
  return { ...data, pages }
}
