import type { SceneGraph } from '../scene-graph.ts'
import type { Actor, Cluster } from './actor.ts'
import type { Framing } from './camera.ts'
import type { Cast } from './casting.ts'
import type { StagePlan } from './plan.ts'

/** Categories of people, animals and creatures. */
export const ALIVE = new Set(['person', 'animal', 'bird', 'fantasy', 'insect'])

/** A window named among a room's things is built into the room. */
export function builtIn(graph: SceneGraph, cast: Cast): StagePlan['window'] {
  const actor = cast.actors.find(({ entity }) => entity.kit === 'prop:window' && entity.count === 1)
  if (!actor) return undefined
  const others = cast.actors.filter((other) => other !== actor)
  const sill =
    graph.relations.some(({ type, object }) => type === 'on' && object === actor.entity.id) ||
    (others.length > 0 &&
      others.every(
        (other) =>
          SILL.has(other.category) &&
          other.piece.height * other.scale < SMALL &&
          graph.relations.some(({ type, subject, object }) => type === 'next-to' && subject === other.entity.id && object === actor.entity.id),
      ))
  return { actor, sill }
}

/** "a cup of coffee by the window": things smaller than this stand on the sill. Meters. */
const SILL = new Set(['food', 'prop', 'plant', 'tool'])
const SMALL = 0.5

/** When the place is the picture, people, animals and vehicles keep more of their size than things. */
const LEADS = new Set([...ALIVE, 'vehicle'])
const LIVING_SHARE = 0.78
const THING_SHARE = 0.6

/** "a lavender field with a farmhouse": leaves space around the subjects and ground in front of them. */
export function withinPlace(framing: Framing, category: string, indoor: boolean): Framing {
  const share = LEADS.has(category) || indoor ? LIVING_SHARE : THING_SHARE
  return {
    ...framing,
    fill: framing.fill * share,
    fov: Math.max(framing.fov, 0.8),
    foot: Math.min(framing.foot, LEADS.has(category) ? 0.84 : indoor ? 0.8 : 0.76),
    // In a room the walls show more than the floor.
    ...(indoor ? { low: true } : {}),
  }
}

/** "a castle on a hill": the hill takes as much of the picture as the castle. */
export function onHeight(framing: Framing, category: string, below: number): Framing {
  return {
    ...framing,
    fill: framing.fill * (ALIVE.has(category) ? LIVING_SHARE : THING_SHARE),
    fov: Math.max(framing.fov, 0.8),
    foot: ALIVE.has(category) ? 0.76 : 0.66,
    eye: -below,
  }
}

const LAMPS = /^prop:.*(lantern|lamp|light|candle)/

/** "a treehouse with lanterns": a house's lamps do not stand in front of it at its own height. */
export function areItsLamps({ relations }: SceneGraph, house: Actor, things: readonly Actor[]): boolean {
  return things.every(
    ({ entity }) =>
      LAMPS.test(entity.kit) && relations.some(({ type, subject, object }) => type === 'next-to' && subject === house.entity.id && object === entity.id),
  )
}

/** True for a flower with a butterfly or a bee on it: both are small, and the subject is the blossom. */
export const hasInsect = ({ members }: Cluster): boolean => members.some(({ category }) => category === 'insect')

/** Furniture that stands against a wall. */
const AT_WALL = /^furniture:(fireplace|bookshelf|wardrobe|dresser|cabinet|stove|fridge|oven|bathtub|shower|mirror|piano)$/

export function standsAtWall({ groups }: StagePlan): boolean {
  const standing = groups.filter(({ role }) => role === 'ground')
  return standing.length === 1 && AT_WALL.test(standing[0].cluster.root.entity.kit)
}

/** Reach limit for landforms as subjects: the trees around them keep their own size. */
export const LANDFORM_REACH = 1.6
export const isLandform = (graph: SceneGraph): boolean => graph.entities.some(({ noun }) => noun === 'volcano')
