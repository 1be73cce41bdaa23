import { KitBuilder } from '../../kits/builder/kit-builder.ts'
import { createRandom } from '../../render/noise.ts'
import type { Rgb, Solid, SolidKit } from '../../render/scene.ts'
import type { Stage } from '../setting.ts'

/** A boulder of blended lumps; `look` picks a shape. */
export function boulder(look: number, color: Rgb): SolidKit {
  const random = createRandom(look * 71 + 5)
  const kit = new KitBuilder()
  const stone = kit.material({ color, specular: 0.06, gloss: 10,
    pattern: { kind: 'noise', color: [color[0] * 0.6, color[1] * 0.6, color[2] * 0.62], scale: 3 } })
  kit.ellipsoid([0, 0.2, 0], [0.46, 0.36, 0.4], stone)
  for (let i = 0; i < 7; i++) {
    const a = i * 2.4 + random()
    const out = 0.18 + random() * 0.16
    // Flat-sided lumps break up the round outline without adding edges.
    kit.box([Math.cos(a) * out, 0.12 + random() * 0.3, Math.sin(a) * out], [0.06 + random() * 0.08, 0.05 + random() * 0.08, 0.06 + random() * 0.08], 0.11,
      stone, 0.07, random() * 3)
  }
  return kit.build(`boulder:${look}:${color.map((c) => c.toFixed(2)).join()}`)
}

/** Rocks at (column, depth, size): column in half picture widths, depth and size in meters at reach 1 behind the subjects. */
export function rockSolids(stage: Stage, ground: (x: number, z: number) => number, rocks: readonly (readonly [column: number, depth: number, size: number])[],
  color: Rgb = [0.2, 0.185, 0.17]): Solid[] {
  if (!stage.allows('rocks')) return []
  return rocks.map(([column, depth, size], i) => {
    const z = stage.clearDepth + depth * stage.reach
    const x = column * stage.halfWidthAt(z)
    const scale = size * stage.reach
    return { kit: boulder(i % 4, color), position: [x, ground(x, z) - 0.08 * scale, z], yaw: i * 1.7, scale, instance: 0 }
  })
}
