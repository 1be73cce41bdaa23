import type { Vec3 } from '../../render/scene.ts'
import { made } from '../builder/made.ts'
import type { Thing, ThingRow } from '../builder/thing.ts'
import { tripodLegs } from '../props/utensils.ts'
import { quads } from '../tuples.ts'

/** A reflex camera, `size` units high at `y`: grip, prism, hot shoe, dials and a lens in rings. */
function reflex(t: Thing, y: number, size: number): void {
  const at = (x: number, up: number, z: number): Vec3 => [x * size, y + up * size, z * size]
  const half = (x: number, up: number, z: number): Vec3 => [x * size, up * size, z * size]
  const shell = t.main('#232529', 'satin')
  const skin = t.fixed('#141518', 'matte', { pattern: { kind: 'noise', color: [0.03, 0.03, 0.032], scale: 16 } })
  const ring = t.fixed('#34373d', 'satin')
  const steel = t.second('#c9ced6', 'metal')
  t.slab(at(0, 0.5, 0), half(0.24, 0.42, 0.72), shell, 0.1 * size)
  t.slab(at(0.02, 0.42, 0), half(0.245, 0.26, 0.735), skin, 0.08 * size)
  // The grip bulges under the right hand, the prism over the lens.
  t.slab(at(0.14, 0.44, 0.62), half(0.26, 0.4, 0.2), skin, 0.16 * size, 0, 0.05 * size)
  t.slab(at(0, 0.94, 0), half(0.2, 0.16, 0.26), shell, 0.1 * size, 0, 0.1 * size)
  t.slab(at(0.1, 0.98, 0), half(0.16, 0.1, 0.2), shell, 0.08 * size, 0, 0.06 * size)
  t.slab(at(-0.02, 1.12, 0), half(0.12, 0.02, 0.1), steel, 0.01 * size)
  t.drum(at(-0.02, 0.96, -0.5), 0.14 * size, 0.06 * size, ring, 0.02 * size)
  t.drum(at(-0.04, 0.95, 0.4), 0.1 * size, 0.05 * size, ring, 0.02 * size)
  t.drum(at(0.24, 0.9, 0.62), 0.07 * size, 0.04 * size, steel, 0.02 * size)
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

/** Cameras that photographers use. */
export const CAMERAS: Readonly<Record<string, ThingRow>> = {
  'reflex-camera': [0.12, (t) => reflex(t, 0, 1)],
  'tripod-camera': made(1.1, [tripodLegs, (t) => reflex(t, 1.5, 0.62)]),
}
