import { expect, test } from 'vitest'
import { waitText } from './wait-text.ts'

test('a wait is told to the second, and is over when its moment has come', () => {
  expect(waitText(42_000, 0)).toBe('42s')
  expect(waitText(42_000, 41_001)).toBe('1s')
  expect(waitText(185_000, 0)).toBe('3m 5s')
  expect(waitText(42_000, 42_000)).toBe('')
})
