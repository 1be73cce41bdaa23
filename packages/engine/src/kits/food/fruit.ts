import { ball, each, fixed, glow, light, made, main, pairs, ring, rod, slab, type Thing, type ThingRow, thing, times, triples, tube, upTo,
  type Vec3 } from '../builder/index.ts'
import { wickerTray } from '../props/parts.ts'
import { bowl } from '../tableware/food-parts.ts'

/** A round fruit: body, dimple at the top, stem and leaf. */
function fruit(hex: string, radii: Vec3, options: { stem?: number; leaf?: boolean; tip?: boolean; gloss?: boolean } = {}): (t: Thing) => void {
  const { stem = 0.3, leaf = true, tip = false, gloss = true } = options
  return (t) => {
    const skin = t.main(hex, gloss ? 'gloss' : 'satin')
    const bark = t.fixed('#5b3a1f', 'matte')
    t.ball([0, 0, 0], radii, skin)
    // Four shoulders around a dimple turn a ball into an apple.
    for (const [x, z] of pairs([1, 0, -1, 0, 0, 1, 0, -1]))
      t.ball([x * radii[0] * 0.35, radii[1] * 0.32, z * radii[2] * 0.35], [radii[0] * 0.62, radii[1] * 0.66, radii[2] * 0.62], skin, 0.12)
    if (tip) t.rod([0, -radii[1] * 0.85, 0], [0, -radii[1] * 1.16, 0], radii[0] * 0.35, skin, 0.02, 0.2)
    if (stem > 0)
      t.tube(triples([0, radii[1] * 0.82, 0, 0.03, radii[1] * 0.95 + stem * 0.5, 0.01, 0.1, radii[1] * 0.95 + stem, 0.03]), [0.045, 0.04, 0.055], bark)
    if (leaf) {
      const green = t.fixed('#4d8f2e', 'satin')
      t.tube(triples([0.06, radii[1] * 0.95 + stem * 0.6, 0.02, 0.18, radii[1] + stem * 0.9, 0.25, 0.2, radii[1] + stem * 0.75, 0.52]), [0.03, 0.1, 0.01],
        green, 0.05)
    }
  }
}

function pumpkin(t: Thing): void {
  const skin = t.main('#e2761b', 'satin')
  const ribs = 10
  for (let i = 0; i < ribs; i++) {
    const turn = (i / ribs) * Math.PI * 2 + 0.31
    t.ball([Math.cos(turn) * 0.52, 0, Math.sin(turn) * 0.52], [0.5, 0.72, 0.5], skin, 0.04)
  }
  t.tube(triples([0, 0.55, 0, 0.02, 0.85, 0.02, 0.14, 1.05, 0.1]), [0.17, 0.11, 0.13], t.fixed('#5f6b32', 'matte'), 0.04)
}

