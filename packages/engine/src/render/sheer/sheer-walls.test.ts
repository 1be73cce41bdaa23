import { describe, expect, test } from 'vitest'
import { KitBuilder } from '../../kits/builder/kit-builder.ts'
import { hollow, smoothOutline } from '../../kits/builder/turned.ts'
import type { SolidKit } from '../scene.ts'
import { distance } from '../solids/distance.ts'
import { standSolid } from '../solids/placed-solid.ts'
import { compileKit } from '../solids/solid-body.ts'
import { sheerBody } from './sheer-body.ts'
import { createWalls, WALL } from './sheer-walls.ts'

function bowl(axis: 'x' | 'y' | 'z'): SolidKit {
  const kit = new KitBuilder()
  const glass = kit.material({ color: [0.9, 0.9, 0.9], sheer: 0.1 })
  const wall = smoothOutline([
    [-1, 0.1],
    [-0.5, 0.8],
    [0.4, 0.9],
    [1, 0.6],
  ])
  kit.lathe([0.1, 0.2, -0.1], hollow(wall, 0.08, 0.1), axis, glass, 0.03)
  return kit.build()
}

function cubes(): SolidKit {
  const kit = new KitBuilder()
  const ice = kit.material({ color: [0.9, 0.9, 0.9], sheer: 0.3 })
  kit.box([0, 0, 0], [0.4, 0.3, 0.2], 0.1, ice, 0, 0.7)
  kit.box([0.5, 0.2, 0], [0.3, 0.3, 0.3], 0.15, ice, 0, 0.2)
  return kit.build()
}

const standing = (kit: SolidKit) => sheerBody(standSolid({ kit, position: [0.3, 0.1, -0.2], yaw: 0.5, scale: 1.5, instance: 1 }))

/** Where a ray marched in tiny steps enters and leaves the body. */
function stepped(kit: SolidKit, from: readonly number[], way: readonly number[]): number[] {
  const { data, count } = compileKit(kit)
  const everyone = Uint16Array.from({ length: count }, (_, i) => i)
  const [cos, sin] = [Math.cos(0.5), Math.sin(0.5)]
  const at = (t: number) => {
    const [x, y, z] = [0, 1, 2].map((k) => (from[k] + way[k] * t - [0.3, 0.1, -0.2][k]) / 1.5)
    return distance(data, everyone, 0, count, x * cos - z * sin, y, x * sin + z * cos)
  }
  const found: number[] = []
  for (let t = 0; t < 12; t += 0.002) if (at(t) < 0 !== at(t + 0.002) < 0) found.push(t + 0.001)
  return found
}

describe.each([
  ['a bowl', bowl('y')],
  ['a bowl that lies', bowl('z')],
  ['cubes in each other', cubes()],
])('%s', (_, kit) => {
  test('is entered and left where its surface is', () => {
    const { data, find } = createWalls()
    let met = 0
    for (let i = 0; i < 60; i++) {
      const a = i * 2.4
      const from = [Math.cos(a) * 5, Math.sin(i * 1.7) * 3, Math.sin(a) * 5]
      const to = [0.5 * Math.sin(i * 5.1), 0.8 * Math.sin(i * 3.3), 0.5 * Math.cos(i * 4.7)]
      const length = Math.hypot(...to.map((value, k) => value - from[k]))
      const way = to.map((value, k) => (value - from[k]) / length)
      const [x, y, z] = from
      const [dx, dy, dz] = way
      const count = find(standing(kit), x, y, z, dx, dy, dz, 0, 100)
      const found = Array.from({ length: count }, (_, k) => [...data.slice(k * WALL, k * WALL + 2)]).flat()
      const expected = stepped(kit, from, way)
      expect(found).toHaveLength(expected.length)
      met += count
      // A rounded corner is an arc of a few edges.
      for (const [k, t] of expected.entries()) expect(Math.abs(found[k] - t)).toBeLessThan(0.02)
    }
    expect(met).toBeGreaterThan(30)
  })
})

test('a ray from within leaves by the wall in front of it', () => {
  const { data, leave } = createWalls()
  const kit = new KitBuilder()
  const water = kit.material({ color: [0.7, 0.8, 0.9], sheer: 0.1, liquid: true })
  kit.lathe(
    [0, 0, 0],
    [
      [-1, 0.5],
      [1, 0.5],
    ],
    'y',
    water,
    0,
  )
  const body = sheerBody(standSolid({ kit: kit.build(), position: [0, 0, 0], yaw: 0, scale: 2, instance: 1 }))
  expect(leave(body, 0.2, 0, 0, 1, 0, 0)).toBeCloseTo(0.8, 6)
  expect([...data.slice(2, 5)].map(Math.round)).toEqual([1, 0, 0])
})
