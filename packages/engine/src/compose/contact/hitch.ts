import { boundsOf, KitBuilder, linear } from '../../kits/builder/kit-builder.ts'
import { mirrored } from '../../kits/builder/moved.ts'
import type { KitPiece } from '../../kits/kit.ts'
import { triples } from '../../kits/tuples.ts'
import type { SolidKit, Vec3 } from '../../render/scene.ts'
import { type Actor, turned } from '../actor.ts'
import type { Cast } from '../casting.ts'
import { attach } from './joint-points.ts'

const CARTS = /^wheeled:(carriage|wagon|sleigh|sled)$/
const DRAUGHT = /^quadruped:(horse|pony|donkey|unicorn|reindeer|bull|zebra|camel|llama)$/
/** Animals that only pull when the prompt says so. */
const TOLD = /^quadruped:/
const PULLING = 'pushing'
/** Max animals in a team. */
const MAX = 8

/** Rotation of a cart and its team: seen from the side. */
const HITCHED = 0.4
/** Distance between the cart and the team, and how far the far animal of a pair is ahead, in heights of an animal's back. */
const GAP = 0.3
const FAR = 0.36

/** Measures for a harness: height of the back, middle and radius of the chest. */
function measureOf({ anchors, bodies }: KitPiece) {
  const back = anchors.seat[1]
  const chest: Vec3 = [anchors.seat[0] + 0.3 * back, 0.78 * back, 0]
  return { back, chest, round: 0.225 * back, rear: boundsOf(bodies).min[0] }
}

/** Breast strap, girth and saddle, reins, and a shaft along each flank that reaches the cart; dogs pull by a line. */
function harness(piece: KitPiece, shafts: boolean): SolidKit {
  const { back, chest, round, rear } = measureOf(piece)
  const kit = new KitBuilder()
  const leather = kit.material({ color: linear('#3a2014'), specular: 0.25, gloss: 24 })
  const [x, y] = chest
  const end = rear - GAP * back
  const thick = 0.02 * back
  kit.path(
    [
      [x - round * 0.4, y, round * 1.02],
      [x + round * 0.55, y * 0.99, round * 0.84],
      [x + round * 1.12, y * 0.98, 0],
      [x + round * 0.55, y * 0.99, -round * 0.84],
      [x - round * 0.4, y, -round * 1.02],
    ],
    [thick, thick * 1.3, thick * 1.4, thick * 1.3, thick],
    leather,
  )
  kit.torus([x - round * 0.9, y * 1.01, 0], round * 0.98, thick, 'x', leather)
  kit.ellipsoid([x - round * 0.9, y + round * 0.98, 0], [round * 0.4, round * 0.14, round * 0.4], leather)
  if (!shafts) {
    const loin: Vec3 = [x - round * 0.9, y + round * 1.05, 0]
    kit.path([loin, [end, 0.4 * back, 0]], [thick * 0.7, thick * 0.7], leather)
    return kit.build()
  }
  const wood = kit.material({ color: linear('#7a4f2a'), specular: 0.12, gloss: 16 })
  const { face } = piece.anchors
  for (const side of [1, -1]) {
    const shaft = side * round * 1.08
    kit.path(triples([x + round * 0.5, y * 0.98, shaft, x - round, y * 0.95, shaft, end, 0.5 * back, shaft]), [thick * 0.9, thick, thick * 1.1], wood)
    kit.path(
      [
        [face[0] - round * 0.4, face[1] - round * 0.35, side * round * 0.4],
        [x - round * 0.9, y + round * 1.14, side * round * 0.3],
        [end, 0.82 * back, side * round * 0.4],
      ],
      [thick * 0.4, thick * 0.4, thick * 0.4],
      leather,
    )
  }
  return kit.build()
}

/** Harnesses a team in pairs in front of its cart: horses and a carriage, dogs and a sled. */
export function hitchTeam(cast: Cast): void {
  const free = cast.actors.filter(({ parent, role }) => !parent && role === 'ground')
  const carts = free.filter(({ entity }) => CARTS.test(entity.kit))
  const team = free.filter(({ entity }) => DRAUGHT.test(entity.kit) || (TOLD.test(entity.kit) && entity.action === PULLING))
  const [cart] = carts
  if (carts.length !== 1 || team.length === 0 || team.length > MAX) return
  cart.yaw = HITCHED
  const { max } = boundsOf(cart.piece.bodies)
  let front = max[0] * cart.scale
  for (let first = 0; first < team.length; first += 2) {
    const pair = team.slice(first, first + 2)
    const next = Math.max(...pair.map((beast, i) => harnessed(beast, cart, front, pair.length > 1 ? 1 - 2 * i : 0)))
    front = next
  }
}

/** Puts an animal in front of the cart, offset sideways by `aside`; returns how far forward it reaches. */
function harnessed(beast: Actor, cart: Actor, from: number, aside: number): number {
  if (Math.cos(beast.yaw) < 0) beast.piece = mirrored(beast.piece)
  beast.yaw = cart.yaw
  const { back, round, rear } = measureOf(beast.piece)
  const { max } = boundsOf(beast.piece.bodies)
  beast.piece = { ...beast.piece, bodies: [...beast.piece.bodies, harness(beast.piece, DRAUGHT.test(beast.entity.kit))] }
  // The far animal of a pair is slightly ahead, or the near one would hide it.
  const ahead = from + ((GAP + FAR * Math.max(0, aside)) * back - rear) * beast.scale
  attach(beast, cart, turned([ahead, 0, aside * round * 2.2 * beast.scale], cart.yaw, 1))
  return ahead + max[0] * beast.scale
}
