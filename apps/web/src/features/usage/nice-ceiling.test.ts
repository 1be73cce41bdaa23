import { expect, test } from 'vitest'
import { niceCeiling } from './nice-ceiling.ts'

test.each([
  [0, 4],
  [1, 4],
  [4, 4],
  [5, 6],
  [10, 10],
  [11, 20],
  [99, 100],
  [101, 200],
  [9999, 10_000],
])('a chart whose highest day has %i pictures reaches to %i', (most, top) => {
  expect(niceCeiling(most)).toBe(top)
  expect(top % 2).toBe(0)
})
