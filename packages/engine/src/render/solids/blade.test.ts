import { expect, test } from 'vitest'
import { boundsOf, KitBuilder, placeBody } from '../../kits/builder/kit-builder.ts'
import type { Vec3 } from '../scene.ts'
import { distance } from './distance.ts'
import { distanceAndGradient, gradient } from './signed-distance.ts'
import { compileKit } from './solid-body.ts'

const ONLY = Uint16Array.of(0)

function feather(across: Vec3) {
  const kit = new KitBuilder()
  return kit.blade([0, 0, 0], [0, 0, 1], 0.2, 0.1, across, 0.1, kit.material({ color: [1, 1, 1] })).build()
}

const awayFrom = (body: ReturnType<typeof feather>, [x, y, z]: Vec3): number => distance(compileKit(body).data, ONLY, 0, 1, x, y, z)

test('a feather is as wide as its radii and a tenth as thick, wherever it is turned', () => {
  for (const across of [
    [0, 1, 0],
    [1, 0, 0],
    [0.6, 0.8, 0.4],
  ] as const) {
    const length = Math.hypot(across[0], across[1])
    const thin: Vec3 = [across[0] / length, across[1] / length, 0]
    const wide: Vec3 = [-thin[1], thin[0], 0]
    const body = feather(across)
    const at = (way: Vec3, by: number, z: number): Vec3 => [way[0] * by, way[1] * by, z]
    expect(awayFrom(body, at(wide, 0.149, 0.5))).toBeLessThan(0)
    expect(awayFrom(body, at(wide, 0.151, 0.5))).toBeGreaterThan(0)
    expect(awayFrom(body, at(thin, 0.0149, 0.5))).toBeLessThan(0)
    expect(awayFrom(body, at(thin, 0.0151, 0.5))).toBeGreaterThan(0)
  }
})

test('light falls on the flat of a feather as on a plate', () => {
  const body = compileKit(feather([0, 1, 0]))
  for (const x of [-0.08, 0, 0.08]) {
    distanceAndGradient(body.data, ONLY, 0, 1, x, 0.014, 0.5)
    expect(gradient[1]).toBeGreaterThan(0.98)
  }
})

test('a feather keeps its flat side when its bird is turned', () => {
  const turned = placeBody(feather([1, 0, 0]), [0, 0, 0], 2, Math.PI / 2)
  const { min, max } = boundsOf([turned])
  expect(max[2] - min[2]).toBeCloseTo(0.08, 5)
  expect(max[1] - min[1]).toBeCloseTo(0.8, 5)
})