const VEGETABLES: Readonly<Record<string, ThingRow>> = {
  tomato: thing(0.08, (t) => {
    fruit('#d2301f', [0.98, 0.78, 0.98], { stem: 0, leaf: false })(t)
    for (let i = 0; i < 5; i++) t.rod([0, 0.72, 0], [Math.cos(i * 1.257) * 0.45, 0.72, Math.sin(i * 1.257) * 0.45], 0.07, t.fixed('#3f7d2e'), 0.02)
    t.rod([0, 0.72, 0], [0.04, 0.95, 0], 0.06, t.fixed('#3f7d2e'))
  }),
  carrot: made(0.18, [
    rod([0, 0.3, 0], [0.05, -1.3, 0.1], 0.34, main('#ee7a1c', 'satin'), 0.05),
    times(7, (i) =>
      tube([[0, 0.5, 0], [Math.cos(i * 0.9) * 0.15, 0.95, Math.sin(i * 0.9) * 0.15], [Math.cos(i * 0.9) * 0.42, 1.3 + (i % 3) * 0.12,
        Math.sin(i * 0.9) * 0.42]], [0.05, 0.06, 0.09], fixed('#3f8a2e')))]),
  potato: made(0.08, [main('#b48a58', 'matte')], (skin) => [ball([0, 0, 0], [0.7, 0.62, 1], skin), ball([0.1, 0.12, 0.4], [0.6, 0.55, 0.6], skin, 0.3)]),
  onion: made(0.08, [main('#c78b3d', 'gloss')], (skin) => [
    ball([0, 0, 0], [0.9, 0.8, 0.9], skin), rod([0, 0.6, 0], [0.05, 1.25, 0], 0.4, skin, 0.05, 0.35),
    rod([0, -0.7, 0], [0, -0.95, 0], 0.2, fixed('#e8dcc0', 'matte'), 0.1, 0.1)]),
  corn: made(0.2, [
    rod([0, -0.6, 0], [0, 0.8, 0], 0.42, main('#f3c92d', 'gloss', { pattern: { kind: 'dots', color: [0.55, 0.32, 0.02], scale: 7 } }), 0.16),
    each(pairs([-0.3, 0.3, -0.3, -0.32, 0.1, 0.42, 0.1, -0.42]), ([x, z]) =>
      tube(triples([x * 0.5, -0.95, z * 0.5, x * 1.3, -0.35, z * 1.3, x * 1.5, 0.4, z * 1.7]), [0.22, 0.2, 0.03], fixed('#6fa53a'), 0.08))]),
  eggplant: made(0.2, [main('#4a2060', 'gloss')], (skin) => [
    ball([0, -0.45, 0], [0.55, 0.6, 0.55], skin), rod([0, -0.3, 0], [0.05, 0.65, 0], 0.5, skin, 0.3, 0.2),
    ball([0.05, 0.85, 0], [0.34, 0.16, 0.34], fixed('#4d8f2e')), rod([0.05, 0.9, 0], [0.15, 1.25, 0], 0.1, fixed('#4d8f2e'))]),
  broccoli: made(0.16, [main('#3c8a36', 'fur')], (green) => [
    rod([0, -0.9, 0], [0, 0, 0], 0.28, fixed('#9cc46e', 'matte'), 0.36),
    times(11, (i) => ball([Math.cos(i * 2.4) * 0.2 * Math.sqrt(i), 0.42 - i * 0.035, Math.sin(i * 2.4) * 0.2 * Math.sqrt(i)], 0.33, green, 0.06))]),
  cabbage: made(0.18, [main('#9dc76a', 'satin')], (leaf) => [
    ball([0, 0, 0], 0.82, leaf), times(6, (i) => ball([Math.cos(i * 1.05) * 0.5, -0.22, Math.sin(i * 1.05) * 0.5], [0.5, 0.62, 0.5], leaf, 0.04)),
    times(4, (i) => ball([Math.cos(i * 1.57 + 0.4) * 0.5, 0.1, Math.sin(i * 1.57 + 0.4) * 0.5], [0.2, 0.6, 0.55], fixed('#b6d98a'), 0.08))]),
  pepper: made(0.1, [main('#cf2a20', 'gloss')], (skin) => [
    each(pairs([0.3, 0.3, 0.3, -0.3, -0.3, 0.3, -0.3, -0.3]), ([x, z]) => rod([x, 0.35, z], [x * 0.7, -0.6, z * 0.7], 0.48, skin, 0.34, 0.16)),
    tube(triples([0, 0.72, 0, 0.04, 1.02, 0, 0.14, 1.15, 0]), [0.13, 0.1, 0.12], fixed('#3f8a2e'))]),
  chili: made(0.1, [
    tube(triples([0, 0.8, 0, 0.02, 0.2, 0.05, 0, -0.5, 0.2, 0, -1.1, 0.6]), [0.22, 0.25, 0.17, 0.03], main('#d01f1f', 'gloss'), 0.05),
    tube(triples([0, 0.85, 0, 0, 1.05, -0.02, 0.05, 1.35, -0.12]), [0.23, 0.12, 0.07], fixed('#3f8a2e'))]),
  cucumber: made(0.08, [
    tube(triples([0, 0, -1.3, 0, -0.06, -0.4, 0, -0.06, 0.4, 0, 0, 1.3]), [0.26, 0.33, 0.33, 0.26],
      main('#3d7a2e', 'gloss', { pattern: { kind: 'dots', color: [0.3, 0.5, 0.15], scale: 5 } }), 0.05)]),
  pumpkin: [0.35, pumpkin],
  'jack-o-lantern': made(0.35, [glow('#ffb52e', 3)], (fire) => [
    pumpkin,
    each([-0.34, 0.34], (z) => [
      rod([0.88, 0.34, z], [0.94, 0.12, z - 0.13], 0.05, fire, 0.05), rod([0.88, 0.34, z], [0.94, 0.12, z + 0.13], 0.05, fire, 0.05),
      ball([0.93, 0.17, z], [0.08, 0.09, 0.13], fire)]),
    ball([1.04, 0, 0], [0.06, 0.08, 0.07], fire),
    each(upTo(-3, 3), (i) => ball([0.98 - i * i * 0.02, -0.32 + i * i * 0.025, i * 0.14], [0.09, i % 2 === 0 ? 0.13 : 0.08, 0.09], fire)),
    light([1.4, 0, 0], '#ff9a3c', 8, 1.6)]),
}

