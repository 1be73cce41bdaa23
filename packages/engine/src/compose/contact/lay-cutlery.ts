import { quarterTurned } from '../../kits/builder/moved.ts'
import { CUTLERY } from '../../lexicon/nouns/tools.ts'
import type { SceneGraph } from '../../scene-graph.ts'
import { type Actor, extentOf } from '../actor.ts'
import type { Cast } from '../casting.ts'
import { attach } from './joint-points.ts'
import { FRONT } from './poses.ts'

/** Length of cutlery relative to the width of the plate or food beside it. */
const LONG = 0.9
/** Beside a dish at least this tall relative to its width, which is seen from the side, cutlery lies at an angle: end-on it would be a dot. */
const TALL = 0.25
const ASLANT = 1.1
/** Min distance from a dish as a share of its width. */
const APART = 0.1
const COVER = 'tool:cover'
const DISHES = /^tool:(plate|bowl)$/

/** Lays forks and spoons flat, except those that are held or stand in something. */
export function withCutleryLaid(cast: Cast, { relations }: SceneGraph): Cast {
  const upright = new Set(relations.flatMap(({ type, subject, object }) => (type === 'holding' ? [object] : type === 'inside' ? [subject] : [])))
  const laid = new Map(
    cast.actors.map((actor) => {
      const lies = CUTLERY.test(actor.entity.kit) && !upright.has(actor.entity.id)
      return [actor, lies ? { ...actor, piece: quarterTurned(actor.piece, 'sky') } : actor]
    }),
  )
  const byEntity = new Map([...cast.byEntity].map(([id, mine]) => [id, mine.flatMap((actor) => laid.get(actor) ?? [])]))
  return { ...cast, actors: [...laid.values()], byEntity }
}

/** Finds the cutlery and the dish among two things side by side; undefined if they are not such a pair. */
export function laidAtDish(a: Actor, b: Actor): { cutlery: Actor; dish: Actor } | undefined {
  const isDish = ({ category, entity }: Actor) => category === 'food' || DISHES.test(entity.kit)
  if (CUTLERY.test(a.entity.kit) && isDish(b)) return { cutlery: a, dish: b }
  return CUTLERY.test(b.entity.kit) && isDish(a) ? { cutlery: b, dish: a } : undefined
}

/** A place setting surrounds the dish; single pieces lie to the right of it. */
export function layAtDish(cutlery: Actor, dish: Actor, slot: number): void {
  const base = extentOf(dish)
  const width = Math.max(base.max[0] - base.min[0], base.max[1])
  cutlery.yaw = FRONT
  const before = extentOf(cutlery)
  cutlery.scale *= (LONG * width) / (before.max[2] - before.min[2])
  if (cutlery.entity.kit !== COVER && base.max[1] > TALL * width) cutlery.yaw += ASLANT
  const own = extentOf(cutlery)
  const middle = (base.min[0] + base.max[0]) / 2
  const wide = own.max[0] - own.min[0]
  const aside = cutlery.entity.kit === COVER ? middle - (own.min[0] + own.max[0]) / 2 : base.max[0] + APART * width + slot * 1.4 * wide - own.min[0]
  attach(cutlery, dish, [aside, -own.min[1], (base.min[2] + base.max[2] - own.min[2] - own.max[2]) / 2])
}
