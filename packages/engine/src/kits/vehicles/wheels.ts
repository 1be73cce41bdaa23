import { at, ball, disc, drum, each, fixed, made, main, ring, rod, second, slab, type Thing, type ThingRow, thingKit, times, triples, tube,
  type Vec3 } from '../builder/index.ts'
import { wheel } from './car-body.ts'
import { barLights, CARS } from './cars.ts'
import { CYCLES } from './cycles.ts'

/** Three wheels, a nose with one headlight, and a bench for two under a canopy. */
function tukTuk(t: Thing): void {
  const paint = t.main('#1f8f5a', 'gloss')
  const trim = t.second('#f4c52a', 'gloss')
  const dark = t.fixed('#26272b', 'satin')
  const steel = t.fixed('#d8dce2', 'chrome')
  const seat = t.fixed('#a3272c', 'satin')
  // Floor, passenger tub, and the nose over the front wheel.
  t.slab([-0.1, 0.42, 0], [1.15, 0.07, 0.56], dark, 0.05).slab([-0.72, 0.62, 0], [0.56, 0.26, 0.62], paint, 0.14)
    .slab([-1.18, 0.84, 0], [0.12, 0.38, 0.6], paint, 0.1).tube(triples([0.62, 0.5, 0, 0.98, 0.62, 0, 1.02, 0.92, 0]), [0.36, 0.34, 0.26], paint, 0.14)
    .slab([0.86, 0.78, 0], [0.14, 0.3, 0.5], paint, 0.14, 0, 0.1).slab([-0.72, 0.66, 0], [0.57, 0.045, 0.635], trim, 0.03)
    .slab([0.62, 0.46, 0], [0.5, 0.04, 0.5], trim, 0.03).ball([1.25, 0.86, 0], [0.1, 0.15, 0.15], t.fixed('#fff6d8', 'glass', { emission: [0.7, 0.64, 0.45] }))
    .ring([1.2, 0.86, 0], 0.15, 0.03, 'x', steel).rod([1.16, 0.42, 0], [1.08, 0.3, 0], 0.1, dark, 0.07)
  // Windshield, posts and canopy.
  t.slab([0.82, 1.36, 0], [0.02, 0.28, 0.5], t.apart(t.fixed('#a8cfdc', 'glass')), 0.02)
  for (const z of [-0.54, 0.54]) {
    t.rod([0.88, 1.0, z], [0.72, 1.78, z], 0.035, steel).rod([-0.16, 0.5, z * 1.05], [-0.16, 1.78, z * 1.05], 0.03, steel)
      .rod([-1.2, 1.1, z * 1.05], [-1.16, 1.78, z * 1.05], 0.035, steel).rod([-1.2, 1.16, z * 1.08], [-0.16, 1.16, z * 1.08], 0.025, steel)
    wheel(t, -0.78, z * 1.12, 0.28, 0.09)
    t.ball([-1.3, 0.74, z * 0.8], [0.04, 0.09, 0.06], t.fixed('#c01818', 'gloss', { emission: [0.4, 0.02, 0.02] }))
  }
  wheel(t, 0.98, 0.001, 0.28, 0.1)
  t.slab([-0.2, 1.82, 0], [1.12, 0.06, 0.66], trim, 0.06).slab([-0.22, 1.88, 0], [0.98, 0.05, 0.54], paint, 0.05)
  for (let i = 0; i < 14; i++) for (const z of [-0.64, 0.64]) t.ball([-1.24 + i * 0.16, 1.75, z], [0.06, 0.07, 0.02], trim)
  // Seats and the handlebar.
  t.slab([-0.74, 0.94, 0], [0.32, 0.09, 0.52], seat, 0.07).slab([-1.04, 1.2, 0], [0.09, 0.26, 0.52], seat, 0.08)
    .slab([0.26, 0.86, 0], [0.2, 0.08, 0.26], seat, 0.06).slab([0.26, 0.62, 0], [0.12, 0.18, 0.18], dark, 0.04)
    .rod([0.84, 0.9, 0], [0.66, 1.16, 0], 0.035, dark).rod([0.64, 1.17, -0.32], [0.64, 1.17, 0.32], 0.03, dark)
  t.seat = [-0.7, 1.02, 0]
}

