import { apart, ball, board, createRandom, disc, drum, each, fixed, made, main, pairs, ring, rod, second, slab, type Thing, type ThingRow, times, triples, tube,
  unlettered, type Vec3 } from '../builder/index.ts'

/** Money, and things to keep it in. */
export const MONEY: Readonly<Record<string, ThingRow>> = {
  'credit-card': made(0.1, [apart(fixed('#f2f4f8', 'satin'))], (print) => [
    slab([0, 0, 0], [0.045, 0.66, 1.05], main('#233f8f', 'gloss'), 0.04), slab([0.04, 0.16, -0.66], [0.02, 0.14, 0.18], fixed('#e0bb5a', 'metal'), 0.03),
    each([0.12, 0.2], (y) => slab([0.062, y, -0.66], [0.004, 0.008, 0.17], fixed('#8a6a24'), 0.002)),
    unlettered(times(4, (group) => times(4, (k) => slab([0.05, -0.16, group * 0.46 + k * 0.085 - 0.78], [0.01, 0.045, 0.026], print, 0.008)))),
    slab([0.05, -0.44, -0.62], [0.008, 0.025, 0.26], print, 0.005), disc([0.045, -0.4, 0.6], 0.17, 0.012, 'x', fixed('#e8503a', 'gloss')),
    disc([0.055, -0.4, 0.8], 0.17, 0.012, 'x', fixed('#f5b53a', 'gloss')),
    each([0.08, 0.15], (r) => tube([-0.8, -0.4, 0, 0.4, 0.8].map((a): Vec3 => [0.05, 0.16 + Math.sin(a) * r * 1.5, -0.34 + Math.cos(a) * r]), 0.014, print)),
    board([0.055, -0.16, 0.1], 0.72, 0.1, '#ffffff')]),
  wallet: made(0.1, [main('#7a4426', 'satin'), apart(fixed('#d9b48a', 'matte'))], (leather, seam) => [
    slab([0, -0.1, 0], [0.2, 0.68, 1], leather, 0.09),
    each(['#3a7fd0', '#f0c23a', '#e0503a'], (hex, i) =>
      slab([0.06 - i * 0.09, 0.62 - i * 0.02 + i * 0.09, 0.1 - i * 0.08], [0.03, 0.24, 0.72], fixed(hex, 'gloss'), 0.02)),
    slab([-0.14, 0.72, 0], [0.02, 0.3, 0.9], fixed('#6fa86a', 'matte'), 0.01),
    times(17, (i) => each([-0.68, 0.44], (y) => slab([0.2, y, -0.86 + i * 0.1075], [0.008, 0.012, 0.03], seam, 0.004))),
    slab([0.2, -0.1, -0.72], [0.05, 0.14, 0.26], second('#5c3018', 'satin'), 0.05), ball([0.25, -0.1, -0.64], [0.03, 0.06, 0.06], fixed('#d8b25a', 'chrome')),
    board([0.21, -0.1, 0.2], 0.5, 0.2, '#f2e2c8')]),
  'piggy-bank': made(0.22, [main('#f2a0b4', 'gloss')], (skin) => [
    ball([0, 0, -0.1], [0.68, 0.66, 0.86], skin), ball([0, 0.14, 0.66], [0.46, 0.46, 0.42], skin, 0.18),
    rod([0, 0.04, 0.95], [0, 0.04, 1.16], 0.2, skin, 0.2, 0.04), each([-0.08, 0.09], (x) => ball([x, 0.06, 1.36], [0.035, 0.06, 0.02], fixed('#b5566e'))),
    each([-0.34, 0.34], (x) => each([-0.5, 0.42], (z) => rod([x, -0.4, z], [x, -0.85, z], 0.18, skin, 0.16, 0.06))),
    each([-0.26, 0.28], (x) => rod([x, 0.5, 0.62], [x * 1.3, 0.78, 0.66], 0.16, skin, 0.03, 0.04)),
    ball([0.42, 0.26, 0.78], [0.04, 0.065, 0.05], fixed('#1d1518', 'gloss')),
    tube(triples([0, 0.1, -0.92, 0.1, 0.28, -1.05, -0.05, 0.36, -0.98, 0, 0.2, -1.12]), 0.05, skin),
    slab([0, 0.655, -0.12], [0.04, 0.02, 0.24], fixed('#7a3548'), 0.01), disc([0, 0.86, -0.12], 0.28, 0.045, 'x', fixed('#e8b93a', 'metal')),
    ring([0.045, 0.86, -0.12], 0.22, 0.02, 'x', fixed('#c9962a', 'metal')), board([0.68, -0.02, -0.15], 0.4, 0.2, '#ffffff')]),
  cash: made(0.14, [main('#7fae74', 'matte'), fixed('#dfe8d6', 'matte')], (paper, edge) => [
    each(triples([0, -0.4, 0, -0.1, -0.08, 0.1, 0.05, 0.24, -0.06]), ([x, y, z]) => [
      slab([x, y, z], [0.5, 0.14, 1.06], edge, 0.02), each([-0.11, -0.04, 0.03, 0.1, 0.145], (k) => slab([x, y + k, z], [0.51, 0.018, 1.07], paper, 0.008)),
      slab([x, y, z], [0.52, 0.155, 0.16], second('#e8d9a0', 'matte'), 0.01)]),
    times(5, (i) => drum([0.72 + (i % 2) * 0.03, -0.5 + i * 0.085, 0.95], 0.24, 0.038, fixed('#e8b93a', 'metal'), 0.02)),
    disc([0.95, -0.31, 0.45], 0.23, 0.04, 'x', fixed('#e8b93a', 'metal'))]),
  calculator: made(0.15, [
    slab([0, 0, 0], [0.12, 1.02, 0.72], main('#30343b', 'satin'), 0.09), slab([0.11, 0.66, 0], [0.02, 0.2, 0.58], fixed('#bcd2b4', 'gloss'), 0.02),
    times(5, (row) =>
      times(4, (k) =>
        slab([0.13, 0.26 - row * 0.27, 0.48 - k * 0.32], [0.05, 0.095, 0.12], fixed(k === 3 ? '#f08a24' : row === 0 ? '#8a9098' : '#e9ebee', 'satin'), 0.035))),
    board([0.14, 0.66, 0], 0.5, 0.13, '#1f2a1c')]),
}

