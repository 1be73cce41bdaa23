import { findNoun } from '../../lexicon/lexicon.ts'
import { type Actor, extentOf, turned } from '../actor.ts'
import { isAtTable } from './at-table.ts'
import { anchorOf, attach, heightOf } from './joint-points.ts'
import { FRONT } from './poses.ts'
import { BED_LENGTH, LYING } from './put-inside.ts'
import { isStrewnKit } from './strewn.ts'

/** Min height of a thing on a table relative to the table. */
const STANDING_SHARE = 0.64
/** Height of a person crossing a bridge, who is the subject; the parapet would hide half of anybody smaller. */
const CROSSING_SHARE = 0.92
/** Min height of a dish relative to its table: the dish is the subject. */
const LAID_SHARE = 0.8
/** Scale of people relative to the real size of their seat: slightly larger, because they are the subject. */
const SEATED = 1.08
/** The same at a table, where their feet show: they must be on the floor. */
const AT_TABLE = 1.26
/** Robots with human limbs sit like a person of this height. */
const MANLIKE = /^robot:(robot|android|cyborg)$/
const PERSON = 1.75
/** Share of a flat dish's width that the food on it takes. */
const DISH_SHARE = 0.62
/** The same for two or three things side by side, all together. */
const DISHES_SHARE = 0.84
/** The same for a thing shown on flat stones. */
const STONES_SHARE = 0.36

/** Height of a butterfly on a flower relative to the whole plant. */
const ON_BLOSSOM = 0.24
const PERCHING = new Set(['bird', 'insect'])
const BED_SIDE = 0.3
/** Seat of a person whose legs hang down from a bed, as a share of the way from its middle to its near side. */
const EDGE = 0.62

const SEATING = /^furniture:(sofa|armchair|bed)$/
/** Max growth of a pet over real size: everyone knows how large a cat is on a sofa. */
const PET_GROWTH = 1.25

/** Scale of an animal on a seat, derived from the seat's. */
function asTallAs(pet: Actor, seat: Actor): number {
  const real = (findNoun(pet.entity.noun)?.height ?? 0.5) / (findNoun(seat.entity.noun)?.height ?? 0.9)
  return (PET_GROWTH * real * pet.entity.size * seat.piece.height * seat.scale) / pet.piece.height
}

/** Min height of a thing relative to its carrier: more for food on a table than for a person on a rock. */
function leastShare(actor: Actor, base: Actor): number {
  if (base.entity.kit === 'building:bridge' && actor.category === 'person') return CROSSING_SHARE
  if (base.category === 'furniture') return actor.category === 'food' ? LAID_SHARE : STANDING_SHARE
  return actor.category === 'food' ? STANDING_SHARE / 2 : STANDING_SHARE
}

/** Width of a product relative to the pedestal that only frames it. */
const SHOWN_SHARE: Readonly<Record<string, number>> = { 'furniture:pedestal': 0.82, 'prop:splash-base': 0.5, 'prop:splash-base-paint': 0.5 }

/** Scale factor that makes one of `slots` things fill its part of a pedestal. */
function shownSize(actor: Actor, pedestal: Actor, slots: number): number {
  const [own, base] = [extentOf(actor), extentOf(pedestal)]
  const room = (base.max[0] - base.min[0]) * SHOWN_SHARE[pedestal.entity.kit]
  const wide = (own.max[0] - own.min[0]) * slots
  return room / Math.max(0.01, wide, own.max[1] - own.min[1])
}

/** A bird on a shoulder is no taller than a head. */
const PERCHED_SHARE = 0.26

function perch(bird: Actor, person: Actor): void {
  bird.scale *= (PERCHED_SHARE * heightOf(person)) / heightOf(bird)
  bird.yaw = person.yaw
  const shoulder = anchorOf(person, 'seat')
  attach(bird, person, [shoulder[0], shoulder[1] - 0.02 * heightOf(person), shoulder[2]])
}

/** Height of a thing on a blossom relative to the blossom. */
const ON_HEART = 0.66

function lieOnBlossom(thing: Actor, blossom: Actor, slot: number, slots: number): void {
  const base = extentOf(blossom)
  const tall = heightOf(blossom)
  thing.scale *= (ON_HEART * tall) / Math.max(0.01, heightOf(thing))
  const own = extentOf(thing)
  const along = (slot - (slots - 1) / 2) * 0.55 * (own.max[0] - own.min[0])
  attach(thing, blossom, [
    (base.min[0] + base.max[0] - own.min[0] - own.max[0]) / 2 + along,
    base.min[1] + 0.2 * tall - own.min[1],
    base.min[2] - own.max[2] * 0.2 + slot * 0.4 * own.max[2],
  ])
}

const DRAPED = 'prop:draped-clock'
/** Height of a soft watch relative to its carrier, and how much of it is above the edge. */
const DRAPED_SHARE = { bough: 0.78, other: 0.5 } as const
const OVER_EDGE = 0.08
/** How far in front of its carrier the dial hangs, in its heights. */
const FORWARD = 0.1

/** Drapes a soft watch over its carrier, so that it runs down the front. */
function drape(clock: Actor, base: Actor): void {
  const share = base.entity.kit === 'prop:bough' ? DRAPED_SHARE.bough : DRAPED_SHARE.other
  clock.scale *= (share * heightOf(base)) / Math.max(0.01, heightOf(clock))
  clock.yaw = FRONT - 0.12
  const seat = anchorOf(base, 'seat')
  const edge = base.entity.kit === 'prop:bough' ? seat[2] : extentOf(base).min[2]
  attach(clock, base, [seat[0], seat[1] - (1 - OVER_EDGE) * heightOf(clock), edge - FORWARD * heightOf(clock)])
}

