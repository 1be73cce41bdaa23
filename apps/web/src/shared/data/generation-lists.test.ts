import type { GenerationRecord } from '@easel/contract/generations'
import type { Library } from '@easel/contract/library/library'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { buildGeneration } from '#web/test/build-rows.ts'
import { compareListed, type GenerationFilters, isListed } from './generation-filters.ts'
import {
  applyCollectionsChanged,
  applyGalleryLeft,
  applyGenerationCreated,
  applyGenerationsRemoved,
  applyGenerationsUpdated,
  applyGenerationUpdated,
  type GenerationPages,
  LIBRARY_KEY,
  listKey,
} from './generation-lists.ts'

const BOATS = 'col_00000000000000000000000001'
const FILTERS: readonly GenerationFilters[] = [
  {},
  { sort: 'oldest' },
  { sort: 'prompt' },
  { favorite: 'true' },
  { favorite: 'false' },
  { tag: 'spring' },
  { collection: BOATS },
  { trash: 'true' },
  { q: 'PICTURE 3' },
  { style: 'anime' },
  { from: '2026-01-01T00:00:03.000Z' },
]
const ROWS = [4, 3, 2, 1].map((number) =>
  buildGeneration(number, {
    is_favorite: number === 2,
    tags: number > 2 ? ['spring'] : [],
    collection_ids: number % 2 === 0 ? [BOATS] : [],
    style: number === 4 ? 'anime' : 'sketch',
  }),
)

/** Every list as the server would answer it. */
function read(rows: readonly GenerationRecord[], pageSize = 3): QueryClient {
  const cache = new QueryClient()
  for (const filters of FILTERS) {
    const items = rows.filter((row) => isListed(row, filters)).toSorted(compareListed(filters.sort))
    const pages: GenerationPages['pages'] = []
    for (let at = 0; at < Math.max(1, items.length); at += pageSize)
      pages.push({ items: items.slice(at, at + pageSize), nextCursor: null })
    cache.setQueryData(listKey(filters), { pages, pageParams: [] })
  }
  return cache
}

function view(cache: QueryClient): Record<string, string[]> {
  return Object.fromEntries(
    FILTERS.map((filters) => {
      const pages = cache.getQueryData<GenerationPages>(listKey(filters))?.pages ?? []
      return [JSON.stringify(filters), pages.flatMap(({ items }) => items.map((row) => JSON.stringify(row)))]
    }),
  )
}

function changed(number: number, change: Partial<GenerationRecord>): GenerationRecord[] {
  return ROWS.map((row) => (row.id === buildGeneration(number).id ? { ...row, ...change } : row))
}

test.each<[string, number, Partial<GenerationRecord>]>([
  ['becomes a favorite', 3, { is_favorite: true }],
  ['is a favorite no longer', 2, { is_favorite: false }],
  ['gets a tag', 1, { tags: ['spring'] }],
  ['loses its tags', 4, { tags: [] }],
  ['moves into a collection', 3, { collection_ids: [BOATS] }],
  ['leaves its collection', 2, { collection_ids: [] }],
  ['goes to the trash', 3, { trashed_at: '2026-02-01T00:00:00.000Z' }],
])('when a picture %s, every list is as if it were read anew', (_what, number, change) => {
  const cache = read(ROWS)
  applyGenerationsUpdated(cache, { changes: [{ id: buildGeneration(number).id, ...change }] })
  expect(view(cache)).toEqual(view(read(changed(number, change))))
})

test('a picture comes back from the trash to where it was', () => {
  const trashed = changed(3, { trashed_at: '2026-02-01T00:00:00.000Z' })
  const cache = read(trashed)
  applyGenerationsUpdated(cache, { changes: [{ id: buildGeneration(3).id, trashed_at: null }] })
  expect(view(cache)).toEqual(view(read(ROWS)))
})

test('[4.8] a new picture takes its place on the lists it belongs on, and no other', () => {
  const row = buildGeneration(9, { style: 'anime', is_favorite: true })
  const cache = read(ROWS)
  applyGenerationCreated(cache, { generation: row })
  applyGenerationCreated(cache, { generation: row })
  expect(view(cache)).toEqual(view(read([row, ...ROWS])))
})

