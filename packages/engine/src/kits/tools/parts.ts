import { made, quads, type Thing, type ThingRow, triples, type Vec3 } from '../builder/index.ts'
import { tripodLegs } from '../props/utensils.ts'

/** A reflex camera, `size` units tall at `y`: grip, prism, hot shoe, dials, and a lens with rings. */
function reflex(t: Thing, y: number, size: number): void {
  const at = (x: number, up: number, z: number): Vec3 => [x * size, y + up * size, z * size]
  const half = (x: number, up: number, z: number): Vec3 => [x * size, up * size, z * size]
  const shell = t.main('#232529', 'satin')
  const skin = t.fixed('#141518', 'matte', { pattern: { kind: 'noise', color: [0.03, 0.03, 0.032], scale: 16 } })
  const ring = t.fixed('#34373d', 'satin')
  const steel = t.second('#c9ced6', 'metal')
  t.slab(at(0, 0.5, 0), half(0.24, 0.42, 0.72), shell, 0.1 * size).slab(at(0.02, 0.42, 0), half(0.245, 0.26, 0.735), skin, 0.08 * size)
  // The grip bulges for the right hand, the prism above the lens.
  t.slab(at(0.14, 0.44, 0.62), half(0.26, 0.4, 0.2), skin, 0.16 * size, 0, 0.05 * size)
    .slab(at(0, 0.94, 0), half(0.2, 0.16, 0.26), shell, 0.1 * size, 0, 0.1 * size)
    .slab(at(0.1, 0.98, 0), half(0.16, 0.1, 0.2), shell, 0.08 * size, 0, 0.06 * size).slab(at(-0.02, 1.12, 0), half(0.12, 0.02, 0.1), steel, 0.01 * size)
    .drum(at(-0.02, 0.96, -0.5), 0.14 * size, 0.06 * size, ring, 0.02 * size).drum(at(-0.04, 0.95, 0.4), 0.1 * size, 0.05 * size, ring, 0.02 * size)
    .drum(at(0.24, 0.9, 0.62), 0.07 * size, 0.04 * size, steel, 0.02 * size)
  for (const [x, radius, long, m] of quads([
    0.28, 0.4, 0.06, steel, 0.44, 0.38, 0.12, shell, 0.6, 0.395, 0.07, ring, 0.76, 0.37, 0.1, shell, 0.87, 0.4, 0.03, ring]))
    t.disc(at(x, 0.44, 0), radius * size, long * size, 'x', m)
  for (let i = 0; i < 30; i++) {
    const a = (i / 30) * Math.PI * 2
    t.slab(at(0.6, 0.44 + Math.sin(a) * 0.395, Math.cos(a) * 0.395), half(0.055, 0.014, 0.014), skin, 0.005 * size)
  }
  t.disc(at(0.9, 0.44, 0), 0.33 * size, 0.015 * size, 'x', t.fixed('#0b0c10', 'gloss'))
  t.ball(at(0.86, 0.44, 0), half(0.09, 0.28, 0.28), t.fixed('#2a2c66', 'glass', { clear: 0.2 }))
  t.ball(at(0.925, 0.53, -0.1), half(0.02, 0.06, 0.05), t.fixed('#9fb4ff', 'gloss', { emission: [0.2, 0.24, 0.4] }))
}

/** Photographers' cameras. */
export const CAMERAS: Readonly<Record<string, ThingRow>> = {
  'reflex-camera': [0.12, (t) => reflex(t, 0, 1)],
  'tripod-camera': made(1.1, [tripodLegs, (t) => reflex(t, 1.5, 0.62)]),
}

const ROWS = 4
const KEYS = 10

