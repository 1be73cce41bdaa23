import { leant, poured } from '../../kits/builder/moved.ts'
import { sub } from '../../kits/builder/vector.ts'
import { CRADLED, HUNG, PRESENTED, SERVED } from '../../kits/people/action.ts'
import type { Vec3 } from '../../render/scene.ts'
import { type Actor, extentOf, turned } from '../actor.ts'
import { anchorOf, attach, heightOf, middleOf, shrinkTo } from './joint-points.ts'
import { facingOf } from './wear.ts'

/** Max height of a held thing relative to its holder. */
const HELD_SHARE = 0.62

/** Height of a ball relative to the player. */
const BALL_SHARE = 0.14
const AT_FOOT = new Set(['kicking', 'running'])

const isBall = ({ entity }: Actor): boolean => /^sport:.*ball$/.test(entity.kit)

/** Puts a ball in play in front of the foot, within reach of a kick. */
function layAtFoot(ball: Actor, player: Actor): void {
  const tall = player.piece.height * player.scale
  const { min, max } = extentOf(ball)
  ball.scale *= (BALL_SHARE * tall) / (max[1] - min[1])
  const forward = turned([0.42 * player.piece.height, 0, -0.05 * player.piece.height], player.yaw, player.scale)
  attach(ball, player, [forward[0], -extentOf(ball).min[1], forward[2]])
}

/** Size of a ball in an animal's mouth, and of a ball that it chases, relative to the animal. */
const MOUTH_SHARE = 0.2
const CHASED_SHARE = 0.34
const CHASING = new Set(['running', 'jumping', 'playing', 'walking'])

function fetchBall(ball: Actor, animal: Actor): void {
  const tall = heightOf(animal)
  const chased = CHASING.has(animal.entity.action ?? '')
  ball.scale *= ((chased ? CHASED_SHARE : MOUTH_SHARE) * tall) / Math.max(0.01, heightOf(ball))
  const nose = anchorOf(animal, 'face')
  const ahead = turned([1, 0, 0], animal.yaw, tall)
  if (chased) {
    attach(ball, animal, [nose[0] + ahead[0] * 0.34, -extentOf(ball).min[1], nose[2] + ahead[2] * 0.34])
    return
  }
  const middle = middleOf(ball)
  attach(ball, animal, [nose[0] + ahead[0] * 0.2 - middle[0], nose[1] - tall * 0.12 - middle[1], nose[2] + ahead[2] * 0.2 - middle[2]])
}

/** Height of an animal's umbrella relative to the animal: it covers the head. */
const PARASOL_SHARE = 0.78

/** Animals without hands carry an umbrella by its handle, in the mouth or the trunk. */
function shelter(umbrella: Actor, animal: Actor): void {
  umbrella.scale *= (PARASOL_SHARE * heightOf(animal)) / Math.max(0.01, heightOf(umbrella))
  const [nose, crown] = [anchorOf(animal, 'face'), anchorOf(animal, 'head')]
  const { min } = extentOf(umbrella)
  const middle = middleOf(umbrella)
  attach(umbrella, animal, [nose[0] - middle[0], (nose[1] * 2 + crown[1]) / 3 - min[1], nose[2] - middle[2] - 0.04 * heightOf(animal)])
}

/** Things lower than this many meters look small in a hand: their min height relative to the holder, and their max growth over real size. */
const SMALL = 0.26
const COMPACT = [0.15, 1.6] as const
const SLENDER = [0.11, 1.15] as const

/** Height of a thing in an animal's paws relative to the animal. */
const PAW_SHARE = 0.24
const IN_PAWS = 0.05
const NUT = /^(acorn|nut|walnut|hazelnut|pinecone|chestnut)$/

/** Max height of a bag relative to its holder: it reaches from the hand to the knee. */
const BAG_SHARE = 0.3

/** Rotation of a vessel in the right hand that pours to that side, slightly toward the viewer. */
const POURING = Math.PI - 0.3
/** Height of a watering can relative to its holder. */
const CAN_SHARE = 0.24

/** Tips a watering can; its water falls beside the holder, down to `floor` above the ground. */
function pour(can: Actor, holder: Actor, floor: number): void {
  const tall = holder.piece.height * holder.scale
  can.scale = (CAN_SHARE * tall) / can.piece.height
  can.yaw = POURING
  const hand = anchorOf(holder, 'hand')
  can.piece = poured(can.piece, (hand[1] - floor) / can.scale)
  const grip = anchorOf(can, 'hand')
  attach(can, holder, sub(hand, grip))
}

/** Max height of the watered plant relative to the person. */
const WATERED_SHARE = 0.5

