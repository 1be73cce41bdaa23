import type { Vec3 } from '../render/scene.ts'
import type { Relation, SceneGraph } from '../scene-graph.ts'
import { type Actor, extentOf, turned } from './actor.ts'
import type { Cast } from './casting.ts'

/** A held thing is at most this share of its holder's height, a worn one this. */
const HELD_SHARE = 0.62
const WORN_SHARE = 0.24
/** What flies over something is at least this share of its height. */
const ABOVE_SHARE = 0.46
/** What stands on a table is at least this share of its height, for the same reason. */
const STANDING_SHARE = 0.64
/** A dish on a table is the picture's subject, the table only its foot. */
const LAID_SHARE = 0.8
/** What is in a vessel is at least this share of the vessel's height. */
const INSIDE_SHARE = 0.55
/** People against the real size of what they sit on: a little larger, they are the subject. */
const SEATED = 1.08
/** Share of a flat dish's width that what lies on it takes. */
const DISH_SHARE = 0.62
/** Who stands under a tree is at least this share of its height: he is the subject, not a speck. */
const UNDER_SHARE = 0.34

function minus(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

function heightOf(actor: Actor): number {
  const { min, max } = extentOf(actor)
  return max[1] - min[1]
}

function middleOf(actor: Actor): Vec3 {
  const { min, max } = extentOf(actor)
  return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2]
}

function anchorOf(actor: Actor, name: 'seat' | 'hand' | 'head' | 'face'): Vec3 {
  const point = actor.piece.anchors[name] ?? actor.piece.anchors.face
  return turned(point, actor.yaw, actor.scale)
}

function shrinkTo(actor: Actor, height: number): void {
  const { min, max } = extentOf(actor)
  // Wide things (a pizza) count by their width, long ones may be a little longer than high ones are high.
  const own = Math.max(max[1] - min[1], (max[0] - min[0]) * 1.25)
  if (own > height) actor.scale *= height / own
}

function attach(actor: Actor, parent: Actor, offset: Vec3): void {
  actor.parent = parent
  actor.role = 'attached'
  actor.offset = offset
}

/** Which instance of the object goes with instance `i` of the subject; several riders share one boat. */
function partner(objects: readonly Actor[], i: number): Actor {
  return objects[i % objects.length]
}

/** A ball's height against the player's. */
const BALL_SHARE = 0.14
const AT_FOOT = new Set(['kicking', 'running'])

/** A ball that is played lies before the foot, as far as a leg swings. */
function layAtFoot(ball: Actor, player: Actor): void {
  const tall = player.piece.height * player.scale
  const { min, max } = extentOf(ball)
  ball.scale *= (BALL_SHARE * tall) / (max[1] - min[1])
  const forward = turned(
    [0.42 * player.piece.height, 0, -0.05 * player.piece.height],
    player.yaw,
    player.scale,
  )
  attach(ball, player, [forward[0], -extentOf(ball).min[1], forward[2]])
}

/** Things with a handle on top. */
const HUNG = new Set(['bag', 'suitcase', 'basket', 'bucket', 'lantern', 'birdcage'])

/** A child on the arm: half as tall as who carries it, on the hip and beside the face. */
const CHILD_SHARE = 0.5

function carry(child: Actor, holder: Actor): void {
  const tall = holder.piece.height * holder.scale
  child.scale = (CHILD_SHARE * tall) / child.piece.height
  child.yaw = holder.yaw
  const [x, , z] = turned([0.1, 0, -0.19], holder.yaw, tall)
  attach(child, holder, [x, 0.43 * tall, z])
}

