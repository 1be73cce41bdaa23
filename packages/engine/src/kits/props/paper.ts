import { apart, ball, board, disc, each, fixed, made, main, pairs, type Rgb, ring, rod, second, slab, type Thing, type ThingRow, thing, times, triples,
  unlettered, type Vec3, when } from '../builder/index.ts'
import { MONEY } from './treasure.ts'

/** A few written lines on a sheet that faces the viewer; left out when the prompt has words for it. */
function lines(t: Thing, x: number, top: number, step: number, halves: readonly number[], left: number): void {
  if ((t.input.texts ?? []).length > 0) return
  const ink = t.apart(t.fixed('#9aa3ad', 'matte'))
  for (const [i, half] of halves.entries()) t.slab([x, top - i * step, left + half], [0.008, 0.03, half], ink, 0.004)
}

/** A check mark of two strokes, `size` wide. */
function tick(t: Thing, at: Vec3, size: number, material: number): void {
  const [x, y, z] = at
  const low: Vec3 = [x, y - size * 0.4, z]
  t.rod([x, y, z - size * 0.45], low, size * 0.12, material).rod(low, [x, y + size * 0.55, z + size * 0.6], size * 0.12, material)
}

/** A flat sector of a disc of radius 1 facing +x, between two angles. */
function sector(t: Thing, center: Vec3, from: number, to: number, material: number): void {
  const steps = Math.max(3, Math.round((to - from) * 9))
  for (let i = 0; i <= steps; i++) {
    const a = from + ((to - from) * i) / steps
    t.rod(center, [center[0], center[1] + Math.sin(a), center[2] + Math.cos(a)], 0.07, material, 0.1, 0.03)
  }
}

const BARS = ['#4f8ef0', '#38b8a4', '#f5b53a', '#f0643c'] as const

