import type { Cluster } from './actor.ts'
import type { Arrangement } from './frame.ts'
import type { Group } from './plan.ts'
import type { Stage } from './setting.ts'

const isBoat = ({ root }: Cluster): boolean => root.entity.kit.startsWith('boat:')

/** Half side of the block over its half diagonal, times the share of the view that the block takes. */
const BLOCK = 0.95 * Math.SQRT1_2

/** Distance between a hull and the subjects on land, in hull lengths: seen at an angle the hull would hide them. */
const OFFING = 0.7

/** In a model of a shore, boats lie in front of the land. */
export function moored(clusters: readonly Cluster[], spots: Arrangement['spots']): Arrangement['spots'] {
  const boats = clusters.filter(isBoat)
  if (boats.length === 0 || boats.length === clusters.length) return spots
  const widths = boats.map(({ extent: { min, max } }) => max[0] - min[0])
  const front = Math.min(...clusters.flatMap((each, i) => (isBoat(each) ? [] : [spots[i].z + each.extent.min[2]])))
  let x = -widths.reduce((sum, wide) => sum + wide, 0) / 2
  return clusters.map((cluster, i) => {
    if (!isBoat(cluster)) return { x: spots[i].x, z: spots[i].z - front + OFFING * Math.max(...widths) }
    const wide = cluster.extent.max[0] - cluster.extent.min[0]
    const spot = { x: x - cluster.extent.min[0], z: 0 }
    x += wide * 1.1
    return spot
  })
}

/** The block of a parallel view: its half side, its middle, the boats on it and where the other subjects stand. */
export function blockOf(plan: {
  readonly orthographic: boolean
  readonly halfShort: number
  readonly middleZ: number
  readonly groups: readonly Group[]
}): Pick<Stage, 'block'> {
  if (!plan.orthographic) return {}
  const boats = plan.groups.filter(({ cluster }) => isBoat(cluster))
  const standing = plan.groups.filter(({ cluster, role }) => role !== 'aloft' && !isBoat(cluster))
  const xs = standing.flatMap(({ spot, cluster: { extent } }) => [spot.x + extent.min[0], spot.x + extent.max[0]])
  const zs = standing.flatMap(({ spot, cluster: { extent } }) => [spot.z + extent.min[2], spot.z + extent.max[2]])
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const reach = (values: readonly number[]) => (Math.max(...values) - Math.min(...values)) / 2
  return {
    block: {
      half: plan.halfShort * BLOCK,
      z: plan.middleZ,
      boats: boats.map(({ spot, cluster: { extent } }) => ({
        x: spot.x + (extent.min[0] + extent.max[0]) / 2,
        z: spot.z + (extent.min[2] + extent.max[2]) / 2,
        half: Math.max(extent.max[0] - extent.min[0], extent.max[2] - extent.min[2]) / 2,
      })),
      landHalf: standing.length > 0 ? Math.max(reach(xs), reach(zs)) : 0,
      ...(standing.length > 0 ? { land: [middle(xs), middle(zs)] as const } : {}),
    },
  }
}
