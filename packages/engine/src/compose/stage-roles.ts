import type { SceneGraph } from '../scene-graph.ts'
import type { Cluster } from './actor.ts'
import { halfExtents } from './camera.ts'
import type { Cast } from './casting.ts'
import { isStrewnKit } from './contact/strewn.ts'
import type { Arrangement, Frame } from './frame.ts'
import { ALIVE, areItsLamps } from './within-place.ts'

/** A building or tree this many times taller than the rest becomes the backdrop. */
const BACKDROP_RATIO = 2

/** Width of a wave by itself, in picture widths: it runs out of the picture on both sides. */
const WAVE_ALONE = 1.4

export const LANDSCAPES = new Set(['lake', 'fjord', 'water-garden', 'mountains', 'river', 'waterfall'])

/** Things that become the backdrop of others, whatever their size. */
const BEHIND = new Set(['wave', 'street lamp', 'iceberg', 'volcano', 'palm leaves'])

export function sortRoles(graph: SceneGraph, cast: Cast): void {
  const standing = cast.actors.filter((actor) => !actor.parent && actor.role === 'ground')
  const small = standing.filter(
    (actor) => isStrewnKit(actor.entity.kit) || (actor.category !== 'building' && actor.category !== 'plant' && !BEHIND.has(actor.entity.noun)),
  )
  if (small.length === 0 || small.length === standing.length) return
  // "a cabin by a lake, a rowing boat": things lying around in a landscape do not make the house a backdrop.
  const lead = standing[0]
  const still = small.every(({ category }) => !ALIVE.has(category))
  const own = areItsLamps(graph, lead, small)
  if (lead.category === 'building' && still && (own || LANDSCAPES.has(graph.setting ?? ''))) return
  const sizes = small.map((actor) => actor.piece.height * actor.scale).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)]
  const inFront = new Set(
    graph.relations
      .filter((r) => r.type === 'in-front-of')
      .map((r) => r.object)
      .concat(graph.relations.filter((r) => r.type === 'behind').map((r) => r.subject)),
  )
  for (const actor of standing) {
    if (small.includes(actor)) continue
    const tall = actor.piece.height * actor.scale > usual * BACKDROP_RATIO
    if (tall || BEHIND.has(actor.entity.noun) || inFront.has(actor.entity.id)) actor.role = 'backdrop'
  }
}

const BESIDE_VEHICLE = new Set(['vehicle', 'sea'])

/** "a cat beside a bicycle", "a whale with a diver": in the second row the larger of the two would be blurred. */
export function isBeside(graph: SceneGraph, clusters: readonly Cluster[]): boolean {
  if (clusters.length !== 2) return false
  const [a, b] = clusters.map(({ root }) => root)
  return (
    [a, b].some(({ category }) => BESIDE_VEHICLE.has(category)) &&
    [a, b].some(({ category }) => ALIVE.has(category)) &&
    graph.relations.some(
      ({ type, subject, object }) =>
        type === 'next-to' && ((subject === a.entity.id && object === b.entity.id) || (subject === b.entity.id && object === a.entity.id)),
    )
  )
}

/** Clusters that stand behind another of similar size. */
export function pushedBack(graph: SceneGraph, clusters: readonly Cluster[]): Set<number> {
  const pushed = new Set<number>()
  for (const relation of graph.relations) {
    const back = relation.type === 'behind' ? relation.subject : relation.type === 'in-front-of' ? relation.object : undefined
    if (back === undefined) continue
    clusters.forEach((cluster, i) => {
      if (cluster.root.entity.id === back) pushed.add(i)
    })
  }
  return pushed.size === clusters.length ? new Set() : pushed
}

/** A single subject of a wide picture stands off center and looks into the free side. */
export function thirds(clusters: readonly Cluster[], aspect: number, close: boolean, aside: number): number {
  if (clusters.length !== 1) return 0
  const looks = Math.cos(clusters[0].root.yaw)
  const side = looks > 0.2 ? -1 : looks < -0.2 ? 1 : 0
  const { min, max } = clusters[0].extent
  const room = (max[0] - min[0]) / Math.max(0.01, max[1])
  const shift = aspect > 1.2 ? (room > 1.6 ? 0.05 : 0.11) : close ? 0.02 : 0.025
  return side * (close ? shift : Math.max(shift, aside * Math.min(1, aspect)))
}

/** Limits a shift so that it moves nothing into the picture's rim: a group too wide for that stays where it is. */
export function insideOf(aside: number, frames: readonly Frame[]): number {
  const left = Math.max(0, Math.min(...frames.map((frame) => frame.left)) - RIM)
  const right = Math.max(0, 1 - RIM - Math.max(...frames.map((frame) => frame.right)))
  return Math.abs(aside) <= LITTLE ? aside : Math.max(-Math.max(left, LITTLE), Math.min(Math.max(right, LITTLE), aside))
}
const RIM = 0.06
/** Shifts up to this are never limited. */
const LITTLE = 0.02

export function beforeWave({ extent }: Cluster, plan: Arrangement, aspect: number): Arrangement {
  const across = (extent.max[0] - extent.min[0]) / (2 * halfExtents(plan.fov, aspect).x)
  return { ...plan, distance: Math.min(plan.distance, across / WAVE_ALONE) }
}
