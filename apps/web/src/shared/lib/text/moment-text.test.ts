import { afterEach, expect, test, vi } from 'vitest'
import { calendarDayText, longDateText, momentText } from './moment-text.ts'

afterEach(() => vi.unstubAllEnvs())

test('a day of the calendar is the same day wherever it is read', () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
    vi.stubEnv('TZ', zone)
    expect(calendarDayText('2026-11-22', 'short')).toBe('Nov 22')
    expect(calendarDayText('2026-11-22', 'long')).toBe('November 22, 2026')
  }
})

test('a moment is told as the clock stands where the reader lives', () => {
  vi.stubEnv('TZ', 'America/New_York')
  // An hour before and an hour after the clocks went back.
  expect(momentText('2026-11-01T05:30:00Z')).toBe('Nov 1, 2026, 1:30 AM')
  expect(momentText('2026-11-01T06:30:00Z')).toBe('Nov 1, 2026, 1:30 AM')
  expect(longDateText('2026-11-01T03:00:00Z')).toBe('October 31, 2026')
})
