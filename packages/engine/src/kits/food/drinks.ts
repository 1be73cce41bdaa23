import { ball, board, createRandom, disc, drum, each, fixed, linear, made, main, type Outline, pairs, quads, ring, second, slab, type Thing, type ThingRow,
  thing, times, toHex, triples, tube, type Vec3 } from '../builder/index.ts'
import { citrusWheel, leaf } from '../tableware/food-parts.ts'
import { beerMug } from '../tableware/glass-brews.ts'
import { honeyJar, jamJar, pickleJar } from '../tableware/glass-jars.ts'
import { beerBottle, dairyBottle, spiritBottle, wineBottle } from '../tableware/glassware.ts'
import { steam } from './steam.ts'

const WALL: Outline = pairs([-1.35, 0.43, -1.3, 0.47, 0.72, 0.63])
/** Height of the tea, and radius of the pearls. */
const LEVEL = 0.52
const PEARL = 0.105

const wallAt = (y: number): number => 0.47 + ((y + 1.3) / 2.02) * 0.16

/** A clear cup of milk tea: pearls at the bottom and against the wall, a domed lid with a wide straw. */
function bubbleTea(t: Thing): void {
  t.filled(WALL, 0.05, LEVEL, t.main('#cf9f6e', 'gloss', { specular: 0.4 }))
  // Milk that has not mixed in yet.
  t.drum([0, LEVEL - 0.02, 0], wallAt(LEVEL) - 0.03, 0.03, t.fixed('#f0dcc0', 'satin'), 0.02)
  const pearl = t.fixed('#2a150c', 'gloss', { specular: 0.9, gloss: 60 })
  for (let row = 0; row < 4; row++) {
    const y = -1.24 + row * PEARL * 1.62
    const r = wallAt(y) - 0.1
    const count = row === 3 ? 9 : 14
    for (let i = 0; i < count; i++) {
      const a = ((i + (row % 2) * 0.5) / 14) * Math.PI * 2 + (row === 3 ? 0.9 * Math.sin(i * 2.7) : 0)
      t.ball([Math.cos(a) * r, y + 0.02 * Math.sin(i * 4.1), Math.sin(a) * r], PEARL, pearl)
    }
  }
  const glass = t.sheer('#eef5f7', 0.07)
  t.vessel(WALL, glass, 0.022, 0.04).ring([0, 0.73, 0], 0.64, 0.045, 'y', t.fixed('#f4f7f8', 'gloss'))
    .shell(pairs([0.74, 0.62, 0.9, 0.6, 1.06, 0.5, 1.18, 0.3, 1.22, 0.01]), t.sheer('#f2f7f9', 0.12), 0.02)
    .rod([-0.05, -0.4, -0.06], [0.1, 1.86, 0.2], 0.1, t.second('#e8588c', 'satin'))
  t.front = { y: -0.2, half: 0.4 }
  t.board([0.6, -0.1, 0], 0.34, 0.22, '#ffffff')
}

function cup(t: Thing, hex: string, drink: string, options: { saucer?: boolean; wide?: number; tall?: number; rising?: boolean } = {}): void {
  const { saucer = false, wide = 1, tall = 1, rising = true } = options
  const china = t.main(hex, 'gloss')
  const high = 0.54 * tall
  t.vessel(pairs([-high, 0.36 * wide, -high * 0.9, 0.46 * wide, -high * 0.4, 0.54 * wide, high, 0.6 * wide]), china, 0.05, 0.1)
  t.drum([0, high * 0.72, 0], 0.52 * wide, 0.02, t.fixed(drink, 'gloss'), 0.01)
  t.tube(
    Array.from({ length: 11 }, (_, i): Vec3 => {
      const turn = -1.25 + (i / 10) * 2.5
      return [0, 0.02 + Math.sin(turn) * 0.32 * tall, 0.5 * wide + Math.cos(turn) * 0.38]
    }),
    0.065,
    china)
  if (saucer) t.lathe(pairs([-0.16, 0.5, -0.14, 0.62, 0.03, 1.08, 0.09, 1.07, 0, 0.62, -0.02, 0]), t.apart(t.main(hex, 'gloss')), [0, -high - 0.01, 0])
  if (rising) steam(t, high + 0.06, 0.9, 0.4)
  t.board([0.6 * wide, 0, 0], 0.38 * wide, 0.3 * tall)
}

