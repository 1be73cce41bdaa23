import { sub } from '../../kits/builder/vector.ts'
import { type Actor, extentOf, turned } from '../actor.ts'
import { anchorOf, attach, heightOf, middleOf } from './joint-points.ts'

const WORN_SHARE = 0.24

/** If a lowered head's direction deviates from the body's by more than this angle, it is not used, radians. */
const SIDEWAYS = 1.2

/** Direction of a wearer's head: animals turn theirs aside. */
export function facingOf(wearer: Actor): number {
  if (wearer.category !== 'animal') return wearer.yaw
  const [head, face] = [anchorOf(wearer, 'head'), anchorOf(wearer, 'face')]
  const yaw = Math.atan2(head[2] - face[2], face[0] - head[0])
  return Math.cos(yaw - wearer.yaw) > Math.cos(SIDEWAYS) ? yaw : wearer.yaw
}

/** Puts a thing on the head, face or chest. */
export function wear(thing: Actor, wearer: Actor): void {
  const height = heightOf(wearer)
  const low = ['scarf', 'necklace', 'tie', 'bow tie', 'cape', 'backpack'].some((word) => thing.entity.noun.includes(word))
  const onFace = ['glasses', 'sunglasses', 'mask', 'goggles', 'eyepatch'].some((word) => thing.entity.noun.includes(word))
  const { noun } = thing.entity
  if (noun === 'headphones' || noun === 'tobacco pipe' || noun === 'stethoscope') {
    const crown = anchorOf(wearer, 'head')
    const front = anchorOf(wearer, 'face')
    const head = Math.max(0.02, Math.hypot(crown[0] - front[0], crown[1] - front[1], crown[2] - front[2]))
    const box = extentOf(thing)
    thing.yaw = wearer.yaw
    // A furry head is wider than its skull.
    const wide = noun === 'headphones' && wearer.category !== 'person' ? FURRY : 1
    thing.scale *= (wide * head * WORN_HEADS[noun]) / Math.max(0.01, box.max[1] - box.min[1])
    const own = middleOf(thing)
    const forward = turned([1, 0, 0], wearer.yaw, 1)
    if (noun === 'headphones') {
      const back = head * 0.72
      attach(thing, wearer, [front[0] - forward[0] * back - own[0], crown[1] - head * 0.52 - own[1], front[2] - forward[2] * back - own[2]])
    } else {
      const drop = noun === 'stethoscope' ? 1.5 : 0.36
      const out = noun === 'stethoscope' ? -0.32 : 0.1
      const [x, , z] = turned([out * head, 0, noun === 'stethoscope' ? 0 : 0.12 * head], wearer.yaw, 1)
      attach(thing, wearer, [front[0] + x - own[0], front[1] - head * drop - own[1], front[2] + z - own[2]])
    }
    return
  }
  // A hat is scaled to the head by its width or its height, whichever is larger.
  const own = extentOf(thing)
  const span = Math.max(own.max[1] - own.min[1], (own.max[0] - own.min[0]) * 0.72)
  thing.scale *= (height * WORN_SHARE * (BULKY[wearer.category] ?? 1)) / Math.max(0.01, span)
  const head = anchorOf(wearer, 'head')
  const face = anchorOf(wearer, 'face')
  thing.yaw = facingOf(wearer)
  const { min } = extentOf(thing)
  const middle = middleOf(thing)
  if (onFace) attach(thing, wearer, sub(face, middle))
  else if (low) attach(thing, wearer, sub([face[0], face[1] - height * 0.13, face[2]], middle))
  else attach(thing, wearer, [head[0] - middle[0], head[1] - min[1] - height * 0.03, head[2] - middle[2]])
}

/** Categories whose head is their whole body: hats and glasses fit its full width. */
const BULKY: Readonly<Record<string, number>> = { sea: 1.7, food: 1.6 }

/** Scale of headphones for an animal relative to a person with the same head size. */
const FURRY = 1.3
/** Height of things worn around the head, in distances from crown to nose. */
const WORN_HEADS = { headphones: 1.9, 'tobacco pipe': 0.34, stethoscope: 1.5 } as const
