import { at, ball, disc, drum, each, fixed, glow, lathe, made, main, pairs, ring, rod, second, slab, type Thing, type ThingRow, thing, thingKit, times, triples,
  tube, upTo, type Vec3 } from '../builder/index.ts'
import { ACCESSORIES } from './accessories.ts'
import { CUT_GOODS, DEPTH, garment } from './garment.ts'
import { HATS_AND_EVERYDAY_WEAR } from './hats.ts'
import { SHOES } from './shoe.ts'

function glasses(t: Thing, hex: string, lens: string, finish: 'glass' | 'gloss'): void {
  const frame = t.main(hex, 'gloss')
  for (const z of [-0.48, 0.48])
    t.ring([0, 0, z], 0.38, 0.055, 'x', frame).ball([0, 0, z], [0.03, 0.36, 0.36], t.fixed(lens, finish))
      .tube(triples([0, 0.1, z * 1.75, -0.7, 0.12, z * 1.85, -1, -0.12, z * 1.8]), 0.04, frame)
  t.tube(triples([0, 0.08, -0.12, 0.02, 0.14, 0, 0, 0.08, 0.12]), 0.045, frame)
}

function suitcase(t: Thing, hex: string): void {
  const shell = t.main(hex, 'satin')
  t.slab([0, 0, 0], [0.3, 0.62, 0.9], shell, 0.1)
  for (const z of [-0.55, 0.55]) t.slab([0, 0, z], [0.31, 0.63, 0.07], t.second('#5a3018', 'satin'), 0.05)
  t.tube(triples([0, 0.62, -0.24, 0, 0.82, -0.2, 0, 0.82, 0.2, 0, 0.62, 0.24]), 0.05, t.second('#5a3018', 'satin'))
  for (const [y, z] of pairs([0.55, 0.85, 0.55, -0.85, -0.55, 0.85, -0.55, -0.85])) t.ball([0.2, y, z], 0.12, t.fixed('#c9a24a', 'metal'))
}

