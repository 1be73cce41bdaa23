import { describe, expect, test } from 'vitest'
import { focusOn } from './subject-focus.ts'

const area = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })

describe('what a cut looks at', () => {
  test('nothing of its own where the subject is unknown', () => {
    expect(focusOn([], { width: 0.5, height: 1 })).toBeUndefined()
  })

  test('the middle of the one thing', () => {
    expect(focusOn([area(0.7, 0.2, 0.2, 0.4)], { width: 0.5, height: 1 })).toEqual({
      x: expect.closeTo(0.8),
      y: expect.closeTo(0.4),
    })
  })

  test('several things, as long as they fit together; the first one stays whole', () => {
    const three = [area(0.1, 0.4, 0.1, 0.2), area(0.4, 0.4, 0.1, 0.2), area(0.8, 0.4, 0.2, 0.2)]
    expect(focusOn(three, { width: 0.5, height: 1 })?.x).toBeCloseTo(0.3)
    expect(focusOn(three, { width: 0.95, height: 1 })?.x).toBeCloseTo(0.55)
    expect(focusOn(three, { width: 0.2, height: 1 })?.x).toBeCloseTo(0.15)
  })

  test('what fits, before what is too wide for any cut', () => {
    expect(
      focusOn([area(0, 0.5, 1, 0.5), area(0.6, 0.3, 0.2, 0.3)], { width: 0.4, height: 1 })?.x,
    ).toBeCloseTo(0.7)
  })

  test('the upper part of a thing taller than the cut', () => {
    const y = focusOn([area(0.3, 0.1, 0.3, 0.85)], { width: 1, height: 0.4 })?.y ?? 1
    expect(y - 0.2).toBeLessThan(0.1)
    expect(y - 0.2).toBeGreaterThan(0)
  })
})
