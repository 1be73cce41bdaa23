import { at, ball, disc, drum, each, fixed, glow, light, made, main, quads, ring, rod, second, slab, type Thing, type ThingRow, thing, thingKit, times, triples,
  tube, upTo, type Vec3 } from '../builder/index.ts'
import { goldfish } from '../tableware/glass-jars.ts'
import { FIXTURES } from './fixtures.ts'
import { CORNERS, legs, SEATS } from './seats.ts'

function table(t: Thing, x: number, z: number, y: number): void {
  const wood = t.main('#8a5a34', 'wood')
  t.slab([0, y - 0.03, 0], [x, 0.03, z], wood, 0.015).slab([0, y - 0.1, 0], [x * 0.9, 0.045, z * 0.9], wood, 0.01)
  legs(t, x * 0.88, z * 0.88, y - 0.06, 0.04, wood)
  t.seat = [0, y, 0]
}

function roundTable(t: Thing, r: number, y: number): void {
  const wood = t.main('#8a5a34', 'wood')
  t.drum([0, y - 0.025, 0], r, 0.025, wood, 0.012).rod([0, y - 0.05, 0], [0, 0.08, 0], 0.045, t.second('#2c2c30', 'metal'))
    .ball([0, 0.03, 0], [r * 0.62, 0.04, r * 0.62], t.second('#2c2c30', 'metal'))
  t.seat = [0, y, 0]
}

function cupboard(t: Thing, half: Vec3, doors: number, drawers: number): void {
  const wood = t.main('#8a5a34', 'wood')
  const knob = t.second('#d9b35a', 'metal')
  const [x, y, z] = half
  t.slab([0, y + 0.08, 0], [x, y, z], wood, 0.02).slab([0, y * 2 + 0.1, 0], [x * 1.06, 0.03, z * 1.04], wood, 0.015)
  legs(t, x * 0.85, z * 0.9, 0.09, 0.03, wood)
  for (let i = 0; i < doors; i++) {
    const step = (z * 2) / doors
    const at = -z + step * (i + 0.5)
    t.slab([x, y + 0.08, at], [0.012, y * 0.92, step * 0.46], wood, 0.01).slab([x + 0.008, y + 0.08, at], [0.01, y * 0.76, step * 0.34], wood, 0.008)
      .ball([x + 0.03, y + 0.08, at + (i % 2 ? -1 : 1) * step * 0.38], 0.022, knob)
  }
  for (let i = 0; i < drawers; i++) {
    const step = (y * 2) / drawers
    const at = 0.08 + step * (i + 0.5)
    t.slab([x, at, 0], [0.014, step * 0.43, z * 0.94], wood, 0.01)
    for (const side of [-0.4, 0.4]) t.ball([x + 0.03, at, side * z], 0.024, knob)
  }
}

function books(t: Thing, x: number, y: number, half: number, tall: number, seed: number): void {
  const hues = ['#a83232', '#2f5d8a', '#3f7d4a', '#c9973a', '#6b3f7a', '#d8cdb4', '#2b2f3a', '#b3603a']
  let z = -half
  for (let i = 0; z < half - 0.05; i++) {
    const thick = 0.022 + ((i * 7 + seed * 3) % 5) * 0.006
    const high = tall * (0.78 + ((i * 5 + seed) % 4) * 0.06)
    t.slab([x, y + high / 2, z + thick], [0.1, high / 2, thick], t.fixed(hues[(i * 3 + seed) % hues.length], 'matte'), 0.006)
    z += thick * 2.08
  }
}

function lampShade(t: Thing, y: number, low: number, high: number, tall: number): void {
  const { night } = t.input
  const shade = t.main('#f3e3bd', 'fabric', { emission: night ? [1.1, 0.8, 0.4] : [0.55, 0.44, 0.24] })
  const rows = 5
  for (let i = 0; i <= rows; i++) {
    const share = i / rows
    t.ring([0, y + share * tall, 0], low + (high - low) * share, (tall / rows) * 0.62, 'y', shade, 0.02)
  }
  t.ball([0, y + tall * 0.4, 0], tall * 0.2, t.glow('#ffe2a0', 3)).light([0, y + tall * 0.3, 0], '#ffd08a', night ? 7 : 5, night ? 2.2 : 0.8)
}

