import type { SceneGraph } from '../scene-graph.ts'
import { type Actor, type Cluster, resized } from './actor.ts'
import { halfExtents } from './camera.ts'
import { type Arrangement, type Frame, frameOf } from './frame.ts'
import type { StagePlan } from './plan.ts'
import type { Stage } from './setting.ts'
import { backdropColumn } from './slots.ts'

/** Max share of the picture's height that a backdrop takes. */
const BACKDROP_SHARE = 0.66

/** Width of a wave in picture widths: it runs out of the picture on both sides. */
const WAVE_ACROSS = 1.3

/** Puts a large thing behind the subjects, as tall as the picture allows, where most of it can be seen. */
export function placeBackdrop(
  cluster: Cluster,
  actors: readonly Actor[],
  plan: Arrangement,
  aspect: number,
  taken: readonly Frame[],
  rear: number,
): { readonly cluster: Cluster; readonly x: number; readonly z: number; readonly frame: Frame } {
  const half = halfExtents(plan.fov, aspect)
  let sized = cluster
  const depthNeeded = () => (sized.extent.max[2] - sized.extent.min[2]) / 2
  const widthShare = (sized.extent.max[0] - sized.extent.min[0]) / sized.extent.max[1]
  const shift = 2 * half.y * (plan.foot - 0.5) - plan.eye / plan.distance
  // As tall as its width and the space above its foot allow.
  const isWave = cluster.root.entity.kit === 'prop:wave'
  const across = isWave ? WAVE_ACROSS : 0.8
  const widest = (across * half.x) / (widthShare * half.y)
  let share = Math.min(BACKDROP_SHARE, widest)
  let depth = sized.extent.max[1] / (share * 2 * half.y)
  for (let step = 0; step < 6; step++) {
    const at = Math.max(depth, plan.distance * 1.5)
    const foot = 0.5 + (plan.eye / at + shift) / (2 * half.y)
    share = Math.max(0.12, Math.min(BACKDROP_SHARE, widest, foot - 0.05))
    depth = sized.extent.max[1] / (share * 2 * half.y)
  }
  const nearest = plan.distance + rear + depthNeeded() + plan.distance * 0.35
  if (depth < nearest) {
    sized = resized(sized, actors, nearest / depth)
    depth = nearest
  } else if (depth > plan.distance * 5) {
    sized = resized(sized, actors, (plan.distance * 5) / depth)
    depth = plan.distance * 5
  }
  const z = depth - plan.distance
  const probe = frameOf(sized, 0, 0, z, plan, aspect)
  const width = probe.right - probe.left
  const column = isWave ? 0.5 : backdropColumn({ width, top: probe.top, bottom: probe.bottom }, taken).x
  const x = (column - (probe.left + probe.right) / 2) * 2 * half.x * depth
  return { cluster: sized, x, z, frame: frameOf(sized, x, 0, z, plan, aspect) }
}

/** Trees with crowns wide enough to shelter someone. */
const SPREADING = /^tree:(oak|maple|autumn|cherry|cherry-blossom|apple|orange|olive|willow|world-tree)$/
/** Height of such a tree relative to the people under it, and how far its trunk is behind them and to the side; its crown runs out of the picture. */
const CANOPY = { tall: 3.1, back: 0.16, aside: 0.36 } as const

/** The people on the stage who are said to be under this tree. */
export function shelteredBy(graph: SceneGraph, tree: Cluster, ground: readonly Cluster[]): readonly Cluster[] {
  const { entity } = tree.root
  if (!SPREADING.test(entity.kit) || entity.count > 1) return []
  return ground.filter(({ root }) =>
    graph.relations.some(({ type, subject, object }) => type === 'under' && object === entity.id && subject === root.entity.id && root.category === 'person'),
  )
}

/** Puts a tree right behind the people under it. */
export function placeCanopy(
  tree: Cluster,
  actors: readonly Actor[],
  below: readonly { readonly cluster: Cluster; readonly spot: { readonly x: number; readonly z: number } }[],
): { readonly cluster: Cluster; readonly x: number; readonly z: number } {
  const tall = Math.max(...below.map(({ cluster }) => cluster.extent.max[1]))
  const middle = below.reduce((sum, { spot }) => sum + spot.x, 0) / below.length
  return {
    cluster: resized(tree, actors, (CANOPY.tall * tall) / tree.extent.max[1]),
    // A single person in front would hide the trunk.
    x: middle + (below.length > 1 ? 0 : CANOPY.aside * tall),
    z: Math.max(...below.map(({ cluster, spot }) => spot.z + cluster.extent.max[2])) + CANOPY.back * tall,
  }
}

/** The building behind the subjects, so that the place can be built around it. */
export function backdropOf({ groups }: StagePlan): Pick<Stage, 'backdrop'> {
  const group = groups.find(({ role, cluster }) => role === 'backdrop' && cluster.root.category === 'building')
  if (!group || groups.every(({ role }) => role === 'backdrop')) return {}
  const { min, max } = group.cluster.extent
  const x = group.spot.x + (min[0] + max[0]) / 2
  return { backdrop: { x, front: group.spot.z + min[2], half: (max[0] - min[0]) / 2 } }
}
