import { expect, test } from 'vitest'
import { toGeneration } from '#web/shared/data/generation.ts'
import { downloadName } from '#web/shared/pictures/download.ts'
import { buildGeneration } from '#web/test/build-rows.ts'
import { groupByDay } from './generation-days.ts'
import { intoColumns } from './wall-columns.ts'

test('[3.2] a row becomes a picture: seed 0 if missing, not flagged, its time from created_at', () => {
  const picture = toGeneration(buildGeneration(1, { seed: null }))
  expect(picture).toMatchObject({ seed: 0, NSFWContent: false, imageURL: '/images/gen_1.png?signature=s' })
  expect(picture.timestamp.toISOString()).toBe('2026-01-01T00:00:01.000Z')
})

test('the history is cut at local midnights, newest day first', () => {
  const now = new Date(2026, 4, 10, 12)
  const at = (day: number, hour: number) =>
    toGeneration(buildGeneration(day * 24 + hour, { created_at: new Date(2026, 4, day, hour).toISOString() }))
  const days = groupByDay([at(10, 9), at(10, 0), at(9, 23), at(7, 8)], now)
  expect(days.map((day) => [day.name, day.generations.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Thursday, May 7', 1],
  ])
})

test('a wall keeps every picture once and its columns about even', () => {
  const items = Array.from({ length: 30 }, (_, id) => ({ id, width: 2, height: 2 + (id % 3) }))
  const columns = intoColumns(items, 5)
  expect(columns.flatMap((column) => column.items.map(({ id }) => id)).toSorted((a, b) => a - b)).toEqual(
    items.map(({ id }) => id),
  )
  const heights = columns.map((column) =>
    column.items.reduce((sum, item) => sum + item.height / item.width, 0),
  )
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(2)
})

test('[1.6] a download is named by prompt, style and seed, in any script', () => {
  const name = (prompt: string) => downloadName(toGeneration(buildGeneration(7, { prompt })), 'webp')
  expect(name('A red fox, at dawn!')).toBe('a-red-fox-at-dawn-photorealistic-7.webp')
  expect(name('赤い狐')).toBe('赤い狐-photorealistic-7.webp')
  expect(name('/../')).toBe('picture-photorealistic-7.webp')
})
