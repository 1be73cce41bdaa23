import { type Actor, type Cluster, resized } from './actor.ts'

/** What keeps near to its size beside people. */
const NEAR_SIZE = new Set(['animal', 'bird'])

/** What is only laid beside a product, and its height against the tallest. */
const TRIMMING = new Set(['leaf', 'petal'])
const TRIMMING_SHARE = 0.4

/** Lifts the smallest towards the largest, so that every subject is seen; returns rebuilt clusters. */
export function evenSizes(clusters: readonly Cluster[], actors: readonly Actor[]): Cluster[] {
  const withPeople = clusters.some(({ root }) => root.category === 'person')
  const tallest = Math.max(
    ...clusters.map((cluster) =>
      Math.max(cluster.extent.max[1], (cluster.extent.max[0] - cluster.extent.min[0]) * 0.6),
    ),
  )
  return clusters.map((cluster) => {
    const own = Math.max(cluster.extent.max[1], (cluster.extent.max[0] - cluster.extent.min[0]) * 0.6)
    const trims = TRIMMING.has(cluster.root.entity.noun) && own > tallest * TRIMMING_SHARE
    if (trims && clusters.some(({ root }) => !TRIMMING.has(root.entity.noun)))
      return resized(cluster, actors, (tallest * TRIMMING_SHARE) / own)
    // Beside people, animals keep nearer to their size: a pigeon as tall as a child would be a monster.
    const beside = withPeople && NEAR_SIZE.has(cluster.root.category)
    const least = tallest * (beside ? 0.27 : clusters.length > 3 ? 0.5 : 0.34)
    return own < least ? resized(cluster, actors, least / own) : cluster
  })
}
