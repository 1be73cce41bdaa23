import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalTimeZone, lastMidnight, midnightFrom, nextMidnight } from './local-midnight.ts'

const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC']
const zone = fc.constantFrom(...zones)
const moment = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2033-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const hour = 3_600_000
/** Hours of a local day: 23 to 25 nearly everywhere, but Antarctic stations change their clocks by 2 and 3 hours. */
const [shortest, longest] = [21, 27]

function localDay(at: Date | number, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at)
}

describe('[4.7] the next local midnight', () => {
  test('is the first moment of the next local day, in every zone of the world', () => {
    fc.assert(
      fc.property(moment, zone, (at, timeZone) => {
        const next = nextMidnight(at, timeZone)
        expect(next > at).toBe(true)
        expect(localDay(next, timeZone) > localDay(at, timeZone)).toBe(true)
        expect(localDay(next.getTime() - 1, timeZone)).toBe(localDay(at, timeZone))
        expect(next.getTime() - at.getTime()).toBeLessThanOrEqual(longest * hour)
      }),
      { numRuns: 400 },
    )
  })

  test('follows the last one: between them lies one local day', () => {
    fc.assert(
      fc.property(moment, zone, (at, timeZone) => {
        const begun = lastMidnight(at, timeZone)
        const next = nextMidnight(at, timeZone)
        expect(begun <= at).toBe(true)
        expect(nextMidnight(begun, timeZone)).toEqual(next)
        expect(midnightFrom(begun, timeZone)).toEqual(begun)
        const hours = (next.getTime() - begun.getTime()) / hour
        expect(hours).toBeGreaterThanOrEqual(shortest)
        expect(hours).toBeLessThanOrEqual(longest)
      }),
      { numRuns: 400 },
    )
  })

  test.each([
    ['a day of 23 hours', 'Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['a day of 25 hours', 'Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    ['12:45 ahead', 'Pacific/Chatham', '2026-07-01T12:00:00Z', '2026-07-02T11:15:00Z'],
    ['9:30 behind', 'Pacific/Marquesas', '2026-07-01T09:00:00Z', '2026-07-01T09:30:00Z'],
    [
      'a day that begins at 1, midnight being skipped',
      'Asia/Beirut',
      '2026-03-28T12:00:00Z',
      '2026-03-28T22:00:00Z',
    ],
    ['the end of a year', 'UTC', '2027-12-31T23:59:59.999Z', '2028-01-01T00:00:00Z'],
    ['a leap day', 'America/New_York', '2028-02-29T05:00:00Z', '2028-03-01T05:00:00Z'],
  ])('%s', (_, timeZone, at, next) => {
    expect(nextMidnight(new Date(at), timeZone)).toEqual(new Date(next))
  })
})

test('an unknown zone is UTC, and a known one gets its own spelling', () => {
  for (const name of ['Mars/Olympus', '', '../../etc', '\u0000', 'x'.repeat(5000)])
    expect(canonicalTimeZone(name)).toBe('UTC')
  expect(canonicalTimeZone('europe/paris')).toBe('Europe/Paris')
})
