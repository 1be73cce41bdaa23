import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')

test.each([
  [30_000, 'just now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [3_600_000, '1 hour ago'],
  [23 * 3_600_000, '23 hours ago'],
  [86_400_000, 'yesterday'],
  [10 * 86_400_000, '10 days ago'],
  [-86_400_000, 'tomorrow'],
])('what was %d ms before now was %s', (before, text) => {
  expect(relativeTime(NOW - before, NOW)).toBe(text)
})