export function standOn(actor: Actor, base: Actor, slot: number, slots: number): void {
  if (actor.entity.kit === DRAPED) {
    drape(actor, base)
    return
  }
  if (base.category === 'person' && PERCHING.has(actor.category)) {
    perch(actor, base)
    return
  }
  if (actor.category === 'insect' && base.category === 'plant') actor.scale *= (ON_BLOSSOM * heightOf(base)) / Math.max(0.01, heightOf(actor))
  if (base.entity.kit === 'prop:window') {
    onSill(actor, base)
    return
  }
  if (isStrewnKit(base.entity.kit)) {
    lieOnBlossom(actor, base, slot, slots)
    return
  }
  const least = actor.category === 'insect' ? 0 : heightOf(base) * leastShare(actor, base)
  const under = extentOf(base)
  const span = under.max[0] - under.min[0]
  const onDish = under.max[1] - under.min[1] < 0.3 * span && base.category !== 'furniture'
  const beside = onDish && actor.category === 'food' && (slots === 2 || slots === 3)
  if (onDish) {
    // The food on a dish fills it.
    const own = extentOf(actor)
    const share = base.entity.kit === 'prop:flat-stones' ? STONES_SHARE : beside ? DISHES_SHARE : DISH_SHARE
    const wanted = (span * share) / Math.min(3, slots)
    actor.scale *= wanted / Math.max(0.01, own.max[0] - own.min[0])
  }
  // A person who sits faces the seat's direction and is scaled to it as a person to a chair.
  const sits = base.category === 'furniture' && actor.piece.anchors.rest !== undefined && (actor.category === 'person' || MANLIKE.test(actor.entity.kit))
  const lies = LYING.has(actor.entity.action ?? '') && base.entity.kit.startsWith('furniture:bed')
  // A bed is seen from its side so that the sleeper shows; a person on its edge faces the viewer.
  const onEdge = sits && !lies && base.entity.kit === 'furniture:bed'
  if (sits && (lies || onEdge)) base.yaw = BED_SIDE
  if (sits) {
    actor.yaw = onEdge ? FRONT : base.yaw
    const drawnUp = base.parent !== undefined && isAtTable('behind', base, base.parent)
    actor.scale = base.scale * (drawnUp ? AT_TABLE : SEATED) * (MANLIKE.test(actor.entity.kit) ? PERSON / actor.piece.height : 1)
    const [bed, own] = [extentOf(base), extentOf(actor)]
    const long = (bed.max[0] - bed.min[0]) * BED_LENGTH
    if (lies && own.max[0] - own.min[0] > long) actor.scale *= long / (own.max[0] - own.min[0])
  } else if (actor.category === 'animal' && SEATING.test(base.entity.kit)) actor.scale = asTallAs(actor, base)
  else if (Object.hasOwn(SHOWN_SHARE, base.entity.kit)) actor.scale *= shownSize(actor, base, slots)
  else if (heightOf(actor) < least) actor.scale *= least / heightOf(actor)
  // Flat things count by their width: a pizza must not be wider than its table.
  const reach = extentOf(actor)
  const most = ((extentOf(base).max[0] - extentOf(base).min[0]) * 0.62) / Math.min(3, slots)
  const shown = Object.hasOwn(SHOWN_SHARE, base.entity.kit)
  const holds = base.category === 'furniture' || base.entity.kit === 'prop:bough'
  if (holds && !sits && !shown && reach.max[0] - reach.min[0] > most) actor.scale *= most / (reach.max[0] - reach.min[0])
  const rest = turned(actor.piece.anchors.rest ?? [0, 0, 0], actor.yaw, actor.scale)
  const seat = anchorOf(base, 'seat')
  const width = extentOf(base).max[0] - extentOf(base).min[0]
  const spread = beside ? DISHES_SHARE : (SHOWN_SHARE[base.entity.kit] ?? 0.7)
  const along = slots > 1 ? ((slot + 0.5) / slots - 0.5) * width * Math.min(0.7, spread) : 0
  // A sleeper sinks into the bed.
  const sunk = lies ? 0.06 * actor.piece.height * actor.scale : 0
  // The pillow is at the head of the bed.
  const pillow = lies && actor.category === 'person' ? 0.08 * width : 0
  const edge = onEdge ? (extentOf(base).min[2] - seat[2]) * EDGE : 0
  attach(actor, base, [seat[0] - rest[0] + along - pillow, seat[1] - rest[1] - sunk, seat[2] - rest[2] - 0.01 + edge])
}

/** Max height of a thing on a windowsill relative to the window. */
const SILL_SHARE = 0.36

/** Puts an actor on a windowsill, in front of the lower panes. */
function onSill(actor: Actor, window: Actor): void {
  const box = extentOf(window)
  const tall = box.max[1] - box.min[1]
  const own = extentOf(actor)
  const most = Math.min(
    (SILL_SHARE * tall) / Math.max(0.01, own.max[1] - own.min[1]),
    (0.62 * (box.max[0] - box.min[0])) / Math.max(0.01, own.max[0] - own.min[0]),
  )
  actor.scale *= most
  const sized = extentOf(actor)
  attach(actor, window, [-(sized.min[0] + sized.max[0]) / 2, box.min[1] + 0.055 * tall, box.min[2] - sized.max[2] * 0.3])
}
