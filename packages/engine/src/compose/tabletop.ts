import { KitBuilder, linear } from '../kits/kit-builder.ts'
import { boards } from '../kits/wall-faces.ts'
import type { Box, Solid } from '../render/scene.ts'
import type { StagePlan } from './plan.ts'
import type { Setting } from './setting.ts'

/** Things that are shown on a table rather than on the floor. */
const TABLE_CATEGORIES = new Set(['food', 'tool', 'prop', 'clothing', 'instrument'])
const SMALL = 0.62
const HEIGHT = 0.74

/** A table under small things in places that have a floor; undefined when none is wanted. `fromAbove` says how it is looked at. */
export function tabletop(
  plan: StagePlan,
  setting: Setting,
  fromAbove: boolean,
):
  | { readonly height: number; readonly solids: readonly Solid[]; readonly boxes: readonly Box[] }
  | undefined {
  if (!setting.indoor || setting.id === 'studio' || plan.orthographic) return undefined
  const standing = plan.groups.filter((group) => group.role === 'ground')
  if (standing.length === 0) return undefined
  const fits = standing.every(
    ({ cluster }) => cluster.extent.max[1] < SMALL && TABLE_CATEGORIES.has(cluster.root.category),
  )
  if (!fits) return undefined
  const half = Math.max(0.55, plan.groupHalfWidth * 1.55) * (fromAbove ? 1.8 : 1)
  // Seen from above the table fills the picture.
  const spare = fromAbove ? 3 : 1
  const back = plan.clearDepth + 0.35 * spare
  const front = -Math.max(0.25, plan.distance * 0.35) * spare
  const wood = boards([0.2, 0.1, 0.05], [0.36, 0.2, 0.1], 0.16)
  const legs = new KitBuilder()
  const dark = legs.material({ color: linear('#4a2c18'), specular: 0.2, gloss: 20 })
  for (const x of [-half + 0.08, half - 0.08]) {
    for (const z of [front + 0.08, back - 0.08])
      legs.cone([x, 0, z], [x, HEIGHT - 0.04, z], 0.035, 0.045, dark)
  }
  return {
    height: HEIGHT,
    solids: [{ kit: legs.build(), position: [0, 0, 0], yaw: 0, scale: 1, instance: 0 }],
    boxes: [{ min: [-half, HEIGHT - 0.05, front], max: [half, HEIGHT, back], face: wood, instance: 0 }],
  }
}
