import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '../../platform/clock.ts'
import { nextMidnight } from '../../platform/local-time/local-midnight.ts'
import { type ResetState, resetFor, resetTerms, stateAfterReset } from './daily-reset.ts'

const zone = fc.constantFrom(
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Pacific/Chatham',
  'Asia/Kolkata',
  'America/New_York',
  'Europe/Berlin',
)
/** Requests at random moments over two weeks around a clock change, each from a random place. */
const visits = fc
  .array(fc.record({ at: fc.integer({ min: 0, max: 14 * DAY_MS }), zone }), { minLength: 2, maxLength: 120 })
  .map((list) => list.toSorted((a, b) => a.at - b.at))
const start = Date.parse('2026-03-20T00:00:00Z')

function play(list: readonly { at: number; zone: string }[]): { at: number; zone: string }[] {
  const resets: { at: number; zone: string }[] = []
  let state: ResetState | undefined
  for (const visit of list) {
    const now = new Date(start + visit.at)
    if (state && resetFor(state, visit.zone) > now) continue
    state = stateAfterReset(state, visit.zone, now)
    resets.push({ at: now.getTime(), zone: visit.zone })
  }
  return resets
}

test('[4.7] changing the zone never brings a second allowance within 24 hours', () => {
  fc.assert(
    fc.property(visits, (list) => {
      const resets = play(list)
      for (const [index, reset] of resets.entries()) {
        const before = resets[index - 1]
        const earlier = resets[index - 2]
        if (before && before.zone !== reset.zone) expect(reset.at - before.at).toBeGreaterThanOrEqual(DAY_MS)
        // The one after a move is a full day away, too.
        if (before && earlier && earlier.zone !== before.zone)
          expect(reset.at - before.at).toBeGreaterThanOrEqual(DAY_MS)
      }
    }),
  )
})

test('[4.7] who stays in a place gets every local midnight there, and none besides', () => {
  fc.assert(
    fc.property(visits, zone, (list, home) => {
      const resets = play(list.map(({ at }) => ({ at, zone: home })))
      for (const [index, reset] of resets.entries()) {
        const before = resets[index - 1]
        if (before) expect(nextMidnight(new Date(before.at), home).getTime()).toBeLessThanOrEqual(reset.at)
      }
      const days = new Set(list.map(({ at }) => nextMidnight(new Date(start + at), home).getTime()))
      expect(resets.length).toBe(days.size)
    }),
  )
})

test('going somewhere else and coming back before the reset costs nothing', () => {
  const home = stateAfterReset(undefined, 'Europe/Berlin', new Date('2026-06-01T10:00:00Z'))
  expect(resetFor(home, 'America/New_York')).toEqual(new Date('2026-06-03T04:00:00Z'))
  expect(resetFor(home, 'Europe/Berlin')).toEqual(new Date('2026-06-01T22:00:00Z'))
})

test('the terms for one statement decide as the rule does', () => {
  fc.assert(
    fc.property(zone, zone, fc.integer({ min: 0, max: 4 * DAY_MS }), (home, caller, later) => {
      const state = stateAfterReset(undefined, home, new Date(start))
      const now = new Date(start + later)
      const terms = resetTerms(caller, now)
      const due = home === caller ? state.resetAt <= now : state.lastResetAt <= terms.movedBefore
      expect(due).toBe(resetFor(state, caller) <= now)
      const after = stateAfterReset(state, caller, now)
      expect(home === caller ? terms.resetAtSamePlace : terms.resetAtNewPlace).toEqual(after.resetAt)
    }),
  )
})
