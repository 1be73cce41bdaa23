import type { Thing, ThingRow } from '../builder/thing.ts'
import { buildHand } from '../people/hand.ts'
import { watchFace } from '../print/goods-print.ts'
import { pairs } from '../tuples.ts'

/** Strap and case of a smart watch whose screen looks to +x; its strap runs round (-`round`, 0) in a loop. */
function smartwatch(t: Thing, round: number): void {
  const strap = t.main('#26282d', 'satin')
  const steel = t.second('#c9cdd3', 'chrome')
  for (let i = 0; i < 8; i++) t.ring([-round, 0, -0.35 + i * 0.1], round, 0.06, 'z', strap, 0.04)
  // Holes and a loop of the strap.
  for (const a of [-0.75, -0.92, -1.09])
    t.ball([-round + Math.cos(a) * (round + 0.055), Math.sin(a) * (round + 0.055), 0], [0.03, 0.03, 0.03], t.fixed('#0d0e10'))
  t.slab([0, 0, 0], [0.17, 0.62, 0.54], steel, 0.15)
  t.slab([0.06, 0, 0], [0.15, 0.57, 0.49], t.fixed('#0b0c0f', 'gloss'), 0.1)
  t.drum([0, 0.16, -0.58], 0.09, 0.09, steel, 0.02)
  t.slab([0, -0.2, -0.55], [0.05, 0.14, 0.03], steel, 0.02)
  const lettered = (t.input.texts ?? []).length > 0
  t.print([0.21, 0, 0], [0, 0, 0.45], [0, 0.53, 0], watchFace(!lettered))
  t.board([0.23, 0.25, 0], 0.36, 0.16, '#ffffff')
}

/** The watch about a forearm, its hand closed and a sleeve pushed up. */
function wornSmartwatch(t: Thing): void {
  smartwatch(t, 0.72)
  const skin = t.fixed('#dba582', 'satin', { skin: 1, specular: 0.12, gloss: 14 })
  t.rod([-0.75, 0, -1.7], [-0.72, 0, -0.7], 0.76, skin, 0.66)
  t.rod([-0.72, 0, -0.7], [-0.72, 0, 0.75], 0.66, skin, 0.6)
  buildHand(t.kit, [-0.7, 0, 0.9], [0, 0, 1], 0.66, -1, skin, 'fist')
  const sleeve = t.fixed('#34465e', 'fabric', { cloth: 1 })
  t.kit.lathe([-0.75, 0, 0], pairs([-2.5, 0.86, -2, 0.92, -1.55, 0.84, -1.42, 0.84]), 'z', sleeve, 0.03)
  for (const z of [-1.42, -1.58]) t.ring([-0.75, 0, z], 0.84, 0.05, 'z', sleeve)
}

/** Watches with a screen, closed as on a stand and worn. */
export const SMART_WATCHES: Readonly<Record<string, ThingRow>> = { smartwatch: [0.1, (t) => smartwatch(t, 0.95)], 'worn-smartwatch': [0.12, wornSmartwatch] }
