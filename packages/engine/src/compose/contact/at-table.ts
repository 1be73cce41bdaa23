import { SAT_AT } from '../../lexicon/nouns/furniture.ts'
import type { Relation, SceneGraph } from '../../scene-graph.ts'
import { type Actor, extentOf } from '../actor.ts'

import { attach, heightOf, shrinkTo } from './joint-points.ts'
import { FRONT } from './poses.ts'

const CHAIR = /^furniture:(chair|armchair|office-chair|stool)$/
/** Height of a chair's back relative to the table's top. */
const CHAIR_SHARE = 1.06
/** From this many chairs on, two stand at the ends. */
const WITH_ENDS = 4
/** How far people at the ends turn from the table to the viewer. */
const END_TURN = 0.5
/** Share of a chair's depth that is under the table. */
const UNDER = 0.3

/** Max height of a thing in front of someone's face, relative to the table's height. */
const BEFORE_FACE = 0.55
/** How far such things stand to the side, as a share of half the table's width. */
const ASIDE = 0.52
/** Max height of a thing that each person has, and how far it is to that person's left. */
const OWN_SHARE = 0.46
const OWN_ASIDE = 0.3
const SCREENS = new Set(['laptop', 'computer'])
/** Things that everybody at the table looks at, and their max height relative to the table's. */
const MIDDLE_SHARE: Readonly<Record<string, number>> = { 'sport:chessboard': 0.85, 'sport:card-game': 0.85, 'food:cake': 0.44 }

const PLAYED_OVER = /^sport:(chessboard|card-game)$/

/** True for a table with a game board on it: the two players sit opposite each other. */
export function facesOver({ entities, relations }: SceneGraph, table: Actor): boolean {
  return relations.some(({ type, subject, object }) => type === 'on' && object === table.entity.id && PLAYED_OVER.test(entities[subject]?.kit ?? ''))
}

/** Animals need no chair: behind a table their heads and paws show above it; at its ends they are as tall as seated people. */
const BEASTS = new Set(['animal', 'bird', 'sea'])
const BEAST = { behind: 2.3, end: 1.7 } as const
/** How far a player at an end turns to the viewer and leans over the table's edge. */
const PLAYER_TURN = 0.42
const LEANS_IN = 0.12

function drawBeastUp(beast: Actor, table: Actor, slot: number, slots: number, opposed: boolean): void {
  table.yaw = FRONT
  const atEnds = opposed && slots === 2
  beast.scale *= ((atEnds ? BEAST.end : BEAST.behind) * heightOf(table)) / Math.max(0.01, heightOf(beast))
  const top = extentOf(table)
  const middle = (top.min[0] + top.max[0]) / 2
  const width = top.max[0] - top.min[0]
  if (atEnds) {
    const isRight = slot === 1
    beast.yaw = isRight ? Math.PI - PLAYER_TURN : PLAYER_TURN
    const own = extentOf(beast)
    const inner = isRight ? top.max[0] - own.min[0] : top.min[0] - own.max[0]
    attach(beast, table, [inner + (isRight ? -1 : 1) * LEANS_IN * width, -own.min[1], (top.min[2] + top.max[2]) / 2])
    return
  }
  beast.yaw = FRONT - 0.25
  const own = extentOf(beast)
  const along = ((slot + 0.5) / slots - 0.5) * width
  attach(beast, table, [middle + along - (own.min[0] + own.max[0]) / 2, -own.min[1], top.max[2] - own.min[2] - LEANS_IN * width])
}

/** True for chairs, people and animals behind a table: they are attached to it. */
export function isAtTable(type: Relation['type'], child: Actor, parent: Actor): boolean {
  const draws = CHAIR.test(child.entity.kit) || child.category === 'person' || BEASTS.has(child.category)
  return type === 'behind' && draws && SAT_AT.test(parent.entity.kit)
}

/** Height of a person who stands at a table, in heights of the table. */
const STANDING = 2.35
/** Max height of a thing in front of a standing person, relative to the table's height. */
const BEFORE_STANDING = 0.72

