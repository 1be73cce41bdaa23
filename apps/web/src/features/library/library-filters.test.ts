import { expect, test, vi } from 'vitest'
import { dayName } from '#web/shared/lib/text/day-names.ts'
import {
  countFilters,
  dateSpans,
  partOf,
  readFilter,
  toServerFilters,
  writeFilter,
} from './library-filters.ts'

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

test('days of 23 and of 25 hours are whole days, in the filter, the menu and the history', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  const span = (day: string) => {
    const { from, to } = toServerFilters({ from: day, to: day })
    return [from, to]
  }
  expect(span('2026-03-29')).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'])
  expect(span('2026-10-25')).toEqual(['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'])
  // Half past eleven at night after the long day, half past midnight after the short one.
  for (const [now, today] of [
    ['2026-10-26T22:30:00Z', '2026-10-26'],
    ['2026-03-29T22:30:00Z', '2026-03-30'],
  ] as const) {
    const moment = new Date(now)
    const [, one, seven] = dateSpans(moment).map(({ from }) => from)
    expect(one).toBe(today)
    expect(new Date(`${today}T12:00Z`).getTime() - new Date(`${seven}T12:00Z`).getTime()).toBe(6 * 86_400_000)
  }
  expect(dayName(new Date('2026-10-24T22:00:00Z'), new Date('2026-10-26T22:30:00Z'))).toBe('Yesterday')
  expect(dayName(new Date('2026-03-28T23:00:00Z'), new Date('2026-03-29T22:30:00Z'))).toBe('Yesterday')
  vi.unstubAllEnvs()
})

test('search, order and the trash are no filters', () => {
  expect(countFilters({ q: 'fox', sort: 'oldest', trash: 'true' })).toBe(0)
  expect(countFilters({ style: 'neon', tag: 'spring', public: undefined })).toBe(2)
})

test('a part of the library is looked at when nothing else narrows it', () => {
  expect(partOf({ collection: 'col_1', sort: 'oldest' })).toBe('collection')
  expect(partOf({ favorite: 'true', q: ' ' })).toBe('favorite')
  expect(partOf({ public: 'true' })).toBe('public')
  expect(partOf({ public: 'false' })).toBeUndefined()
  expect(partOf({ favorite: 'true', trash: 'true' })).toBeUndefined()
  expect(partOf({ collection: 'col_1', q: 'fox' })).toBeUndefined()
  expect(partOf({ collection: 'col_1', style: 'neon' })).toBeUndefined()
  expect(partOf({ tag: 'spring' })).toBeUndefined()
})