/** A cup of a drink with foam on top, and a drop of the drink in the foam. */
const foamed = (drink: string, foam: string, middle: string): ThingRow =>
  made(0.1, [
    (t) => cup(t, '#f3f1ec', drink, { saucer: true }), ball([0.02, 0.41, 0], [0.24, 0.012, 0.3], fixed(foam)),
    ball([-0.02, 0.415, 0], [0.1, 0.012, 0.14], fixed(middle))])

/** Ice cubes in a glass of this radius: height and bearing of each. */
function iceCubes(t: Thing, radius: number, hex: string, at: readonly (readonly [number, number])[]): void {
  const ice = t.sheer(hex, 0.34)
  const half = radius * 0.42
  for (const [i, [y, a]] of at.entries()) {
    const out = radius - half * 1.3
    t.slab([Math.cos(a) * out, y, Math.sin(a) * out], [half, half * 0.95, half], ice, half * 0.3, i * 0.9 - a)
  }
}

const TALL: Outline = pairs([-1.2, 0.46, -1.15, 0.5, 1.05, 0.56])

/** Ice cubes at the top of a drink: height above its level, and bearing. */
const ON_TOP = pairs([-0.06, 0.35, 0.1, -0.85, 0.06, 1.6, 0.02, 2.9, 0.08, 4.1])

/** A tall clear glass of a cold drink, with ice at the top. */
function tallGlass(t: Thing, drink: number, level: number, ice?: string): void {
  t.filled(TALL, 0.14, level, drink)
  if (ice !== undefined)
    iceCubes(t, 0.5, ice, ON_TOP.map(([y, a]) => [level + y, a]))
  glassAround(t)
}

/** The wall of a tall glass and its thick bottom. */
const glassAround = (t: Thing): Thing => t.vessel(TALL, t.sheer('#eaf3f5'), 0.04, 0.14).drum([0, -1.13, 0], 0.45, 0.04, t.liquid('#d3e2e6', 0.3), 0.03)

const straw = (t: Thing, hex: string): Thing => t.rod([0.05, -0.6, -0.1], [-0.16, 1.72, -0.5], 0.05, t.second(hex, 'satin'))

/** Condensation on the outside of a tall cold glass, up to `top`. */
function condensation(t: Thing, top: number): void {
  const drop = t.fixed('#f2f8fa', 'glass', { clear: 0.6 })
  const [low, high] = [TALL[1], TALL[TALL.length - 1]]
  const random = createRandom(11)
  for (let i = 0; i < 44; i++) {
    const y = -0.9 + random() * (top + 0.9)
    const a = -1.4 + random() * 2.8
    const r = low[1] + ((y - low[0]) / (high[0] - low[0])) * (high[1] - low[1])
    const size = 0.01 + 0.02 * random() ** 2
    t.ball([Math.cos(a) * r, y, Math.sin(a) * r], [size, size * 1.3, size], drop)
  }
}

/** A tall glass of a drink with ice at the top and a straw. */
function iced(t: Thing, drink: number, straws: string): void {
  tallGlass(t, drink, 0.62, '#f6fafb')
  condensation(t, 0.5)
  t.rod([0.05, 0, -0.1], [-0.16, 1.72, -0.5], 0.05, t.fixed(straws, 'satin')).board([0.56, -0.3, 0], 0.34, 0.3)
}

/** Milk with another liquid sinking into it. */
const layered = (t: Thing, low: string, high: string): number =>
  t.fixed(low, 'gloss', { specular: 0.9, gloss: 110, pattern: { kind: 'clouds', color: linear(high), scale: 1 / 2.3 } })

/** Foot and stem of a glass under a bowl with the outline `wall`, filled up to `level`. */
function stemmed(t: Thing, wall: Outline, level: number, drink: number): void {
  const glass = t.sheer('#eef5f7', 0.08)
  t.lathe(pairs([-1.12, 0.5, -1.09, 0.5, -1.03, 0.16, -0.9, 0.055, -0.4, 0.05, wall[0][0] + 0.02, 0.08]), glass).filled(wall, 0.03, level, drink)
    .vessel(wall, glass, 0.028, 0.03)
}

