import { expect, test } from 'vitest'
import { distanceToLeaning, leaningNormal, leaningSpan, passLeaning, scaledLean } from './leaning-box.ts'
import type { Box } from './scene.ts'

/** A roof with a height of three over a floor of four by six, its ridge along z. */
const roof: Box = { min: [-2, 0, -3], max: [2, 3, 3], lean: { left: [0, 2], right: [0, 2] }, face: () => {}, instance: 0 }

test('a ray meets a roof on its slope, not on the box around it', () => {
  expect(passLeaning(roof, [-9, 1.5, 0], [1, 0, 0], 0, 99)).toBe(true)
  expect(leaningSpan.enter).toBeCloseTo(8)
  expect(leaningSpan.leave).toBeCloseTo(10)
  expect(leaningSpan.axis).toBe(0)
  // Above the slope, but within the bounds.
  expect(passLeaning(roof, [-1.5, 2, -9], [0, 0, 1], 0, 99)).toBe(false)
  expect(passLeaning(roof, [-0.2, 2, -9], [0, 0, 1], 0, 99)).toBe(true)
  expect(leaningSpan.axis).toBe(2)
})

test('a slope looks outward and up, each to its own side', () => {
  const normal = new Float64Array(3)
  leaningNormal(roof, 0, -1, 1.5, 0, normal)
  expect(normal[0]).toBeLessThan(-0.7)
  expect(normal[1]).toBeGreaterThan(0.4)
  expect(Math.hypot(...normal)).toBeCloseTo(1)
  leaningNormal(roof, 0, 1, 1.5, 0, normal)
  expect(normal[0]).toBeGreaterThan(0.7)
})

test('distances are taken to the slope', () => {
  expect(distanceToLeaning(roof, 0, 1, 0)).toBe(0)
  expect(Math.sqrt(distanceToLeaning(roof, 2, 3, 0))).toBeCloseTo(2 * Math.cos(Math.atan2(2, 3)))
})

test('a roof twice as large leans twice as far', () => expect(scaledLean({ left: [0, 2] }, 2)).toEqual({ left: [0, 4] }))
