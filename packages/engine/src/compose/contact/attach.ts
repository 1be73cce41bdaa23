import { findNoun } from '../../lexicon/lexicon.ts'
import { ALL_AROUND } from '../../lexicon/relation-words.ts'
import type { Relation, SceneGraph } from '../../scene-graph.ts'
import { type Actor, clusterOf, extentOf, turned } from '../actor.ts'
import { type Cast, HUMMINGBIRD } from '../casting.ts'
import { playAt } from './at-instrument.ts'
import { clearView, drawUp, facesOver, isAtTable } from './at-table.ts'
import { dunk, hold, standUnderWater, wear } from './carried.ts'
import { encircle } from './encircle.ts'
import { hangInTree, hangsInTree } from './hang-in-tree.ts'
import { anchorOf, attach, heightOf, shrinkTo } from './joint-points.ts'
import { laidAtDish, layAtDish } from './lay-cutlery.ts'
import { FRONT } from './poses.ts'
import { PUSHED, pushCart } from './push-cart.ts'
import { BED_LENGTH, LYING, putInside } from './put-inside.ts'
import { PILED, STACKED } from './stacked.ts'
import { isStrewnKit } from './strewn.ts'

/** What flies over something is at least this share of its height. */
const ABOVE_SHARE = 0.46
/** What stands on a table is at least this share of its height, for the same reason. */
const STANDING_SHARE = 0.64
/** Who crosses a bridge is what the picture is of; its parapet hides half of anybody smaller. */
const CROSSING_SHARE = 0.92
/** A dish on a table is the picture's subject, the table only its foot. */
const LAID_SHARE = 0.8
/** People against the real size of what they sit on: a little larger, they are the subject. */
const SEATED = 1.08
/** The same at a table, where the feet are seen: they are on the floor. */
const AT_TABLE = 1.26
/** Robots with a person's limbs sit as a person of such a height does. */
const MANLIKE = /^robot:(robot|android|cyborg)$/
const PERSON = 1.75
/** Share of a flat dish's width that what lies on it takes. */
const DISH_SHARE = 0.62
/** The same of two or three side by side, all together. */
const DISHES_SHARE = 0.84
/** The same of stones that something is shown on. */
const STONES_SHARE = 0.36
/** Who stands under a tree is at least this share of its height: he is the subject, not a speck. */
const UNDER_SHARE = 0.34

/** Which instance of the object goes with instance `i` of the subject; several riders share one boat. */
function partner(objects: readonly Actor[], i: number): Actor {
  return objects[i % objects.length]
}

/** A butterfly on a flower against the whole plant. */
const ON_BLOSSOM = 0.24
const PERCHING = new Set(['bird', 'insect'])
const BED_SIDE = 0.3
/** How far from a bed's middle to its near side someone sits whose legs hang down. */
const EDGE = 0.62

/** Height of a hummingbird at a flower against the whole plant. */
const AT_BLOSSOM = 0.3
const SIDELONG = 0.2

/** A hummingbird drinks from the side, its beak at the blossom. */
function hoverAt(bird: Actor, plant: Actor, slot: number): void {
  bird.scale *= (AT_BLOSSOM * heightOf(plant)) / Math.max(0.01, heightOf(bird))
  const fromLeft = slot % 2 === 0
  bird.yaw = fromLeft ? SIDELONG : Math.PI - SIDELONG
  const blossom = anchorOf(plant, 'seat')
  const face = anchorOf(bird, 'face')
  const own = extentOf(bird)
  const x = fromLeft ? blossom[0] - own.max[0] : blossom[0] - own.min[0]
  attach(bird, plant, [x, blossom[1] - face[1], blossom[2] - face[2]])
}

/** How high in a tree it eats that reaches up to it, by the tree's height, and how deep in the crown its mouth is. */
const IN_CROWN = { high: 0.66, deep: 0.82 } as const

function eatFrom(tree: Actor, giraffe: Actor): void {
  giraffe.yaw = SIDELONG
  const face = anchorOf(giraffe, 'face')
  tree.scale *= face[1] / IN_CROWN.high / Math.max(0.01, heightOf(tree))
  attach(tree, giraffe, [face[0] - extentOf(tree).min[0] * IN_CROWN.deep, 0, face[2] + 0.12 * face[1]])
}