/** Headlights of a vehicle along x, front toward +x; roughly in meters. */
function lamps(t: Thing, x: number, y: number, z: number, size = 0.11): void {
  for (const side of [-1, 1]) {
    t.ball([x, y, side * z], [size * 0.6, size, size * 1.25], t.fixed('#fff6d8', 'glass', { emission: [0.7, 0.64, 0.45] }))
    t.ball([-x, y, side * z], [size * 0.4, size * 0.8, size], t.fixed('#c01818', 'gloss', { emission: [0.4, 0.02, 0.02] }))
  }
}

const box = (t: Thing, from: number, to: number, low: number, high: number, w: number, material: number, round = 0.08): Thing =>
  t.slab([(from + to) / 2, (low + high) / 2, 0], [(to - from) / 2, (high - low) / 2, w], material, round)

/** Side and front windows in a row along a body. */
function windows(t: Thing, from: number, to: number, y: number, half: number, w: number, count: number): void {
  const glass = t.fixed('#2a3846', 'glass')
  const step = (to - from) / count
  for (let i = 0; i < count; i++) t.slab([from + step * (i + 0.5), y, 0], [step * 0.42, half, w * 1.008], glass, 0.03)
}

const bus = (color: string, decks: number, extras?: (t: Thing, paint: number) => void): (t: Thing) => void => (t) => {
  const paint = t.main(color, 'gloss')
  const top = decks === 2 ? 4.3 : 3
  box(t, -4.6, 4.6, 0.45, top, 1.2, paint, 0.2)
  windows(t, -4.3, 4, 2.05, 0.42, 1.2, 7)
  if (decks === 2) windows(t, -4.4, 4.4, 3.55, 0.38, 1.2, 7)
  t.slab([4.45, 1.95, 0], [0.2, 0.62, 1.05], t.fixed('#2a3846', 'glass'), 0.08)
  if (decks === 2) t.slab([4.45, 3.55, 0], [0.2, 0.4, 1.05], t.fixed('#2a3846', 'glass'), 0.08)
  t.slab([0, 1.15, 0], [4.62, 0.09, 1.215], t.second('#f4f1ea', 'gloss'), 0.03)
  for (const x of [3, -2.8]) for (const z of [-1.08, 1.08]) wheel(t, x, z, 0.52, 0.16)
  lamps(t, 4.6, 0.85, 0.9, 0.13)
  extras?.(t, paint)
}

const truck = (color: string, load: (t: Thing, paint: number) => void): (t: Thing) => void => (t) => {
  const paint = t.main(color, 'gloss')
  box(t, 1.7, 3.5, 0.7, 2.5, 1.15, paint, 0.2)
  t.slab([3.2, 2, 0], [0.36, 0.4, 1], t.fixed('#2a3846', 'glass'), 0.08).slab([2.6, 2, 0], [0.5, 0.36, 1.16], t.fixed('#2a3846', 'glass'), 0.06)
  box(t, -3.6, 3.4, 0.55, 0.8, 0.9, t.fixed('#2b2c31', 'matte'), 0.04)
  t.slab([3.52, 1.15, 0], [0.06, 0.26, 0.62], t.fixed('#c9ced6', 'chrome'), 0.03)
  lamps(t, 3.5, 1.05, 0.95, 0.13)
  for (const x of [2.5, -1.9, -2.9]) for (const z of [-1, 1]) wheel(t, x, z, 0.52, 0.17)
  load(t, paint)
}

const vanBody = (color: string, extras: (t: Thing, paint: number) => void): (t: Thing) => void => (t) => {
  const paint = t.main(color, 'gloss')
  box(t, -2.4, 2.2, 0.35, 1.2, 0.98, paint, 0.24)
  box(t, -2.35, 1.75, 0.9, 2.15, 0.94, t.second('#f7f4ec', 'gloss'), 0.3)
  t.slab([1.55, 1.65, 0], [0.28, 0.3, 0.84], t.fixed('#2a3846', 'glass'), 0.12)
  windows(t, -2, 1.3, 1.62, 0.26, 0.94, 4)
  for (const x of [1.45, -1.5]) for (const z of [-0.92, 0.92]) wheel(t, x, z, 0.36, 0.12)
  lamps(t, 2.18, 0.85, 0.68, 0.14)
  extras(t, paint)
}

