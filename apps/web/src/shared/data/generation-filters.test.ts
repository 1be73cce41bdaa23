import type { GenerationRecord } from '@easel/contract/generations'
import { expect, test } from 'vitest'
import { buildGeneration } from '#web/test/build-rows.ts'
import { compareListed, type GenerationFilters, isListed } from './generation-filters.ts'

const BOATS = 'col_00000000000000000000000001'
const OWN: Partial<GenerationRecord> = {
  prompt: 'A Café by the lake',
  style: 'anime',
  quality: 'high',
  width: 1536,
  height: 1024,
  provider: 'built-in',
  is_public: true,
  is_favorite: true,
  tags: ['spring'],
  collection_ids: [BOATS],
  created_at: '2026-03-02T10:00:00.000Z',
  trashed_at: null,
}

// A picture that is on the list of a filter, and the one change that takes it off.
test.each<[GenerationFilters, Partial<GenerationRecord>]>([
  [{}, { trashed_at: '2026-03-03T00:00:00.000Z' }],
  [{ style: 'anime' }, { style: 'sketch' }],
  [{ style: 'neon,anime' }, { style: 'sketch' }],
  [{ ratio: '1:1,16:9' }, { width: 1024, height: 1536 }],
  [{ quality: 'high' }, { quality: 'ultra' }],
  [{ ratio: '16:9' }, { width: 1024, height: 1536 }],
  [{ provider: 'built-in' }, { provider: 'replicate' }],
  [{ public: 'true' }, { is_public: false }],
  [{ favorite: 'true' }, { is_favorite: false }],
  [{ tag: 'spring' }, { tags: ['autumn'] }],
  [{ collection: BOATS }, { collection_ids: [] }],
  [{ from: '2026-03-02T10:00:00.000Z' }, { created_at: '2026-03-02T09:59:59.999Z' }],
  [{ to: '2026-03-02T10:00:00.001Z' }, { created_at: '2026-03-02T10:00:00.001Z' }],
  [{ q: 'LAKE cafe' }, { prompt: 'A lake' }],
])('the list %o holds a picture until it is no longer so', (filters, change) => {
  expect(isListed(buildGeneration(1, OWN), filters)).toBe(true)
  expect(isListed(buildGeneration(1, { ...OWN, ...change }), filters)).toBe(false)
})

test('the trash holds what was put there, and nothing else does', () => {
  const thrown = buildGeneration(1, { ...OWN, trashed_at: '2026-03-03T00:00:00.000Z' })
  expect(isListed(thrown, { trash: 'true' })).toBe(true)
  expect(isListed(buildGeneration(1, OWN), { trash: 'true' })).toBe(false)
})

test('pictures of one moment keep one order, newest or oldest first; by prompt without capitals and accents', () => {
  const rows = ['b', 'É', 'a'].map((prompt, index) =>
    buildGeneration(index + 1, { prompt, created_at: `2026-03-02T10:00:0${Math.min(index, 1)}.000Z` }),
  )
  const order = (sort: 'newest' | 'oldest' | 'prompt') =>
    rows.toSorted(compareListed(sort)).map(({ prompt }) => prompt)
  expect(order('oldest')).toEqual(['b', 'É', 'a'])
  expect(order('newest')).toEqual(['a', 'É', 'b'])
  expect(order('prompt')).toEqual(['a', 'b', 'É'])
})
