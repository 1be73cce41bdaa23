import type { Vec3 } from '../../render/scene.ts'
import { apart, at, ball, each, fixed, glow, made, main, rod, second, slab, times } from '../builder/made.ts'
import { type ThingRow, thing } from '../builder/thing.ts'
import { triples } from '../tuples.ts'

/** What is fitted into bathrooms and gyms. */
export const FITTED: Readonly<Record<string, ThingRow>> = {
  // Two tiled walls, a tray and falling water; the glass shows as its frame.
  shower: thing(2.2, (t) => {
    const tile = t.main('#dfe9ea', 'gloss')
    const joint = t.apart(t.fixed('#aebfc2', 'matte'))
    const chrome = t.second('#d8dce2', 'chrome')
    t.slab([0, 0.05, 0], [0.5, 0.05, 0.52], t.fixed('#f4f5f4', 'gloss'), 0.02)
    t.ball([0, 0.105, 0], [0.07, 0.012, 0.07], chrome)
    t.slab([-0.48, 1.12, 0], [0.03, 1.08, 0.52], tile, 0.01)
    t.slab([0, 1.12, -0.5], [0.5, 1.08, 0.03], tile, 0.01)
    for (let i = 1; i < 8; i++) {
      t.slab([-0.448, i * 0.27, 0], [0.004, 0.006, 0.5], joint, 0.002)
      t.slab([0, i * 0.27, -0.468], [0.46, 0.006, 0.004], joint, 0.002)
    }
    for (const at of [-0.24, 0, 0.24]) {
      t.slab([-0.448, 1.12, at], [0.004, 1.06, 0.006], joint, 0.002)
      t.slab([at, 1.12, -0.468], [0.006, 1.06, 0.004], joint, 0.002)
    }
    t.rod([-0.42, 0.9, 0.06], [-0.42, 1.98, 0.06], 0.022, chrome)
    t.tube(triples([-0.42, 1.98, 0.06, -0.4, 2.06, 0.06, -0.1, 2.06, 0.06]), 0.022, chrome)
    t.drum([-0.05, 2.02, 0.06], 0.17, 0.02, chrome, 0.01)
    t.rod([-0.42, 1.02, -0.08], [-0.42, 1.02, 0.2], 0.03, chrome)
    const water = t.apart(t.fixed('#cfe9f5', 'gloss', { emission: [0.12, 0.17, 0.2] }))
    for (let i = 0; i < 14; i++) {
      const a = i * 2.4
      const out = 0.14 * Math.sqrt((i + 0.5) / 14)
      const at: Vec3 = [-0.05 + Math.cos(a) * out, 0, 0.06 + Math.sin(a) * out]
      for (let k = 0; k < 3; k++) {
        const y = 1.9 - k * 0.62 - 0.05 * (i % 4)
        t.rod([at[0], y, at[2]], [at[0] * 1.2, y - 0.36, at[2] * 1.1], 0.007, water)
      }
    }
    t.rod([0.48, 0.1, 0.5], [0.48, 2.18, 0.5], 0.022, chrome)
    t.rod([-0.48, 2.18, 0.5], [0.48, 2.18, 0.5], 0.02, chrome)
    t.rod([0.48, 2.18, -0.5], [0.48, 2.18, 0.5], 0.02, chrome)
    t.rod([0.48, 1, 0.4], [0.48, 1.3, 0.4], 0.018, chrome)
    t.seat = [0.05, 0.11, 0.1]
  }),
  treadmill: made(1.35, [main('#2a2d33', 'satin'), second('#c9ced4', 'metal'), apart(fixed('#4a4e55', 'matte'))], (body, trim, stripe) => [
    slab([0, 0.1, 0], [0.92, 0.08, 0.4], body, 0.04), slab([-0.06, 0.18, 0], [0.84, 0.02, 0.27], fixed('#17181b', 'matte'), 0.01),
    times(6, (i) => slab([-0.78 + i * 0.27, 0.2, 0], [0.012, 0.004, 0.25], stripe, 0.002)),
    each([-0.345, 0.345], (z) => slab([-0.06, 0.2, z], [0.84, 0.025, 0.055], trim, 0.015)), ball([0.8, 0.2, 0], [0.2, 0.13, 0.38], body),
    each([-0.38, 0.38], (z) => [rod([0.74, 0.12, z], [0.86, 1.2, z], 0.05, trim), rod([0.84, 1.02, z], [0.3, 0.98, z], 0.035, body)]),
    rod([0.82, 1.02, -0.38], [0.82, 1.02, 0.38], 0.035, body), slab([0.86, 1.26, 0], [0.05, 0.15, 0.4], body, 0.04),
    // The runner looks at it; from before, it is the back of a console with the maker's light.
    slab([0.8, 1.28, 0], [0.02, 0.11, 0.3], apart(glow('#4fc3e8', 1.1)), 0.01), slab([0.915, 1.27, 0], [0.008, 0.02, 0.2], apart(glow('#4fe0a0', 1.4)), 0.004),
    at('seat', [-0.12, 0.2, 0])]),
}
