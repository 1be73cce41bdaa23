import { apart, ball, board, disc, drum, each, fixed, lathe, made, main, pairs, rod, second, slab, type Thing, type ThingRow, thing, times, triples, tube,
  type Vec3 } from '../builder/index.ts'
import { bowl, citrusWheel, leaf, plate, ringOf } from '../tableware/food-parts.ts'
import { oilBottle } from '../tableware/glassware.ts'

/** Peel and flesh colors of a cut fruit, by its name. */
const CITRUS: Readonly<Record<string, readonly [peel: string, flesh: string]>> = { 'lime slice': ['#5fa32c', '#c3e06a'], 'lemon slice': ['#f4cf2a', '#fbe97a'],
  'orange slice': ['#f08a1b', '#fbb44a'] }

/** A bowl of one dish with other food on top. */
function served(t: Thing, filled: string): void {
  plate(t, -0.62, 1.5, '#e9e4da')
  bowl(t, t.second('#f4f1ea', 'gloss'), 1.15, 0.16)
  t.drum([0, 0.06, 0], 1.06, 0.04, t.main(filled, 'satin'), 0.02)
}

/** A sauce bottle: body, neck, cap and label. */
function sauce(t: Thing, hex: string, cap: string, mark: string): void {
  t.lathe(pairs([-1.1, 0.4, -1.04, 0.45, 0.15, 0.43, 0.5, 0.3, 0.72, 0.2]), t.main(hex, 'gloss', { clear: 0.15 }))
    .drum([0, 0.86, 0], 0.21, 0.13, t.fixed(cap, 'satin'), 0.04).drum([0, -0.4, 0], 0.456, 0.36, t.fixed('#fbf4e4', 'matte'), 0.01)
  if ((t.input.texts ?? []).length === 0) t.ball([0.45, -0.4, 0], [0.02, 0.2, 0.18], t.fixed(mark, 'satin'))
  t.board([0.47, -0.4, 0], 0.32, 0.26, '#4a2418')
}