const SEATING = /^furniture:(sofa|armchair|bed)$/
/** Everyone knows how large a cat is on a sofa: only so much larger is it shown. */
const PET_GROWTH = 1.25

/** Height of an animal on a seat, measured by the seat. */
function asTallAs(pet: Actor, seat: Actor): number {
  const real = (findNoun(pet.entity.noun)?.height ?? 0.5) / (findNoun(seat.entity.noun)?.height ?? 0.9)
  return (PET_GROWTH * real * pet.entity.size * seat.piece.height * seat.scale) / pet.piece.height
}

/** How tall a thing is at least against what carries it: food on a table more than a person on a rock. */
function leastShare(actor: Actor, base: Actor): number {
  if (base.entity.kit === 'building:bridge' && actor.category === 'person') return CROSSING_SHARE
  if (base.category === 'furniture') return actor.category === 'food' ? LAID_SHARE : STANDING_SHARE
  return actor.category === 'food' ? STANDING_SHARE / 2 : STANDING_SHARE
}

const HOUSEPLANT = 'plant:potted-plant'
const BESIDE = /^furniture:(sofa|armchair|bed|fireplace|piano|bookshelf|desk|bathtub)$/
/** A houseplant on the floor against the furniture that it stands beside. */
const HOUSEPLANT_SHARE = 1.15

/** Potted plants stand left and right of a sofa, never before it. */
function flank(plant: Actor, furniture: Actor, slot: number): void {
  plant.scale *= (HOUSEPLANT_SHARE * (1 - 0.12 * slot) * heightOf(furniture)) / Math.max(0.01, heightOf(plant))
  const [own, base] = [extentOf(plant), extentOf(furniture)]
  const side = slot % 2 ? 1 : -1
  const wide = own.max[0] - own.min[0]
  const out = wide * (0.5 + Math.floor(slot / 2)) * 0.9 + 0.04
  const edge = side > 0 ? base.max[0] + out : base.min[0] - out
  attach(plant, furniture, [edge, -own.min[1], base.max[2] * (0.4 - 0.5 * Math.floor(slot / 2))])
}

/** What small things stand around, and their height against it. */
const WASHED_IN = /^furniture:(bathtub|sofa|armchair|bed|fireplace)$/
const AROUND_SHARE = 0.34

/** Candles around a bathtub stand at its foot: before it they would hide it. */
function standAround(thing: Actor, furniture: Actor, slot: number, actors: readonly Actor[]): void {
  const asked = thing.scale
  shrinkTo(thing, AROUND_SHARE * heightOf(furniture))
  const factor = thing.scale / asked
  // What stands on it is as much smaller, and still on it.
  for (const member of clusterOf(thing, actors).members) {
    if (member === thing) continue
    member.scale *= factor
    member.offset = [member.offset[0] * factor, member.offset[1] * factor, member.offset[2] * factor]
  }
  const [own, base] = [extentOf(thing), extentOf(furniture)]
  const wide = own.max[0] - own.min[0]
  const side = slot % 2 ? 1 : -1
  const out = (0.9 + 1.3 * Math.floor(slot / 2)) * wide
  const edge = side > 0 ? base.max[0] + out * 0.6 : base.min[0] - out * 0.6
  attach(thing, furniture, [edge, -own.min[1], base.min[2] + (Math.floor(slot / 2) % 2 ? 0 : 0.3) * wide])
}

/** Where a basket hangs before the handlebar of a bicycle, in its lengths and heights, and how tall it is against it. */
const HANDLEBAR = { ahead: 0.36, up: 0.5, share: 0.3 } as const

function hangBefore(basket: Actor, bicycle: Actor): void {
  const tall = heightOf(bicycle)
  basket.scale *= (HANDLEBAR.share * tall) / Math.max(0.01, heightOf(basket))
  const long = 2 * bicycle.piece.radius * bicycle.scale
  const [x, , z] = turned([HANDLEBAR.ahead * long, 0, 0], bicycle.yaw, 1)
  const own = extentOf(basket)
  attach(basket, bicycle, [x - (own.min[0] + own.max[0]) / 2, HANDLEBAR.up * tall - own.min[1], z - (own.min[2] + own.max[2]) / 2])
}

function isFestive({ entity }: Actor): boolean {
  return entity.kit === 'tree:christmas-tree' && entity.count === 1
}