const berryBunch = (hex: string, count: number, size: number): (t: Thing) => void => (t) => {
  const skin = t.main(hex, 'gloss')
  const stalk = t.fixed('#6a7a35', 'matte')
  let placed = 0
  for (let row = 0; placed < count; row++) {
    const around = Math.max(1, 6 - row)
    for (let i = 0; i < around && placed < count; i++, placed++) {
      const turn = (i / around) * Math.PI * 2 + row * 0.5
      const wide = around === 1 ? 0 : size * (1.35 - row * 0.14)
      t.ball([Math.cos(turn) * wide, -row * size * 1.35, Math.sin(turn) * wide], size * (1 - 0.03 * (i % 3)), skin)
    }
  }
  t.tube(triples([0, size * 0.3, 0, 0.02, size * 2, 0.02, 0.1, size * 2.8, 0.1]), [0.06, 0.05, 0.07], stalk)
}

const citrus = (hex: string, radii: Vec3): (t: Thing) => void => (t) => {
  const peel = t.main(hex, 'satin', { pattern: { kind: 'dots', color: [0.9, 0.42, 0.04], scale: 9 } })
  t.ball([0, 0, 0], radii, peel).ball([0, radii[1] * 0.95, 0], [0.09, 0.05, 0.09], t.fixed('#5c7a2c', 'matte'))
}

/** Baskets and crates of fruit and vegetables. */
const BASKETS: Readonly<Record<string, ThingRow>> = {
  'vegetable-crate': made(0.35, [main('#b98a54', 'wood'), fixed('#5f9a38')], (wood, leaf) => [
    each([-0.62, -0.34, -0.06], (y) => [
      each([-0.72, 0.72], (x) => slab([x, y, 0], [0.04, 0.11, 1.05], wood, 0.02)),
      each([-1.02, 1.02], (z) => slab([0, y, z], [0.72, 0.11, 0.04], wood, 0.02))]),
    slab([0, -0.6, 0], [0.7, 0.1, 1], fixed('#5a3f24', 'wood'), 0.02), ball([0, -0.3, 0], [0.66, 0.34, 0.96], fixed('#3f5a24')),
    // A cabbage with its outer leaves.
    ball([-0.1, 0.16, -0.5], [0.42, 0.38, 0.42], fixed('#9cc46a')),
    times(6, (i) => ball([-0.1 + Math.cos(i * 1.05) * 0.3, 0.06, -0.5 + Math.sin(i * 1.05) * 0.3], [0.2, 0.3, 0.2], fixed('#6fa844'), 0.06)),
    each(pairs([0.4, -0.05, 0.46, -0.42, 0.3, 0.3]), ([x, z]) => [
      ball([x, 0.1, z], [0.22, 0.2, 0.22], fixed('#d8342a', 'gloss')), ball([x, 0.3, z], [0.08, 0.03, 0.08], leaf)]),
    // Carrots with their greens hang over the edge.
    times(4, (i) => {
      const z = 0.42 + i * 0.16
      return [
        rod([0.62, 0.02 + i * 0.02, z], [-0.24, 0.26, z - 0.06], 0.04, fixed('#ee7a1c'), 0.12),
        each([-1, 0, 1], (s) => rod([-0.26, 0.28, z - 0.06], [-0.56, 0.5, z + s * 0.1], 0.03, leaf, 0.05))]
    }),
    // Peppers fill the gap.
    each([[-0.42, 0.02, '#f2c12e'], [0.02, 0.06, '#4f9a3a']] as const, ([x, z, hex]) => [
      ball([x, 0.2, z], [0.2, 0.25, 0.2], fixed(hex, 'gloss')), rod([x, 0.42, z], [x + 0.03, 0.54, z], 0.04, fixed('#4a7a2c'))])]),
  'fruit-basket': made(0.34, [wickerTray, heapOfFruit]),
  'fruit-bowl': made(0.25, [(t) => bowl(t, t.main('#7b98b4', 'gloss'), 1.2, 0.02), heapOfFruit]),
}

