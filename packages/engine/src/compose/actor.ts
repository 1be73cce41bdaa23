import { boundsOf, placeBody } from '../kits/builder/kit-builder.ts'
import type { KitPiece } from '../kits/kit.ts'
import type { Vec3 } from '../render/scene.ts'
import type { Entity } from '../scene-graph.ts'

/** How an actor takes part in the layout. */
export type Role = 'ground' | 'backdrop' | 'aloft' | 'attached'

/** One instance of an entity, built and sized; `position` is set later. */
export type Actor = {
  readonly instance: number
  readonly entity: Entity
  readonly category: string
  piece: KitPiece
  /** Meters in the picture per meter of the piece. */
  scale: number
  /** Rotation about y, as in `Solid.yaw`. */
  yaw: number
  role: Role
  /** The actor that this one rides, is held by, stands on … */
  parent?: Actor
  /** Offset of this actor's origin from its parent's, world axes, meters. */
  offset: Vec3
  position: Vec3
  /** Bodies of the piece that are entities of their own: the things its kit holds or wears. */
  readonly parts: { readonly instance: number; readonly entity: number; readonly bodies: readonly number[] }[]
}

export type Extent = { readonly min: Vec3; readonly max: Vec3 }

/** A point of the piece in world axes, relative to the piece's position. */
export function turned(point: Vec3, yaw: number, scale: number): Vec3 {
  const cos = Math.cos(yaw)
  const sin = Math.sin(yaw)
  return [(point[0] * cos + point[2] * sin) * scale, point[1] * scale, (point[2] * cos - point[0] * sin) * scale]
}

const CARD_SHARE = 0.74

/** Bounds around the actor's own origin, world axes. */
export function extentOf(actor: Pick<Actor, 'piece' | 'scale' | 'yaw'> & Partial<Pick<Actor, 'category'>>): Extent {
  const { piece, scale, yaw, category } = actor
  const min = [Infinity, Infinity, Infinity]
  const max = [-Infinity, -Infinity, -Infinity]
  const grow = (low: Vec3, high: Vec3) => {
    for (let axis = 0; axis < 3; axis++) {
      min[axis] = Math.min(min[axis], low[axis])
      max[axis] = Math.max(max[axis], high[axis])
    }
  }
  if (piece.bodies.length > 0) {
    const bounds = boundsOf(
      piece.bodies.map((body) => placeBody(body, [0, 0, 0], scale, yaw)),
      // Wings are thin: in a swarm their tips may cross.
      category === 'insect' ? 0 : yaw,
    )
    grow(bounds.min, bounds.max)
  }
  for (const card of piece.cards ?? []) {
    const [x, y, z] = turned(card.center, yaw, scale)
    // Foliage cards are empty at their corners.
    const half = (card.width / 2) * scale * CARD_SHARE
    grow([x - half, y - (card.height / 2) * scale, z - 0.1], [x + half, y + (card.height / 2) * scale, z + 0.1])
  }
  for (const box of piece.boxes ?? []) {
    grow([box.min[0] * scale, box.min[1] * scale, box.min[2] * scale], [box.max[0] * scale, box.max[1] * scale, box.max[2] * scale])
  }
  if (min[0] === Infinity) {
    const r = piece.radius * scale
    return { min: [-r, 0, -r], max: [r, piece.height * scale, r] }
  }
  // Parts below the ground are buried and do not count.
  return { min: [min[0], Math.max(0, min[1]), min[2]], max: [max[0], max[1], max[2]] }
}

function moved(extent: Extent, by: Vec3): Extent {
  return {
    min: [extent.min[0] + by[0], extent.min[1] + by[1], extent.min[2] + by[2]],
    max: [extent.max[0] + by[0], extent.max[1] + by[1], extent.max[2] + by[2]],
  }
}

function joined(a: Extent, b: Extent): Extent {
  return {
    min: [Math.min(a.min[0], b.min[0]), Math.min(a.min[1], b.min[1]), Math.min(a.min[2], b.min[2])],
    max: [Math.max(a.max[0], b.max[0]), Math.max(a.max[1], b.max[1]), Math.max(a.max[2], b.max[2])],
  }
}

/** A root actor with every actor that rides it, stands on it or is held by it; they move together. */
export type Cluster = {
  readonly root: Actor
  readonly members: readonly Actor[]
  /** Bounds around the root's origin. */
  readonly extent: Extent
}

export function clusterOf(root: Actor, actors: readonly Actor[]): Cluster {
  const members: Actor[] = [root]
  let extent = extentOf(root)
  const collect = (parent: Actor, at: Vec3): void => {
    for (const actor of actors) {
      if (actor.parent !== parent) continue
      const place: Vec3 = [at[0] + actor.offset[0], at[1] + actor.offset[1], at[2] + actor.offset[2]]
      members.push(actor)
      extent = joined(extent, moved(extentOf(actor), place))
      collect(actor, place)
    }
  }
  collect(root, [0, 0, 0])
  return { root, members, extent }
}

/** Moves the root to `position` and its members along with it. */
export function moveCluster(cluster: Cluster, position: Vec3): void {
  cluster.root.position = position
  for (const actor of cluster.members) {
    if (actor === cluster.root || !actor.parent) continue
    const from = actor.parent.position
    actor.position = [from[0] + actor.offset[0], from[1] + actor.offset[1], from[2] + actor.offset[2]]
  }
}

/** Scales the cluster and everything in it by `factor`. */
export function resized(cluster: Cluster, actors: readonly Actor[], factor: number): Cluster {
  for (const member of cluster.members) {
    member.scale *= factor
    member.offset = [member.offset[0] * factor, member.offset[1] * factor, member.offset[2] * factor]
  }
  return clusterOf(cluster.root, actors)
}