test('a new picture beyond the last page that is loaded waits for that page', () => {
  const cache = new QueryClient()
  const key = listKey({ sort: 'oldest' })
  const pages = [{ items: [buildGeneration(1)], nextCursor: 'more' }]
  cache.setQueryData(key, { pages, pageParams: [] })
  applyGenerationCreated(cache, { generation: buildGeneration(9) })
  expect(cache.getQueryData<GenerationPages>(key)?.pages).toEqual(pages)
})

test('what is deleted for good leaves every list', () => {
  const cache = read(ROWS)
  applyGenerationsRemoved(cache, { ids: [buildGeneration(4).id, buildGeneration(2).id] })
  expect(view(cache)).toEqual(view(read([ROWS[1], ROWS[3]].filter((row) => row !== undefined))))
})

test('a change of a picture that no list holds has the filtered lists read anew', () => {
  const cache = read(ROWS)
  applyGenerationsUpdated(cache, { changes: [{ id: buildGeneration(99).id, is_favorite: true }] })
  expect(cache.getQueryState(listKey({ favorite: 'true' }))?.isInvalidated).toBe(true)
  expect(cache.getQueryState(listKey({}))?.isInvalidated).toBe(false)
})

test('a list of many pages that was emptied is read anew as one page, and goes on from there', async () => {
  const cache = new QueryClient()
  const asked: (string | undefined)[] = []
  const list = {
    queryKey: listKey({}),
    queryFn: async ({ pageParam }: { pageParam: string | undefined }) => {
      asked.push(pageParam)
      const at = pageParam === undefined ? 0 : Number(pageParam)
      return { items: ROWS.slice(at, at + 1), nextCursor: at + 1 < ROWS.length ? String(at + 1) : null }
    },
    initialPageParam: undefined,
    getNextPageParam: (page: GenerationPages['pages'][number]) => page.nextCursor ?? undefined,
  }
  await cache.fetchInfiniteQuery({ ...list, pages: ROWS.length })
  const trashed_at = '2026-02-01T00:00:00.000Z'
  applyGenerationsUpdated(cache, { changes: ROWS.map(({ id }) => ({ id, trashed_at })) })
  asked.length = 0
  applyGenerationsUpdated(cache, { changes: ROWS.map(({ id }) => ({ id, trashed_at: null })) })
  await cache.fetchInfiniteQuery(list)
  expect(asked).toEqual([undefined])
  expect(cache.getQueryData<GenerationPages>(listKey({}))?.pages).toEqual([
    { items: ROWS.slice(0, 1), nextCursor: '1' },
  ])
})

test('when a collection is deleted, its pictures lie in it no longer', () => {
  const cache = read(ROWS)
  const library = { total: 4, favorites: 1, public: 0, trash: 0, collections: [], tags: [] } satisfies Library
  cache.setQueryData(LIBRARY_KEY, { ...library, collections: [{ id: BOATS }] })
  applyCollectionsChanged(cache, { collections: [] })
  expect(cache.getQueryData(LIBRARY_KEY)).toEqual(library)
  expect(view(cache)).toEqual(view(read(ROWS.map((row) => ({ ...row, collection_ids: [] })))))
})

test('a picture that is stored while a list is being read is on it, whenever the server looked', async () => {
  const cache = new QueryClient()
  const created = buildGeneration(5)
  let answer: (page: GenerationPages['pages'][number]) => void = () => undefined
  const reading = cache.fetchInfiniteQuery({
    queryKey: listKey({}),
    queryFn: () => new Promise<GenerationPages['pages'][number]>((resolve) => (answer = resolve)),
    initialPageParam: undefined,
  })
  await Promise.resolve()
  applyGenerationCreated(cache, { generation: created })
  applyGenerationsUpdated(cache, { changes: [{ id: created.id, is_favorite: true }] })
  answer({ items: ROWS, nextCursor: null })
  await reading
  const items = cache.getQueryData<GenerationPages>(listKey({}))?.pages.flatMap((page) => page.items)
  expect(items).toEqual([{ ...created, is_favorite: true }, ...ROWS])
})

