import { describe, expect, it } from 'vitest'
import { knownTimeZone } from './time-zone.ts'

describe('the time zone a browser sends', () => {
  it.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC'])('believes %s', (name) => {
    expect(knownTimeZone(name)).toBe(name)
  })

  it.each([null, '', 'Mars/Olympus', '+05:30', "'; drop table", 'a'.repeat(100)])(
    'takes %s for UTC',
    (name) => {
      expect(knownTimeZone(name)).toBe('UTC')
    },
  )
})
