import { linear, seededRandom, toHex } from '../builder/kit-builder.ts'
import { disc, each, fixed, made } from '../builder/made.ts'
import { type Thing, type ThingRow, thing } from '../builder/thing.ts'
import type { Outline } from '../builder/turned.ts'
import { citrusWheel, leaf } from '../tableware/food-parts.ts'
import { pairs, quads } from '../tuples.ts'

/** Cubes of ice in a glass of this radius: [height, bearing] of each. */
function iceCubes(t: Thing, radius: number, hex: string, at: readonly (readonly [number, number])[]): void {
  const ice = t.sheer(hex, 0.34)
  const half = radius * 0.42
  for (const [i, [y, a]] of at.entries()) {
    const out = radius - half * 1.3
    t.slab([Math.cos(a) * out, y, Math.sin(a) * out], [half, half * 0.95, half], ice, half * 0.3, i * 0.9 - a)
  }
}

const TALL: Outline = pairs([-1.2, 0.46, -1.15, 0.5, 1.05, 0.56])

/** Cubes at the top of a drink: height over its level and bearing. */
const ON_TOP = pairs([-0.06, 0.35, 0.1, -0.85, 0.06, 1.6, 0.02, 2.9, 0.08, 4.1])

/** A tall glass of a cold drink, seen through its wall, ice at the top. */
function tallGlass(t: Thing, drink: number, level: number, ice?: string): void {
  t.filled(TALL, 0.14, level, drink)
  if (ice !== undefined)
    iceCubes(t, 0.5, ice, ON_TOP.map(([y, a]) => [level + y, a]))
  glassAround(t)
}

/** The wall of a tall glass and its thick foot. */
function glassAround(t: Thing): void {
  t.vessel(TALL, t.sheer('#eaf3f5'), 0.04, 0.14)
  t.drum([0, -1.13, 0], 0.45, 0.04, t.liquid('#d3e2e6', 0.3), 0.03)
}

function straw(t: Thing, hex: string): void {
  t.rod([0.05, -0.6, -0.1], [-0.16, 1.72, -0.5], 0.05, t.second(hex, 'satin'))
}

/** Beads of water on the outside of a glass, as a cold drink has them. */
function condensation(t: Thing, wall: Outline, from: number, to: number): void {
  const drop = t.fixed('#f2f8fa', 'glass', { clear: 0.6 })
  const [low, high] = [wall[1], wall[wall.length - 1]]
  const random = seededRandom(11)
  for (let i = 0; i < 44; i++) {
    const y = from + random() * (to - from)
    const a = -1.4 + random() * 2.8
    const r = low[1] + ((y - low[0]) / (high[0] - low[0])) * (high[1] - low[1])
    const size = 0.01 + 0.02 * random() ** 2
    t.ball([Math.cos(a) * r, y, Math.sin(a) * r], [size, size * 1.3, size], drop)
  }
}

/** A tall glass of a drink, ice at its top and a straw. */
function iced(t: Thing, drink: number, straws: string): void {
  tallGlass(t, drink, 0.62, '#f6fafb')
  condensation(t, TALL, -0.9, 0.5)
  t.rod([0.05, 0, -0.1], [-0.16, 1.72, -0.5], 0.05, t.fixed(straws, 'satin'))
  t.board([0.56, -0.3, 0], 0.34, 0.3)
}

/** Milk that what was poured on it sinks into. */
function layered(t: Thing, low: string, high: string): number {
  return t.fixed(low, 'gloss', { specular: 0.9, gloss: 110, pattern: { kind: 'clouds', color: linear(high), scale: 1 / 2.3 } })
}

/** Foot and stem of a glass under a bowl of the given outline, filled up to `level`. */
function stemmed(t: Thing, wall: Outline, level: number, drink: number): void {
  const glass = t.sheer('#eef5f7', 0.08)
  t.lathe(pairs([-1.12, 0.5, -1.09, 0.5, -1.03, 0.16, -0.9, 0.055, -0.4, 0.05, wall[0][0] + 0.02, 0.08]), glass)
  t.filled(wall, 0.03, level, drink)
  t.vessel(wall, glass, 0.028, 0.03)
}

