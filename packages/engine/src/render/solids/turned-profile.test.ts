import { describe, expect, test } from 'vitest'
import { KitBuilder } from '../../kits/builder/kit-builder.ts'
import { hollow, smoothOutline } from '../../kits/builder/turned.ts'
import { distance } from './distance.ts'
import { distanceAndGradient, gradient } from './signed-distance.ts'
import { compileKit } from './solid-body.ts'

const ONLY = Uint16Array.of(0)

function turned(profile: readonly (readonly [number, number])[], axis: 'x' | 'y' | 'z' = 'y') {
  const kit = new KitBuilder()
  kit.lathe([0, 0, 0], profile, axis, kit.material({ color: [1, 1, 1] }))
  const body = compileKit(kit.build())
  return {
    at: (x: number, y: number, z: number) => distance(body.data, ONLY, 0, 1, x, y, z),
    normal: (x: number, y: number, z: number) => {
      distanceAndGradient(body.data, ONLY, 0, 1, x, y, z)
      return [...gradient.slice(0, 3)]
    },
  }
}

describe('turned bodies', () => {
  test('a cylinder is as far away as its nearest wall, inside and out', () => {
    const drum = turned([
      [-1, 0.5],
      [1, 0.5],
    ])
    expect(drum.at(2, 0, 0)).toBeCloseTo(1.5, 6)
    expect(drum.at(0, 1.25, 0)).toBeCloseTo(0.25, 6)
    expect(drum.at(0, 0, 0)).toBeCloseTo(-0.5, 6)
    expect(drum.at(0.5 + 3, 1 + 4, 0)).toBeCloseTo(5, 6)
  })

  test('its wall is round: normals turn with the place, whatever the axis', () => {
    const wheel = turned(
      [
        [-0.1, 1],
        [0.1, 1],
      ],
      'x',
    )
    for (const turn of [0.3, 1.1, 2.9]) {
      const [x, y, z] = wheel.normal(0, Math.cos(turn), Math.sin(turn))
      expect(x).toBeCloseTo(0, 6)
      expect(y).toBeCloseTo(Math.cos(turn), 6)
      expect(z).toBeCloseTo(Math.sin(turn), 6)
    }
  })

  test('a hoop leaves its middle free', () => {
    const hoop = turned([
      [-0.3, 0.8],
      [0.3, 0.8],
      [0.3, 0.7],
      [-0.3, 0.7],
      [-0.3, 0.8],
    ])
    expect(hoop.at(0, 0, 0)).toBeCloseTo(0.7, 6)
    expect(hoop.at(0, 0.3, 0)).toBeGreaterThan(0.6)
    expect(hoop.at(0.75, 0, 0)).toBeCloseTo(-0.05, 6)
    expect(hoop.at(1, 0, 0)).toBeCloseTo(0.2, 6)
  })

  test('a vessel is empty inside and keeps its outer wall', () => {
    const wall = smoothOutline([
      [-1, 0.4],
      [0, 0.8],
      [1, 0.9],
    ])
    const cup = turned(hollow(wall, 0.1, 0.2))
    expect(cup.at(0, 0.5, 0)).toBeGreaterThan(0.3)
    expect(cup.at(0.85, 0.9, 0)).toBeLessThan(0)
    expect(cup.at(0, -0.9, 0)).toBeLessThan(0)
  })
})

describe('plates', () => {
  const kit = new KitBuilder()
  // An angle bracket, drawn clockwise: its notch is at the upper right.
  const angle = [
    [0, 0],
    [0, 2],
    [1, 2],
    [1, 1],
    [2, 1],
    [2, 0],
  ] as const
  kit.plate([0, 0, 0], angle, 0.5, 'z', kit.material({ color: [1, 1, 1] }))
  const body = compileKit(kit.build())
  const at = (x: number, y: number, z: number) => distance(body.data, ONLY, 0, 1, x, y, z)

  test('are as far away as their nearest side, rim or edge', () => {
    expect(at(0.5, 0.5, 0)).toBeCloseTo(-0.5, 6)
    expect(at(1.5, 1.5, 0)).toBeCloseTo(0.5, 6)
    expect(at(0.5, 1.5, 2.5)).toBeCloseTo(2, 6)
    expect(at(2 + 3, 0.5, 0.5 + 4)).toBeCloseTo(5, 6)
  })

  test('their rims face out of the outline, their sides along the axis', () => {
    const normal = (x: number, y: number, z: number) => {
      distanceAndGradient(body.data, ONLY, 0, 1, x, y, z)
      return [...gradient.slice(0, 3)].map((value) => Math.round(value * 1e6) / 1e6 + 0)
    }
    expect(normal(2.2, 0.5, 0)).toEqual([1, 0, 0])
    expect(normal(0.5, 0.5, -0.6)).toEqual([0, 0, -1])
    expect(normal(1.2, 1.6, 0)).toEqual([1, 0, 0])
  })
})

describe('outlines of many edges', () => {
  const star = Array.from({ length: 61 }, (_, i) => {
    const a = -Math.PI / 2 + (i / 60) * Math.PI
    const out = 0.7 + 0.2 * Math.sin(i * 1.7)
    return [Math.sin(a) * out, Math.cos(a) * out] as const
  })
  const places = Array.from({ length: 400 }, (_, i): [number, number, number] => [
    1.4 * Math.sin(i * 2.1),
    1.3 * Math.sin(i * 3.7 + 1),
    1.2 * Math.sin(i * 1.3 + 2),
  ])

  test('are measured the same whatever was measured before', () => {
    const { at, normal } = turned(star)
    const forward = places.map((place) => [at(...place), ...normal(...place)])
    const backward = [...places].reverse().map((place) => [at(...place), ...normal(...place)])
    expect(backward.reverse()).toEqual(forward)
  })

  test('bodies of several parts are as far away as their nearest part', () => {
    const kit = new KitBuilder()
    const color = kit.material({ color: [1, 1, 1] })
    kit.lathe([0, 0, 0], star, 'y', color)
    kit.lathe([1.5, 0.4, 0], star, 'x', color, 0.05)
    kit.plate([-1.2, 0, 0.6], star, 0.2, 'z', color, 0.04)
    kit.plate([0, 1.1, 0], star, 0.1, 'y', color, 0.02)
    const { data, count } = compileKit(kit.build())
    const all = Uint16Array.from({ length: count }, (_, i) => i)
    for (const [x, y, z] of places) {
      const each = all.reduce((least, i) => Math.min(least, distance(data, all, i, i + 1, x, y, z)), 1e9)
      expect(distance(data, all, 0, count, x, y, z)).toBeCloseTo(each, 12)
    }
  })
})
