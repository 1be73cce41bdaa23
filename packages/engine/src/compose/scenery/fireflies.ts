import { KitBuilder } from '../../kits/builder/kit-builder.ts'
import { createRandom } from '../../render/noise.ts'
import type { PointLight, Solid } from '../../render/scene.ts'
import type { Stage } from '../setting.ts'

const COUNT = 46
/** Size of a firefly as a share of half the picture's height. */
const SIZE = 0.0085
const LIGHT = [0.75, 0.85, 0.25] as const

/** Points of light that hover around and behind the subjects when the prompt mentions fireflies. */
export function fireflies(stage: Stage, base: number): { readonly solids: readonly Solid[]; readonly lights: readonly PointLight[] } {
  if (!stage.light.has('fireflies')) return { solids: [], lights: [] }
  const random = createRandom(stage.seed * 7 + 19)
  const kit = new KitBuilder()
  kit.sphere([0, 0, 0], 1, kit.material({ color: [1, 0.95, 0.5], emission: [4.6, 4.4, 1.3] }))
  const glow = kit.build('firefly-light')
  const solids = Array.from({ length: COUNT }, (): Solid => {
    const z = -0.35 * stage.distance + random() * (stage.clearDepth + 1.1 * stage.distance)
    const half = stage.halfHeightAt(z)
    const x = (random() * 2 - 1) * stage.halfWidthAt(z)
    const y = Math.max(0.05 * half, stage.eye + (random() * 1.5 - 0.9) * half)
    const scale = SIZE * half * (0.6 + 0.9 * random())
    return { kit: glow, position: [x, base + y, z], yaw: 0, scale, instance: 0 }
  })
  const lights = solids.slice(0, 4).map(({ position }): PointLight => ({ position, color: LIGHT, radius: 1.6 * Math.max(1, stage.reach) }))
  return { solids, lights }
}
