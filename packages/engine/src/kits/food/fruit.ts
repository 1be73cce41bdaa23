import type { Vec3 } from '../../render/scene.ts'
import { ball, each, fixed, made, main, ring, rod, times, tube } from '../builder/made.ts'
import { type Thing, type ThingRow, thing } from '../builder/thing.ts'
import { pairs, triples } from '../tuples.ts'
import { BASKETS } from './baskets.ts'
import { fruit, VEGETABLES } from './vegetables.ts'

function berryBunch(hex: string, count: number, size: number): (t: Thing) => void {
  return (t) => {
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
}

function citrus(hex: string, radii: Vec3): (t: Thing) => void {
  return (t) => {
    const peel = t.main(hex, 'satin', { pattern: { kind: 'dots', color: [0.9, 0.42, 0.04], scale: 9 } })
    t.ball([0, 0, 0], radii, peel)
    t.ball([0, radii[1] * 0.95, 0], [0.09, 0.05, 0.09], t.fixed('#5c7a2c', 'matte'))
  }
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
    t.ball([0, 0, 0], [0.78, 0.76, 0.98], peel)
    t.rod([0, 0, 0.8], [0, 0, 1.18], 0.28, peel, 0.1, 0.2)
    t.rod([0, 0, -0.8], [0, 0, -1.1], 0.26, peel, 0.12, 0.2)
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
    t.ball([0, 0, 0], [0.35, 0.8, 0.68], t.main('#3e5a22', 'satin'))
    t.rod([0, 0.4, 0], [0, 0.95, 0], 0.38, t.main('#3e5a22', 'satin'), 0.26, 0.2)
    t.ball([0.2, -0.02, 0], [0.2, 0.74, 0.6], t.fixed('#d9dd8a', 'satin'))
    t.rod([0.16, 0.4, 0], [0.16, 0.9, 0], 0.3, t.fixed('#d9dd8a', 'satin'), 0.17, 0.2)
    t.ball([0.3, -0.2, 0], 0.32, t.fixed('#7a4a22', 'gloss'))
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
    // Each is many small beads about a hollow.
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
  pineapple: thing(0.3, (t) => {
    t.ball([0, 0, 0], [0.62, 0.85, 0.62], t.main('#d99a2b', 'satin', { pattern: { kind: 'scales', color: [0.35, 0.2, 0.05], scale: 4.5 } }))
    const green = t.fixed('#3f7d3a', 'satin')
    for (let i = 0; i < 12; i++) {
      const turn = i * 2.4
      const spread = 0.15 + (i % 4) * 0.14
      t.rod([0, 0.75, 0], [Math.cos(turn) * spread, 1.6 - spread * 0.8, Math.sin(turn) * spread], 0.12, green, 0.02)
    }
  }),
  watermelon: made(0.25, [
    ball([0, 0, 0], [0.95, 0.9, 1.15], main('#2f7d3a', 'gloss', { pattern: { kind: 'stripes', color: [0.02, 0.09, 0.03], scale: 2.6 } }))]),
  'watermelon-slice': thing(0.15, (t) => {
    const rind = t.fixed('#2f7d3a', 'satin')
    const flesh = t.main('#e2404a', 'satin')
    const arc = (radius: number): Vec3[] =>
      Array.from({ length: 13 }, (_, i) => [0, -Math.sin((i / 12) * Math.PI) * radius, -Math.cos((i / 12) * Math.PI) * radius])
    t.tube(arc(0.92), 0.13, rind)
    t.tube(arc(0.8), 0.14, t.fixed('#e9efc9', 'satin'))
    for (let i = 0; i < 5; i++)
      t.rod([0, -0.02 - i * 0.14, -0.66 * Math.sqrt(1 - (i * 0.19) ** 2)], [0, -0.02 - i * 0.14, 0.66 * Math.sqrt(1 - (i * 0.19) ** 2)], 0.16, flesh, 0.16,
        0.02)
    for (const [y, z] of pairs([-0.12, -0.45, -0.12, 0.45, -0.42, -0.2, -0.42, 0.22, -0.1, 0]))
      t.ball([0.15, y, z], [0.03, 0.07, 0.04], t.fixed('#1c1210', 'gloss'))
  }),
  ...BASKETS,
  ...VEGETABLES,
}