/** Puts a person behind the table, with a view over the things on it. */
function standBehind(person: Actor, table: Actor, slot: number, slots: number): void {
  table.yaw = FRONT
  person.yaw = FRONT
  person.scale *= (STANDING * heightOf(table)) / Math.max(0.01, heightOf(person))
  const [top, own] = [extentOf(table), extentOf(person)]
  const width = top.max[0] - top.min[0]
  const along = slots > 1 ? ((slot + 0.5) / slots - 0.5) * width * 0.9 : 0
  attach(person, table, [(top.min[0] + top.max[0]) / 2 + along, 0, top.max[2] - own.min[2] * 0.6])
}

/** Moves a chair, or a standing person or animal, up to the far side of a table, or to one of its ends when there are many. */
export function drawUp(chair: Actor, table: Actor, slot: number, slots: number, opposed = false): void {
  if (BEASTS.has(chair.category)) {
    drawBeastUp(chair, table, slot, slots, opposed)
    return
  }
  if (chair.category === 'person') {
    standBehind(chair, table, slot, slots)
    return
  }
  table.yaw = FRONT
  chair.scale *= (CHAIR_SHARE * heightOf(table)) / Math.max(0.01, heightOf(chair))
  const top = extentOf(table)
  const width = top.max[0] - top.min[0]
  const middle = (top.min[0] + top.max[0]) / 2
  const ends = (slots >= WITH_ENDS || (opposed && slots === 2)) && table.entity.kit !== 'furniture:desk' ? 2 : 0
  const inRow = slots - ends
  if (slot >= inRow) {
    const isRight = slot === slots - 1
    chair.yaw = isRight ? Math.PI - END_TURN : END_TURN
    const own = extentOf(chair)
    const deep = own.max[0] - own.min[0]
    const out = width / 2 + deep * (0.5 - UNDER)
    attach(chair, table, [middle + (isRight ? out : -out), 0, (top.min[2] + top.max[2]) / 2])
    return
  }
  chair.yaw = FRONT
  const own = extentOf(chair)
  const along = ((slot + 0.5) / inRow - 0.5) * width * 0.92
  attach(chair, table, [middle + along, 0, top.max[2] - own.min[2] - (own.max[2] - own.min[2]) * UNDER])
}

/** Keeps things on a table from hiding the people at it: they are small and to the side. Screens face the people. */
export function clearView(actors: readonly Actor[]): void {
  for (const { category, parent } of actors) {
    if (category !== 'person' || !parent || !SAT_AT.test(parent.entity.kit)) continue
    for (const thing of actors) if (thing.parent === parent && thing.category !== 'person') shrinkTo(thing, BEFORE_STANDING * heightOf(parent))
  }
  const tables = new Set(actors.flatMap(({ entity, parent }) => (parent && CHAIR.test(entity.kit) ? [parent] : [])))
  for (const table of tables) {
    if (!SAT_AT.test(table.entity.kit)) continue
    const laid = actors.filter(({ entity, category, parent }) => parent === table && !CHAIR.test(entity.kit) && !BEASTS.has(category))
    const top = extentOf(table)
    const half = (top.max[0] - top.min[0]) / 2
    const chairs = actors.filter(({ entity, parent }) => parent === table && CHAIR.test(entity.kit))
    const each = laid.length > 1 && laid.length === chairs.length
    laid.forEach((thing, i) => {
      shrinkTo(thing, (each ? OWN_SHARE : (MIDDLE_SHARE[thing.entity.kit] ?? BEFORE_FACE)) * heightOf(table))
      if (SCREENS.has(thing.entity.noun)) thing.yaw = -FRONT + END_TURN
      // Each person has one of the things, or all of them stand to the sides of the middle.
      const between = Object.hasOwn(MIDDLE_SHARE, thing.entity.kit) && laid.length === 1
      const side = between
        ? 0
        : each
          ? ((i + 0.5) / laid.length - 0.5) * 1.84 + OWN_ASIDE / laid.length
          : (i % 2 ? -1 : 1) * ASIDE * (1 - 0.45 * Math.floor(i / 2))
      const own = extentOf(thing)
      const x = (top.min[0] + top.max[0]) / 2 + side * half - (own.min[0] + own.max[0]) / 2
      attach(thing, table, [x, thing.offset[1], (top.min[2] + top.max[2]) / 2])
    })
  }
}
