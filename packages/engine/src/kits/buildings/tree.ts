import type { Rgb, SolidKit } from '../../render/scene.ts'
import { KitBuilder, linear, shade } from '../builder/kit-builder.ts'
import { pairs, quads } from '../tuples.ts'
import { type BuildingInput, upright } from './piece.ts'

/** Masses of leaves around the hut: place and radius, meters, over its floor. */
const CROWN = quads([
  -3.3, 3, 1.3, 1.35, 3.4, 3.2, 1.2, 1.4, -2.7, 4.5, 1.6, 1.5, 2.7, 4.7, 1.5, 1.5, -1, 5.6, 1.7, 1.6, 1.1, 5.7, 1.6, 1.6, 0, 4.6, 2.6, 1.7, -3.9, 1.9, 1.7, 0.9,
  4, 2, 1.6, 0.95])

/** The tree that carries a hut: trunk and boughs behind it, leaves on both sides and over its roof. */
export function treeAround({ snowy }: BuildingInput, bark: Rgb, lift: number): SolidKit {
  const kit = new KitBuilder()
  const wood = kit.material({ color: bark, specular: 0.03, pattern: { kind: 'wood', color: shade(bark, 0.6), scale: 2 } })
  const green = snowy ? linear('#c9d6d8') : linear('#4d7a2c')
  const leaves = kit.material({ color: green, specular: 0.03, fur: 0.9, pattern: { kind: 'noise', color: shade(green, 0.5), scale: 2.6 } })
  kit.cone(upright([0, 0, 1.3]), upright([0.1, lift + 4.6, 1.9]), 0.85, 0.5, wood, 0.2)
  for (const [x, z] of pairs([-1.3, -0.1, 1.2, 0, -0.5, -0.7, 0.7, -0.6]))
    kit.cone(upright([x * 0.3, 0.5, 0.9]), upright([x, -0.1, z + 0.9]), 0.34, 0.2, wood, 0.3)
  for (const [x, y, z, tip] of quads([-3, lift + 2.6, 1.4, 0.16, 3.1, lift + 2.9, 1.3, 0.16, -2.2, lift + 0.2, -1.2, 0.14, 2.2, lift + 0.2, -1.2, 0.14]))
    kit.cone(upright([0, lift * 0.62 + (y > lift + 1 ? 1.4 : 0), 1.2]), upright([x, y, z]), 0.32, tip, wood, 0.1)
  for (const [x, y, z, radius] of CROWN) kit.ellipsoid(upright([x, lift + y, z]), [radius, radius * 0.8, radius], leaves, 0.35)
  return kit.build(`treehouse-tree:${snowy}`)
}