/** Puts a plant where the water from `can` falls. */
export function standUnderWater(plant: Actor, holder: Actor, can: Actor, slot: number): void {
  const tall = holder.piece.height * holder.scale
  shrinkTo(plant, WATERED_SHARE * tall)
  const own = extentOf(plant)
  const [x, , z] = anchorOf(can, 'seat')
  const aside = slot === 0 ? 0 : (slot % 2 ? 1 : -0.8) * Math.ceil(slot / 2) * 0.7 * (own.max[0] - own.min[0])
  attach(plant, holder, [can.offset[0] + x + Math.sign(x || 1) * Math.abs(aside), -own.min[1], can.offset[2] + z + 0.3 * (slot % 2 ? own.max[2] : 0)])
}

/** Min and max width of a thing presented on both hands, relative to the holder; for fish, the width is the length. */
const SHOWN_WIDE = { least: 0.2, most: 0.27, fish: 0.42 } as const
/** Min height over width of a deep vessel, which is tipped less so that it does not spill. */
const DEEP = 0.3
const TIPS = { flat: -0.95, deep: -0.42 } as const

/** Lays a thing on both hands, tipped toward the viewer. */
function present(thing: Actor, holder: Actor): void {
  const tall = holder.piece.height * holder.scale
  const swims = thing.category === 'sea'
  thing.yaw = swims ? holder.yaw - Math.PI / 2 : 0
  const box = extentOf(thing)
  const wide = Math.max(box.max[0] - box.min[0], box.max[2] - box.min[2])
  const real = ((wide / thing.scale) * holder.scale) / tall
  const { least, most, fish } = SHOWN_WIDE
  thing.scale *= ((swims ? fish : Math.max(least, Math.min(most, real))) * tall) / wide
  if (!swims) {
    const deep = box.max[1] - box.min[1] > DEEP * wide
    thing.piece = leant(thing.piece, deep ? TIPS.deep : TIPS.flat)
    thing.yaw = holder.yaw
  }
  const { hand, face } = holder.piece.anchors
  const [x, y, z] = turned([(hand ?? face)[0], (hand ?? face)[1], 0], holder.yaw, holder.scale)
  const middle = middleOf(thing)
  attach(thing, holder, sub([x, y + 0.02 * tall, z], middle))
}

/** Width of a tray relative to its holder. */
const TRAY_SHARE = 0.3

function serve(tray: Actor, holder: Actor): void {
  const tall = holder.piece.height * holder.scale
  tray.yaw = holder.yaw
  const box = extentOf(tray)
  tray.scale *= (TRAY_SHARE * tall) / (box.max[0] - box.min[0])
  const [x, y, z] = anchorOf(holder, 'hand')
  attach(tray, holder, [x, y + 0.03 * tall, z])
}

/** Max height of a thing at the lips relative to the person, and the actions that count as eating or drinking. */
const SIPPED_SHARE = 0.1
const AT_LIPS = new Set(['drinking', 'eating', 'seated drinking', 'seated eating'])

/** Height of a carried child relative to the holder, and its seat: in front of the chest, a little to the side, below the face. */
const CHILD_SHARE = 0.44
const CHILD_AT = [0.14, 0.46, -0.045] as const

/** Length of a swaddled baby relative to its holder, and the offset of its middle from the hands. */
const BUNDLE = { long: 0.33, up: 0.05, aside: -0.03 } as const

function carry(child: Actor, holder: Actor): void {
  const tall = holder.piece.height * holder.scale
  if (child.entity.kit === 'human:baby') {
    child.scale = (BUNDLE.long * tall) / child.piece.height
    child.yaw = holder.yaw
    const { hand, face } = holder.piece.anchors
    const [x, y, z] = turned([(hand ?? face)[0], (hand ?? face)[1], BUNDLE.aside * holder.piece.height], holder.yaw, holder.scale)
    attach(child, holder, [x, y + BUNDLE.up * tall, z])
    return
  }
  child.scale = (CHILD_SHARE * tall) / child.piece.height
  child.yaw = holder.yaw
  const [x, y, z] = turned(CHILD_AT, holder.yaw, tall)
  attach(child, holder, [x, y, z])
}

/** Puts a thing held in both arms between the hands, in front of the belly. */
function cradle(thing: Actor, holder: Actor): void {
  const tall = holder.piece.height * holder.scale
  shrinkTo(thing, Math.max(0.22 * tall, Math.min(0.36 * tall, 1.3 * thing.piece.height * holder.scale)))
  if (thing.category === 'animal') thing.yaw = holder.yaw - 0.9
  const hand = holder.piece.anchors.hand ?? holder.piece.anchors.face
  const { min, max } = extentOf(thing)
  const middle = middleOf(thing)
  const [x, y, z] = turned([hand[0] + 0.05, hand[1], 0], holder.yaw, holder.scale)
  attach(thing, holder, [x - middle[0], y - min[1] - 0.3 * (max[1] - min[1]), z - middle[2]])
}

