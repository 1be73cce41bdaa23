import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { justifyRows } from './justified-rows.ts'

const SHAPES = [
  { width: 1024, height: 1024 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
]
const wall = fc
  .array(fc.constantFrom(...SHAPES), { minLength: 1, maxLength: 60 })
  .map((shapes) => shapes.map((shape, at) => ({ ...shape, id: String(at) })))

describe('the gallery’s wall', () => {
  it('keeps every picture once and in order, at its own ratio, rows as wide as the wall', () => {
    fc.assert(
      fc.property(wall, fc.integer({ min: 320, max: 2560 }), (items, width) => {
        const rows = justifyRows(items, width, 4)
        expect(rows.flatMap((row) => row.items)).toEqual(items)
        for (const row of rows.filter(({ isFull }) => isFull)) {
          const pictures = row.items.reduce((sum, item) => sum + (row.height * item.width) / item.height, 0)
          expect(pictures + (row.items.length - 1) * 4).toBeCloseTo(width, 3)
        }
      }),
    )
  })

  it('has rows between 250 and 400 pixels wherever a thousand pixels are there for them, but perhaps for the last', () => {
    fc.assert(
      fc.property(wall, fc.integer({ min: 1060, max: 2560 }), (items, width) => {
        for (const row of justifyRows(items, width, 4).slice(0, -1)) {
          expect(row.height).toBeGreaterThanOrEqual(250)
          expect(row.height).toBeLessThanOrEqual(400)
        }
      }),
    )
  })

  it('leaves a picture that is alone in its row at a natural size', () => {
    const [row] = justifyRows([{ id: 'only', width: 1024, height: 1024 }], 1440, 4)
    expect(row).toMatchObject({ isFull: false, height: 320 })
  })

  it('leaves full rows as they are when more pictures come', () => {
    fc.assert(
      fc.property(wall, wall, fc.integer({ min: 320, max: 2560 }), (first, more, width) => {
        const before = justifyRows(first, width, 4).slice(0, -2)
        const items = [...first, ...more.map((item) => ({ ...item, id: `more-${item.id}` }))]
        expect(justifyRows(items, width, 4).slice(0, before.length)).toEqual(before)
      }),
    )
  })
})
