import { boundsOf } from '../../kits/builder/kit-builder.ts'
import { quarterTurned } from '../../kits/builder/moved.ts'
import { type Actor, extentOf } from '../actor.ts'
import type { Cast } from '../casting.ts'
import { ALIVE } from '../within-place.ts'
import { attach, heightOf } from './joint-points.ts'

/** Attributes of things that lie on top of each other. */
export const STACKED = 'stacked'
export const PILED = 'piled'

/** Max offset of a stack's members from its middle, in their widths, and their max rotation; all differ. */
const ASIDE = 0.05
const TURNED = 0.16
/** Rows of a pile nest in the gaps of the row below: height of a row relative to its members, and spacing side by side. */
const NESTED = 0.8
const CLOSE = 0.94

/** "a stack of suitcases", "a pile of pumpkins": they lie on top of each other and move together. */
export function stackUp({ byEntity }: Cast): void {
  for (const actors of byEntity.values()) {
    const [first, ...others] = actors
    if (!first || others.length === 0 || ALIVE.has(first.category)) continue
    if (first.entity.attributes.includes(STACKED)) tower(first, others)
    else if (first.entity.attributes.includes(PILED)) pile(first, others)
  }
}

/** Max width over height of a thing that stands on its edge, such as a suitcase: it is laid flat for stacking. */
const ON_EDGE = 0.62

function laid(actor: Actor): void {
  const { min, max } = boundsOf(actor.piece.bodies)
  const { cards, boxes } = actor.piece
  if (cards?.length || boxes?.length || max[0] - min[0] > ON_EDGE * (max[1] - min[1])) return
  actor.piece = quarterTurned(actor.piece, 'sky')
}

function tower(foot: Actor, others: readonly Actor[]): void {
  for (const actor of [foot, ...others]) laid(actor)
  const { min, max } = extentOf(foot)
  const wide = max[0] - min[0]
  let top = heightOf(foot)
  others.forEach((actor, i) => {
    actor.yaw = foot.yaw + TURNED * Math.sin(2.1 * i + 1)
    attach(actor, foot, [ASIDE * wide * Math.sin(3.7 * i + 2), top * 0.995, ASIDE * wide * Math.cos(2.9 * i)])
    top += heightOf(actor)
  })
}

/** A pile with rows of three, two and one, or more as needed. */
function pile(foot: Actor, others: readonly Actor[]): void {
  const count = others.length + 1
  let base = 1
  while ((base * (base + 1)) / 2 < count) base++
  const { min, max } = extentOf(foot)
  const step = (max[0] - min[0]) * CLOSE
  const rise = heightOf(foot) * NESTED
  let [row, place] = [0, 1]
  for (const [i, actor] of others.entries()) {
    if (place >= base - row) [row, place] = [row + 1, 0]
    actor.yaw = foot.yaw + TURNED * 1.6 * Math.sin(2.3 * i)
    attach(actor, foot, [(place + row / 2) * step, row * rise, 0.12 * step * Math.sin(2.7 * i)])
    place++
  }
}
