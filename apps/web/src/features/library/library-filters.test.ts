import { expect, test } from 'vitest'
import { countFilters, readFilter, toServerFilters, writeFilter } from './library-filters.ts'

test('what is chosen goes into the address and comes back out of it', () => {
  const filter = {
    q: 'red fox',
    style: 'neon',
    quality: 'high',
    ratio: '16:9',
    favorite: 'true',
    from: '2026-05-01',
    to: '2026-05-10',
    sort: 'oldest',
  } as const
  const search = writeFilter(new URLSearchParams('picture=gen_1&compare=gen_2'), filter)
  expect(readFilter(search)).toEqual(filter)
  expect([search.has('picture'), search.has('compare')]).toEqual([false, false])
  expect(String(writeFilter(search, { q: undefined, sort: 'newest', style: undefined }))).toBe(
    'quality=high&ratio=16%3A9&favorite=true&from=2026-05-01&to=2026-05-10',
  )
})

test('an address with nonsense in it is read as far as it makes sense', () => {
  const search = new URLSearchParams('quality=best&ratio=2:1&favorite=yes&from=soon&sort=up&q=fox')
  expect(readFilter(search)).toEqual({ q: 'fox' })
})

test('days begin and end at local midnight, the last one included', () => {
  const { from, to, q } = toServerFilters({ from: '2026-05-01', to: '2026-05-01', q: '  ' })
  expect([from, to, q]).toEqual([
    new Date(2026, 4, 1).toISOString(),
    new Date(2026, 4, 2).toISOString(),
    undefined,
  ])
})

test('search, order and the trash are no filters', () => {
  expect(countFilters({ q: 'fox', sort: 'oldest', trash: 'true' })).toBe(0)
  expect(countFilters({ style: 'neon', tag: 'spring', public: undefined })).toBe(2)
})
