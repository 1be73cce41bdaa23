import type { Vec3 } from '../../render/scene.ts'
import type { Thing } from '../builder/thing.ts'
import { triples } from '../tuples.ts'

const ROWS = 4
const KEYS = 10

/** A portable of the thirties: keys in steps on their levers, type bars in their basket, a carriage with its roller, lever and sheet. */
export function typewriter(t: Thing): void {
  const paint = t.main('#1d2427', 'gloss')
  const steel = t.fixed('#b9bec4', 'chrome')
  const dark = t.fixed('#0f1112', 'satin')
  // The frame: low in front, high behind, cheeks at its sides.
  t.slab([0.1, -0.46, 0], [0.82, 0.1, 0.98], paint, 0.08)
  t.slab([-0.34, -0.16, 0], [0.4, 0.34, 0.98], paint, 0.14)
  for (const z of [-0.9, 0.9]) t.slab([0.16, -0.3, z], [0.72, 0.13, 0.1], paint, 0.09)
  t.slab([0.05, 0.06, 0], [0.12, 0.1, 0.84], paint, 0.08)
  // A maker's gilt line over the keys.
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
      t.rod([x, y, z], [x - 0.05, y - 0.2, z], 0.014, steel)
      t.drum([x, y, z], 0.066, 0.022, steel, 0.012)
      t.drum([x, y + 0.018, z], 0.054, 0.012, cap, 0.006)
    }
  t.slab([0.97, -0.36, 0], [0.05, 0.025, 0.5], cap, 0.02)
  // The carriage: roller with its knobs, a rail, the lever that returns it.
  t.rod([-0.44, 0.34, -0.98], [-0.44, 0.34, 0.98], 0.14, dark)
  for (const z of [-1.1, 1.1]) {
    t.disc([-0.44, 0.34, z], 0.15, 0.08, 'z', paint)
    t.disc([-0.44, 0.34, z * 0.94], 0.17, 0.03, 'z', steel)
  }
  t.slab([-0.6, 0.22, 0], [0.05, 0.05, 1.02], steel, 0.03)
  t.rod([-0.3, 0.5, -0.86], [-0.3, 0.5, 0.86], 0.022, steel)
  t.tube(triples([-0.44, 0.36, 1.04, -0.3, 0.56, 1.12, -0.02, 0.62, 1.1]), [0.03, 0.028, 0.036], steel)
  // Spools of ribbon.
  for (const z of [-0.56, 0.56]) {
    t.drum([-0.16, 0.24, z], 0.19, 0.05, steel, 0.02)
    t.drum([-0.16, 0.29, z], 0.06, 0.03, dark, 0.01)
  }
  // A sheet that curls back over the roller, with lines typed on it.
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