function hold(thing: Actor, holder: Actor, slot: number): void {
  if (
    thing.entity.kit.startsWith('sport:') &&
    /ball$/.test(thing.entity.kit) &&
    AT_FOOT.has(holder.entity.action ?? '')
  ) {
    layAtFoot(thing, holder)
    return
  }
  if (thing.category === 'person') {
    carry(thing, holder)
    return
  }
  const { min, max } = extentOf(thing)
  const long = max[1] - min[1] > 1.6 * (max[0] - min[0])
  shrinkTo(thing, heightOf(holder) * (long ? HELD_SHARE : HELD_SHARE * 0.62))
  const hand = anchorOf(holder, 'hand')
  const middle = middleOf(thing)
  const floats = thing.role === 'aloft'
  const reach = turned([0.06, 0, 0], holder.yaw, holder.scale)
  // A balloon is held by the end of its string, a bag hangs from its handle, everything else is held by the middle.
  const box = extentOf(thing)
  const grip: Vec3 = floats
    ? [middle[0], box.min[1], middle[2]]
    : HUNG.has(thing.entity.noun)
      ? [middle[0], box.max[1], middle[2]]
      : middle
  const offset = minus([hand[0] + reach[0], hand[1], hand[2] + reach[2]], grip)
  attach(thing, holder, [offset[0] + slot * 0.12, offset[1], offset[2]])
}

function wear(thing: Actor, wearer: Actor): void {
  const height = heightOf(wearer)
  const low = ['scarf', 'necklace', 'tie', 'bow tie', 'cape', 'backpack'].some((word) =>
    thing.entity.noun.includes(word),
  )
  const onFace = ['glasses', 'sunglasses', 'mask', 'goggles', 'eyepatch'].some((word) =>
    thing.entity.noun.includes(word),
  )
  const { noun } = thing.entity
  if (noun === 'headphones' || noun === 'tobacco pipe' || noun === 'stethoscope') {
    const crown = anchorOf(wearer, 'head')
    const front = anchorOf(wearer, 'face')
    const head = Math.max(0.02, Math.hypot(crown[0] - front[0], crown[1] - front[1], crown[2] - front[2]))
    const box = extentOf(thing)
    thing.yaw = wearer.yaw
    thing.scale *= (head * WORN_HEADS[noun]) / Math.max(0.01, box.max[1] - box.min[1])
    const own = middleOf(thing)
    const forward = turned([1, 0, 0], wearer.yaw, 1)
    if (noun === 'headphones') {
      const back = head * 0.72
      attach(thing, wearer, [
        front[0] - forward[0] * back - own[0],
        crown[1] - head * 0.52 - own[1],
        front[2] - forward[2] * back - own[2],
      ])
    } else {
      const drop = noun === 'stethoscope' ? 1.5 : 0.36
      const out = noun === 'stethoscope' ? -0.32 : 0.1
      const [x, , z] = turned([out * head, 0, noun === 'stethoscope' ? 0 : 0.12 * head], wearer.yaw, 1)
      attach(thing, wearer, [front[0] + x - own[0], front[1] - head * drop - own[1], front[2] + z - own[2]])
    }
    return
  }
  // A hat fits the head it sits on, wide brim or tall crown.
  const own = extentOf(thing)
  const span = Math.max(own.max[1] - own.min[1], (own.max[0] - own.min[0]) * 0.72)
  thing.scale *= (height * (wearer.category === 'sea' ? WORN_SHARE * 1.7 : WORN_SHARE)) / Math.max(0.01, span)
  thing.yaw = wearer.yaw
  const head = anchorOf(wearer, 'head')
  const face = anchorOf(wearer, 'face')
  const { min } = extentOf(thing)
  const middle = middleOf(thing)
  if (onFace) attach(thing, wearer, minus(face, middle))
  else if (low) attach(thing, wearer, minus([face[0], face[1] - height * 0.13, face[2]], middle))
  else attach(thing, wearer, [head[0] - middle[0], head[1] - min[1] - height * 0.03, head[2] - middle[2]])
}

/** Height of what is worn about the head, in distances from crown to nose. */
const WORN_HEADS = { headphones: 1.9, 'tobacco pipe': 0.34, stethoscope: 1.5 } as const

/** A butterfly on a flower against the whole plant. */
const ON_BLOSSOM = 0.24
const PERCHING = new Set(['bird', 'insect'])
const LYING = new Set(['sleeping', 'lying'])
const BED_SIDE = 0.3