/** A portable typewriter from the 1930s: stepped keys on levers, type bars in their basket, and a carriage with roller, lever and paper. */
export function typewriter(t: Thing): void {
  const paint = t.main('#1d2427', 'gloss')
  const steel = t.fixed('#b9bec4', 'chrome')
  const dark = t.fixed('#0f1112', 'satin')
  // The frame: low in front, high at the back, with side panels.
  t.slab([0.1, -0.46, 0], [0.82, 0.1, 0.98], paint, 0.08).slab([-0.34, -0.16, 0], [0.4, 0.34, 0.98], paint, 0.14)
  for (const z of [-0.9, 0.9]) t.slab([0.16, -0.3, z], [0.72, 0.13, 0.1], paint, 0.09)
  t.slab([0.05, 0.06, 0], [0.12, 0.1, 0.84], paint, 0.08)
  // The maker's name as a gilt line above the keys.
  t.slab([0.165, 0.07, 0], [0.012, 0.03, 0.34], t.second('#c9a24a', 'metal'), 0.01)
  // The basket of type bars.
  for (let i = -7; i <= 7; i++) {
    const a = i * 0.14
    t.rod([-0.02, 0.13, Math.sin(a) * 0.5], [-0.26, 0.2 - 0.05 * Math.cos(a), Math.sin(a) * 0.24], 0.012, steel)
  }
  t.ball([-0.14, 0.13, 0], [0.22, 0.05, 0.5], dark)
  const cap = t.fixed('#f3ead2', 'gloss')
  for (let row = 0; row < ROWS; row++)
    for (let k = 0; k < KEYS; k++) {
      const [x, y] = [0.26 + row * 0.17, 0.04 - row * 0.105]
      const z = -0.74 + k * 0.165 + (row % 2) * 0.05
      t.rod([x, y, z], [x - 0.05, y - 0.2, z], 0.014, steel).drum([x, y, z], 0.066, 0.022, steel, 0.012).drum([x, y + 0.018, z], 0.054, 0.012, cap, 0.006)
    }
  t.slab([0.97, -0.36, 0], [0.05, 0.025, 0.5], cap, 0.02)
  // The carriage: a roller with knobs, a rail, and the return lever.
  t.rod([-0.44, 0.34, -0.98], [-0.44, 0.34, 0.98], 0.14, dark)
  for (const z of [-1.1, 1.1]) t.disc([-0.44, 0.34, z], 0.15, 0.08, 'z', paint).disc([-0.44, 0.34, z * 0.94], 0.17, 0.03, 'z', steel)
  t.slab([-0.6, 0.22, 0], [0.05, 0.05, 1.02], steel, 0.03).rod([-0.3, 0.5, -0.86], [-0.3, 0.5, 0.86], 0.022, steel)
    .tube(triples([-0.44, 0.36, 1.04, -0.3, 0.56, 1.12, -0.02, 0.62, 1.1]), [0.03, 0.028, 0.036], steel)
  // Spools of ribbon.
  for (const z of [-0.56, 0.56]) t.drum([-0.16, 0.24, z], 0.19, 0.05, steel, 0.02).drum([-0.16, 0.29, z], 0.06, 0.03, dark, 0.01)
  // A sheet of paper that curls back over the roller, with typed lines.
  const paper = t.fixed('#fbf7ea', 'matte')
  const sheet: readonly Vec3[] = triples([-0.32, 0.44, 0, -0.38, 0.66, 0, -0.5, 0.9, 0, -0.68, 1.1, 0])
  for (let i = 0; i + 1 < sheet.length; i++)
    for (let k = 0; k <= 5; k++) {
      const u = k / 5
      const at: Vec3 = [sheet[i][0] + (sheet[i + 1][0] - sheet[i][0]) * u, sheet[i][1] + (sheet[i + 1][1] - sheet[i][1]) * u, 0]
      t.slab(at, [0.016, 0.032, 0.62], paper, 0.01)
    }
  if ((t.input.texts ?? []).length === 0) {
    const ink = t.fixed('#3a3632', 'matte')
    for (const [i, wide] of [0.44, 0.5, 0.36].entries()) t.slab([-0.305 - 0.05 * i, 0.56 + 0.1 * i, 0.5 - wide], [0.01, 0.012, wide * 0.98], ink, 0.004)
  }
  t.board([-0.36, 0.78, 0], 0.5, 0.22)
  t.seat = [-0.3, 0.5, 0]
}

/** A wooden handle; returns its material. */
export function handle(t: Thing, low: number, high: number, radius = 0.07, hex = '#8a5a34'): number {
  const wood = t.main(hex, 'wood')
  t.rod([0, low, 0], [0, high, 0], radius, wood, radius * 0.9)
  return wood
}

/** The steel of a tool. */
export const steelOf = (t: Thing): number => t.second('#aeb5bd', 'metal')

/** A paintbrush. */
export const brush = (t: Thing): Thing =>
  t.rod([0, -1, 0], [0, 0.4, 0], 0.06, t.main('#c8322b', 'gloss'), 0.11).drum([0, 0.55, 0], 0.14, 0.14, t.fixed('#d8dce2', 'chrome'), 0.02)
    .rod([0, 0.7, 0], [0, 0.82, 0], 0.14, t.fixed('#3a2a1c', 'fur'), 0.15).rod([0, 0.85, 0], [0, 1.18, 0], 0.14, t.second('#2a62b8', 'fur'), 0.03)

/** A pencil. */
export const pencil = (t: Thing): Thing =>
  t.drum([0, 0, 0], 0.11, 0.85, t.main('#f0b81d', 'satin'), 0.01).rod([0, -0.9, 0], [0, -1.12, 0], 0.1, t.fixed('#e8c99a', 'wood'), 0.03)
    .rod([0, -1.1, 0], [0, -1.2, 0], 0.035, t.fixed('#26272b'), 0.01).drum([0, 0.92, 0], 0.115, 0.08, t.fixed('#c9ced6', 'metal'), 0.01)
    .rod([0, 1, 0], [0, 1.08, 0], 0.1, t.fixed('#ee8fa0', 'matte'))

/** A gear. */
export function gear(t: Thing): void {
  const brass = t.main('#a87b3a', 'metal')
  t.disc([0, 0, 0], 0.78, 0.12, 'x', brass)
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * Math.PI * 2
    t.rod([0, Math.sin(turn) * 0.72, Math.cos(turn) * 0.72], [0, Math.sin(turn) * 0.92, Math.cos(turn) * 0.92], 0.12, brass)
  }
  t.ring([0.12, 0, 0], 0.5, 0.05, 'x', brass).ball([0.1, 0, 0], [0.1, 0.2, 0.2], t.fixed('#2c2420', 'matte'))
}

/** Points on a circle facing +x. */
export const loop = (radius: number, points = 12, from = 0, turn = Math.PI * 2): Vec3[] =>
  Array.from({ length: points + 1 }, (_, i): Vec3 => [0, Math.sin(from + (i / points) * turn) * radius, Math.cos(from + (i / points) * turn) * radius])
