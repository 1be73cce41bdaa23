import { findNoun } from '../../lexicon/lexicon.ts'
import { type Actor, extentOf } from '../actor.ts'
import { attach, heightOf } from './joint-points.ts'

const TREES = /^(tree:|building:treehouse$)/
const TREEHOUSE = 'building:treehouse'
const GOODS = new Set(['prop', 'food', 'tool', 'clothing', 'instrument'])
/** Max growth over real size of things in a tree, and their min and max height relative to the tree. */
const GROWTH = 1.7
const SHARE = { least: 0.085, most: 0.17 } as const
/** Positions in the crown as shares of the tree: its middle, its spread, and the height difference between neighbors. */
const CROWN = { middle: 0.6, spread: 0.62, stagger: 0.09 } as const
/** At a treehouse things hang below the leaves, left and right of the house. */
const EAVES = { under: 0.52, aside: 0.4, next: 0.14 } as const

/** True for lanterns, apples or a nest in a tree. Animals sit on a branch instead; a tree that stands on something stays there. */
export function hangsInTree(type: string, thing: Actor, tree: Actor): boolean {
  return (type === 'on' || type === 'inside') && TREES.test(tree.entity.kit) && GOODS.has(thing.category)
}

export function hangInTree(thing: Actor, tree: Actor, slot: number, slots: number): void {
  const base = extentOf(tree)
  const tall = heightOf(tree)
  const wide = base.max[0] - base.min[0]
  const real = ((findNoun(thing.entity.noun)?.height ?? 0.3) * thing.entity.size) / (findNoun(tree.entity.noun)?.height ?? 6)
  const size = Math.max(SHARE.least, Math.min(SHARE.most, GROWTH * real)) * tall
  const free = extentOf(thing)
  thing.scale *= size / Math.max(0.01, free.max[1] - free.min[1], free.max[0] - free.min[0])
  const own = extentOf(thing)
  const middle = (own.min[0] + own.max[0]) / 2
  if (tree.entity.kit === TREEHOUSE) {
    const side = slot % 2 ? 1 : -1
    const out = EAVES.aside - EAVES.next * (Math.floor(slot / 2) % 3)
    const lower = 0.06 * (slot % 3)
    attach(thing, tree, [
      (base.min[0] + base.max[0]) / 2 + side * out * wide - middle,
      (EAVES.under - lower) * tall - own.max[1],
      base.min[2] * 0.9 - own.max[2],
    ])
    return
  }
  const along = (slot + 0.5) / slots - 0.5
  const high = CROWN.middle + CROWN.stagger * Math.sin(slot * 2.4 + 0.6)
  attach(thing, tree, [(base.min[0] + base.max[0]) / 2 + along * CROWN.spread * wide - middle, high * tall - own.min[1], base.min[2] - own.max[2] * 0.8])
}
