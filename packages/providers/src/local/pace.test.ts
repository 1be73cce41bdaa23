import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

test('what is left of a picture follows from its steps, with one more for decoding', () => {
  let now = 1_000
  const pace = createPace(() => now, 8)
  expect(pace.leftMs()).toBe(Number.POSITIVE_INFINITY)
  pace.note({ done: 1, total: 8 })
  expect(pace.leftMs()).toBe(Number.POSITIVE_INFINITY)
  now += 4_000
  pace.note({ done: 3, total: 8 })
  expect(pace.leftMs()).toBe(6 * 2_000)
  now += 1_500
  expect(pace.leftMs()).toBe(6 * 2_000 - 1_500)
})

test('a picture that begins from another has fewer steps', () => {
  let now = 0
  const pace = createPace(() => now, 8)
  for (const done of [1, 2, 3]) {
    pace.note({ done, total: 3 })
    now += 500
  }
  expect(pace.leftMs()).toBe(500 - 500)
})
