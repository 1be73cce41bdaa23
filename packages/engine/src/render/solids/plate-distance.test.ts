import { describe, expect, test } from 'vitest'
import { turnedOutline } from '../../kits/builder/surface.ts'
import type { Swell, SwellAlong } from '../bent-shapes.ts'
import type { Primitive } from '../scene.ts'
import { distance } from './distance.ts'
import { distanceAndGradient, gradient } from './signed-distance.ts'
import { compileKit } from './solid-body.ts'

const EVEN: SwellAlong = { from: -9, to: 9, low: 0, high: 0, ends: 0, about: 0, sink: 0 }
const SWELL: Swell = [
  { ...EVEN, from: -1, to: 0.5, low: 0.1, high: 0.2, ends: 0.1 },
  { ...EVEN, from: -0.2, to: 0, low: 0.5, high: 0.3, sink: 0.08 },
]
const SQUARE = [
  [-2, -0.5],
  [2, -0.5],
  [2, 0.5],
  [-2, 0.5],
] as const

type Plate = Extract<Primitive, { type: 'plate' }>

const plate = (swell?: Swell): Plate => ({
  type: 'plate',
  center: [0, 0, 0],
  axis: 'z',
  outline: SQUARE,
  half: 0.8,
  round: 0.1,
  material: 0,
  blend: 0,
  ...(swell ? { swell } : {}),
})

function measured(part: Plate) {
  const { data } = compileKit({ primitives: [part], materials: [] })
  const only = Uint16Array.of(0)
  return {
    at: (x: number, y: number, z: number) => distance(data, only, 0, 1, x, y, z),
    slope: (x: number, y: number, z: number) => {
      distanceAndGradient(data, only, 0, 1, x, y, z)
      return [...gradient.slice(0, 3)]
    },
  }
}

describe('a plate that swells', () => {
  test('is as thick as drawn in its middle, and thins out by the square of the way', () => {
    const { at } = measured(plate(SWELL))
    expect(at(0, -0.1, 0.9)).toBeCloseTo(0, 6)
    // 0.9 minus 0.2 times the square of one meter beyond the flat part.
    expect(at(1.5, -0.1, 0.7)).toBeCloseTo(0, 6)
    expect(at(-1.6, -0.1, 0.9 - 0.1 * 0.36)).toBeCloseTo(0, 6)
    expect(at(0, 0.3, 0.9 - 0.3 * 0.09)).toBeCloseTo(0, 6)
    expect(at(1.5, -0.1, 0.9)).toBeGreaterThan(0.15)
  })

  test('draws in its ends and lowers its edges away from the middle plane', () => {
    const { at } = measured(plate(SWELL))
    expect(at(2.1, -0.1, 0)).toBeCloseTo(0, 6)
    expect(at(2.1, -0.1, 0.4)).toBeGreaterThan(0.02)
    expect(at(0, 0.6, 0)).toBeCloseTo(0, 6)
    expect(at(0, 0.6 - 0.08 * 0.25, 0.5)).toBeCloseTo(0, 3)
  })

  test('its normals are those of its distance', () => {
    const { at, slope } = measured(plate(SWELL))
    for (const [x, y, z] of [
      [1.4, 0.2, 0.75],
      [-1.8, 0.3, -0.8],
      [2.08, -0.2, 0.3],
      [0.2, 0.62, 0.4],
      [1.9, 0.55, 0.6],
    ]) {
      const step = 1e-5
      const found = [at(x + step, y, z) - at(x - step, y, z), at(x, y + step, z) - at(x, y - step, z), at(x, y, z + step) - at(x, y, z - step)]
      const length = Math.hypot(...found)
      const given = slope(x, y, z)
      const same = found.reduce((sum, part, i) => sum + (part / length) * given[i], 0)
      expect(same).toBeGreaterThan(0.985)
    }
  })

  test('keeps its form when a quarter turn brings it to another axis', () => {
    const part = plate(SWELL)
    // x to z, z to -x.
    const turn = ([x, y, z]: readonly [number, number, number]) => [-z, y, x] as const
    const other = measured({ ...part, axis: 'x', ...turnedOutline(part, 'x', turn) })
    const { at } = measured(part)
    for (const [x, y, z] of [
      [1.5, 0.1, 0.8],
      [-1.9, 0.45, -0.7],
      [2.2, -0.3, 0.4],
    ])
      expect(other.at(-z, y, x)).toBeCloseTo(at(x, y, z), 9)
  })
})
