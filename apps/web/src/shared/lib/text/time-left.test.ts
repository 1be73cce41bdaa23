import { expect, test } from 'vitest'
import { timeLeftText } from './time-left.ts'

test.each([
  [0, '1 s left'],
  [41.2, '42 s left'],
  [89, '89 s left'],
  [90, '2 min left'],
  [3_540, '59 min left'],
  [5_400, '1.5 h left'],
])('%s seconds are %s', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text)
})
