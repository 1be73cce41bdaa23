import type { Actor, Cluster } from './actor.ts'
import type { Framing } from './camera.ts'

/** From so many on they are a herd or a flock. */
const MIN = 4
/** More than these would be specks behind each other: they are looked down upon. */
const MAX = 9
/** The same in a picture that is no wider than high. */
const MAX_ABREAST = 6
/** From this shape on a picture is wide. */
const WIDE = 1.3
/** Height in meters of the stage from which a beast is seen from its own height, over the backs of the nearest. */
const LARGE = 1.15

/** These go one behind the other. */
const CARAVAN = 'quadruped:camel'

const ON_THE_MOVE = new Set(['walking', 'running', 'galloping', 'flying', 'swimming', 'jumping'])

/** One of several of its kind that go, run or fly: all of them one way. */
export function isOnTheMove({ entity }: Pick<Actor, 'entity'>): boolean {
  return entity.count > 1 && /^(quadruped|bird|dragon):/.test(entity.kit) && ON_THE_MOVE.has(entity.action ?? '')
}

/** Several large animals and no one else. */
export function isHerd(clusters: readonly Cluster[], aspect: number): boolean {
  return (
    clusters.length >= MIN &&
    clusters.length <= (aspect < WIDE ? MAX_ABREAST : MAX) &&
    clusters.every(({ root, extent }) => root.category === 'animal' && root.entity.kit.startsWith('quadruped:') && extent.max[1] >= LARGE)
  )
}

/** A herd in its land: the horizon is over it, and the nearest stand before the others. */
export function herdFraming(framing: Framing, clusters: readonly Cluster[]): Framing {
  if (clusters.every(({ root }) => root.entity.kit === CARAVAN)) return { ...framing, oneRow: true, steepest: 0.16 }
  return { ...framing, fov: 0.5, fill: 0.8, foot: 0.92, overlap: [0.2, 0.3], stray: true }
}
