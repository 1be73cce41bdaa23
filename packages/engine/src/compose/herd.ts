import type { Actor, Cluster } from './actor.ts'
import type { Framing } from './camera.ts'

/** Min number of animals in a herd. */
const MIN = 4
/** More than these would be specks behind each other: the camera looks down on them instead. */
const MAX = 9
/** The same for a picture narrower than `WIDE`. */
const MAX_ABREAST = 6
/** Min aspect ratio of a wide picture. */
const WIDE = 1.3
/** Staged height in meters from which animals are seen at eye level, over the backs of the nearest. */
const LARGE = 1.15

/** Camels walk in single file. */
const CARAVAN = 'quadruped:camel'

const ON_THE_MOVE = new Set(['walking', 'running', 'galloping', 'flying', 'swimming', 'jumping'])

/** True for an animal among several of its kind that walk, run or fly: all head the same way. */
export function isOnTheMove({ entity }: Pick<Actor, 'entity'>): boolean {
  return entity.count > 1 && /^(quadruped|bird|dragon):/.test(entity.kit) && ON_THE_MOVE.has(entity.action ?? '')
}

/** True for several large animals and nothing else. */
export function isHerd(clusters: readonly Cluster[], aspect: number): boolean {
  return (
    clusters.length >= MIN &&
    clusters.length <= (aspect < WIDE ? MAX_ABREAST : MAX) &&
    clusters.every(({ root, extent }) => root.category === 'animal' && root.entity.kit.startsWith('quadruped:') && extent.max[1] >= LARGE)
  )
}

/** A herd in its landscape: the horizon is above it, and the nearest animals overlap the others. */
export function herdFraming(framing: Framing, clusters: readonly Cluster[]): Framing {
  if (clusters.every(({ root }) => root.entity.kit === CARAVAN)) return { ...framing, oneRow: true, steepest: 0.16 }
  return { ...framing, fov: 0.5, fill: 0.8, foot: 0.92, overlap: [0.2, 0.3], stray: true }
}
