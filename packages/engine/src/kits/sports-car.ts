import { wheel } from './car-wheel.ts'
import type { Thing } from './thing.ts'

/** A low wedge: long bonnet, swelling haunches, a drop of glass between them. */
export function sportsCar(t: Thing): void {
  const paint = t.main('#c8322b', 'gloss')
  const glass = t.fixed('#1d2833', 'glass', { clear: 0.3 })
  const dark = t.fixed('#17181b', 'satin')
  const wide = 0.96
  t.slab([-0.1, 0.43, 0], [2.05, 0.2, wide * 0.97], paint, 0.2)
  t.ball([1.15, 0.5, 0], [1.1, 0.26, wide * 0.86], paint, 0.16)
  t.ball([2, 0.4, 0], [0.32, 0.17, wide * 0.84], paint, 0.18)
  t.ball([-1.35, 0.62, 0], [0.95, 0.28, wide * 0.88], paint, 0.16)
  for (const z of [-1, 1])
    for (const [x, y, long] of [
      [1.32, 0.55, 0.52],
      [-1.32, 0.6, 0.6],
    ] as const)
      t.ball([x, y, z * wide * 0.78], [long, 0.26, 0.22], paint, 0.14)
  t.ball([-0.42, 0.76, 0], [1.12, 0.42, wide * 0.66], glass)
  t.ball([-0.62, 0.96, 0], [0.62, 0.225, wide * 0.6], paint)
  t.ball([-1.35, 0.72, 0], [0.85, 0.24, wide * 0.58], paint, 0.1)
  for (const z of [-1, 1]) {
    t.rod([0.3, 0.78, z * wide * 0.6], [-0.24, 1.1, z * wide * 0.44], 0.035, paint)
    t.ball([0.34, 0.84, z * wide * 0.86], [0.09, 0.06, 0.11], paint)
    t.slab([-0.72, 0.5, z * wide * 0.965], [0.2, 0.05, 0.02], dark, 0.02)
    const [white, red] = [
      t.fixed('#fff6d8', 'gloss', { emission: [0.8, 0.74, 0.55] }),
      t.fixed('#c01818', 'gloss', { emission: [0.6, 0.03, 0.03] }),
    ]
    t.slab([2.1, 0.47, z * wide * 0.58], [0.16, 0.05, 0.2], white, 0.04)
    t.slab([-2.14, 0.62, z * wide * 0.56], [0.05, 0.05, 0.26], red, 0.03)
    for (const x of [1.32, -1.32]) wheel(t, x, z * wide * 0.9, 0.37, 0.1)
    t.rod([-1.9, 0.84, z * 0.55], [-1.98, 1.02, z * 0.55], 0.035, dark)
  }
  t.slab([2.2, 0.3, 0], [0.1, 0.07, wide * 0.62], dark, 0.04)
  t.slab([0, 0.27, 0], [1.9, 0.05, wide * 0.96], dark, 0.04)
  t.slab([-2, 1.04, 0], [0.2, 0.03, wide * 0.92], paint, 0.03)
  t.seat = [-0.5, 1.1, 0]
}