const WORN: Readonly<Record<string, ThingRow>> = {
  scarf: made(0.4, [main('#c8202a', 'fabric', { pattern: { kind: 'stripes', color: [0.8, 0.75, 0.66], scale: 0.001 } })], (wool) => [
    each([0.5, 0.7], (y) => ring([0, y, 0], 0.42, 0.16, 'y', wool)),
    each([-0.12, 0.2], (z) => [
      tube(triples([0.42, 0.5, z, 0.55, 0.1, z * 1.3, 0.5, -0.5, z * 1.5]), [0.14, 0.16, 0.17], wool),
      each(upTo(-2, 2), (i) => rod([0.5, -0.6, z * 1.5 + i * 0.06], [0.5, -0.8, z * 1.5 + i * 0.07], 0.025, second('#f4efe4', 'fabric')))])]),
  'bow-tie': made(0.08, [main('#c8202a', 'satin')], (silk) => [
    each([-1, 1], (z) => each(upTo(-2, 2), (i) => rod([0, 0, z * 0.1], [0.02, i * 0.2, z * 0.9], 0.13, silk, 0.13, 0.05))),
    ball([0.08, 0, 0], [0.16, 0.22, 0.18], silk)]),
  tie: made(0.5, [main('#c8202a', 'satin')], (silk) => [
    ball([0.05, 0.85, 0], [0.12, 0.15, 0.17], silk), tube(triples([0, 0.7, 0, 0, -0.5, 0, 0, -0.95, 0]), [0.1, 0.2, 0.03], silk),
    times(4, (i) => rod([0.16, 0.3 - i * 0.3, -0.14], [0.16, 0.42 - i * 0.3, 0.14], 0.03, second('#f1e2b0', 'satin')))]),
  sweater: [0.7, (t) => garment(t, '#c8322b', { length: 0.72, sleeve: 0.85 })],
  jacket: [0.75, (t) => garment(t, '#6b4023', { length: 0.72, sleeve: 0.9, collar: true, open: true })],
  coat: [1.1, (t) => garment(t, '#c9a877', { length: 1.35, sleeve: 0.95, collar: true, buttons: 5, flare: 0.1, belt: '#7a5a36' })],
  suit: made(1.4, [
    (t) => garment(t, '#1f2a4a', { length: 0.8, sleeve: 0.95, collar: true, buttons: 2, open: true }),
    rod([DEPTH + 0.02, 0.42, 0], [DEPTH + 0.02, -0.05, 0], 0.04, fixed('#a3202e', 'satin'), 0.06),
    each([-0.17, 0.17], (z) => rod([0, -0.5, z], [0, -1.55, z * 1.1], 0.19, main('#1f2a4a', 'fabric'), 0.15))]),
  dress: [1.3, (t) => garment(t, '#c8202a', { length: 1.35, sleeve: 0.22, flare: 0.5 })],
  skirt: made(0.6, [main('#f08ab0', 'fabric')], (cloth) => [
    times(14, (i) =>
      rod([Math.cos(i * 0.449) * 0.26, 0.4, Math.sin(i * 0.449) * 0.3], [Math.cos(i * 0.449) * 0.75, -0.5, Math.sin(i * 0.449) * 0.8], 0.1, cloth, 0.17, 0.08)),
    ring([0, 0.45, 0], 0.28, 0.08, 'y', second('#d96a95', 'fabric'))]),
  kimono: made(1.4, [
    (t) => garment(t, '#a81f3a', { length: 1.4, sleeve: 0.7, collar: true, flare: 0.12 }),
    slab([0, -0.02, 0], [DEPTH + 0.03, 0.13, 0.38], second('#e8c04a', 'satin'), 0.04),
    each([-1, 1], (z) => slab([0, -0.1, z * 0.6], [0.07, 0.32, 0.15], main('#a81f3a', 'fabric'), 0.06)),
    each(pairs([-0.5, 0.2, -0.8, -0.2, -1, 0.25]), ([y, z]) =>
      times(5, (i) => ball([DEPTH, y + Math.sin(i * 1.257) * 0.07, z + Math.cos(i * 1.257) * 0.07], [0.03, 0.05, 0.05], fixed('#f7e6ea'))))]),
  robe: [1.4, (t) => garment(t, '#5a2f7a', { length: 1.45, sleeve: 0.95, flare: 0.25, belt: '#d9b35a' })],
  cloak: made(1.4, [main('#a81f2a', 'fabric')], (cloth) => [
    ball([-0.02, 0.75, 0], [0.28, 0.34, 0.3], cloth), ball([0.12, 0.72, 0], [0.2, 0.26, 0.2], fixed('#140d0d', 'matte')),
    each(upTo(-5, 5), (i) =>
      tube(triples([-0.05, 0.5, i * 0.05, -0.1, -0.1, i * 0.1, -0.16 + Math.cos(i) * 0.05, -1.1, i * 0.15]), [0.14, 0.13, 0.15], cloth, 0.08)),
    ball([0.22, 0.44, 0], 0.06, second('#d9b35a', 'metal'))]),
  armor: made(1.8, [main('#b9c0c8', 'chrome')], (steel) => [
    ball([0, 0.4, 0], [0.3, 0.42, 0.4], steel), ball([0, -0.08, 0], [0.24, 0.26, 0.3], steel, 0.05),
    rod([0.3, 0.75, 0], [0.27, 0, 0], 0.04, second('#d9b35a', 'metal')), ball([0, 1.05, 0], [0.24, 0.29, 0.22], steel),
    slab([0.22, 1.06, 0], [0.05, 0.03, 0.16], fixed('#101216'), 0.02),
    tube(triples([-0.1, 1.3, 0, -0.25, 1.5, 0, -0.4, 1.3, 0]), [0.06, 0.09, 0.04], fixed('#c8202a', 'fur')),
    each([-1, 1], (z) => [
      ball([0, 0.62, z * 0.44], [0.2, 0.2, 0.18], steel),
      tube(triples([0, 0.5, z * 0.5, 0.02, 0.1, z * 0.56, 0.12, -0.25, z * 0.52]), [0.13, 0.12, 0.1], steel), ball([0.14, -0.36, z * 0.52], 0.13, steel),
      tube(triples([0, -0.3, z * 0.18, 0.02, -0.85, z * 0.2, 0, -1.35, z * 0.21]), [0.19, 0.16, 0.13], steel), ball([0.06, -0.85, z * 0.2], 0.15, steel),
      ball([0.1, -1.45, z * 0.21], [0.24, 0.12, 0.13], steel)])]),
  pants: made(1, [main('#33538a', 'fabric')], (denim) => [
    ball([0, 0.75, 0], [0.24, 0.24, 0.36], denim),
    each([-1, 1], (z) => tube(triples([0, 0.65, z * 0.16, 0.03, -0.1, z * 0.2, 0, -0.9, z * 0.22]), [0.24, 0.19, 0.18], denim, 0.06)),
    ring([0, 0.95, 0], 0.28, 0.06, 'y', second('#7a4a26', 'satin')), slab([0.3, 0.95, 0], [0.03, 0.06, 0.07], fixed('#d9b35a', 'metal'), 0.02)]),
  sock: made(0.3, [main('#c8202a', 'fabric')], (wool) => [
    tube(triples([0, 0.9, 0, 0, 0, 0, 0.15, -0.5, 0, 0.75, -0.65, 0]), [0.3, 0.28, 0.3, 0.24], wool, 0.12),
    ring([0, 0.92, 0], 0.26, 0.14, 'y', second('#f7f4ee', 'fabric')), ball([0.85, -0.65, 0], [0.2, 0.23, 0.25], second('#f7f4ee', 'fabric'))]),
  pipe: made(0.12, [main('#6b3a1a', 'gloss'), fixed('#17130f', 'gloss')], (briar, mouth) => [
    lathe(pairs([-0.3, 0, -0.26, 0.16, 0, 0.26, 0.34, 0.22, 0.36, 0.15, 0.2, 0.13, 0.19, 0]), briar, [0.5, 0, 0]),
    ball([0.5, 0.26, 0], [0.13, 0.04, 0.13], glow('#e05a20', 1.4)),
    tube(triples([0.46, -0.12, 0, 0.1, -0.1, 0, -0.3, 0.14, 0]), [0.1, 0.065, 0.05], briar, 0.06),
    tube(triples([-0.3, 0.14, 0, -0.6, 0.26, 0]), [0.052, 0.04], mouth)]),
  stethoscope: made(0.35, [main('#22252b', 'satin'), fixed('#cfd4da', 'chrome')], (rubber, steel) => [
    each([-1, 1], (z) => tube(triples([-0.5, 1, z * 0.42, -0.1, 0.98, z * 0.5, 0.12, 0.6, z * 0.4, 0.2, 0.1, z * 0.12]), 0.055, rubber)),
    tube(triples([0.2, 0.1, 0, 0.24, -0.4, 0.05, 0.22, -0.7, 0.22]), 0.055, rubber), disc([0.25, -0.82, 0.26], 0.17, 0.06, 'x', steel)]),
  glove: made(0.25, [main('#c8202a', 'fabric')], (wool) => [
    ball([0, 0, 0], [0.24, 0.5, 0.44], wool),
    times(4, (i) => rod([0, 0.35, -0.32 + i * 0.21], [0, 0.95 - Math.abs(i - 1.5) * 0.08, -0.4 + i * 0.26], 0.12, wool, 0.11, 0.05)),
    tube(triples([0.05, -0.1, 0.35, 0.08, 0.2, 0.65, 0.08, 0.45, 0.72]), 0.12, wool, 0.06), drum([0, -0.62, 0], 0.36, 0.2, second('#f4efe4', 'fabric'), 0.08)]),
  umbrella: made(0.95, [main('#d22b2b', 'fabric')], (cloth) => [
    lathe(pairs([0.42, 0.98, 0.6, 0.84, 0.78, 0.62, 0.92, 0.32, 0.98, 0.06]), cloth),
    times(8, (i) => {
      const [x, z] = [Math.cos(i * 0.785), Math.sin(i * 0.785)]
      return tube(triples([0, 0.99, 0, x * 0.62, 0.79, z * 0.62, x * 1, 0.38, z * 1]), [0.04, 0.035, 0.045], cloth, 0.04)
    }),
    rod([0, 1.12, 0], [0, -0.75, 0], 0.03, second('#5a3018', 'wood')),
    tube(triples([0, -0.75, 0, 0, -0.9, 0.05, 0, -0.95, 0.16, 0, -0.85, 0.24]), 0.045, second('#5a3018', 'wood')), at('hand', [0, -0.7, 0])]),
  'beach-umbrella': thing(2.3, (t) => {
    const hues = [t.main('#d22b2b', 'fabric'), t.second('#fbfaf6', 'fabric')]
    for (let i = 0; i < 16; i++) {
      const [x, z] = [Math.cos(i * 0.393), Math.sin(i * 0.393)]
      t.tube(triples([0, 1.2, 0, x * 0.6, 1.08, z * 0.6, x * 1.25, 0.75, z * 1.25]), [0.1, 0.16, 0.2], hues[i % 2], 0.02)
    }
    t.rod([0, 1.3, 0], [0, -1, 0], 0.035, t.fixed('#e8e4da'))
  }),
  suitcase: [0.6, (t) => suitcase(t, '#8a5a34')],
  belt: made(0.1, [
    each([-0.1, 0, 0.1], (y) => ring([0, y, 0], 0.9, 0.06, 'y', main('#7a4a26', 'satin'))),
    slab([0.95, 0, 0], [0.06, 0.26, 0.26], fixed('#d9b35a', 'metal'), 0.05)]),
  necklace: thing(0.25, (t) => {
    const beads = t.main('#dba92f', 'metal')
    // Beads in front, chain behind: one round line in the shape it has around a neck.
    for (let i = 0; i <= 28; i++) {
      const u = Math.PI + (i / 28) * Math.PI
      t.ball([0, Math.sin(u) * 0.75 + 0.4, Math.cos(u) * 0.7], 0.05 + 0.012 * Math.sin(u) ** 2, beads)
    }
    t.tube(
      Array.from({ length: 21 }, (_, i): Vec3 => {
        const u = (i / 20) * Math.PI
        return [-0.3 * Math.sin(u), 0.4 + 0.52 * Math.sin(u), -0.7 * Math.cos(u)]
      }),
      0.03,
      beads)
    t.ball([0.06, -0.52, 0], [0.1, 0.2, 0.16], t.second('#2a62b8', 'glass')).ring([0.04, -0.52, 0], 0.19, 0.04, 'x', beads)
  }),
  bracelet: thing(0.05, (t) => {
    const links = t.main('#dba92f', 'metal')
    const at = (u: number): Vec3 => [Math.sin(u) * 0.62, -Math.sin(u) * 0.42, Math.cos(u)]
    for (let i = 0; i < 40; i++) {
      const u = (i / 40) * Math.PI * 2
      t.rod(at(u), at(u + 0.1), 0.06, links, 0.085)
    }
    // One charm hangs in front.
    const [x, y, z] = at(Math.PI / 2)
    t.rod([x, y, z], [x + 0.03, y - 0.14, z], 0.025, links).ball([x + 0.06, y - 0.24, z], [0.07, 0.12, 0.12], t.second('#3f7fd0', 'glass'))
  }),
  pearls: made(0.25, [main('#f3ece2', 'gloss', { emission: [0.03, 0.025, 0.02] })], (pearl) => [
    times(34, (i) => {
      const u = (i / 34) * Math.PI * 2
      const front = Math.max(0, -Math.sin(u))
      return ball([-0.3 * Math.max(0, Math.sin(u)), Math.sin(u) * (0.62 + 0.14 * front) + 0.35, Math.cos(u) * 0.7], 0.066 + 0.022 * front, pearl)
    })]),
  glasses: [0.06, (t) => glasses(t, '#1b1b1e', '#dfeef5', 'glass')],
  goggles: made(0.1, [
    (t) => glasses(t, '#a87b3a', '#5fa8a0', 'glass'), each([-0.48, 0.48], (z) => ring([-0.1, 0, z], 0.36, 0.1, 'x', second('#5a3018', 'satin'))),
    tube(triples([-0.15, 0, -0.9, -0.7, 0.05, -0.9, -1.1, 0.05, 0, -0.7, 0.05, 0.9, -0.15, 0, 0.9]), 0.13, second('#5a3018', 'satin'))]),
  wings: made(0.9, [main('#f7f6f2', 'matte')], (plume) => [
    each([-1, 1], (side) =>
      times(9, (i) => {
        const s = i / 8
        return [
          tube(triples([0, 0.35, side * 0.08, 0, 0.75 - s * 0.5, side * (0.45 + s * 0.1), -0.05, 0.75 - s * 1.4, side * (1.15 - s * 0.75)]), [0.08, 0.1, 0.03],
            plume, 0.03)]
      }))]),
}

/** Clothes and jewelry as things of their own. */
export const clothingKit = thingKit('clothing', { ...WORN, ...ACCESSORIES, ...SHOES, ...CUT_GOODS, ...HATS_AND_EVERYDAY_WEAR })
