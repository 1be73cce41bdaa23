import { expect, test } from 'vitest'
import { layOut, neighborOf } from './masonry.ts'
import { bandsAround, bandsOf, boxesIn } from './visible-boxes.ts'

const items = Array.from({ length: 5_000 }, (_, at) => ({ width: 2, height: 2 + (at % 3) }))
const { boxes, height, columns } = layOut(items, 1228, 4)

test('a wall keeps every picture at its own ratio, its columns about even and nothing over anything', () => {
  expect(columns).toBe(5)
  const ends = new Map<number, number>()
  boxes.forEach((box, at) => {
    expect(box.width / box.height).toBeCloseTo((items[at]?.width ?? 0) / (items[at]?.height ?? 1))
    expect(box.top).toBeGreaterThanOrEqual(ends.get(box.left) ?? 0)
    ends.set(box.left, box.top + box.height)
  })
  expect(Math.max(...ends.values())).toBeCloseTo(height)
  expect(height - Math.min(...ends.values())).toBeLessThan(1000)
})

test('only what is in or near the window is on the page, however long the wall', () => {
  const bands = bandsOf(boxes)
  const window = { top: 90_000, height: 900 }
  const { from, to } = bandsAround(window.top, window.height)
  const shown = boxesIn(bands, from, to)
  expect(shown.length).toBeLessThan(80)
  boxes.forEach((box, at) => {
    const isVisible = box.top < window.top + window.height && box.top + box.height > window.top
    if (isVisible) expect(shown).toContain(at)
  })
})

test('arrow keys lead to the next picture and to those above and below in the column', () => {
  expect(neighborOf(boxes, 0, 'ArrowLeft')).toBe(0)
  expect(neighborOf(boxes, 0, 'ArrowRight')).toBe(1)
  expect(neighborOf(boxes, 0, 'End')).toBe(4_999)
  const below = neighborOf(boxes, 2, 'ArrowDown') ?? -1
  expect(boxes[below]?.left).toBe(boxes[2]?.left)
  expect(below).toBeGreaterThan(2)
  expect(neighborOf(boxes, below, 'ArrowUp')).toBe(2)
  expect(neighborOf(boxes, 2, 'Enter')).toBeUndefined()
})
