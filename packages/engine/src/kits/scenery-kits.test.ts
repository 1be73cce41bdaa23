import { describe, expect, test, vi } from 'vitest'
import { plainInput } from '../../test/plain-input.ts'
import { NOUNS } from '../lexicon/lexicon.ts'
import type { Kit, KitInput } from './builder/index.ts'
import { buildingKit } from './buildings/building.ts'
import { plantKit } from './plants/plant.ts'
import { treeKit } from './plants/tree.ts'
import { letter } from './print/lettering.ts'
import { skyKit } from './sky/sky-body.ts'

// Painting every tree for the first time takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const KITS: readonly Kit[] = [buildingKit, treeKit, plantKit, skyKit]

const input = (variant: string, extra: Partial<KitInput> = {}): KitInput => plainInput(variant, { seed: 3, ...extra })

describe.each(KITS.map((kit) => [kit.name, kit] as const))('the %s kit', (name, kit) => {
  test('draws every noun of the lexicon that asks for it', () => {
    const wanted = NOUNS.filter((noun) => noun.kit.startsWith(`${name}:`)).map((noun) => noun.kit.slice(name.length + 1))
    expect(wanted.filter((variant) => !kit.variants.includes(variant))).toEqual([])
  })

  test('builds every variant with a body, a height and anchors inside it', () => {
    for (const variant of kit.variants)
      for (const night of [false, true]) {
        const piece = kit.build(input(variant, { night, snow: night }))
        const parts = piece.bodies.length + (piece.boxes?.length ?? 0) + (piece.cards?.length ?? 0)
        expect([variant, parts > 0, piece.height > 0, piece.radius > 0]).toEqual([variant, true, true, true])
        for (const value of [...piece.anchors.seat, ...piece.anchors.face]) expect(Number.isFinite(value)).toBe(true)
      }
  })

  test('builds the same piece twice from the same input', () => {
    const variant = kit.variants[0]
    const shape = () => {
      const piece = kit.build(input(variant))
      return JSON.stringify([piece.bodies, piece.boxes?.map((box) => [box.min, box.max]), piece.height])
    }
    expect(shape()).toBe(shape())
  })

  test('refuses a variant it does not draw', () => expect(() => kit.build(input('no-such-thing'))).toThrow(/^No [a-z ]+ "no-such-thing"$/))
})

test('a volcano spreads wider than it rises', () => {
  const { radius, height } = buildingKit.build(input('volcano'))
  expect(radius * 2).toBeGreaterThan(height)
})

describe('walls', () => {
  test('a face writes finite colors everywhere, by day and by night', () => {
    const out = new Float64Array(8)
    for (const variant of buildingKit.variants)
      for (const box of buildingKit.build(input(variant, { night: true })).boxes ?? []) {
        const [x, y, z] = box.min
        for (let i = 0; i < 20; i++) {
          const u = ((box.max[0] - x) * i) / 20
          const v = ((box.max[1] - y) * i) / 20
          box.face(2, u, v, x + u, y + v, z, out)
          expect([variant, out.every((value) => Number.isFinite(value) && value >= 0)]).toEqual([variant, true])
        }
      }
  })

  test('the road over a stone bridge climbs without steps', () => {
    const boxes = buildingKit.build(input('bridge')).boxes ?? []
    const topAt = (x: number) =>
      Math.max(
        ...boxes
          .filter(({ min, max }) => min[0] <= x && x <= max[0] && min[2] < -1.4)
          .map(({ min, max, lean }) => {
            const inset = lean?.left ?? lean?.right
            if (!inset || inset[1] === 0) return inset ? 0 : max[1]
            const along = lean?.left ? x - min[0] : max[0] - x
            return min[1] + ((max[1] - min[1]) * along) / inset[1]
          }),
      )
    for (let x = -6.3; x < 6.2; x += 0.05) expect([x, Math.abs(topAt(x + 0.05) - topAt(x)) < 0.06]).toEqual([x, true])
  })

  test('a house lights its windows at night only', () => {
    const glow = (night: boolean) => {
      const out = new Float64Array(8)
      let sum = 0
      for (const box of buildingKit.build(input('house', { night })).boxes ?? [])
        for (let i = 0; i < 900; i++) {
          const u = ((box.max[0] - box.min[0]) * (i % 30)) / 30
          const v = ((box.max[1] - box.min[1]) * Math.floor(i / 30)) / 30
          box.face(2, u, v, box.min[0] + u, box.min[1] + v, box.min[2], out)
          sum += out[3]
        }
      return sum
    }
    expect(glow(true)).toBeGreaterThan(5 * glow(false))
  })

  test('lettering has ink where the letters are and none at the margin', () => {
    const sign = letter('OPEN', 3)
    let ink = 0
    for (let i = 0; i < 400; i++) ink += sign.at((i % 40) / 40, 0.3 + Math.floor(i / 40) / 25)
    expect(ink).toBeGreaterThan(30)
    expect(sign.at(0.005, 0.5)).toBe(0)
    expect(letter('SHUT', 3).at(0.5, 0.5)).not.toBeNaN()
  })
})