function fire(t: Thing, paint: number): void {
  box(t, -3.6, 1.6, 0.8, 2.3, 1.15, paint, 0.1)
  for (const z of [-0.35, 0.35]) t.rod([-3.5, 2.75, z], [2.6, 2.75, z], 0.06, t.fixed('#d5d9de', 'metal'))
  for (let x = -3.2; x < 2.6; x += 0.5) t.rod([x, 2.75, -0.35], [x, 2.75, 0.35], 0.045, t.fixed('#d5d9de', 'metal'))
  for (let i = 0; i < 3; i++) t.slab([-2.9 + i * 1.5, 1.55, 0], [0.6, 0.5, 1.16], t.fixed('#c9ced6', 'metal'), 0.04)
  t.slab([0, 1, 0], [3.55, 0.09, 1.17], t.fixed('#f4f1ea'), 0.02)
  barLights(t, 2.7, 2.6)
}

const seated = (t: Thing, at: Vec3): void => {
  t.seat = at
}

/** Cars, buses and trucks. */
const MOTORS: Readonly<Record<string, ThingRow>> = {
  ...CARS,
  'race-car': made(1, [main('#c8202a', 'gloss')], (paint) => [
    tube(triples([-2.1, 0.5, 0, -0.6, 0.55, 0, 0.8, 0.45, 0, 2.4, 0.3, 0]), [0.34, 0.42, 0.3, 0.12], paint, 0.1),
    ball([-0.3, 0.42, 0], [1, 0.24, 0.75], paint, 0.1), slab([2.3, 0.2, 0], [0.22, 0.03, 0.95], paint, 0.02),
    slab([-2.15, 1, 0], [0.26, 0.04, 0.85], second('#f4f1ea', 'gloss'), 0.02),
    each([-0.8, 0.8], (z) => slab([-2.15, 0.85, z], [0.26, 0.22, 0.03], paint, 0.02)), ball([-0.15, 0.92, 0], 0.22, fixed('#f1b92b', 'gloss')),
    ball([-0.02, 0.92, 0], [0.14, 0.1, 0.18], fixed('#20242c', 'glass')), ring([-0.15, 0.78, 0], 0.34, 0.07, 'y', fixed('#1b1b1e')),
    each([1.5, -1.6], (x) => each([-0.88, 0.88], (z) => (t) => wheel(t, x, z, 0.42, 0.19, '#e8b92b'))), (t) => seated(t, [-0.2, 0.75, 0])]),
  'beetle-car': made(1.5, [main('#f0c52b', 'gloss')], (paint) => [
    ball([0, 0.72, 0], [1.9, 0.5, 0.74], paint), ball([-0.2, 1.05, 0], [1.15, 0.58, 0.66], fixed('#2a3846', 'glass')),
    ball([-0.25, 1.33, 0], [0.92, 0.32, 0.6], paint),
    each([-0.6, 0.6], (z) => [
      rod([0.75, 1, z], [0.3, 1.45, z * 0.75], 0.05, paint), rod([-0.2, 1, z * 1.08], [-0.2, 1.5, z * 0.8], 0.05, paint),
      rod([-1.2, 1, z], [-0.8, 1.42, z * 0.75], 0.07, paint),
      each([1.15, -1.2], (x) => [ball([x, 0.58, z * 1.12], [0.52, 0.42, 0.2], paint), (t) => wheel(t, x, z * 1.24, 0.34, 0.1)]),
      ball([1.62, 0.78, z * 0.95], [0.12, 0.15, 0.15], fixed('#fff6d8', 'glass', { emission: [0.6, 0.55, 0.4] })),
      slab([0, 0.32, z * 1.2], [0.8, 0.05, 0.12], fixed('#26272b'), 0.03)]),
    each([1.92, -1.92], (x) => rod([x, 0.45, -0.6], [x, 0.45, 0.6], 0.06, fixed('#d8dce2', 'chrome'))), (t) => seated(t, [-0.2, 1.62, 0])]),
  truck: [
    3.2,
    truck('#b8322b', (t) => {
      box(t, -3.7, 1.5, 0.85, 3.2, 1.2, t.second('#eceae4', 'satin'), 0.05)
      t.board([0, 2, 1.25], 1, 0.5)
    })],
  'fire-truck': [3.1, truck('#c8202a', fire)],
  'ice-cream-truck': [
    2.6,
    vanBody('#f29bb8', (t) => {
      t.slab([-0.5, 1.6, 0.96], [0.8, 0.34, 0.03], t.fixed('#3a2a2a'), 0.02)
      for (let i = 0; i < 8; i++) t.slab([-1.25 + i * 0.21, 2.02, 1.12], [0.1, 0.05, 0.24], i % 2 ? t.fixed('#ffffff') : t.main('#f29bb8'), 0.02)
      t.rod([0.2, 2.2, 0], [0.2, 2.75, 0], 0.06, t.fixed('#d29a4e'), 0.24).ball([0.2, 2.95, 0], 0.28, t.fixed('#f8ecd0'))
        .ball([0.2, 3.2, 0], 0.1, t.fixed('#c8202a', 'gloss'))
    })],
  van: [2.1, vanBody('#f1efe9', () => {})],
  'camper-van': [
    2.1,
    vanBody('#2ba5a5', (t) => {
      t.disc([2.22, 1.05, 0], 0.22, 0.03, 'x', t.fixed('#f7f4ec'))
      for (const z of [-0.45, 0.45]) t.slab([-0.3, 2.25, z], [1.2, 0.05, 0.08], t.fixed('#7a4a26', 'wood'), 0.03)
      t.slab([-0.4, 2.38, 0], [1, 0.07, 0.28], t.fixed('#f0b93f'), 0.06)
    })],
  caravan: made(2.5, [main('#f1e6cf', 'gloss')], (paint) => [
    (t) => box(t, -2.2, 2.2, 0.5, 2.4, 1, paint, 0.5), slab([0, 0.95, 0], [2.15, 0.16, 1.01], second('#2a8f8a', 'gloss'), 0.04),
    (t) => windows(t, -1.8, 0.4, 1.65, 0.28, 1, 2), slab([1.2, 1.4, 0], [0.34, 0.75, 1.01], second('#2a8f8a', 'gloss'), 0.1),
    each([-0.98, 0.98], (z) => (t) => wheel(t, -0.2, z, 0.4, 0.14)), rod([2.1, 0.55, 0], [3, 0.45, 0], 0.07, fixed('#3a3b40'))]),
  ambulance: [
    2.4,
    vanBody('#f3f4f6', (t) => {
      barLights(t, 1, 2.2)
      t.slab([0, 1.12, 0], [2.3, 0.1, 0.985], t.fixed('#d22b2b', 'gloss'), 0.02).slab([-1.7, 1.62, 0], [0.1, 0.3, 0.96], t.fixed('#d22b2b'), 0.01)
        .slab([-1.7, 1.62, 0], [0.3, 0.1, 0.96], t.fixed('#d22b2b'), 0.01)
    })],
  bus: [3.1, bus('#2a62b8', 1)],
  'school-bus': [
    3.1,
    bus('#f2b01d', 1, (t, paint) => {
      box(t, 4.3, 5.6, 0.5, 1.6, 0.95, paint, 0.2)
      t.slab([0, 1.15, 0], [4.63, 0.07, 1.22], t.fixed('#1b1b1e'), 0.02)
      lamps(t, 5.6, 1, 0.7, 0.14)
      t.board([4.66, 2.75, 0], 0.9, 0.16)
    })],
  'double-decker': [4.4, bus('#c8202a', 2)],
  tank: made(2.4, [main('#566039', 'matte')], (steel) => [
    (t) => box(t, -2.8, 2.8, 0.75, 1.35, 1.1, steel, 0.2),
    each([-1.3, 1.3], (z) => [
      slab([0, 0.55, z], [3, 0.5, 0.32], fixed('#2e3026', 'matte'), 0.48),
      times(6, (i) => disc([-2.2 + i * 0.88, 0.5, z * 1.12], 0.36, 0.16, 'z', fixed('#4a5132', 'matte')))]),
    ball([-0.3, 1.55, 0], [1.25, 0.5, 0.95], steel), rod([0.6, 1.65, 0], [3.6, 1.75, 0], 0.12, steel), rod([3.5, 1.75, 0], [3.8, 1.76, 0], 0.17, steel),
    drum([-0.6, 2.08, 0.3], 0.3, 0.1, steel)]),
  tractor: made(2.6, [main('#2f8a3a', 'gloss')], (paint) => [
    slab([0.9, 1.25, 0], [0.95, 0.42, 0.42], paint, 0.15), slab([-0.6, 1.05, 0], [0.7, 0.25, 0.5], paint, 0.1),
    // An open cab: the driver is visible.
    slab([-0.95, 1.42, 0], [0.08, 0.3, 0.3], fixed('#26272b', 'satin'), 0.06), slab([-0.7, 1.32, 0], [0.28, 0.06, 0.3], fixed('#26272b', 'satin'), 0.05),
    rod([-0.02, 1.3, 0], [-0.16, 1.72, 0], 0.035, fixed('#26272b')), ring([-0.18, 1.74, 0], 0.2, 0.03, 'y', fixed('#26272b')),
    slab([-0.6, 2.72, 0], [0.72, 0.08, 0.62], paint, 0.06),
    each([-0.02, -1.18], (x) => each([-0.52, 0.52], (z) => rod([x, 1.3, z], [x, 2.7, z], 0.045, fixed('#26272b')))),
    each([-0.82, 0.82], (z) => [
      (t) => wheel(t, -0.75, z, 0.85, 0.27, '#f0c02a'), (t) => wheel(t, 1.35, z * 0.85, 0.45, 0.16, '#f0c02a'),
      tube(triples([-1.5, 1.35, z, -0.75, 1.78, z, 0.05, 1.4, z]), 0.12, paint, 0.05)]),
    rod([1.1, 1.6, 0.2], [1.1, 2.35, 0.2], 0.07, fixed('#26272b', 'metal')), (t) => lamps(t, 1.84, 1.35, 0.25, 0.1), at('seat', [-0.68, 1.38, 0])]),
  harvester: made(3.4, [main('#e8b01d', 'gloss')], (paint) => [
    (t) => box(t, -2.6, 1.2, 1.1, 2.9, 1.15, paint, 0.2), slab([1.5, 2.4, 0], [0.6, 0.65, 0.9], fixed('#33434f', 'glass'), 0.12),
    slab([1.5, 3.1, 0], [0.7, 0.08, 1], paint, 0.05), rod([1.2, 1.3, 0], [2.7, 0.7, 0], 0.4, paint), rod([3, 0.6, -2], [3, 0.6, 2], 0.34, fixed('#c8202a')),
    each([-1.9, 0, 1.9], (z) => ring([3.2, 0.85, z], 0.6, 0.05, 'z', fixed('#c8202a'))),
    each([-1.2, 1.2], (z) => [(t) => wheel(t, 0.7, z, 0.85, 0.27, '#d8dce2'), (t) => wheel(t, -1.9, z, 0.5, 0.18, '#d8dce2')])]),
  excavator: made(3, [main('#f0b01d', 'gloss')], (paint) => [
    each([-0.85, 0.85], (z) => slab([0, 0.42, z], [1.5, 0.4, 0.3], fixed('#26272b', 'matte'), 0.38)), drum([0, 0.9, 0], 0.6, 0.15, fixed('#3a3b40')),
    (t) => box(t, -1.5, 0.9, 1, 1.75, 0.85, paint, 0.15), slab([0.35, 2.05, 0.4], [0.55, 0.62, 0.42], fixed('#33434f', 'glass'), 0.1),
    tube(triples([0.7, 1.5, -0.3, 1.9, 3.1, -0.3, 2.9, 2.9, -0.3]), 0.18, paint), rod([2.9, 2.9, -0.3], [3.3, 1.2, -0.3], 0.15, paint),
    slab([3.1, 0.85, -0.3], [0.38, 0.34, 0.42], fixed('#3a3b40', 'metal'), 0.15)]),
  forklift: made(2.2, [main('#ee7a1c', 'gloss')], (paint) => [
    (t) => box(t, -1, 0.7, 0.4, 1.05, 0.5, paint, 0.12),
    each([-0.42, 0.42], (z) => [
      rod([0.95, 0.2, z], [0.95, 2.3, z], 0.06, fixed('#3a3b40', 'metal')), slab([1.5, 0.2, z * 0.7], [0.55, 0.04, 0.08], fixed('#3a3b40', 'metal'), 0.02),
      each([0.5, -0.8], (x) => rod([x, 1, z], [x * 0.9, 2.05, z], 0.04, fixed('#26272b'))), each([0.45, -0.7], (x) => (t) => wheel(t, x, z * 1.25, 0.3, 0.12))
    ]),
    slab([-0.15, 2.08, 0], [0.72, 0.05, 0.48], fixed('#26272b'), 0.03), slab([-0.3, 1.15, 0], [0.25, 0.1, 0.25], fixed('#26272b'), 0.06),
    (t) => seated(t, [-0.25, 1.25, 0])]),
  'golf-cart': made(1.8, [main('#f3f1ec', 'gloss')], (paint) => [
    (t) => box(t, -1.1, 1.2, 0.35, 0.7, 0.55, paint, 0.12), slab([1, 0.85, 0], [0.2, 0.2, 0.5], paint, 0.12),
    slab([-0.35, 0.85, 0], [0.35, 0.1, 0.5], fixed('#7a4a26'), 0.06), slab([-0.7, 1.15, 0], [0.08, 0.28, 0.5], fixed('#7a4a26'), 0.06),
    each([0.85, -0.95], (x) => each([-0.5, 0.5], (z) => rod([x, 0.6, z], [x * 0.85, 1.8, z], 0.035, fixed('#26272b')))),
    slab([-0.05, 1.83, 0], [1, 0.05, 0.6], paint, 0.04), each([0.8, -0.8], (x) => each([-0.55, 0.55], (z) => (t) => wheel(t, x, z, 0.25, 0.1))),
    (t) => seated(t, [-0.35, 0.95, 0])]),
  'tuk-tuk': [1.8, tukTuk],
  rover: made(1.8, [main('#d8b25a', 'metal')], (gold) => [
    slab([0, 0.95, 0], [1, 0.2, 0.6], gold, 0.05),
    slab([-0.1, 1.2, 0], [0.9, 0.04, 0.75], fixed('#20315c', 'glass', { pattern: { kind: 'checks', color: [0.02, 0.03, 0.08], scale: 4 } }), 0.02),
    each([-0.85, 0.85], (z) =>
      each([-1, 0, 1], (x) => [(t) => wheel(t, x, z, 0.32, 0.16, '#8a8d94'), rod([x * 0.6, 0.85, z * 0.7], [x, 0.4, z * 0.9], 0.05, fixed('#8a8d94', 'metal'))])
    ),
    rod([0.7, 1.1, 0.3], [0.7, 1.75, 0.3], 0.05, fixed('#d8dce2', 'metal')), slab([0.75, 1.85, 0.3], [0.12, 0.12, 0.22], fixed('#e8e8ea'), 0.04),
    each([0.22, 0.38], (z) => ball([0.88, 1.85, z], 0.06, fixed('#101820', 'glass'))), rod([-0.6, 1.2, -0.4], [-0.7, 1.7, -0.4], 0.03, fixed('#d8dce2')),
    ball([-0.72, 1.75, -0.4], [0.1, 0.28, 0.28], fixed('#e8e8ea')), (t) => seated(t, [0, 1.24, 0])]),
}

/** Wheeled and sliding vehicles, front toward +x. */
export const wheeledKit = thingKit('wheeled', { ...MOTORS, ...CYCLES })
