import { expect, test } from 'vitest'
import { joinMonths, monthAt, monthKey, monthName, stretchesOf, yearMarks } from './months.ts'

const months = [
  { month: '2026-02', count: 90 },
  { month: '2026-01', count: 0 },
  { month: '2025-12', count: 10 },
]

test('a month that the server told in two parts is one month', () => {
  const parts = [{ months: months.slice(0, 2) }, { months: [{ month: '2026-01', count: 3 }] }]
  expect(joinMonths(parts)).toEqual([
    { month: '2026-02', count: 90 },
    { month: '2026-01', count: 3 },
  ])
})

test('months share the length by what was made in them, and each has a part of it', () => {
  const stretches = stretchesOf(months)
  expect(stretches.map(({ from, to }) => Math.round((to - from) * 1000))).toEqual([617, 167, 217])
  expect(stretches.at(-1)?.to).toBeCloseTo(1)
  expect([0, 0.3, 0.7, 0.99, 1].map((place) => monthAt(stretches, place)?.month)).toEqual([
    '2026-02',
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-12',
  ])
  expect(monthAt([], 0.5)).toBeUndefined()
})

test('each year is named once, where there is room', () => {
  const stretches = stretchesOf(months)
  expect(yearMarks(stretches, 0.1).map(({ month }) => month)).toEqual(['2026-02', '2025-12'])
  expect(yearMarks(stretches, 0.9).map(({ month }) => month)).toEqual(['2026-02'])
})

test('a month is named as it is read, and known by the days of the reader', () => {
  expect([monthName('2026-03'), monthName('2026-03', 'short')]).toEqual(['March 2026', 'Mar 2026'])
  expect(monthKey(new Date(2026, 0, 31, 23, 59))).toBe('2026-01')
})