/** Whole fruit and vegetables, about one unit across. */
export const FRUIT: Readonly<Record<string, ThingRow>> = {
  apple: [0.09, fruit('#c8231f', [0.95, 0.86, 0.95])],
  pear: made(0.11, [main('#b9bf3a', 'gloss')], (skin) => [
    ball([0, 0, 0], [0.8, 0.76, 0.8], skin), rod([0, 0.2, 0], [0.03, 1.02, 0], 0.62, skin, 0.3, 0.3),
    tube(triples([0.03, 1.25, 0, 0.07, 1.5, 0.02, 0.16, 1.65, 0.05]), [0.05, 0.045, 0.06], fixed('#5b3a1f', 'matte'))]),
  orange: thing(0.08, (t) => {
    citrus('#f08a14', [0.95, 0.92, 0.95])(t)
    t.tube(triples([0.05, 0.9, 0, 0.2, 1.05, 0.25, 0.15, 1, 0.6]), [0.03, 0.12, 0.01], t.fixed('#4d8f2e', 'satin'), 0.04)
  }),
  lemon: thing(0.07, (t) => {
    const peel = t.main(t.input.noun.startsWith('lime') ? '#6fae2c' : '#f5d823', 'satin')
    t.ball([0, 0, 0], [0.78, 0.76, 0.98], peel).rod([0, 0, 0.8], [0, 0, 1.18], 0.28, peel, 0.1, 0.2).rod([0, 0, -0.8], [0, 0, -1.1], 0.26, peel, 0.12, 0.2)
  }),
  peach: thing(0.08, (t) => {
    fruit('#f3a26b', [0.95, 0.9, 0.95], { stem: 0.12, gloss: false })(t)
    t.ball([-0.1, -0.05, -0.28], [0.82, 0.8, 0.72], t.fixed('#e0654c', 'satin'), 0.1)
  }),
  plum: [0.06, fruit('#5b2a66', [0.8, 0.9, 0.8], { stem: 0.2, leaf: false })],
  mango: made(0.1, [main('#f0a52b', 'gloss')], (skin) => [
    ball([0, 0, 0], [0.7, 0.72, 0.95], skin), ball([0, 0.15, 0.4], [0.55, 0.55, 0.6], fixed('#c9502d', 'gloss'), 0.3)]),
  kiwi: made(0.06, [
    ball([-0.2, 0, -0.8], [0.7, 0.62, 0.85], main('#7c5a34', 'fur')), ball([0.25, 0.02, 0.75], [0.2, 0.66, 0.66], fixed('#7c5a34', 'fur')),
    ball([0.36, 0.02, 0.75], [0.12, 0.6, 0.6], fixed('#8fbf3c', 'gloss')), ball([0.46, 0.02, 0.75], [0.05, 0.2, 0.2], fixed('#eef0c8', 'satin'))]),
  coconut: made(0.14, [
    ball([0, 0, 0], [0.95, 0.92, 0.95], main('#6b4527', 'fur')), each([-0.22, 0.22], (z) => ball([0.82, 0.35, z], 0.1, fixed('#2a1a10', 'matte'))),
    ball([0.88, 0.05, 0], 0.12, fixed('#2a1a10', 'matte'))]),
  avocado: thing(0.1, (t) => {
    t.ball([0, 0, 0], [0.35, 0.8, 0.68], t.main('#3e5a22', 'satin')).rod([0, 0.4, 0], [0, 0.95, 0], 0.38, t.main('#3e5a22', 'satin'), 0.26, 0.2)
      .ball([0.2, -0.02, 0], [0.2, 0.74, 0.6], t.fixed('#d9dd8a', 'satin')).rod([0.16, 0.4, 0], [0.16, 0.9, 0], 0.3, t.fixed('#d9dd8a', 'satin'), 0.17, 0.2)
      .ball([0.3, -0.2, 0], 0.32, t.fixed('#7a4a22', 'gloss'))
    t.front = { y: 0.36, half: 0.3 }
  }),
  pomegranate: made(0.09, [main('#b3242c', 'gloss')], (skin) => [
    ball([0, 0, 0], 0.9, skin), times(5, (i) => rod([0, 0.85, 0], [Math.cos(i * 1.257) * 0.24, 1.2, Math.sin(i * 1.257) * 0.24], 0.12, skin, 0.03, 0.05))]),
  cherry: made(0.07, [main('#b0122f', 'gloss'), fixed('#56732f', 'matte')], (skin, stalk) => [
    ball([0, 0, -0.42], 0.42, skin), ball([0.12, 0.06, 0.46], 0.42, skin), tube(triples([0, 0.38, -0.42, 0.02, 0.9, -0.2, 0, 1.4, 0.05]), 0.035, stalk),
    tube(triples([0.12, 0.44, 0.46, 0.08, 0.9, 0.3, 0, 1.4, 0.05]), 0.035, stalk),
    tube(triples([0, 1.4, 0.05, 0.1, 1.5, 0.35, 0.1, 1.35, 0.7]), [0.03, 0.14, 0.01], fixed('#4d8f2e'), 0.04)]),
  strawberry: made(0.05, [main('#d8202a', 'gloss', { pattern: { kind: 'dots', color: [0.85, 0.6, 0.2], scale: 5 } }),
    fixed('#3f8a2e', 'satin')], (skin, green) => [
    rod([0, 0.35, 0], [0, -0.55, 0], 0.62, skin, 0.2),
    times(6, (i) => rod([0, 0.95, 0], [Math.cos(i * 1.05) * 0.58, 0.78, Math.sin(i * 1.05) * 0.58], 0.1, green, 0.03, 0.05)),
    rod([0, 0.95, 0], [0.05, 1.2, 0], 0.05, green)]),
  raspberry: thing(0.03, (t) => {
    // Each one is many small beads around a hollow.
    const skin = t.main('#c2264a', 'gloss')
    for (const [x, z] of pairs([0, -0.55, 0.35, 0.5, -0.6, 0.15]))
      for (let i = 0; i < 19; i++) {
        const up = 1 - (i / 18) * 1.5
        const around = Math.sqrt(Math.max(0.05, 1 - up * up))
        const a = i * 2.4
        t.ball([x + Math.cos(a) * around * 0.36, up * 0.42, z + Math.sin(a) * around * 0.36], 0.17, skin, 0.02)
      }
  }),
  berry: made(0.03, [main('#33407f', 'satin')], (skin) => [
    each(pairs([0, -0.55, 0.35, 0.5, -0.6, 0.15]), ([x, z]) => [ball([x, 0, z], 0.5, skin), ring([x, 0.44, z], 0.16, 0.06, 'y', skin)])]),
  grapes: [0.15, berryBunch('#6b2f86', 22, 0.32)],
  banana: made(0.12, [main('#f4cf2d', 'satin')], (skin) => [
    each(pairs([0, 0, 0.34, 0.06, -0.34, 0.05]), ([spread, lift]) =>
      tube(triples([spread * 1.3, 0.1 + lift, -1, spread, -0.3, -0.45, spread * 0.8, -0.36, 0.1, spread * 0.5, -0.05, 0.62, spread * 0.25, 0.45, 0.9]),
        [0.08, 0.24, 0.26, 0.22, 0.1], skin, 0.06)),
    rod([0, 0.4, 0.88], [0, 0.72, 0.98], 0.12, fixed('#7a5a24', 'matte'), 0.1)]),
  pineapple: made(0.3, [fixed('#3f7d3a', 'satin')], (green) => [
    ball([0, 0, 0], [0.62, 0.85, 0.62], main('#d99a2b', 'satin', { pattern: { kind: 'scales', color: [0.35, 0.2, 0.05], scale: 4.5 } })),
    times(12, (i) => {
      const turn = i * 2.4
      const spread = 0.15 + (i % 4) * 0.14
      return rod([0, 0.75, 0], [Math.cos(turn) * spread, 1.6 - spread * 0.8, Math.sin(turn) * spread], 0.12, green, 0.02)
    })]),
  watermelon: made(0.25, [
    ball([0, 0, 0], [0.95, 0.9, 1.15], main('#2f7d3a', 'gloss', { pattern: { kind: 'stripes', color: [0.02, 0.09, 0.03], scale: 2.6 } }))]),
  'watermelon-slice': thing(0.15, (t) => {
    const rind = t.fixed('#2f7d3a', 'satin')
    const flesh = t.main('#e2404a', 'satin')
    const arc = (radius: number): Vec3[] =>
      Array.from({ length: 13 }, (_, i) => [0, -Math.sin((i / 12) * Math.PI) * radius, -Math.cos((i / 12) * Math.PI) * radius])
    t.tube(arc(0.92), 0.13, rind).tube(arc(0.8), 0.14, t.fixed('#e9efc9', 'satin'))
    for (let i = 0; i < 5; i++)
      t.rod([0, -0.02 - i * 0.14, -0.66 * Math.sqrt(1 - (i * 0.19) ** 2)], [0, -0.02 - i * 0.14, 0.66 * Math.sqrt(1 - (i * 0.19) ** 2)], 0.16, flesh, 0.16,
        0.02)
    for (const [y, z] of pairs([-0.12, -0.45, -0.12, 0.45, -0.42, -0.2, -0.42, 0.22, -0.1, 0]))
      t.ball([0.15, y, z], [0.03, 0.07, 0.04], t.fixed('#1c1210', 'gloss'))
  }),
  ...BASKETS,
  ...VEGETABLES,
}