/** Paper, money, office and travel items. */
export const PAPERS: Readonly<Record<string, ThingRow>> = {
  ...MONEY,
  calendar: made(0.3, [apart(fixed('#c9ced6', 'matte'))], (day) => [
    slab([0, 0, 0], [0.08, 0.92, 0.96], fixed('#fbfaf7', 'matte'), 0.05), slab([0.02, 0.68, 0], [0.08, 0.25, 0.965], main('#e0443c', 'satin'), 0.04),
    each([-0.5, 0.5], (z) => ring([0.02, 0.92, z], 0.12, 0.035, 'z', fixed('#c9cdd3', 'chrome'))),
    times(5, (row) =>
      times(7, (k) =>
        when((row > 0 || k > 1) && (row < 4 || k < 5) && !(row === 2 && k === 4),
          slab([0.085, 0.28 - row * 0.26, 0.75 - k * 0.25], [0.012, 0.075, 0.075], day, 0.012)))),
    disc([0.09, -0.24, -0.25], 0.125, 0.012, 'x', main('#e0443c', 'satin')), (t) => tick(t, [0.11, -0.24, -0.25], 0.11, t.fixed('#ffffff')),
    board([0.11, 0.68, 0], 0.8, 0.16, '#ffffff')]),
  clipboard: made(0.32, [fixed('#2fa45a', 'satin')], (green) => [
    slab([-0.02, 0, 0], [0.05, 1.1, 0.82], main('#a8703e', 'wood'), 0.05), slab([0.04, -0.06, 0], [0.02, 0.94, 0.7], fixed('#fdfdfb', 'matte'), 0.01),
    slab([0.06, 0.98, 0], [0.06, 0.13, 0.3], fixed('#c9cdd3', 'chrome'), 0.05), rod([0.1, 1.06, -0.16], [0.1, 1.06, 0.16], 0.06, fixed('#c9cdd3', 'chrome')),
    times(4, (i) => {
      const y = 0.52 - i * 0.38
      return [
        slab([0.058, y, -0.46], [0.008, 0.1, 0.1], fixed('#e3e7ec', 'matte'), 0.02), (t) => tick(t, [0.08, y, -0.46], 0.16, green),
        (t) => lines(t, 0.065, y + 0.05, 0.11, [0.4, 0.28 + 0.05 * (i % 3)], -0.26)]
    }),
    board([0.08, 0.2, 0.1], 0.46, 0.4)]),
  'bar-chart': thing(0.5, (t) => {
    t.slab([0, -1, 0], [0.36, 0.06, 1.25], t.fixed('#eef1f5', 'satin'), 0.05)
    const own = t.input.color ? t.main('#4f8ef0', 'gloss') : undefined
    BARS.forEach((hex, i) => {
      const tall = 0.28 + i * 0.2
      t.slab([0, -0.94 + tall, i * 0.56 - 0.84], [0.2, tall, 0.2], own ?? t.fixed(hex, 'gloss'), 0.06)
    })
    const arrow = t.second('#2fa45a', 'gloss')
    const path: Vec3[] = triples([0.28, -0.2, -1.1, 0.28, 0.1, -0.6, 0.28, 0.18, -0.1, 0.28, 0.72, 0.5, 0.28, 1, 0.86])
    t.tube(path, 0.06, arrow).rod([0.28, 0.98, 0.84], [0.28, 1.24, 1.16], 0.18, arrow, 0.01)
  }),
  'pie-chart': thing(0.4, (t) => {
    const color = (hex: string): number => t.fixed(hex, 'gloss')
    sector(t, [0, 0, 0], 0.9, 3.5, t.main('#4f8ef0', 'gloss'))
    sector(t, [0, 0, 0], 3.6, 5.1, color('#38b8a4'))
    sector(t, [0.04, 0, 0], 5.2, 6.1, color('#f5b53a'))
    sector(t, [0.1, 0.1, 0.2], 6.25, 7.1, color('#f0643c'))
  }),
  passport: thing(0.13, (t) => {
    t.slab([-0.12, 0.42, 0.16], [0.02, 0.62, 0.36], t.fixed('#fbfaf5', 'matte'), 0.02)
      .slab([-0.1, 0.92, 0.16], [0.02, 0.13, 0.36], t.fixed('#3a8fd8', 'matte'), 0.02).slab([0, -0.1, 0], [0.07, 0.96, 0.68], t.main('#1d2c5c', 'satin'), 0.06)
    const gold = t.apart(t.fixed('#dcb24a', 'metal'))
    const words = (t.input.texts ?? []).length > 0
    t.ring([0.07, 0, 0], 0.3, 0.022, 'x', gold)
    for (const r of [0.14, 0.02]) t.ball([0.07, 0, 0], [0.004, 0.3, r], gold)
    t.slab([0.07, 0, 0], [0.008, 0.014, 0.3], gold, 0.004)
    if (!words) for (const [y, half] of pairs([0.58, 0.4, 0.46, 0.26, -0.62, 0.34])) t.slab([0.072, y, 0], [0.008, 0.035, half], gold, 0.008)
    t.board([0.08, 0.56, 0], 0.5, 0.16, '#e0b85a')
  }),
  ticket: made(0.1, [main('#e8a83a', 'matte'), second('#8a2b22', 'matte')], (card, ink) => [
    slab([0, 0, 0.25], [0.05, 0.5, 0.85], card, 0.03), slab([0, 0, -0.9], [0.05, 0.5, 0.24], card, 0.03),
    times(9, (i) => slab([0, -0.44 + i * 0.11, -0.64], [0.045, 0.03, 0.04], card, 0.01)),
    each([-0.38, 0.38], (y) => slab([0.05, y, 0.25], [0.008, 0.018, 0.74], ink, 0.006)),
    each([-0.5, 1], (z) => slab([0.05, 0, z], [0.008, 0.38, 0.018], ink, 0.006)),
    unlettered([
      times(5, (i) => rod([0.05, 0, 0.25], [0.05, Math.sin(1.571 + i * 1.257) * 0.27, 0.25 + Math.cos(1.571 + i * 1.257) * 0.27], 0.07, ink, 0.012, 0.03))]),
    times(7, (i) => slab([0.05, -0.3 + i * 0.1, -0.92], [0.008, 0.018 + 0.016 * (i % 3), 0.13], ink, 0.004)), board([0.06, 0, 0.25], 0.6, 0.28, '#7a241c')]),
  'price-tag': thing(0.14, (t) => {
    const card = t.main('#e0443c', 'gloss')
    t.slab([0, -0.3, 0], [0.07, 0.72, 0.56], card, 0.06)
    for (let i = 0; i < 16; i++) {
      const s = i / 15
      t.slab([0, 0.42 + s * 0.42, 0], [0.07, 0.05, 0.55 - s * 0.36], card, 0.05)
    }
    t.ring([0.06, 0.62, 0], 0.11, 0.04, 'x', t.fixed('#f5d98a', 'metal'))
    t.tube(triples([0.1, 0.62, 0, 0.06, 1, 0.16, 0, 1.3, 0.06, 0, 1.36, -0.12, -0.06, 1, -0.1, -0.1, 0.62, 0]), 0.028, t.fixed('#f3ead6', 'fabric'))
    if ((t.input.texts ?? []).length === 0) {
      const white = t.second('#ffffff', 'satin')
      t.rod([0.09, -0.6, -0.26], [0.09, 0.02, 0.26], 0.05, white).ring([0.08, -0.08, -0.24], 0.12, 0.045, 'x', white)
        .ring([0.08, -0.5, 0.24], 0.12, 0.045, 'x', white)
    }
    t.board([0.09, -0.3, 0], 0.48, 0.3, '#ffffff')
  }),
  envelope: thing(0.16, (t) => {
    t.slab([0, 0, 0], [0.07, 0.68, 1], t.main('#f6efe0', 'matte'), 0.04)
    const fold = t.fixed('#cdbfa4', 'matte')
    t.rod([0.075, 0.64, 0.96], [0.085, -0.04, 0], 0.02, fold).rod([0.075, 0.64, -0.96], [0.085, -0.04, 0], 0.02, fold)
      .rod([0.07, -0.64, 0.96], [0.07, 0.04, 0.12], 0.012, fold).rod([0.07, -0.64, -0.96], [0.07, 0.04, -0.12], 0.012, fold)
    const seal = t.second('#c8202a', 'gloss')
    const heart = t.input.attributes.includes('heart')
    if (!heart) t.ball([0.09, -0.04, 0], [0.05, 0.17, 0.17], seal)
    else {
      for (const side of [-1, 1]) t.rod([0.1, 0.06, side * 0.1], [0.1, -0.16, 0], 0.13, seal, 0.03, 0.04)
    }
  }),
  certificate: made(0.3, [apart(fixed('#c9993a', 'metal'))], (gold) => [
    slab([0, 0, 0], [0.05, 0.8, 1.12], second('#b98a3a', 'metal'), 0.03), slab([0.03, 0, 0], [0.04, 0.72, 1.04], main('#fbf6e6', 'matte'), 0.02),
    each([-0.62, 0.62], (y) => slab([0.07, y, 0], [0.008, 0.018, 0.92], gold, 0.006)),
    each([-0.92, 0.92], (z) => slab([0.07, 0, z], [0.008, 0.62, 0.018], gold, 0.006)), unlettered(slab([0.07, 0.38, 0], [0.008, 0.06, 0.5], gold, 0.01)),
    (t) => lines(t, 0.072, 0.14, 0.14, [0.66, 0.66, 0.5], -0.7),
    each([0.46, 0.66], (z) => rod([0.1, -0.36, 0.56], [0.09, -0.72, z], 0.07, fixed('#b3202c', 'satin'), 0.06)),
    ball([0.1, -0.34, 0.56], [0.05, 0.18, 0.18], fixed('#d22b2b', 'gloss')), ring([0.13, -0.34, 0.56], 0.11, 0.02, 'x', fixed('#f0c86a', 'metal')),
    board([0.085, 0.34, 0], 0.8, 0.16, '#5a4320')]),
  diploma: made(0.1, [main('#f7eed6', 'matte'), second('#c8202a', 'satin')], (paper, silk) => [
    rod([0, 0, -1.2], [0, 0, 1.2], 0.26, paper), each([-1.46, 1.46], (z) => ring([0, 0, z * 0.99], 0.17, 0.035, 'z', fixed('#d9c79c', 'matte'))),
    ring([0, 0, 0], 0.27, 0.06, 'z', silk),
    each([-1, 1], (side) => [ring([0.32, 0.1, side * 0.18], 0.14, 0.05, 'x', silk), rod([0.3, 0, side * 0.04], [0.32, -0.24, side * 0.26], 0.06, silk, 0.05)]),
    ball([0.34, 0.02, 0], [0.08, 0.1, 0.1], silk)]),
  'map-pin': made(0.3, [main('#e0392f', 'gloss')], (paint) => [
    ball([0, 0.42, 0], 0.62, paint), rod([0, 0.3, 0], [0, -1.1, 0], 0.58, paint, 0.02, 0.12),
    each([-1, 1], (side) => disc([side * 0.52, 0.42, 0], 0.27, 0.13, 'x', second('#ffffff', 'satin'))),
    ring([0, -1.06, 0], 0.42, 0.035, 'y', fixed('#9aa3ad', 'satin')), ring([0, -1.06, 0], 0.72, 0.025, 'y', fixed('#c3cad2', 'satin'))]),
  megaphone: thing(0.32, (t) => {
    const horn = t.main('#e0443c', 'gloss')
    const white = t.second('#f6f6f4', 'gloss')
    t.kit.lathe([0, 0.2, 0], pairs([-0.7, 0.2, -0.2, 0.26, 0.4, 0.44, 0.86, 0.78]), 'z', horn, 0.02)
    t.ring([0, 0.2, 0.88], 0.78, 0.07, 'z', white)
    t.kit.lathe([0, 0.2, 0], pairs([-1, 0.2, -0.94, 0.26, -0.68, 0.26]), 'z', white, 0.02)
    t.rod([0, 0, -0.5], [0, -0.72, -0.62], 0.12, t.fixed('#2c2f36', 'satin'), 0.1).ring([0, 0.46, -0.3], 0.2, 0.045, 'x', t.fixed('#2c2f36', 'satin'))
    for (const [i, r] of [0.3, 0.55].entries())
      t.tube([-0.7, -0.35, 0, 0.35, 0.7].map((a): Vec3 => [0.1, 0.25 + Math.sin(a) * r * 1.4, 1.06 + i * 0.16 + Math.cos(a) * r * 0.5]), 0.05,
        t.fixed('#f5b53a', 'gloss'))
  }),
  puzzle: thing(0.3, (t) => {
    const own: Rgb | undefined = t.input.color
    const paint = (hex: string): number => (own ? t.main(hex, 'gloss') : t.fixed(hex, 'gloss'))
    const [red, blue, green, yellow] = ['#e8503a', '#3a7fd0', '#38a85a', '#f5b53a'].map(paint)
    const piece = (y: number, z: number, material: number, x = 0): Thing => t.slab([x, y, z], [0.14, 0.5, 0.5], material, 0.05)
    piece(0.515, 0.515, red)
    piece(0.515, -0.515, blue)
    piece(-0.515, 0.515, yellow)
    // One piece is being inserted.
    piece(-0.6, -0.62, green, 0.12)
    t.disc([0.02, 0.515, -0.12], 0.19, 0.14, 'x', red).disc([0.02, 0.1, 0.515], 0.19, 0.14, 'x', yellow).disc([0.02, 0.12, -0.515], 0.17, 0.13, 'x', blue)
      .disc([0.14, -0.6, -0.02], 0.19, 0.14, 'x', green)
  }),
  clapperboard: thing(0.3, (t) => {
    const black = t.main('#1a1b1f', 'satin')
    const white = t.fixed('#f6f6f2', 'satin')
    t.slab([0, -0.35, 0], [0.07, 0.66, 1], black, 0.04)
    for (let i = 0; i < 6; i++) {
      t.slab([0.01, 0.42, 0.83 - i * 0.332], [0.07, 0.1, 0.168], i % 2 ? white : black, 0.01)
      // The upper bar is open: it pivots on its left end.
      const [a, b] = [i / 6, (i + 1) / 6]
      const at = (s: number): Vec3 => [0.01, 0.62 + s * 0.62, s * 1.82 - 0.95]
      t.rod(at(a + 0.02), at(b - 0.02), 0.1, i % 2 ? black : white)
    }
    t.ball([0.06, 0.5, -0.96], [0.05, 0.1, 0.1], t.fixed('#c9cdd3', 'chrome'))
    const ink = t.apart(t.fixed('#d9dce0', 'matte'))
    if ((t.input.texts ?? []).length === 0) {
      for (const y of [0.08, -0.3, -0.66]) t.slab([0.075, y, 0], [0.008, 0.012, 0.86], ink, 0.004)
      for (const z of [-0.3, 0.3]) t.slab([0.075, -0.48, z], [0.008, 0.18, 0.012], ink, 0.004)
      t.slab([0.075, -0.1, 0.2], [0.008, 0.06, 0.5], ink, 0.01)
    }
    t.board([0.09, -0.3, 0], 0.8, 0.3, '#ffffff')
  }),
  'sticky-notes': made(0.2, [
    each([[0.45, 0.5, '#f7d94c', 0], [0.5, -0.5, '#f58fb0', 0.05], [-0.45, 0.46, '#8fd0f0', 0.06], [-0.5, -0.52, '#a8e08a', 0.02]] as const,
      ([y, z, hex, x]) => [
      (t) => t.slab([x, y, z], [0.03, 0.46, 0.46], hex === '#f7d94c' ? t.main(hex, 'matte') : t.fixed(hex, 'matte'), 0.01),
      (t) => lines(t, x + 0.04, y + 0.18, 0.16, [0.3, 0.3, 0.18], z - 0.3)]),
    board([0.05, 0.45, 0.5], 0.38, 0.3)]),
}
