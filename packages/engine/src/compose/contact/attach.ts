import { pairs } from '../../kits/tuples.ts'
import { ALL_AROUND } from '../../lexicon/relation-words.ts'
import type { Relation, SceneGraph } from '../../scene-graph.ts'
import { type Actor, clusterOf, extentOf, turned } from '../actor.ts'
import type { Cast } from '../casting.ts'
import { HUMMINGBIRD } from '../is-aloft.ts'
import { playAt } from './at-instrument.ts'
import { clearView, drawUp, facesOver, isAtTable } from './at-table.ts'
import { dunk, hold, standUnderWater } from './carried.ts'
import { encircle } from './encircle.ts'
import { hangInTree, hangsInTree } from './hang-in-tree.ts'
import { anchorOf, attach, heightOf, shrinkTo } from './joint-points.ts'
import { laidAtDish, layAtDish } from './lay-cutlery.ts'
import { PUSHED, pushCart } from './push-cart.ts'
import { putInside } from './put-inside.ts'
import { PILED, STACKED } from './stacked.ts'
import { standOn } from './stand-on.ts'
import { wear } from './wear.ts'

/** Min size of a flying thing relative to the height of the thing below it. */
const ABOVE_SHARE = 0.46

/** Min height of people under a tree relative to the tree: they are the subject, not specks. */
const UNDER_SHARE = 0.34

/** The instance of the object that goes with instance `i` of the subject; several riders share one boat. */
const partner = (objects: readonly Actor[], i: number): Actor => objects[i % objects.length]

/** Height of a hummingbird at a flower relative to the whole plant. */
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

/** Height of the place in a tree where a giraffe eats, as a share of the tree's height, and how deep in the crown its mouth is. */
const IN_CROWN = { high: 0.66, deep: 0.82 } as const

function eatFrom(tree: Actor, giraffe: Actor): void {
  giraffe.yaw = SIDELONG
  const face = anchorOf(giraffe, 'face')
  tree.scale *= face[1] / IN_CROWN.high / Math.max(0.01, heightOf(tree))
  attach(tree, giraffe, [face[0] - extentOf(tree).min[0] * IN_CROWN.deep, 0, face[2] + 0.12 * face[1]])
}

const HOUSEPLANT = 'plant:potted-plant'
const BESIDE = /^furniture:(sofa|armchair|bed|fireplace|piano|bookshelf|desk|bathtub)$/
/** Height of a houseplant on the floor relative to the furniture beside it. */
const HOUSEPLANT_SHARE = 1.15

/** Potted plants stand left and right of a sofa, never in front of it. */
function flank(plant: Actor, furniture: Actor, slot: number): void {
  plant.scale *= (HOUSEPLANT_SHARE * (1 - 0.12 * slot) * heightOf(furniture)) / Math.max(0.01, heightOf(plant))
  const [own, base] = [extentOf(plant), extentOf(furniture)]
  const side = slot % 2 ? 1 : -1
  const wide = own.max[0] - own.min[0]
  const out = wide * (0.5 + Math.floor(slot / 2)) * 0.9 + 0.04
  const edge = side > 0 ? base.max[0] + out : base.min[0] - out
  attach(plant, furniture, [edge, -own.min[1], base.max[2] * (0.4 - 0.5 * Math.floor(slot / 2))])
}

/** Furniture that small things can surround, and their height relative to it. */
const WASHED_IN = /^furniture:(bathtub|sofa|armchair|bed|fireplace)$/
const AROUND_SHARE = 0.34

