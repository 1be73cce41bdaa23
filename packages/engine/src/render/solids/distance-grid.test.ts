import { describe, expect, test } from 'vitest'
import { SAMPLER } from '../../../test/trial-scene.ts'
import { createRandom } from '../noise.ts'
import { distance } from './distance.ts'
import { blockAt, gridDistance, gridOf } from './distance-grid.ts'
import { distanceAndGradient, gradient } from './signed-distance.ts'
import { compileKit } from './solid-body.ts'

const body = compileKit(SAMPLER)
const everyone = Uint16Array.from({ length: body.count }, (_, i) => i)
const exact = (x: number, y: number, z: number) => distance(body.data, everyone, 0, body.count, x, y, z)

describe('bodies made of primitives', () => {
  test('lie inside their bounding box and sphere', () => {
    for (const axis of [0, 1, 2] as const) expect(body.low[axis]).toBeLessThan(body.high[axis])
    expect(exact(...body.high)).toBeGreaterThan(0)
    expect(exact(0, 0.5, 0)).toBeLessThan(0)
  })

  test('have the gradient that their distance has', () => {
    const random = createRandom(9)
    for (let i = 0; i < 200; i++) {
      const [x, y, z] = [random() * 1.6 - 0.8, random() * 1.8 - 0.2, random() * 1.6 - 0.8]
      const d = distanceAndGradient(body.data, everyone, 0, body.count, x, y, z)
      expect(d).toBeCloseTo(exact(x, y, z), 9)
      const e = 1e-5
      const slopes = [exact(x + e, y, z) - exact(x - e, y, z), exact(x, y + e, z) - exact(x, y - e, z), exact(x, y, z + e) - exact(x, y, z - e)]
      const length = Math.hypot(...slopes)
      const agreement = slopes.reduce((sum, slope, axis) => sum + (slope / length) * gradient[axis], 0)
      // Exactly on a crease the two sides disagree, so a few points may differ.
      if (agreement < 0.98) expect(Math.abs(length / (2 * e) - 1)).toBeGreaterThan(1e-4)
    }
  })

  test('swell from one end of a cone to the other without a ring at the joints', () => {
    const material = { color: [1, 1, 1] } as const
    const cone = (from: number, to: number) => ({
      type: 'cone' as const,
      a: [0, from, 0] as const,
      b: [0, to, 0] as const,
      ra: 0.1 + from * 0.2,
      rb: 0.1 + to * 0.2,
      material: 0,
      blend: 0,
    })
    const whole = compileKit({ primitives: [cone(0, 1)], materials: [material] })
    const pieces = compileKit({ primitives: [cone(0, 0.5), cone(0.5, 1)], materials: [material] })
    const both = Uint16Array.of(0, 1)
    for (let y = 0.3; y < 0.8; y += 0.01) {
      const expected = distance(whole.data, both, 0, 1, 0.3, y, 0)
      expect(distanceAndGradient(pieces.data, both, 0, 2, 0.3, y, 0)).toBeCloseTo(expected, 9)
      expect(gradient[1]).toBeCloseTo(-0.2, 9)
    }
  })

  test('are read from their grid within half a cell near the surface', () => {
    const grid = gridOf(body, 48)
    const random = createRandom(4)
    for (let i = 0; i < 500; i++) {
      const [x, y, z] = [random() * 1.4 - 0.7, random() * 1.7 - 0.15, random() * 1.4 - 0.7]
      const d = exact(x, y, z)
      if (Math.abs(d) < grid.cell * 2) expect(Math.abs(gridDistance(grid, x, y, z) - d)).toBeLessThan(grid.cell * 0.5)
    }
  })

  test('are shaped near the surface by the few primitives of the block alone', () => {
    const grid = gridOf(body, 48)
    const { shapeStart, shapeCount, indices } = grid.members
    const random = createRandom(5)
    for (let i = 0; i < 2000; i++) {
      const [x, y, z] = [random() * 1.4 - 0.7, random() * 1.7 - 0.15, random() * 1.4 - 0.7]
      const d = exact(x, y, z)
      if (Math.abs(d) > grid.cell * 2) continue
      const block = blockAt(grid, x, y, z)
      const from = shapeStart[block]
      expect(distance(body.data, indices.list, from, from + shapeCount[block], x, y, z)).toBeCloseTo(d, 9)
    }
  })

  test('share one grid when their keys are equal', () => {
    const keyed = { ...SAMPLER, key: 'sampler' }
    expect(gridOf(compileKit({ ...keyed }), 24)).toBe(gridOf(compileKit({ ...keyed }), 24))
    expect(gridOf(compileKit({ ...keyed, key: 'other' }), 24)).not.toBe(gridOf(compileKit(keyed), 24))
  })

  const ball = (radius: number) =>
    compileKit({ primitives: [{ type: 'ellipsoid', center: [0, 0, 0], radii: [radius, 1, 1], material: 0, blend: 0 }], materials: [{ color: [1, 1, 1] }] })

  test('share one grid when they are equal, and none when one is a hair wider', () => {
    expect(gridOf(ball(1), 24)).toBe(gridOf(ball(1), 24))
    expect(gridOf(ball(1 + 1e-9), 24)).not.toBe(gridOf(ball(1), 24))
  })

  test('lose the grid that was used longest ago once 32 others were', () => {
    const [first, second] = [gridOf(ball(2), 8), gridOf(ball(3), 8)]
    for (let k = 0; k < 30; k++) gridOf(ball(4 + k), 8)
    expect(gridOf(ball(2), 8)).toBe(first)
    gridOf(ball(40), 8)
    expect(gridOf(ball(2), 8)).toBe(first)
    expect(gridOf(ball(3), 8)).not.toBe(second)
  })
})
