import { expect, test } from 'vitest'
import { CLOSEST, FIT, zoomBy } from './zoom.ts'

test('zooming goes step by step and stays at both ends', () => {
  expect(zoomBy(FIT, 1)).toBe(1.5)
  expect(zoomBy(1.5, -1)).toBe(FIT)
  expect(zoomBy(FIT, -1)).toBe(FIT)
  expect(zoomBy(CLOSEST, 1)).toBe(CLOSEST)
})