/** How tall a thing is at least against what carries it: food on a table more than a person on a rock. */
function leastShare(actor: Actor, base: Actor): number {
  if (base.category === 'furniture') return actor.category === 'food' ? LAID_SHARE : STANDING_SHARE
  return actor.category === 'food' ? STANDING_SHARE / 2 : STANDING_SHARE
}

/** A bird on a shoulder is no taller than a head. */
const PERCHED_SHARE = 0.26

function perch(bird: Actor, person: Actor): void {
  bird.scale *= (PERCHED_SHARE * heightOf(person)) / heightOf(bird)
  bird.yaw = person.yaw
  const shoulder = anchorOf(person, 'seat')
  attach(bird, person, [shoulder[0], shoulder[1] - 0.02 * heightOf(person), shoulder[2]])
}

function standOn(actor: Actor, base: Actor, slot: number, slots: number): void {
  if (base.category === 'person' && PERCHING.has(actor.category)) {
    perch(actor, base)
    return
  }
  if (actor.category === 'insect' && base.category === 'plant')
    actor.scale *= (ON_BLOSSOM * heightOf(base)) / Math.max(0.01, heightOf(actor))
  if (base.entity.kit === 'prop:window') {
    onSill(actor, base)
    return
  }
  const least = actor.category === 'insect' ? 0 : heightOf(base) * leastShare(actor, base)
  const under = extentOf(base)
  const span = under.max[0] - under.min[0]
  if (under.max[1] - under.min[1] < 0.3 * span && base.category !== 'furniture') {
    // A dish is filled by what lies on it.
    const own = extentOf(actor)
    const wanted = (span * DISH_SHARE) / Math.min(3, slots)
    actor.scale *= wanted / Math.max(0.01, own.max[0] - own.min[0])
  }
  // Who sits down looks where the seat looks, and is as tall against it as a person against a chair.
  const sits =
    base.category === 'furniture' && actor.piece.anchors.rest !== undefined && actor.category === 'person'
  const lies = LYING.has(actor.entity.action ?? '') && base.entity.kit.startsWith('furniture:bed')
  // A bed is shown from its side, so that the sleeper is.
  if (sits && lies) base.yaw = BED_SIDE
  if (sits) {
    actor.yaw = base.yaw
    actor.scale = base.scale * SEATED
  } else if (heightOf(actor) < least) actor.scale *= least / heightOf(actor)
  // Flat things count by their width: a pizza lies on a table, not over it.
  const reach = extentOf(actor)
  const most = ((extentOf(base).max[0] - extentOf(base).min[0]) * 0.62) / Math.min(3, slots)
  if (base.category === 'furniture' && !sits && reach.max[0] - reach.min[0] > most)
    actor.scale *= most / (reach.max[0] - reach.min[0])
  const rest = turned(actor.piece.anchors.rest ?? [0, 0, 0], actor.yaw, actor.scale)
  const seat = anchorOf(base, 'seat')
  const width = extentOf(base).max[0] - extentOf(base).min[0]
  const along = slots > 1 ? ((slot + 0.5) / slots - 0.5) * width * 0.7 : 0
  // A sleeper sinks into the bed.
  const sunk = lies ? 0.06 * actor.piece.height * actor.scale : 0
  attach(actor, base, [seat[0] - rest[0] + along, seat[1] - rest[1] - sunk, seat[2] - rest[2] - 0.01])
}

/** Vehicles made to a person's measure; whoever rides them has it. */
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

/** Where the rim is, as a share of the height, of vessels with a handle above it. */
const RIMS: Readonly<Record<string, number>> = { 'prop:basket': 0.62, 'tool:bucket': 0.72 }
/** Width of one of several fruits in a vessel against the opening. */
const HEAPED_SHARE = 0.52

/** Height of a door against its wall, and of what lies on a windowsill against the window. */
const DOOR_SHARE = 0.84
const SILL_SHARE = 0.36

