import type { Thing } from '../builder/thing.ts'
import { triples } from '../tuples.ts'
import { wheel } from './car-wheel.ts'

/** Three wheels, a nose with one lamp, a bench for two under a canopy. */
export function tukTuk(t: Thing): void {
  const paint = t.main('#1f8f5a', 'gloss')
  const trim = t.second('#f4c52a', 'gloss')
  const dark = t.fixed('#26272b', 'satin')
  const steel = t.fixed('#d8dce2', 'chrome')
  const seat = t.fixed('#a3272c', 'satin')
  // Floor, the tub of the passengers and the nose over the front wheel.
  t.slab([-0.1, 0.42, 0], [1.15, 0.07, 0.56], dark, 0.05)
  t.slab([-0.72, 0.62, 0], [0.56, 0.26, 0.62], paint, 0.14)
  t.slab([-1.18, 0.84, 0], [0.12, 0.38, 0.6], paint, 0.1)
  t.tube(triples([0.62, 0.5, 0, 0.98, 0.62, 0, 1.02, 0.92, 0]), [0.36, 0.34, 0.26], paint, 0.14)
  t.slab([0.86, 0.78, 0], [0.14, 0.3, 0.5], paint, 0.14, 0, 0.1)
  t.slab([-0.72, 0.66, 0], [0.57, 0.045, 0.635], trim, 0.03)
  t.slab([0.62, 0.46, 0], [0.5, 0.04, 0.5], trim, 0.03)
  t.ball([1.25, 0.86, 0], [0.1, 0.15, 0.15], t.fixed('#fff6d8', 'glass', { emission: [0.7, 0.64, 0.45] }))
  t.ring([1.2, 0.86, 0], 0.15, 0.03, 'x', steel)
  t.rod([1.16, 0.42, 0], [1.08, 0.3, 0], 0.1, dark, 0.07)
  // Windscreen, posts and the canopy.
  t.slab([0.82, 1.36, 0], [0.02, 0.28, 0.5], t.apart(t.fixed('#a8cfdc', 'glass')), 0.02)
  for (const z of [-0.54, 0.54]) {
    t.rod([0.88, 1.0, z], [0.72, 1.78, z], 0.035, steel)
    t.rod([-0.16, 0.5, z * 1.05], [-0.16, 1.78, z * 1.05], 0.03, steel)
    t.rod([-1.2, 1.1, z * 1.05], [-1.16, 1.78, z * 1.05], 0.035, steel)
    t.rod([-1.2, 1.16, z * 1.08], [-0.16, 1.16, z * 1.08], 0.025, steel)
    wheel(t, -0.78, z * 1.12, 0.28, 0.09)
    t.ball([-1.3, 0.74, z * 0.8], [0.04, 0.09, 0.06], t.fixed('#c01818', 'gloss', { emission: [0.4, 0.02, 0.02] }))
  }
  wheel(t, 0.98, 0.001, 0.28, 0.1)
  t.slab([-0.2, 1.82, 0], [1.12, 0.06, 0.66], trim, 0.06)
  t.slab([-0.22, 1.88, 0], [0.98, 0.05, 0.54], paint, 0.05)
  for (let i = 0; i < 14; i++) for (const z of [-0.64, 0.64]) t.ball([-1.24 + i * 0.16, 1.75, z], [0.06, 0.07, 0.02], trim)
  // Seats and the handlebar.
  t.slab([-0.74, 0.94, 0], [0.32, 0.09, 0.52], seat, 0.07)
  t.slab([-1.04, 1.2, 0], [0.09, 0.26, 0.52], seat, 0.08)
  t.slab([0.26, 0.86, 0], [0.2, 0.08, 0.26], seat, 0.06)
  t.slab([0.26, 0.62, 0], [0.12, 0.18, 0.18], dark, 0.04)
  t.rod([0.84, 0.9, 0], [0.66, 1.16, 0], 0.035, dark)
  t.rod([0.64, 1.17, -0.32], [0.64, 1.17, 0.32], 0.03, dark)
  t.seat = [-0.7, 1.02, 0]
}
