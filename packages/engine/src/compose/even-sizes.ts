import { type Actor, type Cluster, clusterOf, resized } from './actor.ts'

/** Categories that keep closer to their real size beside people. */
const NEAR_SIZE = new Set(['animal', 'bird'])

/** Things laid beside the subject as decoration, and their height relative to it. */
const LAID: Readonly<Record<string, number>> = { leaf: 0.4, petal: 0.4 }
/** Flowers around a product: never taller than it. */
const FLOWERS = new Set(['rose', 'flower', 'daisy', 'tulip', 'peony', 'dahlia', 'carnation', 'hydrangea', 'lily', 'lavender', 'orchid'])
const FLOWER_SHARE = 0.78
/** Categories that stay small beside people, animals and furniture. */
const GOODS_BESIDE = new Set(['food', 'prop', 'tool'])
const TALL = new Set(['person', 'furniture', 'animal'])
/** Min height of a thing that comes in several, relative to the largest thing beside it. */
const SEVERAL = 0.2
const PRODUCTS = new Set(['prop', 'food', 'tool', 'clothing', 'sci-fi'])

const reachOf = ({ extent: { min, max } }: Cluster): number => Math.max(max[1], (max[0] - min[0]) * 0.6)

/** Max size of a thing that comes in several, relative to the largest of another kind: as in real life. */
function severalShare(cluster: Cluster, clusters: readonly Cluster[]): number {
  const { entity, scale } = cluster.root
  const others = clusters.filter(({ root }) => root.entity !== entity)
  if (others.length === 0) return Infinity
  const lead = others.reduce((best, each) => (reachOf(each) > reachOf(best) ? each : best))
  return Math.max(SEVERAL, (reachOf(cluster) / scale) * (lead.root.scale / reachOf(lead)))
}

/** People on furniture are scaled to fit it: people standing nearby are made no smaller. */
export function evenPeople(actors: readonly Actor[]): void {
  const people = actors.filter(({ category }) => category === 'person')
  const measures = people.flatMap(({ parent, scale }) => (parent?.category === 'furniture' || parent?.category === 'instrument' ? [scale] : []))
  const measure = Math.min(...measures)
  if (measures.length === 0) return
  for (const person of people) if (!person.parent && person.scale < measure) resized(clusterOf(person, actors), actors, measure / person.scale)
}

/** Enlarges the smallest subjects so that each is seen; returns rebuilt clusters. */
export function evenSizes(clusters: readonly Cluster[], actors: readonly Actor[]): Cluster[] {
  const withPeople = clusters.some(({ root }) => root.category === 'person')
  const tallest = Math.max(...clusters.map(reachOf))
  const isTrim = ({ entity }: Actor): boolean => Object.hasOwn(LAID, entity.noun) || FLOWERS.has(entity.noun)
  const shown = clusters.filter(({ root }) => !isTrim(root))
  const largest = Math.max(0, ...shown.map(reachOf))
  const onDisplay = shown.every(({ root }) => PRODUCTS.has(root.category))
  return clusters.map((cluster) => {
    const { noun } = cluster.root.entity
    const own = reachOf(cluster)
    const share = (Object.hasOwn(LAID, noun) ? LAID[noun] : undefined) ?? (FLOWERS.has(noun) && onDisplay ? FLOWER_SHARE : Infinity)
    if (largest > 0 && own > largest * share) return resized(cluster, actors, (largest * share) / own)
    // Beside people, animals keep closer to their real size: a pigeon as tall as a child would be a monster.
    const beside = withPeople && NEAR_SIZE.has(cluster.root.category)
    // A cookie beside a grandmother or a candle beside a bathtub must not be half as tall.
    const small = GOODS_BESIDE.has(cluster.root.category) && clusters.some(({ root }) => TALL.has(root.category))
    const least = tallest * (small ? 0.2 : beside ? 0.27 : clusters.length > 3 ? 0.5 : 0.34)
    // Several of a small thing are seen together: they keep their real size relative to a larger thing beside them.
    const several = cluster.root.entity.count > 1 && GOODS_BESIDE.has(cluster.root.category)
    const most = several ? severalShare(cluster, clusters) * tallest : Infinity
    const wanted = Math.min(most, Math.max(own, least))
    return wanted === own ? cluster : resized(cluster, actors, wanted / own)
  })
}
