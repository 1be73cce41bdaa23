import { KitBuilder } from '../../kits/kit-builder.ts'
import { createRandom } from '../../render/noise.ts'
import type { Rgb, Solid, SolidKit } from '../../render/scene.ts'
import type { Stage } from '../setting.ts'

/** A boulder of blended lumps; `look` picks one of a few shapes. */
export function boulder(look: number, color: Rgb): SolidKit {
  const random = createRandom(look * 71 + 5)
  const kit = new KitBuilder()
  const stone = kit.material({
    color,
    specular: 0.06,
    gloss: 10,
    pattern: { kind: 'noise', color: [color[0] * 0.6, color[1] * 0.6, color[2] * 0.62], scale: 3 },
  })
  kit.box([0, 0.22, 0], [0.34, 0.24, 0.3], 0.12, stone, 0, random() * 3)
  for (let i = 0; i < 4; i++) {
    const a = random() * Math.PI * 2
    kit.box(
      [Math.cos(a) * 0.3, 0.1 + random() * 0.34, Math.sin(a) * 0.26],
      [0.12 + random() * 0.14, 0.1 + random() * 0.12, 0.12 + random() * 0.12],
      0.08,
      stone,
      0.1,
      random() * 3,
    )
  }
  return kit.build(`boulder:${look}:${color.map((c) => c.toFixed(2)).join()}`)
}

/** Rocks at (column, depth, size): column in half picture widths, depth and size in metres at reach 1 behind the subjects. */
export function rockSolids(
  stage: Stage,
  ground: (x: number, z: number) => number,
  rocks: readonly (readonly [column: number, depth: number, size: number])[],
  color: Rgb = [0.2, 0.185, 0.17],
): Solid[] {
  if (!stage.allows('rocks')) return []
  return rocks.map(([column, depth, size], i) => {
    const z = stage.clearDepth + depth * stage.reach
    const x = column * stage.halfWidthAt(z)
    const scale = size * stage.reach
    return {
      kit: boulder(i % 4, color),
      position: [x, ground(x, z) - 0.08 * scale, z],
      yaw: i * 1.7,
      scale,
      instance: 0,
    }
  })
}
