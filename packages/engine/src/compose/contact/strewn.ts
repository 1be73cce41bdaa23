import { triples } from '../../kits/tuples.ts'
import { type Actor, type Cluster, resized } from '../actor.ts'

/** Blossoms and sprigs that lie about what is shown. */
const SPRIGS: ReadonlySet<string> = new Set(['prop:eucalyptus', 'prop:lavender-sprig'])

export const isStrewnKit = (kit: string): boolean => kit === 'prop:blossom' || SPRIGS.has(kit)

/** A sprig is as long as several blossoms are wide. */
const SPRIG = 2.3
/** Width of a blossom against the larger side of what it lies about. */
const SHARE = 0.3
/** Where each lies: side, then how far out from that side and how far behind the front, in its own widths. */
const SPOTS = triples([-1, 0.62, 0.3, 1, 0.66, 0.1, -1, -0.1, -0.75, 1, 0.3, -0.85, -1, 1.45, -0.35, 1, 1.55, 0.6, -1, 0.3, 1.5, 1, -0.2, -1, -1, 0.75, -1.1])
/** Room they take on either side and before, in widths of a blossom. */
const BELT = 1.9
const APRON = 1.2

export type Strewn = {
  /** What they lie about, with room for them. */
  readonly belted: (shown: readonly Cluster[]) => Cluster[]
  readonly clusters: readonly Cluster[]
  /** Spots beside what stands there now, world meters. */
  readonly spotsAround: (
    shown: readonly Cluster[],
    spots: readonly { readonly x: number; readonly z: number }[],
  ) => { readonly x: number; readonly z: number }[]
}

/** Parts the blossoms from what they are strewn around; undefined where there is nothing to lie around. */
export function strewnAround(ground: readonly Cluster[], actors: readonly Actor[]): { readonly shown: Cluster[]; readonly strewn: Strewn } | undefined {
  const isStrewn = ({ root }: Cluster): boolean => isStrewnKit(root.entity.kit)
  const shown = ground.filter((cluster) => !isStrewn(cluster))
  if (shown.length === 0 || shown.length === ground.length) return undefined
  const size = Math.max(...shown.map(({ extent: { min, max } }) => Math.max(max[1], max[0] - min[0])))
  const own = SHARE * size
  const clusters = ground
    .filter(isStrewn)
    .slice(0, SPOTS.length)
    .map((cluster, i) => {
      const { min, max } = cluster.extent
      const long = SPRIGS.has(cluster.root.entity.kit) ? SPRIG : 1
      return resized(cluster, actors, (own * long * (1 - 0.1 * (i % 3))) / Math.max(0.01, max[0] - min[0]))
    })
  return {
    shown,
    strewn: {
      clusters,
      belted: (all) =>
        all.map((cluster, i) => {
          const { min, max } = cluster.extent
          const left = i === 0 ? BELT * own : 0
          const right = i === all.length - 1 ? BELT * own : 0
          return { ...cluster, extent: { min: [min[0] - left, min[1], min[2] - APRON * own], max: [max[0] + right, max[1], max[2]] } }
        }),
      spotsAround: (all, spots) => {
        const left = Math.min(...all.map(({ extent }, i) => spots[i].x + extent.min[0]))
        const right = Math.max(...all.map(({ extent }, i) => spots[i].x + extent.max[0]))
        const front = Math.min(...all.map(({ extent }, i) => spots[i].z + extent.min[2]))
        return clusters.map((_, i) => {
          const [side, out, deep] = SPOTS[i]
          return { x: side < 0 ? left - out * own : right + out * own, z: front + (deep + 0.35) * own }
        })
      },
    },
  }
}