/** Cups, bottles, cans and jars, and drinks in clear glasses. */
export const DRINKS: Readonly<Record<string, ThingRow>> = {
  'coffee-cup': foamed('#5a3520', '#e9cfa8', '#7a4a28'),
  'matcha-latte': foamed('#8fae4a', '#e6ecc8', '#9dbb56'),
  teacup: made(0.08, [
    (t) => cup(t, '#f3f1ec', '#b5702a', { saucer: true, wide: 1.05, tall: 0.8 }), ring([0, 0.3, 0], 0.605, 0.02, 'y', second('#3d6ea8', 'gloss'))]),
  mug: [0.1, (t) => cup(t, '#c8382f', '#4a2a18', { tall: 1.15, rising: false })],
  teapot: made(0.18, [main('#3d6ea8', 'gloss')], (china) => [
    ball([0, 0, 0], [0.85, 0.74, 0.85], china), ring([0, 0.6, 0], 0.42, 0.07, 'y', china), ball([0, 0.68, 0], [0.4, 0.2, 0.4], china),
    ball([0, 0.95, 0], 0.12, second('#e8e4da', 'gloss')), tube(triples([0, -0.1, -0.7, 0, 0.1, -1.12, 0, 0.5, -1.3]), [0.24, 0.15, 0.11], china, 0.08),
    tube(triples([0, 0.45, 0.62, 0, 0.55, 1.1, 0, 0.05, 1.22, 0, -0.3, 0.75]), 0.1, china), ring([0, -0.68, 0], 0.4, 0.08, 'y', china),
    times(5, (i) => ball([0.8, 0.02 + Math.sin(i * 1.257) * 0.16, Math.cos(i * 1.257) * 0.16], [0.06, 0.1, 0.1], second('#e8e4da', 'gloss')))]),
  'bubble-tea': [0.2, bubbleTea],
  'soda-can': made(0.12, [
    drum([0, 0, 0], 0.52, 0.85, main('#d22b2b', 'metal'), 0.1), drum([0, 0.86, 0], 0.44, 0.06, fixed('#d7dade', 'chrome'), 0.03),
    drum([0, -0.86, 0], 0.44, 0.06, fixed('#d7dade', 'chrome'), 0.03), ball([0.12, 0.93, 0], [0.16, 0.02, 0.1], fixed('#b9bdc2', 'chrome')),
    drum([0, 0.1, 0], 0.53, 0.14, second('#f5f2ec', 'satin'), 0.02), board([0.53, -0.1, 0], 0.36, 0.3, '#ffffff')]),
  'wine-bottle': [0.32, wineBottle],
  'beer-bottle': [0.24, beerBottle],
  'spirit-bottle': [0.27, spiritBottle],
  'milk-bottle': [0.22, (t) => dairyBottle(t, t.main('#fbfaf6', 'gloss'), '#d8dde2')],
  'juice-bottle': [0.2, (t) => dairyBottle(t, t.main('#f59a1e', 'gloss'), '#f4f1ea')],
  beer: [0.18, beerMug],
  carton: made(0.2, [
    slab([0, -0.2, 0], [0.45, 0.85, 0.45], main('#f3f1ec'), 0.03),
    times(5, (i) => slab([0, 0.7 + i * 0.08, 0], [0.42 - i * 0.08, 0.05, 0.45], second('#3d7fc4'), 0.02)),
    slab([0, 1.15, 0], [0.05, 0.14, 0.45], second('#3d7fc4'), 0.02), slab([0.01, -0.35, 0], [0.45, 0.3, 0.46], second('#3d7fc4'), 0.02),
    board([0.47, -0.35, 0], 0.38, 0.24, '#ffffff')]),
  'honey-jar': [0.14, honeyJar],
  'jam-jar': [0.14, jamJar],
  'pickle-jar': [0.18, pickleJar],
  cola: made(0.16, [(t) => tallGlass(t, t.drink('#2a0d05', 0.985), 0.66, '#e2cdbf'), (t) => condensation(t, 0.6), (t) => straw(t, '#d8322c')]),
  water: made(0.15, [(t) => tallGlass(t, t.liquid('#cfe4ee', 0.12), 0.66, '#f4f9fb'), (t) => condensation(t, 0.6)]),
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
