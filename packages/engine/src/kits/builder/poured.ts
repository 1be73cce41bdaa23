import type { SolidKit, Vec3 } from '../../render/scene.ts'
import type { KitPiece } from '../kit.ts'
import { KitBuilder, placeBody } from './kit-builder.ts'
import { leant } from './leant.ts'
import { scaled } from './vector.ts'

/** How far a watering can is tipped, radians, and how far its water flies while it falls. */
const TIPPED = -0.5
const FLIGHT = 0.34
const STREAMS = 9

/** Threads of water from a rose at `from`, which reach the height `floor` in one arc each. */
function water(from: Vec3, floor: number, wide: number): SolidKit {
  const kit = new KitBuilder()
  const drop = kit.material({ color: [0.55, 0.8, 0.95], specular: 1.4, gloss: 90, emission: [0.05, 0.1, 0.13] })
  const fall = from[1] - floor
  const radius = wide * 0.055
  for (let i = 0; i < STREAMS; i++) {
    const turn = i * 2.399
    const out = Math.sqrt((i + 0.5) / STREAMS)
    const [aside, ahead] = [Math.sin(turn) * out, Math.cos(turn) * out]
    const at = (t: number): Vec3 => [
      from[0] + fall * FLIGHT * t * (1 + 0.45 * ahead),
      from[1] + 0.4 * wide * ahead * (1 - t) - fall * t * t * (0.9 + 0.1 * (1 - out)),
      from[2] + aside * wide * (0.4 + 1.1 * t),
    ]
    // Threads break up into drops on their way down.
    kit.path([at(0), at(0.22), at(0.42)], [radius, radius * 0.9, radius * 0.5], drop)
    for (const t of [0.52, 0.63, 0.74, 0.85, 0.97]) kit.cone(at(t - 0.035), at(t + 0.02), radius * 0.35, radius * 0.85, drop)
  }
  return { ...kit.build(), castsShadow: false }
}

/**
 * A watering can that is tipped over, its spout ahead, with water that falls from its hand's height down by `fall`, meters of the
 * piece. Its seat is where the water lands.
 */
export function poured(can: KitPiece, fall: number): KitPiece {
  // Its spout is built along +z.
  const ahead = { ...can, bodies: can.bodies.map((body) => placeBody(body, [0, 0, 0], 1, Math.PI / 2)) }
  const [fx, fy, fz] = can.anchors.face
  const tipped = leant({ ...ahead, anchors: { ...can.anchors, face: [fz, fy, -fx] } }, TIPPED)
  const hand: Vec3 = [0, tipped.height * 0.62, 0]
  const rose = tipped.anchors.face
  const floor = hand[1] - fall
  const wide = 0.16 * can.height
  const landing: Vec3 = [rose[0] + (rose[1] - floor) * FLIGHT, floor, 0]
  return { ...tipped, bodies: [...tipped.bodies, water(rose, floor, wide)], anchors: { ...tipped.anchors, hand: scaled(hand, 1), seat: landing } }
}
