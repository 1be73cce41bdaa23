import { withinOf } from '../../kits/props/showcase.ts'
import { type Actor, extentOf } from '../actor.ts'
import { anchorOf, attach, heightOf } from './joint-points.ts'
import { FRONT } from './poses.ts'

/** Min height of a thing in a vessel relative to the vessel. */
const INSIDE_SHARE = 0.55
/** Min height of flowers relative to their vase: a bunch is taller than it. */
const BUNCH_SHARE = 1.5
/** Height of a bunch relative to its glass vase, and how close to the floor its stems reach. */
const BUNCH_IN_GLASS = 1.8
const ABOVE_FLOOR = 0.09
/** Share of a bunch hidden in an opaque vase: its stems. */
const STEMS_HIDDEN = 0.42
/** The same for a basket, whose handle the blossoms must stay under. */
const STEMS_IN_BASKET = 0.5
/** Spread of a bunch's stems relative to the vessel's height: they come out of its neck. */
const NECK = 0.42
export const LYING = new Set(['sleeping', 'lying'])
/** Share of a bed's length that a person lying in it takes. */
export const BED_LENGTH = 0.74

/** Height of the rim, as a share of the vessel's, for vessels with a handle or steam above it. */
const RIMS: Readonly<Record<string, number>> = {
  'prop:basket': 0.62,
  'tool:bucket': 0.72,
  // The rest of the height is steam.
  'food:teacup': 0.6,
  'food:coffee-cup': 0.6,
}
/** Share of a sleeper's height that is below the rim. */
const SUNK = 0.2
/** Width of each of several fruits in a vessel relative to the opening. */
const HEAPED_SHARE = 0.52

/** Height of a door relative to its wall. */
const DOOR_SHARE = 0.84

/** Sets a door flush into the face of a wall. */
function letIn(door: Actor, wall: Actor): void {
  const box = extentOf(wall)
  door.yaw = wall.yaw
  door.scale *= (DOOR_SHARE * (box.max[1] - box.min[1])) / Math.max(0.01, heightOf(door))
  const own = extentOf(door)
  attach(door, wall, [(box.min[0] + box.max[0]) / 2, -own.min[1], box.min[2] - own.max[2] * 0.5])
}

/** Lays a sleeper on the mattress, behind the bars. */
function layInCrib(actor: Actor, crib: Actor): void {
  crib.yaw = Math.PI / 2
  const box = extentOf(crib)
  const own = extentOf(actor)
  actor.scale *= (BED_LENGTH * (box.max[0] - box.min[0])) / Math.max(0.01, own.max[0] - own.min[0])
  const sized = extentOf(actor)
  const seat = anchorOf(crib, 'seat')
  attach(actor, crib, [-(sized.min[0] + sized.max[0]) / 2, seat[1] - sized.min[1] - 0.05 * (box.max[1] - box.min[1]), 0])
}

/** Height of a person in a tub relative to the tub, and the share of it that is below the rim. */
const BATHER = 1.45
const UNDER_RIM = 0.32
/** Distance behind the middle relative to half the tub's depth: knees must stay behind the near wall. */
const BACK = 0.36

/** Seats a bather at one end, with the legs along the tub. */
function sitInTub(person: Actor, tub: Actor): void {
  tub.yaw = Math.PI / 2
  person.yaw = 0.2
  person.scale *= (BATHER * heightOf(tub)) / Math.max(0.01, heightOf(person))
  const box = extentOf(tub)
  attach(person, tub, [box.min[0] * 0.5, box.max[1] - UNDER_RIM * heightOf(person), box.max[2] * BACK])
}

/** Max animals of a litter side by side in a basket, and how much of each is above the rim. */
const ABREAST = 4
const OVER_RIM = 0.62
/** How close they sit, in their widths: shoulders touch, heads do not. */
const CLOSE = 1.26

/** Several animals look out of a vessel side by side, the rear row above the front row, so that every head is visible. */
function putLitter(actor: Actor, container: Actor, slot: number, slots: number): void {
  const rows = Math.ceil(slots / ABREAST)
  const row = slot % rows
  const place = Math.floor(slot / rows)
  const inRow = Math.ceil((slots - row) / rows)
  const aside = (place + 0.5) / inRow - 0.5
  const box = extentOf(container)
  const size = box.max[1] - box.min[1]
  const width = (box.max[0] - box.min[0]) * 0.9
  actor.yaw = FRONT - aside * 0.5
  const own = extentOf(actor)
  actor.scale *= (CLOSE * width) / Math.max(2, inRow) / Math.max(0.01, own.max[0] - own.min[0])
  const rim = box.min[1] + (RIMS[container.entity.kit] ?? 1) * size
  const height = heightOf(actor)
  const seat = anchorOf(container, 'seat')
  attach(actor, container, [
    seat[0] + aside * width,
    rim - height * (1 - OVER_RIM) + row * 0.42 * height,
    seat[2] + (row - (rows - 1) / 2) * 0.5 * width + (place % 2) * 0.14 * width,
  ])
}