/** Half the width of the chest, half its depth, and the height of its rim. */
const [WIDE, DEEP, RIM] = [0.86, 0.56, 0.42]

/** A coin that lies, or leans against the heap. */
function coin(t: Thing, [x, y, z]: Vec3, stands: boolean, gold: number): void {
  if (stands) t.disc([x, y + 0.03, z], 0.1, 0.016, 'x', gold)
  else t.drum([x, y, z], 0.1, 0.016, gold, 0.008)
}

/** A chest of planks and iron with its curved lid open, heaped with coins, gems, pearls and a goblet. */
export function treasureChest(t: Thing): void {
  const wood = t.main('#6f4223', 'wood')
  const dark = t.fixed('#4a2a15', 'wood')
  const iron = t.second('#b98b2e', 'metal')
  for (let i = 0; i < 4; i++) t.slab([0, -0.3 + i * 0.205, 0], [DEEP, 0.1, WIDE], i % 2 ? wood : dark, 0.02)
  t.slab([0, 0.36, 0], [DEEP * 1.03, 0.05, WIDE * 1.02], iron, 0.02).slab([0, -0.38, 0], [DEEP * 1.04, 0.06, WIDE * 1.03], iron, 0.02)
  for (const z of [-0.82, -0.3, 0.3, 0.82]) {
    t.slab([0, 0, z], [DEEP * 1.03, 0.42, 0.05], iron, 0.015)
    for (const y of [-0.22, 0, 0.22]) t.ball([DEEP * 1.04, y, z], [0.03, 0.03, 0.03], iron)
  }
  // The lid: planks in a half circle, seen from inside.
  for (let i = 0; i < 7; i++) {
    const a = 0.35 + i * 0.36
    const at: Vec3 = [-DEEP - 0.06 - Math.sin(a) * 0.36, RIM + 0.5 - Math.cos(a) * 0.46, 0]
    t.rod([at[0], at[1], -WIDE], [at[0], at[1], WIDE], 0.085, i % 2 ? wood : dark)
    for (const z of [-0.82, -0.3, 0.3, 0.82]) t.rod([at[0] - 0.01, at[1], z - 0.05], [at[0] - 0.01, at[1], z + 0.05], 0.1, iron)
  }
  for (const z of [-WIDE, WIDE]) t.ball([-DEEP - 0.12, RIM + 0.5, z], [0.26, 0.45, 0.05], dark)
  // A lock with its hasp.
  t.slab([DEEP + 0.02, 0.22, 0], [0.04, 0.15, 0.13], iron, 0.03).ball([DEEP + 0.06, 0.22, 0], [0.02, 0.045, 0.035], t.fixed('#1c1410', 'matte'))
  const gold = t.fixed('#f0b93c', 'metal')
  const deep = t.fixed('#c98a1c', 'metal')
  const height = (x: number, z: number): number => RIM + 0.3 * Math.max(0, 1 - (x / DEEP) ** 2 * 0.7 - (z / WIDE) ** 2 * 0.9)
  t.ball([-0.04, RIM - 0.04, 0], [DEEP * 0.92, 0.26, WIDE * 0.94], deep)
  const random = createRandom(8)
  for (let i = 0; i < 92; i++) {
    const r = Math.sqrt((i + 0.5) / 92)
    const a = i * 2.39996
    const [x, z] = [Math.cos(a) * r * DEEP * 0.88, Math.sin(a) * r * WIDE * 0.9]
    coin(t, [x, height(x, z) - 0.06 + 0.035 * random(), z], random() > 0.72, i % 4 ? gold : deep)
  }
  for (const [x, z] of pairs([0.78, -0.72, 0.86, -0.5, 0.9, 0.62, 0.74, 0.84, 1.02, 0.2])) coin(t, [x, -0.42, z], false, gold)
  for (const [x, z, hex] of [[0.24, -0.44, '#d8213c'], [0.34, 0.12, '#1f74c4'], [0.12, 0.5, '#22985a'], [-0.1, -0.1, '#8b3fd0']] as const)
    t.lathe(pairs([-0.1, 0.01, 0.02, 0.1, 0.06, 0.07, 0.07, 0]), t.fixed(hex, 'glass', { emission: [0.02, 0.02, 0.02] }), [x, height(x, z) + 0.06, z])
  // Pearls hang over the rim.
  const pearl = t.fixed('#f5efe4', 'gloss')
  for (let i = 0; i < 15; i++) {
    const u = i / 14
    const z = 0.36 + 0.34 * u
    t.ball([DEEP * (0.8 + 0.32 * Math.sin(Math.PI * u)), RIM + 0.12 - 0.26 * Math.sin(Math.PI * u), z], 0.038, pearl)
  }
  t.lathe(pairs([0, 0.12, 0.03, 0.11, 0.06, 0.03, 0.16, 0.03, 0.2, 0.1, 0.36, 0.15]), gold, [-0.14, height(-0.14, 0.34) - 0.02, 0.32])
  t.seat = [0.1, 0.66, 0]
}