/** Height of a gift against the tree that it lies under. */
const GIFT_SHARE = 0.17
/** Where gifts lie around a tree's foot, in half its width and in widths of a gift towards the viewer. */
const GIFT_SPOTS = [
  [0.5, 0.6],
  [-0.55, 0.7],
  [0.02, 1.1],
  [0.92, 0.2],
  [-0.98, 0.2],
] as const

function layAtFoot(gift: Actor, tree: Actor, slot: number): void {
  gift.scale *= (GIFT_SHARE * (1 - 0.12 * (slot % 3)) * heightOf(tree)) / Math.max(0.01, heightOf(gift))
  const [own, base] = [extentOf(gift), extentOf(tree)]
  const [aside, near] = GIFT_SPOTS[slot % GIFT_SPOTS.length]
  const wide = own.max[0] - own.min[0]
  attach(gift, tree, [aside * base.max[0], -own.min[1], -near * wide])
}

/** A product on what only shows it, against the width of that: it is the picture, the pedestal its frame. */
const SHOWN_SHARE: Readonly<Record<string, number>> = {
  'furniture:pedestal': 0.82,
  'prop:splash-base': 0.5,
  'prop:splash-base-paint': 0.5,
}

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

/** Height of what lies on a blossom against it. */
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
/** Its height against what it hangs on, and how much of it is over the edge. */
const DRAPED_SHARE = { bough: 0.78, other: 0.5 } as const
const OVER_EDGE = 0.08
/** How far before what carries it the dial hangs, in its heights. */
const FORWARD = 0.1

/** A soft watch lies over its seat and runs down before it. */
function drape(clock: Actor, base: Actor): void {
  const share = base.entity.kit === 'prop:bough' ? DRAPED_SHARE.bough : DRAPED_SHARE.other
  clock.scale *= (share * heightOf(base)) / Math.max(0.01, heightOf(clock))
  clock.yaw = FRONT - 0.12
  const seat = anchorOf(base, 'seat')
  const edge = base.entity.kit === 'prop:bough' ? seat[2] : extentOf(base).min[2]
  attach(clock, base, [seat[0], seat[1] - (1 - OVER_EDGE) * heightOf(clock), edge - FORWARD * heightOf(clock)])
}

function standOn(actor: Actor, base: Actor, slot: number, slots: number): void {
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
    // A dish is filled by what lies on it.
    const own = extentOf(actor)
    const share = base.entity.kit === 'prop:flat-stones' ? STONES_SHARE : beside ? DISHES_SHARE : DISH_SHARE
    const wanted = (span * share) / Math.min(3, slots)
    actor.scale *= wanted / Math.max(0.01, own.max[0] - own.min[0])
  }
  // Who sits down looks where the seat looks, and is as tall against it as a person against a chair.
  const sits = base.category === 'furniture' && actor.piece.anchors.rest !== undefined && (actor.category === 'person' || MANLIKE.test(actor.entity.kit))
  const lies = LYING.has(actor.entity.action ?? '') && base.entity.kit.startsWith('furniture:bed')
  // A bed is shown from its side, so that the sleeper is, and who sits on its edge faces the viewer.
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
  // Flat things count by their width: a pizza lies on a table, not over it.
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
  // The pillow is at the head's end.
  const pillow = lies && actor.category === 'person' ? 0.08 * width : 0
  const edge = onEdge ? (extentOf(base).min[2] - seat[2]) * EDGE : 0
  attach(actor, base, [seat[0] - rest[0] + along - pillow, seat[1] - rest[1] - sunk, seat[2] - rest[2] - 0.01 + edge])
}

/** Vehicles made to a person's measure; the one who rides them has it. */
const MEASURED = /^(wheeled:(bicycle|tricycle|unicycle|motorcycle|scooter|skateboard)|sport:)/
const MEASURE = 1.74

function ride(rider: Actor, mount: Actor, slot: number, slots: number): void {
  rider.yaw = mount.yaw
  if (rider.category === 'person' && MEASURED.test(mount.entity.kit)) {
    rider.scale = (mount.scale * MEASURE) / rider.piece.height
    standOn(rider, mount, slot, slots)
    return
  }
  const size = heightOf(mount)
  const own = heightOf(rider)
  // A rider twice as tall as what it rides would hide it; a speck on a whale would not be seen.
  rider.scale *= Math.max(size * 0.52, Math.min(size * 1.15, own)) / own
  standOn(rider, mount, slot, slots)
}

