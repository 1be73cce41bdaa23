import { expect, test } from 'vitest'
import { formatUsd } from './cost.ts'

test.each([
  [0, '$0.00'],
  [0.04, '$0.04'],
  [0.025, '$0.025'],
  [0.003, '$0.003'],
  [0.0013, '$0.0013'],
  [0.2, '$0.20'],
  [1.5, '$1.50'],
  [120, '$120.00'],
])('%d US dollars are written %s', (amount, text) => {
  expect(formatUsd(amount)).toBe(text)
})
