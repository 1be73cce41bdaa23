import type { EventPayload } from '@easel/contract/events'
import type { GenerationRecord } from '@easel/contract/generations'
import type { Library } from '@easel/contract/library/library'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { compareListed, type GenerationFilters, isListed } from './generation-filters.ts'

/** Every list of pictures begins with this key; the whole history is the list without filters. */
export const GENERATIONS_KEY = ['generations'] as const

/** Counts, collections, tags; what is read of single pictures begins with it, too. */
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

/** A stored picture takes its place on every list it belongs on; one that is there already is replaced. */
export function applyGenerationCreated(
  cache: QueryClient,
  { generation }: EventPayload<'generation.created'>,
): void {
  alsoWhenRead(cache, () => {
    changeLists(cache, (data, filters) => place(data, generation, filters))
    refreshLibrary(cache)
  })
}

/** The row as it is now, on every list: some it leaves, some it comes to. */
export function applyGenerationUpdated(
  cache: QueryClient,
  { generation }: EventPayload<'generation.updated'>,
): void {
  alsoWhenRead(cache, () => {
    changeLists(cache, (data, filters) => place(data, generation, filters))
    refreshLibrary(cache)
  })
}

/** The same, when only what changed is known: a row that no list holds is read anew where it may belong. */
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

/** The collections as they are now; pictures lie in no other one. */
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
 * Makes a change, and once more when a list has come that was being read meanwhile: the server may have looked it up before. Making it twice
 * changes nothing; changes that came one after the other are made in that order again.
 */
function alsoWhenRead(cache: QueryClient, change: () => void): void {
  const queries = cache.getQueryCache().findAll({ fetchStatus: 'fetching' })
  const readings = queries.flatMap(({ queryKey, promise }) =>
    queryKey[0] === GENERATIONS_KEY[0] || queryKey[0] === LIBRARY_KEY[0] ? (promise ?? []) : [],
  )
  change()
  for (const reading of readings) void reading.then(change, change)
}

/** Counts, tags and lineage are small and read anew, where a page shows them. */
function refreshLibrary(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: LIBRARY_KEY })
}

/** Every row that some list holds. */
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

/** Pages that hold none of the rows stay the very same, so that a long list is not drawn anew for one picture. */
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

/** On the page where its neighbors are. Beyond the last one that is loaded, it comes with the next page. */
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
 * A list is read anew page by page, as many as it has: of a long one that was emptied, that would be hundreds for nothing. Without a page
 * nothing is known of it, nor is its old next page loaded meanwhile, which would cancel the refetch.
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
