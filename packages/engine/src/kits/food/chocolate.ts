import type { Vec3 } from '../../render/scene.ts'
import { each, fixed, made, main, second, slab, times, tube } from '../builder/made.ts'
import { type Thing, type ThingRow, thing } from '../builder/thing.ts'
import { quads, triples } from '../tuples.ts'

const PRALINES = ['#4a2613', '#6b3a1e', '#f1dfc0', '#3a1c0e', '#8a5430'] as const

/** One filled chocolate in its paper cup, each of four shapes. */
function praline(t: Thing, [x, y, z]: Vec3, kind: number): void {
  const shell = t.fixed(PRALINES[kind % PRALINES.length], 'gloss')
  const swirl = t.fixed(kind % 5 === 2 ? '#5a3018' : '#f3e3c6', 'satin')
  t.drum([x, y - 0.04, z], 0.18, 0.05, t.fixed('#7a4a2a', 'matte'), 0.02)
  if (kind % 4 === 0) t.ball([x, y + 0.06, z], [0.15, 0.13, 0.15], shell)
  else if (kind % 4 === 1) t.slab([x, y + 0.06, z], [0.13, 0.09, 0.13], shell, 0.04)
  else if (kind % 4 === 2) {
    t.ball([x, y + 0.03, z], [0.16, 0.1, 0.16], shell)
    t.rod([x, y + 0.08, z], [x, y + 0.2, z], 0.1, shell, 0.015, 0.03)
  } else t.drum([x, y + 0.06, z], 0.14, 0.09, shell, 0.04)
  if (kind % 4 !== 2) for (const off of [-0.05, 0.05]) t.rod([x - 0.08, y + 0.16, z + off - 0.03], [x + 0.08, y + 0.16, z + off + 0.03], 0.018, swirl)
}

/** Chocolate by the bar and by the box. */
export const CHOCOLATE: Readonly<Record<string, ThingRow>> = {
  // Half out of its wrapper, its pieces laid bare.
  chocolate: thing(0.03, (t) => {
    const cocoa = t.main('#4a2613', 'gloss')
    t.slab([0, 0, -0.3], [0.66, 0.09, 1], cocoa, 0.03)
    for (let x = 0; x < 3; x++)
      for (let z = 0; z < 4; z++) {
        const at: Vec3 = [-0.42 + x * 0.42, 0.11, -1.08 + z * 0.4]
        t.slab(at, [0.19, 0.07, 0.18], cocoa, 0.05)
        t.slab([at[0], 0.17, at[2]], [0.13, 0.02, 0.12], t.fixed('#5c351e', 'gloss'), 0.01)
      }
    const foil = t.fixed('#e6c877', 'metal')
    for (let i = 0; i < 9; i++) t.ball([-0.66 + i * 0.165, 0.04, 0.36 - 0.07 * (i % 2)], [0.11, 0.17, 0.12], foil, 0.03)
    t.slab([0, 0.02, 0.86], [0.74, 0.16, 0.48], t.second('#7d1f2a', 'satin'), 0.05)
    t.slab([0, 0.185, 0.88], [0.5, 0.01, 0.3], t.apart(t.fixed('#f3e3c6', 'matte')), 0.005)
    t.slab([0, 0.197, 0.88], [0.3, 0.008, 0.05], t.apart(t.fixed('#b98a3a', 'metal')), 0.004)
    t.slab([0, 0.02, 1.38], [0.7, 0.03, 0.08], foil, 0.02)
  }),
  'chocolate-box': made(0.2, [main('#7d1f2a', 'satin'), second('#d9b35a', 'metal')], (card, gold) => [
    slab([0, 0, 0], [0.82, 0.12, 1.1], card, 0.03), slab([0, 0.1, 0], [0.74, 0.04, 1.02], fixed('#e8d3a6', 'satin'), 0.01),
    each(quads([0.79, 0, 0.035, 1.1, -0.79, 0, 0.035, 1.1, 0, 1.07, 0.82, 0.035, 0, -1.07, 0.82, 0.035]), ([cx, cz, hx, hz]) =>
      slab([cx, 0.12, cz], [hx, 0.14, hz], card, 0.02)),
    times(3, (x) => times(4, (z) => (t) => praline(t, [-0.48 + x * 0.48, 0.2, -0.75 + z * 0.5], x * 3 + z * 2 + (x === 1 ? 1 : 0)))),
    // The lid stands behind, its ribbon tied.
    slab([-0.92, 0.62, 0], [0.06, 0.68, 1.1], card, 0.03), slab([-0.865, 0.62, 0.3], [0.012, 0.68, 0.07], gold, 0.005),
    each([-1, 1], (side) =>
      tube(triples([-0.86, 0.74, 0.3, -0.8, 0.9, 0.3 + side * 0.26, -0.8, 0.7, 0.3 + side * 0.36, -0.86, 0.72, 0.3 + side * 0.05]), 0.05, gold, 0.03))]),
}
