import { triples } from '../../kits/tuples.ts'
import { type Actor, type Cluster, resized } from '../actor.ts'

/** Sprigs that lie around a subject. */
const SPRIGS: ReadonlySet<string> = new Set(['prop:eucalyptus', 'prop:lavender-sprig'])

export const isStrewnKit = (kit: string): boolean => kit === 'prop:blossom' || SPRIGS.has(kit)

/** Length of a sprig in widths of a blossom. */
const SPRIG = 2.3
/** Width of a blossom relative to the larger side of the subject. */
const SHARE = 0.3
/** Positions: the side, the distance out from that side and the distance behind the front, in the blossom's widths. */
const SPOTS = triples([-1, 0.62, 0.3, 1, 0.66, 0.1, -1, -0.1, -0.75, 1, 0.3, -0.85, -1, 1.45, -0.35, 1, 1.55, 0.6, -1, 0.3, 1.5, 1, -0.2, -1, -1, 0.75, -1.1])
/** Space for them at either side and in front, in widths of a blossom. */
const BELT = 1.9
const APRON = 1.2

export type Strewn = {
  /** The subjects, with space for the blossoms around them. */
  readonly belted: (shown: readonly Cluster[]) => Cluster[]
  readonly clusters: readonly Cluster[]
  /** Spots around the subjects' current positions, world meters. */
  readonly spotsAround: (
    shown: readonly Cluster[],
    spots: readonly { readonly x: number; readonly z: number }[],
  ) => { readonly x: number; readonly z: number }[]
}

/** Separates blossoms from the subjects that they surround; undefined if there are no blossoms or nothing else. */
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