/** Candles around a bathtub stand at its foot: in front they would hide it. */
function standAround(thing: Actor, furniture: Actor, slot: number, actors: readonly Actor[]): void {
  const asked = thing.scale
  shrinkTo(thing, AROUND_SHARE * heightOf(furniture))
  const factor = thing.scale / asked
  // Things on top of it shrink with it and stay on top.
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

/** Position of a basket in front of a bicycle's handlebar, in the bicycle's lengths and heights, and its height relative to the bicycle. */
const HANDLEBAR = { ahead: 0.36, up: 0.5, share: 0.3 } as const

function hangBefore(basket: Actor, bicycle: Actor): void {
  const tall = heightOf(bicycle)
  basket.scale *= (HANDLEBAR.share * tall) / Math.max(0.01, heightOf(basket))
  const long = 2 * bicycle.piece.radius * bicycle.scale
  const [x, , z] = turned([HANDLEBAR.ahead * long, 0, 0], bicycle.yaw, 1)
  const own = extentOf(basket)
  attach(basket, bicycle, [x - (own.min[0] + own.max[0]) / 2, HANDLEBAR.up * tall - own.min[1], z - (own.min[2] + own.max[2]) / 2])
}

const isFestive = ({ entity }: Actor): boolean => entity.kit === 'tree:christmas-tree' && entity.count === 1

/** Height of a gift relative to the tree above it. */
const GIFT_SHARE = 0.17
/** Positions of gifts around a tree's foot: sideways in half widths of the tree, toward the viewer in widths of a gift. */
const GIFT_SPOTS = pairs([0.5, 0.6, -0.55, 0.7, 0.02, 1.1, 0.92, 0.2, -0.98, 0.2])

function layAtFoot(gift: Actor, tree: Actor, slot: number): void {
  gift.scale *= (GIFT_SHARE * (1 - 0.12 * (slot % 3)) * heightOf(tree)) / Math.max(0.01, heightOf(gift))
  const [own, base] = [extentOf(gift), extentOf(tree)]
  const [aside, near] = GIFT_SPOTS[slot % GIFT_SPOTS.length]
  const wide = own.max[0] - own.min[0]
  attach(gift, tree, [aside * base.max[0], -own.min[1], -near * wide])
}

/** Vehicles sized for an adult rider, and the rider's height in meters. */
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
  // A rider twice as tall as its mount would hide it; a rider too small for a whale would not be visible.
  rider.scale *= Math.max(size * 0.52, Math.min(size * 1.15, own)) / own
  standOn(rider, mount, slot, slots)
}

/** The moon, clouds and the like keep their own place in the sky, which is above everything. */
const inSky = (actor: Actor): boolean => actor.entity.kit.startsWith('sky:')

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
  // A roof already attached to one of them covers the others, too.
  if (roof.role === 'backdrop' || roof.parent) return
  if (roof.role === 'aloft' || size < height * 1.15) {
    // A small or flying thing is lifted above the actor under it.
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

/** Things on a stack stand on its topmost member. */
function topOf(objects: readonly Actor[]): readonly Actor[] {
  const heaped = objects[0].entity.attributes.some((word) => word === STACKED || word === PILED)
  return heaped ? objects.slice(-1) : objects
}

/** Turns relations that attach one actor to another into offsets. The layout places side-by-side relations and the things on the table `top`. */
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
    // A bride and a groom under one arch: the two relations share its space.
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
      // Trees become a backdrop for the people under them; attached to a tree, people would be specks at its foot.
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
  // A carrier is attached before the things on it: berries on a cake scale with the cake on its plate.
  const carriers = (relation: Relation, seen = 0): number => {
    const under = graph.relations.find(({ type, subject }) => type === 'on' && subject === relation.object)
    return under && seen < graph.relations.length ? 1 + carriers(under, seen + 1) : 0
  }
  const laid = graph.relations.filter(({ type }) => type === 'on').sort((a, b) => carriers(a) - carriers(b))
  // A seat determines the size of its sitter, so things that a sitter holds are attached afterward.
  const seated = ({ type, subject }: Relation): boolean =>
    type === 'holding' && graph.relations.some((other) => other.type === 'on' && other.subject === subject)
  const inOrder = [...graph.relations.filter((relation) => !seated(relation)), ...graph.relations.filter(seated)]
  for (const relation of inOrder) join(relation.type === 'on' ? (laid.shift() ?? relation) : relation)
  clearView(cast.actors)
}