/** Apples, oranges, a pear, grapes and bananas, heaped in a circle of radius 1.2 at height 0. */
function heapOfFruit(t: Thing): void {
  const put = (x: number, y: number, z: number, r: number, hex: string, stem = true) => {
    t.ball([x, y, z], [r, r * 0.92, r], t.fixed(hex, 'gloss'))
    // A dimple and a stem distinguish an apple from a ball.
    if (stem) {
      t.ball([x + r * 0.1, y + r * 0.86, z], [r * 0.26, r * 0.1, r * 0.26], t.fixed('#6f7f2c'))
      t.rod([x + r * 0.1, y + r * 0.84, z], [x + r * 0.22, y + r * 1.2, z + r * 0.1], r * 0.06, t.fixed('#5a3c1e'))
    }
  }
  // The lower fruit fill the bowl.
  for (const [x, z] of pairs([0.3, 0, -0.35, 0.35, -0.35, -0.35])) put(x, -0.12, z, 0.42, '#c58a2a', false)
  put(0.55, 0.26, -0.42, 0.4, '#c8231f')
  put(0.5, 0.25, 0.5, 0.41, '#f08a14', false)
  put(-0.42, 0.28, 0.5, 0.4, '#9fb53a')
  put(-0.4, 0.3, -0.5, 0.4, '#d8202a')
  put(-0.02, 0.62, -0.02, 0.4, '#e9a04a', false)
  // A pear leans against the heap.
  const pear = t.fixed('#c9c04a', 'gloss')
  t.ball([0.1, 0.5, -0.78], 0.3, pear).rod([0.1, 0.55, -0.78], [0.12, 0.95, -0.66], 0.24, pear, 0.11, 0.12)
    .rod([0.12, 1, -0.66], [0.16, 1.16, -0.62], 0.03, t.fixed('#5a3c1e'))
  const grape = t.fixed('#6b2f86', 'gloss')
  // A bunch of grapes hangs over the rim: wide at the top, one grape at the tip.
  for (const [row, count] of [4, 4, 3, 2, 1].entries())
    for (let i = 0; i < count; i++) t.ball([0.92 + row * 0.09 + (i % 2) * 0.06, 0.34 - row * 0.17, 0.03 + (i - (count - 1) / 2) * 0.24], 0.14, grape)
  for (let i = 0; i < 3; i++) t.ball([0.72 - (i % 2) * 0.08, 0.44, -0.2 + i * 0.22], 0.14, grape)
  // Two bananas curve over the top.
  for (const [lift, turn] of pairs([0, 0, -0.08, 0.24]))
    t.tube(
      [[0.1 + turn, 0.72 + lift, -0.72], [0.2 + turn, 1.02 + lift, -0.42], [0.2 + turn, 1.13 + lift, 0.06], [0.16 + turn, 1.02 + lift, 0.52],
        [0.12 + turn, 0.84 + lift, 0.8]],
      [0.06, 0.15, 0.17, 0.14, 0.05],
      t.fixed('#f4cf2d'),
      0.06)
}
