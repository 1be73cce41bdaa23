import { KitBuilder } from '../../kits/builder/kit-builder.ts'
import { createRandom } from '../../render/noise.ts'
import type { Solid, Vec3 } from '../../render/scene.ts'
import type { Stage } from '../setting.ts'

/** Distance of a bolt behind the subjects, in camera distances, and its column in the picture. */
const FAR_OFF = 9
const COLUMN = 0.46
const STEPS = 9

/** A branched bolt from the clouds of a thunderstorm, on the side away from the light. */
export function lightning(stage: Stage): readonly Solid[] {
  if (!stage.weather.has('storm') || !stage.allows('lightning')) return []
  const random = createRandom(stage.seed * 57 + 19)
  const kit = new KitBuilder()
  const fire = kit.material({ color: [0.9, 0.95, 1], specular: 0, emission: [4.2, 4.6, 6.4] })
  const faint = kit.material({ color: [0.9, 0.95, 1], specular: 0, emission: [1.6, 1.8, 3] })
  let at: Vec3 = [0, 1, 0]
  for (let i = 0; i < STEPS; i++) {
    const to: Vec3 = [0, 1 - (i + 1) / STEPS, at[2] + (random() - 0.5) * 0.17]
    const thick = 0.0085 * (1 - 0.06 * i)
    kit.cone(at, to, thick, thick * 0.9, fire)
    if (i % 2 === 1 && i < STEPS - 1) {
      const side = random() < 0.5 ? -1 : 1
      const elbow: Vec3 = [0, to[1] - 0.07, to[2] + side * (0.07 + 0.07 * random())]
      const end: Vec3 = [0, elbow[1] - 0.06 - 0.08 * random(), elbow[2] + side * 0.05]
      kit.cone(to, elbow, 0.0045, 0.0035, faint).cone(elbow, end, 0.0035, 0.001, faint)
    }
    at = to
  }
  const z = stage.clearDepth + FAR_OFF * stage.distance
  const top = stage.eye + stage.halfHeightAt(z) * 0.98
  const x = -stage.side * COLUMN * stage.halfWidthAt(z)
  return [
    { kit: { ...kit.build(`lightning:${stage.seed}`), castsShadow: false, beyondAir: true }, position: [x, 0, z], yaw: Math.PI / 2, scale: top, instance: 0 },
  ]
}