/** Height of what lies on a windowsill against the window. */
const SILL_SHARE = 0.36

/** Who is on a windowsill is before the lower panes. */
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

/** Moon, clouds and the like keep their own place in the sky, which is above everything. */
function inSky(actor: Actor): boolean {
  return actor.entity.kit.startsWith('sky:')
}

function putAbove(actor: Actor, base: Actor, slot: number, slots: number): void {
  if (inSky(actor)) return
  const box = extentOf(base)
  const least = Math.max(box.max[1], (box.max[0] - box.min[0]) * 0.6) * ABOVE_SHARE
  if (heightOf(actor) < least) actor.scale *= least / heightOf(actor)
  const own = extentOf(actor)
  const gap = Math.max(0.12, (box.max[1] - box.min[1]) * 0.16)
  const along = slots > 1 ? ((slot + 0.5) / slots - 0.5) * (own.max[0] - own.min[0]) * 1.15 * slots : 0
  attach(actor, base, [(box.min[0] + box.max[0]) / 2 + along, box.max[1] - own.min[1] + gap, 0])
}

const TOUCHING = new Set(['hugging', 'holding hands'])

function putUnder(actor: Actor, roof: Actor, slot: number, slots: number): void {
  const box = extentOf(roof)
  const own = extentOf(actor)
  const height = own.max[1] - own.min[1]
  const size = box.max[1] - box.min[1]
  const near = TOUCHING.has(actor.entity.action ?? '') ? 0.72 : 1.1
  const along = slots > 1 ? ((slot + 0.5) / slots - 0.5) * (own.max[0] - own.min[0]) * near * slots : 0
  if (inSky(roof)) return
  // A roof that hangs on one of them already is over the others, too.
  if (roof.role === 'backdrop' || roof.parent) return
  if (roof.role === 'aloft' || size < height * 1.15) {
    // A small or flying thing is lifted over the one who is under it.
    if (slot === 0) {
      shrinkTo(roof, height * 1.2)
      putAbove(roof, actor, 0, 1)
    }
    return
  }
  if (height < size * UNDER_SHARE) actor.scale *= (size * UNDER_SHARE) / height
  const forward = box.min[2] - own.max[2] * 0.4
  attach(actor, roof, [(box.min[0] + box.max[0]) / 2 + along, 0, Math.max(forward, -size * 0.35)])
}

/** Turns relations that join two things into offsets. Side-by-side relations and what stands on the table `top` are the layout's. */
/** What stands on a stack stands on its uppermost. */
function topOf(objects: readonly Actor[]): readonly Actor[] {
  const heaped = objects[0].entity.attributes.some((word) => word === STACKED || word === PILED)
  return heaped ? objects.slice(-1) : objects
}

