import { expect, test } from 'vitest'
import { countdownText } from './countdown.ts'

const NOW = new Date('2026-01-01T12:00:00.000Z')
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

test("[2.28b] the countdown reads 'Resets in Xh Ym Zs' until the moment, then 'Resetting...'", () => {
  expect(countdownText(after(6 * 3600 + 14 * 60 + 9), NOW)).toBe('Resets in 6h 14m 9s')
  expect(countdownText(after(1), NOW)).toBe('Resets in 0h 0m 1s')
  expect(countdownText(after(0), NOW)).toBe('Resetting...')
  expect(countdownText(after(-60), NOW)).toBe('Resetting...')
})
