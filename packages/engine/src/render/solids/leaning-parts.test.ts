import { expect, test } from 'vitest'
import { boundsOf } from '../../kits/builder/kit-builder.ts'
import type { Primitive, SolidKit, Vec3 } from '../scene.ts'
import { distance } from './distance.ts'
import { distanceAndGradient, gradient } from './signed-distance.ts'
import { compileKit } from './solid-body.ts'

const TILT = 0.7
const AT: Vec3 = [0.3, 0.5, -0.2]
const BASE = { center: AT, material: 0, blend: 0 } as const
// biome-ignore format: one a row
const PARTS: readonly Primitive[] = [
  { ...BASE, type: 'box', half: [0.3, 0.05, 0.2], round: 0.02, yaw: 0.3 },
  { ...BASE, type: 'ellipsoid', radii: [0.4, 0.1, 0.2] },
  { ...BASE, type: 'torus', radius: 0.3, tube: 0.05, axis: 'y' },
  { ...BASE, type: 'lathe', axis: 'y', profile: [[-0.05, 0.3], [0.05, 0.35]], round: 0.01 },
]

function measure(part: Primitive, [x, y, z]: Vec3): { readonly d: number; readonly n: Vec3 } {
  const kit: SolidKit = { primitives: [part], materials: [{ color: [1, 1, 1] }] }
  const { data } = compileKit(kit)
  const only = Uint16Array.of(0)
  const d = distance(data, only, 0, 1, x, y, z)
  distanceAndGradient(data, only, 0, 1, x, y, z)
  return { d, n: [gradient[0], gradient[1], gradient[2]] }
}

/** Rotated about `AT` as parts lean: from +x up toward +y. */
function leantWay([x, y, z]: Vec3): Vec3 {
  const [c, s] = [Math.cos(TILT), Math.sin(TILT)]
  return [x * c - y * s, x * s + y * c, z]
}

test.each(PARTS)('a leaning $type is the standing one, turned', (part) => {
  const leaning = { ...part, tilt: TILT } as Primitive
  for (const off of [
    [0.5, 0.2, 0.1],
    [-0.3, 0.4, -0.3],
    [0.1, -0.35, 0.25],
  ] as const) {
    const way = leantWay(off)
    const straight = measure(part, [AT[0] + off[0], AT[1] + off[1], AT[2] + off[2]])
    const turned = measure(leaning, [AT[0] + way[0], AT[1] + way[1], AT[2] + way[2]])
    expect(turned.d).toBeCloseTo(straight.d, 9)
    for (const [k, value] of leantWay(straight.n).entries()) expect(turned.n[k]).toBeCloseTo(value, 9)
  }
})

test.each(PARTS)('the bounds of a leaning $type hold all of it', (part) => {
  const leaning = { ...part, tilt: TILT } as Primitive
  const { min, max } = boundsOf([{ primitives: [leaning], materials: [] }])
  for (let i = 0; i < 4000; i++) {
    const p = [0, 1, 2].map((k) => AT[k] + (((i * [0.618, 0.755, 0.57][k]) % 1) - 0.5) * 1.2) as unknown as Vec3
    if (measure(leaning, p).d > 0) continue
    for (let k = 0; k < 3; k++) {
      expect(p[k]).toBeGreaterThanOrEqual(min[k] - 1e-6)
      expect(p[k]).toBeLessThanOrEqual(max[k] + 1e-6)
    }
  }
})
