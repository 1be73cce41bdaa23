import { pairs, type Thing, type ThingRow, triples } from '../builder/index.ts'
import { CLASSIC, carBody, carPaint, type Make } from './car-body.ts'
import { type CarLines, type CarPaint, FIFTIES, OFF_ROADER, SALOON, SPORTS } from './car-lines.ts'

const car = (hex: string, lines: CarLines, extras: (t: Thing, colors: CarPaint) => void = () => {}, make?: Make): (t: Thing) => void => (t) => {
  const colors = carPaint(t, hex)
  carBody(t, lines, colors, make)
  const roof = lines.house?.line ?? lines.body
  t.seat = [-0.3, Math.max(...roof.map(([, y]) => y)), 0]
  extras(t, colors)
}

/** A roof bar of blue and red lights. */
export const barLights = (t: Thing, x: number, y: number): Thing =>
  t.slab([x, y, 0], [0.14, 0.08, 0.55], t.fixed('#d9dde2', 'glass'), 0.04).slab([x, y + 0.06, -0.32], [0.15, 0.1, 0.2], t.glow('#2a5cff', 1.4), 0.05)
    .slab([x, y + 0.06, 0.32], [0.15, 0.1, 0.2], t.glow('#ff2a2a', 1.4), 0.05)

/** A band along the doors from one height to another. */
function band(t: Thing, from: number, to: number, material: number): void {
  const y = (from + to) / 2
  t.slab([-0.24, y, 0], [1.02, (to - from) / 2, SALOON.half + 0.006], material, 0.004)
}

const OPEN: CarLines = { ...SALOON, house: undefined, doors: [0.84, -0.5] }

const PICKUP: CarLines = {
  ...OFF_ROADER,
  body: OFF_ROADER.body.map(([x, y]) => [x < 0 ? x * 1.22 : x * 1.12, y] as const),
  axles: [1.52, -1.58],
  house: {
    line: pairs([1.1, 1.12, 0.86, 1.4, 0.62, 1.64, 0.42, 1.76, 0, 1.79, -0.5, 1.77, -0.72, 1.7, -0.84, 1.44, -0.9, 1.15]),
    belt: 0.86,
    roof: 0.7,
    windows: [pairs([0.8, 1.2, 0.54, 1.56, 0.36, 1.66, 0, 1.68, 0, 1.2]), pairs([-0.08, 1.2, -0.08, 1.68, -0.56, 1.64, -0.7, 1.22])],
    screen: [1.18, 1.7],
    back: [1.24, 1.62],
  },
  doors: [0.94, -0.03, -0.84],
}

/** Cars, front toward +x. */
export const CARS: Readonly<Record<string, ThingRow>> = {
  car: [1.44, car('#b3161c', SALOON)],
  'sports-car': [1.18, car('#b3161c', SPORTS)],
  'vintage-car': [1.58, car('#1f6f6c', FIFTIES, () => {}, CLASSIC)],
  jeep: [
    1.82,
    car('#4d5930', OFF_ROADER, (t, { dark }) => {
      for (const z of [-0.54, 0.54]) t.rod([0.1, 1.8, z], [-1.6, 1.8, z], 0.024, dark)
    })],
  taxi: [
    1.64,
    car('#f2b01d', SALOON, (t, { dark }) => {
      t.slab([-0.4, 1.53, 0], [0.12, 0.1, 0.34], t.fixed('#fff7e0', 'satin', { emission: [0.5, 0.45, 0.3] }), 0.05)
      for (let i = 0; i < 11; i++)
        for (const row of [0, 1]) if ((i + row) % 2 === 0) t.slab([0.68 - i * 0.18, 0.6 + row * 0.07, 0], [0.09, 0.035, SALOON.half + 0.006], dark, 0.004)
    })],
  'police-car': [
    1.6,
    car('#f3f4f6', SALOON, (t) => {
      barLights(t, -0.35, 1.48)
      band(t, 0.5, 0.72, t.second('#1f3f8f', 'gloss'))
    })],
  pickup: [1.82, car('#2a5da8', PICKUP, (t, { dark }) => t.slab([-1.68, 1.16, 0], [0.78, 0.04, 0.72], dark, 0.02))],
  convertible: [
    1.3,
    car('#2aa5a0', OPEN, (t, { dark, chrome }) => {
      const hide = t.second('#e6cfae', 'satin')
      t.slab([-0.42, 0.99, 0], [0.98, 0.05, 0.7], dark, 0.04)
      for (const x of [-0.3, -1.12])
        for (const z of [-0.36, 0.36]) t.slab([x, 1.0, z], [0.26, 0.09, 0.28], hide, 0.08).slab([x - 0.28, 1.14, z], [0.08, 0.2, 0.27], hide, 0.08)
      t.slab([0.5, 1.02, 0], [0.14, 0.07, 0.7], dark, 0.06).ring([0.3, 1.08, 0.36], 0.16, 0.02, 'x', dark)
      // A low windshield in its frame.
      t.plate([0, 0, 0], pairs([0.86, 0.96, 0.6, 1.27, 0.58, 1.26, 0.84, 0.95]), 0.68, 'z', t.sheer('#cfe0e8', 0.16), 0.004)
      const frame = triples([0.86, 0.98, -0.76, 0.62, 1.26, -0.64, 0.6, 1.29, 0, 0.62, 1.26, 0.64, 0.86, 0.98, 0.76])
      t.tube(frame, 0.022, chrome)
      t.seat = [-0.35, 1.02, 0]
    })],
  'toy-car': [0.08, car('#d22b2b', SALOON)],
}