/** Drinks in glasses that are seen through. */
export const GLASSES: Readonly<Record<string, ThingRow>> = {
  cola: made(0.16, [(t) => tallGlass(t, t.drink('#2a0d05', 0.985), 0.66, '#e2cdbf'), (t) => condensation(t, TALL, -0.9, 0.6), (t) => straw(t, '#d8322c')]),
  water: made(0.15, [(t) => tallGlass(t, t.liquid('#cfe4ee', 0.12), 0.66, '#f4f9fb'), (t) => condensation(t, TALL, -0.9, 0.6)]),
  highball: made(0.16, [
    (t) => tallGlass(t, t.sheer(t.input.color ? toHex(t.input.color) : '#c3dfc6', 0.22), 0.66, '#f2f9fc'),
    each(pairs([0, 0.2, -0.45, -0.18]), ([y, z]) => disc([0.46, y, z], 0.19, 0.03, 'x', fixed('#8fc24a', 'gloss'))),
    (t) => citrusWheel(t, [0.1, 1.12, 0.5], 0.36, '#5fa32c', '#c3e06a'), (t) => straw(t, '#2c2f36'),
    each([0.4, 2, 3.6], (turn) => (t) => leaf(t, [0.05, 1, -0.14], turn, 0.2, t.fixed('#3f9a3e', 'satin')))]),
  juice: made(0.15, [
    (t) => tallGlass(t, t.main('#f59a1e', 'gloss'), 0.7), (t) => straw(t, '#e8434f'), (t) => citrusWheel(t, [0.1, 1.1, 0.5], 0.34, '#f09a1c', '#f9b94a')]),
  lemonade: made(0.15, [
    (t) => tallGlass(t, t.drink('#f6e48a', 0.62), 0.68, '#fbf8e6'), (t) => straw(t, '#f4f1ea'),
    (t) => citrusWheel(t, [0.1, 1.1, 0.5], 0.34, '#f2cf3a', '#faec9a'),
    each([0.4, 2, 3.6], (turn) => (t) => leaf(t, [0.05, 0.92, -0.14], turn, 0.2, t.fixed('#3f9a3e', 'satin')))]),
  milk: made(0.15, [(t) => tallGlass(t, t.main('#fbfaf6', 'gloss'), 0.66)]),
  'iced-coffee': thing(0.17, (t) => {
    const matcha = t.input.attributes.includes('matcha')
    iced(t, matcha ? layered(t, '#f1ead6', '#6f9430') : layered(t, '#f0e2cc', '#43210d'), '#26221f')
  }),
  'iced-tea': made(0.17, [(t) => iced(t, t.drink('#c4620f', 0.62), '#f4f1ea'), (t) => citrusWheel(t, [0.1, 1.1, 0.5], 0.34, '#f2cf3a', '#faec9a')]),
  tumbler: thing(0.1, (t) => {
    const wall: Outline = pairs([-0.8, 0.62, -0.76, 0.68, 0.8, 0.74])
    t.filled(wall, 0.26, 0.1, t.drink('#b8610f', 0.62))
    const ice = t.sheer('#f3e7d6', 0.34)
    for (const [x, y, z, turn] of quads([0.26, 0.12, 0.22, 0.5, 0.16, 0.24, -0.32, 1.1, -0.3, 0.18, 0.1, 0.2]))
      t.slab([x, y, z], [0.27, 0.26, 0.27], ice, 0.08, turn)
    t.vessel(wall, t.sheer('#eef5f7'), 0.05, 0.24)
  }),
  cocktail: thing(0.18, (t) => {
    const wall: Outline = pairs([-0.32, 0.06, 0.62, 0.9])
    stemmed(t, wall, 0.46, t.main('#f5863a', 'gloss'))
    t.rod([0.1, 0.4, 0.3], [0.2, 1.5, 0.7], 0.03, t.fixed('#d9b27a'))
    t.lathe(pairs([0, 0.46, 0.03, 0.46, 0.22, 0.04, 0.24, 0]), t.second('#e0305a', 'matte'), [0.18, 1.32, 0.66])
    citrusWheel(t, [0.12, 0.82, -0.72], 0.3, '#5fa32c', '#c3e06a')
  }),
  'wine-glass': thing(0.22, (t) =>
    stemmed(t, pairs([-0.32, 0.08, -0.22, 0.28, 0.08, 0.52, 0.4, 0.54, 0.85, 0.42]), 0.22,
      t.input.noun === 'glass of white wine' ? t.drink('#ecd68c', 0.35) : t.drink('#6d0a1d', 0.94))),
}