const isStale = (cache: QueryClient, key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated
const row = buildGeneration(9)

test.each<[string, (cache: QueryClient) => void]>([
  ['is stored', (cache) => applyGenerationCreated(cache, { generation: row })],
  ['changes', (cache) => applyGenerationUpdated(cache, { generation: { ...row, is_favorite: true } })],
  [
    'changes with others',
    (cache) => applyGenerationsUpdated(cache, { changes: [{ id: row.id, tags: ['a'] }] }),
  ],
  ['is deleted for good', (cache) => applyGenerationsRemoved(cache, { ids: [row.id] })],
])('when a picture %s, counts, tags and lineage are read anew, and nothing else of the page', (_, apply) => {
  const cache = read(ROWS)
  cache.setQueryData(LIBRARY_KEY, {})
  cache.setQueryData([...LIBRARY_KEY, 'lineage', row.id], {})
  cache.setQueryData(['queue'], {})
  apply(cache)
  expect(isStale(cache, LIBRARY_KEY)).toBe(true)
  expect(isStale(cache, [...LIBRARY_KEY, 'lineage', row.id])).toBe(true)
  expect(isStale(cache, ['queue'])).toBe(false)
})

test('a change of known pictures has no list read anew', () => {
  const cache = read(ROWS)
  applyGenerationsUpdated(cache, { changes: [{ id: buildGeneration(3).id, is_favorite: true }] })
  expect(FILTERS.filter((filters) => isStale(cache, listKey(filters)))).toEqual([])
})

test('one of several unknown pictures that comes back from the trash has every list read anew', () => {
  const cache = read(ROWS)
  applyGenerationsUpdated(cache, {
    changes: [
      { id: buildGeneration(8).id, is_favorite: true },
      { id: buildGeneration(9).id, trashed_at: null },
    ],
  })
  expect(FILTERS.every((filters) => isStale(cache, listKey(filters)))).toBe(true)
})

test('a page that holds none of the changed pictures stays the very same, and so does a list', () => {
  const cache = read(ROWS)
  const pagesOf = (filters: GenerationFilters) => cache.getQueryData<GenerationPages>(listKey(filters))
  const before = pagesOf({})?.pages
  const anime = pagesOf({ style: 'anime' })
  applyGenerationsUpdated(cache, { changes: [{ id: buildGeneration(4).id, is_favorite: true }] })
  expect(pagesOf({})?.pages[0]).not.toBe(before?.[0])
  expect(pagesOf({})?.pages[1]).toBe(before?.[1])
  applyGenerationsUpdated(cache, { changes: [{ id: buildGeneration(1).id, is_favorite: true }] })
  expect(pagesOf({ style: 'anime' })?.pages[0]?.items[0]?.is_favorite).toBe(true)
  expect(pagesOf({ style: 'anime' })).not.toBe(anime)
  const again = pagesOf({ style: 'anime' })
  applyGenerationsRemoved(cache, { ids: [buildGeneration(1).id] })
  expect(pagesOf({ style: 'anime' })?.pages[0]).toBe(again?.pages[0])
})

test('leaving the gallery makes every published picture private, and no other changes', () => {
  const rows = ROWS.map((each, index) => ({ ...each, is_public: index < 2 }))
  const cache = read(rows)
  const items = () =>
    cache.getQueryData<GenerationPages>(listKey({}))?.pages.flatMap((each) => each.items) ?? []
  const [, , third] = items()
  applyGalleryLeft(cache)
  expect(items().map(({ is_public }) => is_public)).toEqual([false, false, false, false])
  expect(items()[2]).toBe(third)
})

test('collections that stay keep their pictures, whose rows stay the very same', () => {
  const cache = read(ROWS)
  const items = () =>
    cache.getQueryData<GenerationPages>(listKey({}))?.pages.flatMap((each) => each.items) ?? []
  const before = items()
  const kept = { id: BOATS, name: 'Boats', parent_id: null, count: 2, created_at: '2026-01-01T00:00:00.000Z' }
  applyCollectionsChanged(cache, { collections: [kept] })
  expect(items()).toEqual(before)
  expect(items().every((each, at) => each === before[at])).toBe(true)
})

test('the whole history is the list whose filters say nothing', () => {
  expect(listKey({ q: undefined, style: undefined })).toEqual(listKey({}))
  expect(listKey({ style: 'anime' })).not.toEqual(listKey({}))
  expect(listKey({ q: undefined, style: 'anime' })).not.toEqual(listKey({}))
})
