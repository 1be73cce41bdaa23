import type { Cluster } from './actor.ts'
import { isAfloat } from './afloat.ts'
import type { StagePlan } from './plan.ts'
import type { Footing, Place, Setting } from './setting.ts'

/** Things that lie or wade in the water, where there is water. */
// biome-ignore format: a list
const SWIMMERS = new Set([
  'duck', 'duckling', 'swan', 'goose', 'pelican', 'rubber duck', 'lotus', 'lily pad', 'water lily', 'iceberg', 'wave', 'flamingo', 'heron', 'crane bird',
])

/** Of these, the ones that lie flat on the water and must not sink below it. */
const LEAVES = new Set(['water lily', 'lily pad'])

/** Fish of which only the back shows. */
const BACKS = new Set(['koi', 'goldfish'])
const SUNK = 0.6

/** Structures that stand in the water. */
const WADING = new Set(['suspension bridge', 'bridge', 'pier'])

/** A surfboard in use. */
const AFLOAT = 'sport:surfboard-afloat'

/** Height of a jump as a share of the jumper's height. */
const LEAP = 0.24

/** The footing of the scene's main subject in this place. */
export function footingOf(plan: StagePlan, setting: Setting): Footing {
  const { noun, kit } = plan.groups[0]?.cluster.root.entity ?? { noun: '', kit: '' }
  // "a van by a lake": vehicles with wheels stay on land.
  if (/^(wheeled|rail):/.test(kit) && setting.footing?.('vehicle') === 'water') return 'ground'
  const category = SWIMMERS.has(noun) || BACKS.has(noun) || WADING.has(noun) || kit === AFLOAT ? 'sea' : plan.mainCategory
  return setting.footing?.(category) ?? 'ground'
}

/** Height over the floor of a thing that hangs on a wall: for a sign relative to its height, for a word to its width. */
function hangs({ root, extent: { max } }: Cluster): number {
  return root.entity.kit === 'prop:neon-sign' ? 0.3 * max[1] : root.entity.kit === 'prop:letters' ? 0.4 * max[0] : 0
}

/** Puts every cluster on the ground, the water or the table once the place is built. */
export function settle(plan: StagePlan, place: Place, footing: Footing, table: number, base: number, walled: boolean): void {
  for (const group of plan.groups) {
    if (group.role === 'aloft') {
      group.settle(base + table)
      continue
    }
    const { x, z } = group.spot
    const ground = footing === 'air' ? 0 : table > 0 ? base + table : place.ground(x, z)
    const root = group.cluster.root
    const leaves = LEAVES.has(root.entity.noun)
    const draught =
      footing === 'water' && leaves
        ? ground
        : footing === 'water' && SWIMMERS.has(root.entity.noun)
          ? 0.2 * group.cluster.extent.max[1]
          : footing === 'water' && BACKS.has(root.entity.noun)
            ? SUNK * group.cluster.extent.max[1]
            : 0
    const rises = root.entity.action === 'jumping' || root.entity.action === 'dunking' || isAfloat(root.entity, root.category)
    const leap = rises ? LEAP * group.cluster.extent.max[1] : 0
    const hung = walled ? hangs(group.cluster) : 0
    group.settle(ground - draught + leap + hung + (footing === 'air' && group.role === 'ground' ? group.hover : 0))
  }
}