/** Position of the rim on a basketball hoop, meters. */
const RIM: Vec3 = [0.35, 2.62, 0]

/** Lifts a player into the air so that the ball is over the rim. */
export function dunk(player: Actor, hoop: Actor): void {
  const rim = turned(RIM, hoop.yaw, hoop.scale)
  const hand = anchorOf(player, 'hand')
  const [x, y, z] = sub(rim, hand)
  const tall = player.piece.height * player.scale
  attach(player, hoop, [x + 0.06 * tall, y + 0.04 * tall, z])
}

/** Position of an animal's bite below and in front of its brow, in distances from crown to brow. */
const BITE = { down: 0.42, ahead: 0.62 } as const

function mouthOf(animal: Actor): Vec3 {
  const [face, crown] = [anchorOf(animal, 'face'), anchorOf(animal, 'head')]
  const span = Math.max(0, crown[1] - face[1])
  const ahead = turned([1, 0, 0], facingOf(animal), span * BITE.ahead)
  return [face[0] + ahead[0], face[1] - span * BITE.down, face[2] + ahead[2]]
}

/** Puts a thing into a hand. */
export function hold(thing: Actor, holder: Actor, slot: number): void {
  if (isBall(thing) && holder.category === 'animal') {
    fetchBall(thing, holder)
    return
  }
  if (isBall(thing) && AT_FOOT.has(holder.entity.action ?? '')) {
    layAtFoot(thing, holder)
    return
  }
  if (thing.category === 'person') {
    carry(thing, holder)
    return
  }
  if (thing.entity.noun === 'umbrella' && holder.category === 'animal') {
    shelter(thing, holder)
    return
  }
  if (CRADLED.test(thing.entity.noun) && holder.category === 'person' && holder.entity.action === undefined) {
    cradle(thing, holder)
    return
  }
  if (thing.entity.noun === 'watering can' && holder.entity.action === 'watering') {
    pour(thing, holder, 0)
    return
  }
  const presents = holder.entity.action === undefined || AT_LIPS.has(holder.entity.action)
  if (holder.category === 'person' && presents && SERVED.test(thing.entity.noun)) {
    serve(thing, holder)
    return
  }
  if (holder.category === 'person' && presents && PRESENTED.test(thing.entity.noun)) {
    present(thing, holder)
    return
  }
  const floats = thing.role === 'aloft'
  const { min, max } = extentOf(thing)
  const long = max[1] - min[1] > 1.6 * (max[0] - min[0])
  if (isBall(thing)) shrinkTo(thing, BALL_SHARE * 1.8 * holder.piece.height * holder.scale)
  shrinkTo(thing, heightOf(holder) * (long ? HELD_SHARE : HELD_SHARE * 0.62))
  // Small things stay small, but large enough to be visible.
  if (!floats && !isBall(thing) && thing.piece.height < SMALL) {
    const [share, growth] = long ? SLENDER : COMPACT
    shrinkTo(thing, Math.max(share * heightOf(holder), growth * thing.piece.height * holder.scale))
  }
  if (HUNG.has(thing.entity.noun)) shrinkTo(thing, BAG_SHARE * heightOf(holder))
  const sips = holder.category === 'person' && AT_LIPS.has(holder.entity.action ?? '') && !floats
  if (sips) shrinkTo(thing, SIPPED_SHARE * heightOf(holder))
  // Animals without hands carry a fish crosswise in the mouth.
  const bites = holder.category === 'animal' && !holder.piece.anchors.hand
  if (bites && thing.entity.kit.startsWith('sea:')) thing.yaw = holder.yaw + Math.PI / 2
  // Paws hold a nut in front of the chest.
  const paws = holder.category === 'animal' && !bites && (thing.category === 'food' || NUT.test(thing.entity.noun))
  if (paws) shrinkTo(thing, PAW_SHARE * heightOf(holder))
  const hand = bites ? mouthOf(holder) : anchorOf(holder, 'hand')
  const middle = middleOf(thing)
  const reach = turned(
    [sips ? 0.5 * ((extentOf(thing).max[0] - extentOf(thing).min[0]) / holder.scale) : paws ? IN_PAWS * holder.piece.height : 0.06, 0, 0],
    holder.yaw,
    holder.scale,
  )
  // A balloon is held by the end of its string, a bag by its handle, everything else by the middle.
  const box = extentOf(thing)
  const grip: Vec3 = floats ? [middle[0], box.min[1], middle[2]] : HUNG.has(thing.entity.noun) ? [middle[0], box.max[1], middle[2]] : middle
  const offset = sub([hand[0] + reach[0], hand[1], hand[2] + reach[2]], grip)
  attach(thing, holder, [offset[0] + slot * 0.12, offset[1], offset[2]])
}