/** Cut fruit, bowls, boards, sauces, and drinks with a slice of fruit. */
export const FRESH: Readonly<Record<string, ThingRow>> = {
  'citrus-slice': thing(0.07, (t) => {
    const [peel, flesh] = CITRUS[t.input.noun] ?? CITRUS['lemon slice']
    citrusWheel(t, [0, 0, 0], 1, peel, flesh)
    // A second slice in front.
    t.drum([1.3, -0.86, 0.75], 0.85, 0.13, t.fixed(peel, 'gloss'), 0.04).drum([1.3, -0.8, 0.75], 0.78, 0.09, t.fixed('#fbf6dc', 'satin'), 0.02)
    const pulp = t.fixed(flesh, 'gloss')
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * Math.PI * 2
      const at = (r: number): Vec3 => [1.3 + Math.sin(a) * r, -0.8, 0.75 + Math.cos(a) * r]
      t.rod(at(0.16), at(0.53), 0.05, pulp, 0.17)
    }
  }),
  'cereal-bowl': thing(0.1, (t) => {
    served(t, '#f6f0e2')
    const grain = [t.fixed('#c98f4a', 'baked'), t.fixed('#e0b06a', 'baked'), t.fixed('#a8682f', 'baked')]
    for (let i = 0; i < 46; i++) {
      const [r, a] = [0.95 * Math.sqrt((i + 0.5) / 46), i * 2.4]
      t.ball([Math.cos(a) * r, 0.12, Math.sin(a) * r], [0.12, 0.06, 0.1], grain[i % 3])
    }
    for (const [x, z] of pairs([0.35, 0.3, 0.55, -0.1, 0.1, -0.3, -0.3, 0.35])) t.ball([x, 0.2, z], 0.12, t.fixed('#33407a', 'gloss'))
    for (const [x, z] of pairs([0.4, -0.45, -0.1, 0.1, 0.05, 0.62])) t.rod([x, 0.16, z], [x + 0.12, 0.24, z + 0.1], 0.15, t.fixed('#d8263a', 'gloss'), 0.05)
  }),
  'smoothie-bowl': made(0.1, [
    (t) => served(t, '#8a2f7a'),
    // Rows of toppings.
    times(7, (i) => {
      const x = -0.7 + i * 0.235
      return [
        drum([x, 0.12, 0.42 - 0.1 * Math.abs(i - 3) * 0.3], 0.17, 0.035, fixed('#f7e6a8', 'satin'), 0.02),
        ball([x, 0.16, 0.08], 0.09, fixed('#33407a', 'gloss')), ball([x + 0.1, 0.16, 0.2], 0.08, fixed('#3f4d8f', 'gloss'))]
    }),
    times(6, (i) => {
      const x = -0.6 + i * 0.24
      return rod([x, 0.12, -0.24], [x, 0.2, -0.1], 0.13, fixed('#d8263a', 'gloss'), 0.06)
    }),
    times(40, (i) => {
      const [x, z] = [-0.66 + ((i * 7) % 40) / 30, -0.5 - ((i * 13) % 10) * 0.03]
      return ball([x, 0.12, z], [0.07, 0.045, 0.05], fixed(i % 3 ? '#c98f4a' : '#f4e8d0', 'matte'))
    }),
    each([0.6, 2.2], (turn) => (t) => leaf(t, [0.1, 0.2, -0.02], turn, 0.2, t.fixed('#3f9a3e', 'satin')))]),
  'rice-bowl': thing(0.11, (t) => {
    served(t, '#f7f4ea')
    for (let i = 0; i < 34; i++) {
      const [r, a] = [0.9 * Math.sqrt((i + 0.5) / 34), i * 2.4]
      t.ball([Math.cos(a) * r, 0.11, Math.sin(a) * r], [0.09, 0.05, 0.06], t.fixed('#fdfbf4', 'satin'))
    }
    for (let i = 0; i < 6; i++) t.slab([0.45 - (i % 3) * 0.2, 0.2, 0.5 - Math.floor(i / 3) * 0.22], [0.1, 0.1, 0.1], t.fixed('#f27a52', 'gloss'), 0.04, i)
    ringOf(5, 0.22, 0.16, (p) => t.ball([p[0] + 0.35, p[1], p[2] - 0.5], [0.13, 0.05, 0.13], t.fixed('#a9d17a', 'satin')))
    ringOf(4, 0.17, 0.16, (p) => t.disc([p[0] - 0.35, p[1], p[2] - 0.42], 0.15, 0.05, 'x', t.fixed('#e8503a', 'satin')))
    for (let i = 0; i < 5; i++)
      t.tube(triples([-0.6 + i * 0.1, 0.14, 0.2, -0.5 + i * 0.1, 0.24, 0.45, -0.4 + i * 0.08, 0.14, 0.66]), 0.035, t.fixed('#f08a24', 'satin'))
    t.ball([-0.1, 0.16, 0.02], [0.26, 0.06, 0.24], t.fixed('#fdfbf6', 'gloss')).ball([-0.08, 0.21, 0.02], [0.11, 0.05, 0.1], t.fixed('#f5b53a', 'gloss'))
  }),
  'cheese-board': made(0.1, [
    slab([0, -0.4, 0], [0.95, 0.09, 1.5], apart(main('#a8703e', 'wood')), 0.08), drum([-0.3, -0.1, -0.75], 0.46, 0.2, fixed('#f6efdc', 'satin'), 0.06),
    slab([-0.34, -0.06, 0.1], [0.3, 0.24, 0.26], fixed('#f2b632', 'satin'), 0.03, 0.4),
    each(pairs([0.02, 0.02, -0.14, 0.2]), ([y, z]) => ball([-0.06, y, z], [0.06, 0.06, 0.06], fixed('#d9962a', 'matte'))),
    times(7, (i) => drum([0.5 - (i % 2) * 0.1, -0.26 + i * 0.006, -1.05 + i * 0.2], 0.19, 0.025, fixed('#b5443c', 'satin'), 0.015)),
    times(16, (i) => {
      const a = i * 2.4
      return ball([-0.25 + Math.cos(a) * 0.19, -0.18 + (i % 4) * 0.12, 0.82 + Math.sin(a) * 0.24], 0.14, fixed('#5a2a6b', 'gloss'))
    }),
    times(6, (i) => ball([0.55 + (i % 2) * 0.16, -0.24, 0.42 + i * 0.13], [0.1, 0.1, 0.12], fixed(i % 2 ? '#6f8a2e' : '#3a4a1c', 'gloss'))),
    each([1.15, 1.3], (z) => slab([0.2, -0.24, z], [0.3, 0.05, 0.06], fixed('#e0b77a', 'baked'), 0.04, 0.3)),
    each([0.4, 1.9], (turn) => (t) => leaf(t, [0.15, -0.1, 0.36], turn, 0.2, t.fixed('#3f8a2e', 'satin')))]),
  'oil-bottle': [0.28, oilBottle],
  ketchup: [0.22, (t) => sauce(t, '#c4201c', '#f4f4f0', '#d8362a')],
  mustard: [0.2, (t) => sauce(t, '#e8b21c', '#d8362a', '#e8b21c')],
  'hot-sauce': [0.18, (t) => sauce(t, '#d8401c', '#2f8a3a', '#c4201c')],
  'fish-dish': made(0.06, [main('#f08a5c', 'satin', { pattern: { kind: 'stripes', color: [0.95, 0.62, 0.42], scale: 5 } })], (flesh) => [
    (t) => plate(t, -0.1, 1.5), slab([0, 0.14, -0.1], [0.42, 0.17, 0.86], flesh, 0.16, 0.2),
    times(5, (i) => rod([0.28, 0.3, -0.72 + i * 0.3], [-0.26, 0.3, -0.56 + i * 0.3], 0.02, fixed('#9a4a24', 'matte'))),
    times(6, (i) =>
      rod([0.62 - i * 0.02, 0.08 + (i % 2) * 0.08, -0.7 + i * 0.1], [0.7, 0.1 + (i % 2) * 0.08, 0.3 + i * 0.08], 0.055, fixed('#4f9a3a', 'satin'), 0.03)),
    disc([0.3, 0.34, 0.2], 0.24, 0.05, 'x', fixed('#f4cf2a', 'gloss')), disc([0.32, 0.34, 0.2], 0.2, 0.05, 'x', fixed('#fbe97a', 'gloss')),
    each([0.4, 2.1, 3.6], (turn) => (t) => leaf(t, [-0.1, 0.36, -0.5], turn, 0.2, t.fixed('#3f8a2e', 'satin'))),
    each(pairs([-0.35, 1, 0, 1.08, -0.1, 0.86]), ([x, z]) => ball([x, 0.16, z], 0.17, fixed('#d8362a', 'gloss')))]),
  shaker: made(0.22, [second('#2a2c31', 'satin')], (lid) => [
    lathe(pairs([-1.1, 0.38, -1.04, 0.42, 0.5, 0.54]), main('#c9a888', 'glass', { clear: 0.25 })), drum([0, 0.62, 0], 0.57, 0.14, lid, 0.05),
    rod([0, 0.72, 0.2], [0, 1, 0.22], 0.19, lid), tube(triples([0, 0.78, -0.4, 0, 1.12, -0.3, 0, 1.12, 0.04]), 0.07, lid),
    times(5, (i) => slab([0.46 + i * 0.012, -0.6 + i * 0.22, 0.1], [0.02, 0.014, 0.1], fixed('#ffffff', 'matte'), 0.006)),
    board([0.52, -0.1, 0], 0.34, 0.4, '#2a2c31')]),
  'avocado-toast': made(0.07, [main('#b5793a', 'baked')], (crust) => [
    (t) => plate(t, -0.1, 1.5),
    each(triples([-0.05, -0.4, 0.12, 0.05, 0.46, -0.1]), ([x, z, turn]) => [
      slab([x, 0.08, z], [0.62, 0.1, 0.38], crust, 0.09, turn), slab([x, 0.15, z], [0.54, 0.07, 0.31], fixed('#e6c48a', 'baked'), 0.06, turn),
      slab([x, 0.22, z], [0.5, 0.05, 0.29], fixed('#a9c456', 'satin'), 0.05, turn)]),
    // Slices fan out over one piece, and an egg lies on the other.
    times(6, (i) => {
      const x = -0.42 + i * 0.15
      return tube(triples([x, 0.28, -0.64, x + 0.07, 0.31, -0.4, x, 0.28, -0.16]), [0.04, 0.075, 0.04], fixed(i % 2 ? '#c3d873' : '#8fb544', 'satin'), 0.02)
    }),
    ball([0.05, 0.27, 0.46], [0.36, 0.06, 0.27], fixed('#fdfbf6', 'gloss')), ball([0.07, 0.33, 0.46], [0.14, 0.08, 0.14], fixed('#f7a81e', 'gloss')),
    each(pairs([0.72, -0.75, 0.86, -0.5, 0.66, -0.98]), ([x, z]) => ball([x, 0.14, z], 0.14, fixed('#d8362a', 'gloss'))),
    each([0.5, 2.4], (turn) => (t) => leaf(t, [0.55, 0.2, 0.95], turn, 0.2, t.fixed('#3f8a2e', 'satin')))]),
  nachos: thing(0.1, (t) => {
    plate(t, -0.1, 1.5)
    for (let i = 0; i < 22; i++) {
      const [r, a] = [Math.sqrt((i + 0.5) / 22), i * 2.4]
      const [x, z, y] = [Math.cos(a) * r, Math.sin(a) * r, 0.12 + 0.5 * (1 - r)]
      const chip = t.fixed(i % 3 ? '#e8b04a' : '#d99a36', 'baked')
      const corner = (k: number): Vec3 => [x + Math.cos(a + k) * 0.34, y + 0.1 * Math.sin(k * 3 + i), z + Math.sin(a + k) * 0.34]
      for (const k of [0, 2.09, 4.19]) t.rod([x, y, z], corner(k), 0.1, chip, 0.03, 0.06).rod(corner(k), corner(k + 2.09), 0.035, chip, 0.035, 0.06)
    }
    for (let i = 0; i < 9; i++)
      t.ball([Math.cos(i * 2.4) * 0.07 * i, 0.62 - 0.03 * i, Math.sin(i * 2.4) * 0.07 * i], [0.2, 0.06, 0.2], t.fixed('#f5c23a', 'gloss'), 0.08)
    t.ball([0.2, 0.62, 0.3], [0.24, 0.12, 0.24], t.fixed('#7fa83a', 'satin'))
    for (const [x, z] of pairs([0.5, -0.2, 0.2, -0.35, 0.65, 0.2])) t.slab([x, 0.5, z], [0.08, 0.07, 0.08], t.fixed('#d8362a', 'gloss'), 0.03, x)
  }),
}
