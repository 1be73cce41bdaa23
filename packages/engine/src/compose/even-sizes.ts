import { type Actor, type Cluster, clusterOf, resized } from './actor.ts'

/** What keeps near to its size beside people. */
const NEAR_SIZE = new Set(['animal', 'bird'])

/** What is only laid beside what the picture is of, and its height against that. */
const LAID: Readonly<Record<string, number>> = { leaf: 0.4, petal: 0.4 }
/** Flowers around a product: no taller than it. */
const FLOWERS = new Set(['rose', 'flower', 'daisy', 'tulip', 'peony', 'dahlia', 'carnation', 'hydrangea', 'lily', 'lavender', 'orchid'])
const FLOWER_SHARE = 0.78
/** What keeps small beside people, animals and furniture. */
const GOODS_BESIDE = new Set(['food', 'prop', 'tool'])
const TALL = new Set(['person', 'furniture', 'animal'])
/** Least height of one of several against the largest beside them. */
const SEVERAL = 0.2
const PRODUCTS = new Set(['prop', 'food', 'tool', 'clothing', 'sci-fi'])

const reachOf = ({ extent: { min, max } }: Cluster): number => Math.max(max[1], (max[0] - min[0]) * 0.6)

/** How large one of several may be against the largest of another kind: as in life. */
function severalShare(cluster: Cluster, clusters: readonly Cluster[]): number {
  const { entity, scale } = cluster.root
  const others = clusters.filter(({ root }) => root.entity !== entity)
  if (others.length === 0) return Infinity
  const lead = others.reduce((best, each) => (reachOf(each) > reachOf(best) ? each : best))
  return Math.max(SEVERAL, (reachOf(cluster) / scale) * (lead.root.scale / reachOf(lead)))
}

/** Who sits or lies is as large as the furniture makes him: who stands beside that is no smaller. */
export function evenPeople(actors: readonly Actor[]): void {
  const people = actors.filter(({ category }) => category === 'person')
  const measures = people.flatMap(({ parent, scale }) => (parent?.category === 'furniture' || parent?.category === 'instrument' ? [scale] : []))
  const measure = Math.min(...measures)
  if (measures.length === 0) return
  for (const person of people) if (!person.parent && person.scale < measure) resized(clusterOf(person, actors), actors, measure / person.scale)
}

/** Lifts the smallest towards the largest, so that every subject is seen; returns rebuilt clusters. */
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
    // Beside people, animals keep nearer to their size: a pigeon as tall as a child would be a monster.
    const beside = withPeople && NEAR_SIZE.has(cluster.root.category)
    // Nor is a cookie beside a grandmother, or a candle beside a bathtub, as tall as half of them.
    const small = GOODS_BESIDE.has(cluster.root.category) && clusters.some(({ root }) => TALL.has(root.category))
    const least = tallest * (small ? 0.2 : beside ? 0.27 : clusters.length > 3 ? 0.5 : 0.34)
    // Several of a small thing are seen together: beside one that is larger, they keep their size against it.
    const several = cluster.root.entity.count > 1 && GOODS_BESIDE.has(cluster.root.category)
    const most = several ? severalShare(cluster, clusters) * tallest : Infinity
    const wanted = Math.min(most, Math.max(own, least))
    return wanted === own ? cluster : resized(cluster, actors, wanted / own)
  })
}