const ROOM: Readonly<Record<string, ThingRow>> = {
  ...SEATS,
  table: [0.75, (t) => table(t, 0.5, 0.85, 0.75)],
  'round-table': [0.75, (t) => roundTable(t, 0.45, 0.75)],
  'coffee-table': [0.42, (t) => table(t, 0.36, 0.6, 0.42)],
  'picnic-table': made(0.75, [main('#9a6a3c', 'wood')], (wood) => [
    each(upTo(-2, 2), (i) => slab([i * 0.15, 0.74, 0], [0.07, 0.025, 0.95], wood, 0.012)),
    each([-0.68, 0.68], (x) => each([-0.07, 0.07], (d) => slab([x + d, 0.43, 0], [0.065, 0.025, 0.95], wood, 0.012))),
    each([-0.7, 0.7], (z) => [
      rod([-0.3, 0.72, z], [-0.65, 0, z], 0.04, wood), rod([0.3, 0.72, z], [0.65, 0, z], 0.04, wood), rod([-0.7, 0.4, z], [0.7, 0.4, z], 0.035, wood)]),
    at('seat', [0, 0.77, 0])]),
  desk: made(0.76, [main('#8a5a34', 'wood')], (wood) => [
    slab([0, 0.74, 0], [0.36, 0.025, 0.75], wood, 0.012),
    each([-1, 1], (side) => [
      slab([0, 0.37, side * 0.55], [0.32, 0.35, 0.17], wood, 0.02),
      times(3, (i) => [
        slab([0.33, 0.16 + i * 0.22, side * 0.55], [0.012, 0.09, 0.145], wood, 0.008),
        ball([0.355, 0.16 + i * 0.22, side * 0.55], 0.018, second('#d9b35a', 'metal'))])]),
    at('seat', [0, 0.77, 0])]),
  bed: made(0.95, [main('#f1efe9', 'fabric'), fixed('#7a5230', 'wood')], (sheet, wood) => [
    slab([0, 0.2, 0], [1.02, 0.1, 0.82], wood, 0.03), slab([0, 0.38, 0], [0.98, 0.13, 0.78], fixed('#f7f5f0', 'fabric'), 0.1),
    slab([0.22, 0.46, 0], [0.78, 0.1, 0.83], sheet, 0.1), slab([-0.52, 0.56, 0], [0.12, 0.035, 0.8], second('#a9bfd6', 'fabric'), 0.03),
    each([-0.38, 0.38], (z) => slab([-0.76, 0.58, z], [0.17, 0.09, 0.3], fixed('#fbfaf6', 'fabric'), 0.09)),
    slab([-1.05, 0.55, 0], [0.05, 0.45, 0.85], wood, 0.05), slab([1.05, 0.3, 0], [0.04, 0.24, 0.85], wood, 0.04), (t) => legs(t, 0.96, 0.74, 0.15, 0.05, wood),
    at('seat', [0.2, 0.57, 0])]),
  crib: made(1, [main('#f1efe9', 'satin')], (wood) => [
    each([-0.32, 0.32], (x) => each(upTo(0, 9), (i) => rod([x, 0.25, -0.6 + i * 0.133], [x, 0.92, -0.6 + i * 0.133], 0.016, wood))),
    each([-0.32, 0.32], (x) => each([0.25, 0.93], (y) => rod([x, y, -0.62], [x, y, 0.62], 0.028, wood))),
    each([-0.63, 0.63], (z) => slab([0, 0.62, z], [0.34, 0.38, 0.025], wood, 0.02)), (t) => legs(t, 0.32, 0.63, 0.3, 0.035, wood),
    slab([0, 0.36, 0], [0.3, 0.07, 0.58], second('#a9cbe6', 'fabric'), 0.06), at('seat', [0, 0.43, 0])]),
  bookshelf: made(2, [main('#7a4f2c', 'wood')], (wood) => [
    each([-0.58, 0.58], (z) => slab([0, 1, z], [0.17, 1, 0.025], wood, 0.01)), slab([-0.15, 1, 0], [0.02, 1, 0.58], fixed('#4a2f1b', 'wood'), 0.01),
    times(6, (i) => slab([0, 0.04 + i * 0.387, 0], [0.17, 0.02, 0.58], wood, 0.01)),
    times(5, (i) => (t) => books(t, 0.03, 0.06 + i * 0.387, i === 3 ? 0.3 : 0.54, 0.31, i + 1)), ball([0.05, 1.34, 0.42], 0.09, fixed('#2f8a9a', 'gloss'))]),
  wardrobe: [2, (t) => cupboard(t, [0.3, 0.93, 0.6], 2, 0)],
  dresser: [1, (t) => cupboard(t, [0.25, 0.43, 0.6], 0, 4)],
  mirror: made(1.6, [
    ball([0, 0.85, 0], [0.05, 0.78, 0.5], main('#d9a82e', 'metal')), ball([0.03, 0.85, 0], [0.04, 0.7, 0.43], fixed('#cfdde6', 'chrome')),
    slab([0, 0.08, 0], [0.2, 0.06, 0.34], main('#d9a82e', 'metal'), 0.04),
    times(5, (i) => ball([0.02, 1.63 - Math.abs(i - 2) * 0.05, (i - 2) * 0.11], 0.06, main('#d9a82e', 'metal')))]),
  lamp: made(0.5, [second('#3d6ea8', 'gloss')], (base) => [
    ball([0, 0.03, 0], [0.1, 0.03, 0.1], base), ball([0, 0.13, 0], [0.09, 0.11, 0.09], base), rod([0, 0.2, 0], [0, 0.34, 0], 0.012, fixed('#d9b35a', 'metal')),
    (t) => lampShade(t, 0.3, 0.17, 0.11, 0.2)]),
  'floor-lamp': made(1.6, [
    ball([0, 0.02, 0], [0.17, 0.025, 0.17], second('#2c2c30', 'metal')), rod([0, 0.02, 0], [0, 1.35, 0], 0.016, second('#2c2c30', 'metal')),
    (t) => lampShade(t, 1.28, 0.24, 0.15, 0.3)]),
  chandelier: made(1, [main('#d9a82e', 'metal')], (gold) => [
    rod([0, 0.9, 0], [0, 0.1, 0], 0.02, gold), ball([0, 0.3, 0], [0.08, 0.14, 0.08], gold), ball([0, 0.06, 0], 0.06, fixed('#dff0fa', 'glass')),
    times(8, (i) => {
      const [x, z] = [Math.cos(i * 0.785), Math.sin(i * 0.785)]
      return [
        tube(triples([0, 0.34, 0, x * 0.25, 0.22, z * 0.25, x * 0.5, 0.32, z * 0.5]), 0.018, gold),
        rod([x * 0.5, 0.34, z * 0.5], [x * 0.5, 0.46, z * 0.5], 0.02, fixed('#f7f3e6')),
        ball([x * 0.5, 0.52, z * 0.5], [0.025, 0.05, 0.025], glow('#ffd27a', 4)), ball([x * 0.5, 0.24, z * 0.5], 0.03, fixed('#dff0fa', 'glass'))]
    }),
    light([0, 0.5, 0], '#ffd08a', 8, 1)]),
  ...FIXTURES,
  pedestal: made(0.3, [main('#efece6', 'satin')], (stone) => [
    drum([0, 0.05, 0], 0.52, 0.05, stone, 0.02), drum([0, 0.2, 0], 0.44, 0.1, stone, 0.02), at('seat', [0, 0.3, 0])]),
  rug: made(0.03, [
    slab([0, 0.01, 0], [0.8, 0.012, 1.2], second('#e6d3ac', 'fabric'), 0.01), slab([0, 0.015, 0], [0.72, 0.012, 1.1], main('#a3202e', 'fabric'), 0.01),
    slab([0, 0.02, 0], [0.5, 0.012, 0.85], second('#1f2f5a', 'fabric'), 0.01),
    each([-0.45, 0, 0.45], (z) => slab([0, 0.024, z], [0.16, 0.012, 0.16], main('#a3202e', 'fabric'), 0.01, Math.PI / 4)), at('seat', [0, 0.03, 0])]),
  pillow: made(0.15, [main('#f1efe9', 'fabric')], (cloth) => [
    ball([0, 0, 0], [0.6, 0.28, 0.85], cloth), each(CORNERS, ([sx, sz]) => ball([sx * 0.5, 0, sz * 0.75], [0.22, 0.12, 0.22], cloth, 0.25)),
    at('seat', [0, 0.24, 0])]),
  curtain: made(2.2, [main('#a3202e', 'fabric')], (cloth) => [
    rod([0, 2.15, -1], [0, 2.15, 1], 0.025, second('#d9a82e', 'metal')),
    each([-1, 1], (side) =>
      times(5, (i) =>
        tube(triples([0, 2.12, side * (0.3 + i * 0.15), 0.03, 1.1, side * (0.55 + i * 0.09), 0.02, 0.04, side * (0.45 + i * 0.12)]), [0.085, 0.06, 0.09], cloth,
          0.03))),
    each([-1, 1], (side) => ring([0.02, 1.1, side * 0.73], 0.24, 0.03, 'y', second('#d9a82e', 'metal')))]),
  aquarium: thing(0.6, (t) => {
    t.slab([0, 0.05, 0], [0.26, 0.05, 0.46], t.fixed('#2c2c30'), 0.02)
    const gravel = ['#d8cbb4', '#b9a88c', '#efe6d6'].map((hex) => t.fixed(hex, 'satin'))
    t.slab([0, 0.12, 0], [0.225, 0.03, 0.425], gravel[1], 0.01)
    for (let i = 0; i < 36; i++) {
      const z = -0.4 + (i % 18) * 0.047
      t.ball([i < 18 ? 0.2 : 0.1, 0.15, z], [0.024, 0.016, 0.026], gravel[i % 3])
    }
    t.ball([-0.04, 0.19, 0.22], [0.09, 0.09, 0.12], t.fixed('#7d7a74', 'stone'))
    for (const [x, y, z, way] of quads([0.1, 0.36, -0.15, 1, 0.04, 0.26, 0.16, -1, -0.02, 0.45, 0.12, 1])) goldfish(t, [x, y, z], way, 0.26)
    const weed = t.apart(t.fixed('#2f8a4a', 'satin'))
    for (let i = 0; i < 5; i++)
      t.tube(
        Array.from({ length: 6 }, (_, k): Vec3 => [0.02 - 0.03 * (i % 2), 0.14 + k * (0.05 + 0.006 * i), -0.38 + i * 0.045 + 0.02 * Math.sin(k * 1.6 + i)]),
        [0.012, 0.016, 0.016, 0.014, 0.012, 0.004], weed)
    t.slab([0, 0.305, 0], [0.228, 0.2, 0.428], t.drink('#a8d8ea', 0.3), 0.008).slab([0, 0.335, 0], [0.24, 0.245, 0.44], t.sheer('#eaf3f5'), 0.012)
    for (const [sx, sz] of CORNERS) t.rod([sx * 0.24, 0.08, sz * 0.44], [sx * 0.24, 0.58, sz * 0.44], 0.01, t.fixed('#2c2c30'))
    for (const sx of [-1, 1]) t.rod([sx * 0.24, 0.58, -0.44], [sx * 0.24, 0.58, 0.44], 0.012, t.fixed('#2c2c30'))
    for (const sz of [-1, 1]) t.rod([-0.24, 0.58, sz * 0.44], [0.24, 0.58, sz * 0.44], 0.012, t.fixed('#2c2c30'))
  }),
  'grandfather-clock': made(2.1, [main('#6b4022', 'wood'), second('#d9b35a', 'metal')], (wood, brass) => [
    slab([0, 0.22, 0], [0.2, 0.22, 0.28], wood, 0.03), slab([0, 0.95, 0], [0.15, 0.55, 0.2], wood, 0.02), slab([0, 1.72, 0], [0.19, 0.26, 0.27], wood, 0.03),
    ball([0, 2, 0], [0.16, 0.12, 0.26], wood), slab([0.14, 0.95, 0], [0.02, 0.44, 0.13], fixed('#2a1a10', 'glass'), 0.01),
    rod([0.17, 1.3, 0], [0.17, 0.75, 0.02], 0.01, brass), disc([0.18, 0.7, 0.02], 0.08, 0.015, 'x', brass),
    disc([0.19, 1.72, 0], 0.2, 0.02, 'x', fixed('#f6f1e2')), ring([0.2, 1.72, 0], 0.2, 0.02, 'x', brass),
    rod([0.22, 1.72, 0], [0.22, 1.84, 0.03], 0.01, fixed('#1b1b1e')), rod([0.22, 1.72, 0], [0.22, 1.74, -0.14], 0.008, fixed('#1b1b1e'))]),
}

/** Furniture for rooms and streets, front toward +x. */
export const furnitureKit = thingKit('furniture', ROOM)
