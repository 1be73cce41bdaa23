import type { Vec3 } from '../../render/scene.ts'
import type { Thing } from '../builder/thing.ts'
import type { Outline } from '../builder/turned.ts'
import { pairs, triples } from '../tuples.ts'
import { CLEAR } from './glassware.ts'

function bubbles(t: Thing, at: readonly Vec3[]): void {
  const air = t.apart(t.fixed('#ffffff', 'gloss', { emission: [0.15, 0.15, 0.18] }))
  for (const [i, p] of at.entries()) t.ball(p, 0.035 + 0.015 * (i % 3), air)
}

/** A round flask with a cork: a potion that glows a little. */
export function potionFlask(t: Thing, hex: string): void {
  const wall: Outline = pairs([-0.98, 0.3, -0.94, 0.42, -0.7, 0.68, -0.35, 0.78, 0, 0.66, 0.22, 0.34, 0.34, 0.22, 0.74, 0.21])
  t.filled(wall, 0.06, -0.08, t.drink(hex, 0.6))
  t.vessel(wall, t.sheer(CLEAR), 0.035, 0.06)
  t.ring([0, 0.74, 0], 0.22, 0.05, 'y', t.sheer(CLEAR, 0.12))
  t.rod([0, 0.7, 0], [0, 0.98, 0], 0.165, t.fixed('#a8743c', 'wood'), 0.19)
  bubbles(t, triples([0.3, -0.2, 0.2, 0.34, -0.45, -0.15, 0.2, -0.14, -0.3, 0.3, -0.6, 0.22, 0.4, -0.3, 0]))
  t.board([0.76, -0.35, 0], 0.34, 0.24)
}

/** A conical flask with its marks. */
export function conicalFlask(t: Thing): void {
  const wall: Outline = pairs([-1, 0.66, -0.96, 0.74, -0.86, 0.74, 0.34, 0.24, 0.5, 0.2, 0.92, 0.2])
  t.filled(wall, 0.06, -0.3, t.drink('#2f7fd0', 0.5))
  t.vessel(wall, t.sheer(CLEAR), 0.03, 0.06)
  t.ring([0, 0.92, 0], 0.2, 0.035, 'y', t.sheer(CLEAR, 0.12))
  const ink = t.apart(t.fixed('#f4f7f8', 'matte'))
  for (let i = 0; i < 4; i++) {
    const y = -0.7 + i * 0.22
    const r = 0.76 - ((y + 0.86) / 1.2) * 0.5
    t.slab([r, y, 0.02 * i], [0.012, 0.012, i % 2 ? 0.05 : 0.08], ink, 0.004)
  }
  bubbles(t, triples([0.2, -0.5, 0.2, 0.28, -0.66, -0.2, 0.22, -0.4, -0.06]))
}

/** Three test tubes in a stand of wood. */
export function testTubes(t: Thing): void {
  const wood = t.fixed('#b98a54', 'wood')
  t.slab([0, -0.96, 0], [0.3, 0.05, 1], wood, 0.02)
  for (const z of [-0.92, 0.92]) t.slab([0, -0.3, z], [0.16, 0.68, 0.05], wood, 0.02)
  for (const [i, hex] of ['#d8342c', '#2f9a4a', '#2f7fd0'].entries()) {
    const z = -0.55 + i * 0.55
    const wall: Outline = pairs([-0.86, 0.02, -0.84, 0.1, -0.76, 0.155, -0.66, 0.17, 0.86, 0.17])
    const drink = i === 1 ? t.drink(hex, 0.6) : t.liquid(hex, 0.6)
    t.filled(wall, 0.04, 0.1 - 0.18 * i, drink, [0, 0, z])
    t.vessel(wall, t.sheer(CLEAR), 0.022, 0.03, [0, 0, z])
    t.ring([0, 0.86, z], 0.17, 0.022, 'y', t.sheer(CLEAR, 0.12))
  }
  // A rail behind and before the tubes holds them.
  for (const x of [-0.22, 0.22]) t.slab([x, 0.3, 0], [0.03, 0.045, 0.95], wood, 0.015)
}
