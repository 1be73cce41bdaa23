import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

/** A step of 1 % every so many seconds. */
function walk(steps: readonly number[]): number | null {
  let now = 0
  const pace = createPace(() => now * 1_000)
  let left = pace(0)
  steps.forEach((seconds, index) => {
    now += seconds
    left = pace((index + 1) / 100)
  })
  return left
}

test('what is left is told by the pace of the last twenty steps', () => {
  expect(walk([2, 2, 2, 2])).toBeCloseTo(192)
  expect(walk([...Array(40).fill(0.1), ...Array(30).fill(2)])).toBeCloseTo(60)
})

test('nothing is told in the first five seconds, or while nothing moves', () => {
  expect(walk([2, 2])).toBeNull()
  let now = 0
  const pace = createPace(() => now)
  pace(0.5)
  now = 60_000
  expect(pace(0.5)).toBeNull()
})