/** A door in a wall stands flush with its face. */
function letIn(door: Actor, wall: Actor): void {
  const box = extentOf(wall)
  door.yaw = wall.yaw
  door.scale *= (DOOR_SHARE * (box.max[1] - box.min[1])) / Math.max(0.01, heightOf(door))
  const own = extentOf(door)
  attach(door, wall, [(box.min[0] + box.max[0]) / 2, -own.min[1], box.min[2] - own.max[2] * 0.5])
}

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
  attach(actor, window, [
    -(sized.min[0] + sized.max[0]) / 2,
    box.min[1] + 0.055 * tall,
    box.min[2] - sized.max[2] * 0.3,
  ])
}

function putInside(actor: Actor, container: Actor, slot: number, slots: number): void {
  if (actor.entity.kit === 'prop:door' && container.entity.kit === 'building:wall') {
    letIn(actor, container)
    return
  }
  const box = extentOf(container)
  const size = box.max[1] - box.min[1]
  const width = (box.max[0] - box.min[0]) * 0.62
  const own = extentOf(actor)
  const fit = Math.min(1, width / Math.max(0.01, (own.max[0] - own.min[0]) * Math.min(2, slots)))
  actor.scale *= Math.max(0.4, fit)
  const vessel = container.category !== 'vehicle' && container.category !== 'building'
  // A bunch of flowers spreads over its vase; nothing in a vessel is a speck.
  const least = size * (actor.category === 'plant' ? 1.05 : INSIDE_SHARE)
  if (vessel && heightOf(actor) < least) actor.scale *= least / heightOf(actor)
  const height = heightOf(actor)
  const seat = anchorOf(container, 'seat')
  const along = slots > 1 ? ((slot + 0.5) / slots - 0.5) * width * 0.8 : 0
  // It looks out over the rim, with a good part of it in sight.
  const rim = box.max[1] - height * (actor.category === 'plant' ? 0.3 : 0.36)
  const low = vessel ? rim : Math.max(box.min[1] + size * 0.12, seat[1] - height * 0.34)
  // Several in a bowl lie in a ring, not in a row.
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

function putUnder(actor: Actor, roof: Actor, slot: number, slots: number): void {
  const box = extentOf(roof)
  const own = extentOf(actor)
  const height = own.max[1] - own.min[1]
  const size = box.max[1] - box.min[1]
  const along = slots > 1 ? ((slot + 0.5) / slots - 0.5) * (own.max[0] - own.min[0]) * 1.1 * slots : 0
  if (inSky(roof)) return
  // A roof that hangs on one of them already is over the others, too.
  if (roof.role === 'backdrop' || roof.parent) return
  if (roof.role === 'aloft' || size < height * 1.15) {
    // A small or flying thing is lifted over whoever is under it.
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

/** Turns relations that join two things into offsets. Side-by-side relations are the layout's. */
export function attachRelated(graph: SceneGraph, cast: Cast): void {
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
    const parents = carried ? subjects : objects
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
      // Trees close the picture behind whoever stands under them; joined to a tree he would be a speck at its foot.
      if (relation.type === 'under')
        for (const roof of parents)
          if (/^(tree:|furniture:street-lamp)/.test(roof.entity.kit)) roof.role = 'backdrop'
      if (child.parent || linked(parent, child)) return
      const slot = Math.floor((before + i) / parents.length)
      const slots = Math.ceil(all / parents.length)
      if (relation.type === 'holding') hold(child, parent, slot)
      else if (relation.type === 'wearing') wear(child, parent)
      else if (relation.type === 'riding') ride(child, parent, slot, slots)
      else if (relation.type === 'on') standOn(child, parent, slot, slots)
      else if (relation.type === 'inside') putInside(child, parent, slot, slots)
      else if (relation.type === 'above') putAbove(child, parent, slot, slots)
      else if (relation.type === 'under') putUnder(child, parent, slot, slots)
    })
  }
  for (const relation of graph.relations) join(relation)
}