/** Puts a thing seen through its vessel's wall entirely inside; sea animals float in the middle. */
function showWithin(actor: Actor, vessel: Actor, { low, high, wide, aside }: NonNullable<ReturnType<typeof withinOf>>, slot: number, slots: number): void {
  const box = extentOf(vessel)
  const size = box.max[1] - box.min[1]
  const width = box.max[0] - box.min[0]
  // A house is as deep as it is wide: its walls must stay behind the glass.
  const room = ((actor.category === 'building' ? 0.7 : 1) * wide * width) / slots
  const free = extentOf(actor)
  actor.scale *= Math.min(((high - low) * size) / heightOf(actor), room / (free.max[0] - free.min[0]))
  const own = extentOf(actor)
  const over = actor.category === 'sea' ? 0.5 * ((high - low) * size - heightOf(actor)) : 0
  attach(actor, vessel, [
    (box.min[0] + box.max[0] - own.min[0] - own.max[0]) / 2 + aside * width + (slot - (slots - 1) / 2) * room,
    box.min[1] + low * size + over - own.min[1],
    actor.category === 'building' ? 0 : -0.06 * size,
  ])
}

/** Puts a thing into a vessel, a vehicle, a crib or a wall. */
export function putInside(actor: Actor, container: Actor, slot: number, slots: number): void {
  if (actor.entity.kit === 'prop:door' && container.entity.kit === 'building:wall') {
    letIn(actor, container)
    return
  }
  if (container.entity.kit === 'furniture:crib' && LYING.has(actor.entity.action ?? '')) {
    layInCrib(actor, container)
    return
  }
  if (container.entity.kit === 'furniture:bathtub' && actor.category === 'person') {
    sitInTub(actor, container)
    return
  }
  const within = withinOf(container.entity.kit, actor.entity.kit)
  if (within) {
    showWithin(actor, container, within, slot, slots)
    return
  }
  const box = extentOf(container)
  const size = box.max[1] - box.min[1]
  const sleeps = LYING.has(actor.entity.action ?? '') && actor.category === 'animal'
  const width = (box.max[0] - box.min[0]) * (sleeps ? 0.86 : 0.62)
  const vessel = container.category !== 'vehicle' && container.category !== 'building'
  if (vessel && slots > 1 && actor.category === 'animal') {
    putLitter(actor, container, slot, slots)
    return
  }
  const own = extentOf(actor)
  const fit = Math.min(1, width / Math.max(0.01, (own.max[0] - own.min[0]) * Math.min(2, slots)))
  // A house in a teacup shrinks as much as the cup requires.
  actor.scale *= actor.category === 'building' ? fit : Math.max(0.4, fit)
  // A bunch of flowers is wider than its vase; nothing in a vessel may be too small to see.
  const flowers = actor.category === 'plant'
  const bunch = /^plant:bouquet$/.test(actor.entity.kit) || actor.entity.attributes.includes('bouquet')
  // A glass vase shows the stems: they stay inside it, and the blossoms are close together.
  const seen = container.entity.material === 'glass'
  const tall = bunch && seen ? BUNCH_IN_GLASS : actor.category === 'plant' ? BUNCH_SHARE : INSIDE_SHARE
  const least = size * tall * (flowers ? (RIMS[container.entity.kit] ?? 1) : 1)
  if (vessel && !sleeps && heightOf(actor) < least) actor.scale *= least / heightOf(actor)
  const height = heightOf(actor)
  const seat = anchorOf(container, 'seat')
  // Blossoms side by side, the outer ones slightly lower.
  const aside = slots > 1 ? (slot + 0.5) / slots - 0.5 : 0
  const spread = seen ? width * 1.05 : Math.min(width, NECK * size)
  const along = aside * (flowers && vessel ? spread : width * 0.8)
  if (flowers && vessel) actor.scale *= 1 - 0.55 * Math.abs(aside) - 0.1 * (slot % 2)
  // A good part of the thing shows above the rim.
  const brim = RIMS[container.entity.kit] ?? 1
  const hidden = bunch && !seen && brim < 1 ? STEMS_IN_BASKET : bunch ? STEMS_HIDDEN : flowers ? (seen ? 0.3 : 0.2) : sleeps ? SUNK : 0.36
  const rim = box.min[1] + (bunch && seen ? ABOVE_FLOOR * size : brim * size - height * hidden)
  const low = vessel ? rim : Math.max(box.min[1] + size * 0.12, seat[1] - height * 0.34)
  // Several foods in a bowl lie in a ring, not in a row.
  const heaped = vessel && slots > 2 && actor.category === 'food'
  const rise = (RIMS[container.entity.kit] ?? 1) * size
  if (heaped) {
    const mine = extentOf(actor)
    actor.scale *= (HEAPED_SHARE * width) / Math.max(0.01, mine.max[0] - mine.min[0])
  }
  const turn = (slot / slots) * Math.PI * 2 + 0.5
  const ring = heaped ? width * 0.31 : 0
  attach(actor, container, [
    seat[0] + (heaped ? Math.cos(turn) * ring : along),
    heaped ? box.min[1] + rise - 0.66 * heightOf(actor) : low,
    seat[2] + Math.sin(turn) * ring,
  ])
}