export function attachRelated(graph: SceneGraph, cast: Cast, top?: Actor): void {
  const linked = (actor: Actor, ancestor: Actor): boolean => {
    for (let at: Actor | undefined = actor; at; at = at.parent) if (at === ancestor) return true
    return false
  }
  const join = (relation: Relation): void => {
    const subjects = cast.byEntity.get(relation.subject) ?? []
    const objects = cast.byEntity.get(relation.object) ?? []
    if (subjects.length === 0 || objects.length === 0) return
    const carried = relation.type === 'holding' || relation.type === 'wearing'
    const children = carried ? objects : subjects
    const parents = carried ? subjects : relation.type === 'on' ? topOf(objects) : objects
    // A bride and a groom under one arch: two relations share the place.
    const before = carried
      ? 0
      : graph.relations
          .slice(0, graph.relations.indexOf(relation))
          .filter((other) => other.type === relation.type && other.object === relation.object)
          .reduce((sum, other) => sum + (cast.byEntity.get(other.subject)?.length ?? 0), 0)
    const all = carried
      ? children.length
      : graph.relations
          .filter((other) => other.type === relation.type && other.object === relation.object)
          .reduce((sum, other) => sum + (cast.byEntity.get(other.subject)?.length ?? 0), 0)
    children.forEach((child, i) => {
      const parent = partner(parents, before + i)
      // Trees close the picture behind the one who stands under them; joined to a tree he would be a speck at its foot.
      if (relation.type === 'under') for (const roof of parents) if (/^(tree:|furniture:street-lamp)/.test(roof.entity.kit)) roof.role = 'backdrop'
      if (child.parent || parent === top || linked(parent, child)) return
      const slot = Math.floor((before + i) / parents.length)
      const slots = Math.ceil(all / parents.length)
      if (relation.type === 'next-to' && parent.entity.attributes.includes(ALL_AROUND)) {
        encircle(objects, child, graph.view === 'portrait' || graph.view === 'close-up')
        return
      }
      const cover = relation.type === 'next-to' ? laidAtDish(child, parent) : undefined
      if (cover) {
        if (!cover.cutlery.parent) layAtDish(cover.cutlery, cover.dish, slot)
        return
      }
      if (hangsInTree(relation.type, child, parent)) hangInTree(child, parent, slot, slots)
      else if (isAtTable(relation.type, child, parent)) drawUp(child, parent, slot, slots, facesOver(graph, parent))
      else if (relation.type === 'holding') hold(child, parent, slot)
      else if (relation.type === 'wearing') wear(child, parent)
      else if (relation.type === 'riding') ride(child, parent, slot, slots)
      else if (child.entity.kit === HUMMINGBIRD && parent.category === 'plant') hoverAt(child, parent, slot)
      else if (relation.type === 'playing') playAt(child, parent, slot, slots)
      else if (relation.type === 'on') standOn(child, parent, slot, slots)
      else if (child.entity.action === 'dunking' && parent.entity.kit === 'sport:basketball-hoop') dunk(child, parent)
      else if (
        child.entity.kit === 'quadruped:giraffe' &&
        child.entity.action === 'eating' &&
        parent.category === 'plant' &&
        parent.entity.kit.startsWith('tree:') &&
        !parent.parent
      )
        eatFrom(parent, child)
      else if (child.entity.action === 'pushing' && PUSHED.test(parent.entity.kit) && slot === 0) pushCart(child, parent)
      else if (child.entity.action === 'watering' && parent.category === 'plant') {
        const can = cast.actors.find(({ parent: bearer, entity }) => bearer === child && entity.noun === 'watering can')
        if (can) for (const [k, plant] of objects.entries()) standUnderWater(plant, child, can, k)
      } else if (child.entity.kit === HOUSEPLANT && BESIDE.test(parent.entity.kit)) flank(child, parent, slot)
      else if (relation.type === 'next-to' && parent.entity.kit === 'prop:basket' && child.entity.kit === 'wheeled:bicycle' && !parent.parent)
        hangBefore(parent, child)
      else if (relation.type === 'next-to' && child.category === 'prop' && heightOf(child) < 0.6 * heightOf(parent) && WASHED_IN.test(parent.entity.kit))
        standAround(child, parent, slot, cast.actors)
      else if (relation.type === 'inside') putInside(child, parent, slot, slots)
      else if (relation.type === 'next-to' && isFestive(child) && parent.entity.noun === 'gift' && !parent.parent)
        for (const [k, gift] of objects.entries()) layAtFoot(gift, child, k)
      else if (relation.type === 'above') putAbove(child, parent, slot, slots)
      else if (relation.type === 'under') putUnder(child, parent, slot, slots)
    })
  }
  // What carries something that carries something is placed first: berries on a cake are as large as the cake is on its plate.
  const carriers = (relation: Relation, seen = 0): number => {
    const under = graph.relations.find(({ type, subject }) => type === 'on' && subject === relation.object)
    return under && seen < graph.relations.length ? 1 + carriers(under, seen + 1) : 0
  }
  const laid = graph.relations.filter(({ type }) => type === 'on').sort((a, b) => carriers(a) - carriers(b))
  // A seat decides how large its sitter is: what that one holds is put into the hand afterwards.
  const seated = ({ type, subject }: Relation): boolean =>
    type === 'holding' && graph.relations.some((other) => other.type === 'on' && other.subject === subject)
  const inOrder = [...graph.relations.filter((relation) => !seated(relation)), ...graph.relations.filter(seated)]
  for (const relation of inOrder) join(relation.type === 'on' ? (laid.shift() ?? relation) : relation)
  clearView(cast.actors)
}
