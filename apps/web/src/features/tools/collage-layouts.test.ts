import { describe, expect, it } from 'vitest'
import { COLLAGE_LAYOUTS, cellInPixels, coverCut, layoutFor, swapped } from './collage-layouts.ts'

describe('the layouts of a collage', () => {
  it('cover the sheet without overlapping, at any gap', () => {
    for (const { cells, id } of COLLAGE_LAYOUTS) {
      expect(
        cells.reduce((sum, { width, height }) => sum + width * height, 0),
        id,
      ).toBeCloseTo(1)
      for (const gap of [0, 7, 40]) {
        const sheet = { width: 1000, height: 700 }
        const placed = cells.map((cell) => cellInPixels(cell, sheet, gap))
        for (const [index, a] of placed.entries()) {
          expect(a.x).toBeGreaterThanOrEqual(gap)
          expect(a.x + a.width).toBeLessThanOrEqual(sheet.width - gap)
          expect(a.y + a.height).toBeLessThanOrEqual(sheet.height - gap)
          for (const b of placed.slice(index + 1))
            expect(
              a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
              `${id} ${gap}`,
            ).toBe(true)
        }
      }
    }
  })

  it('have room for what was chosen', () => {
    expect([1, 2, 5, 9, 30].map((count) => layoutFor(count).count)).toEqual([2, 2, 5, 9, 9])
  })

  it('cut a picture around its middle to fill its cell', () => {
    expect(coverCut({ width: 200, height: 100 }, { x: 0, y: 0, width: 50, height: 50 })).toEqual({
      x: 50,
      y: 0,
      width: 100,
      height: 100,
    })
  })

  it('exchange two pictures, and nothing when there is no second', () => {
    expect(swapped(['a', 'b', 'c'], 0, 2)).toEqual(['c', 'b', 'a'])
    expect(swapped(['a'], 0, 4)).toEqual(['a'])
  })
})
