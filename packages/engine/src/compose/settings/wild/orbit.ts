import { KitBuilder } from '../../../kits/builder/kit-builder.ts'
import type { Solid } from '../../../render/scene.ts'
import { airlessSky } from '../../scenery/airless.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Where another's satellite passes, far off: shares of half the picture from its middle, and its size in them. */
const PASSING = { across: -0.62, up: 0.56, size: 0.09 } as const

function passingSatellite(stage: Stage): Solid {
  const kit = new KitBuilder()
  const foil = kit.material({ color: [0.72, 0.5, 0.16], specular: 1, gloss: 40, metal: 0.4 })
  const cells = kit.material({ color: [0.04, 0.08, 0.24], specular: 0.8, gloss: 60, pattern: { kind: 'checks', color: [0.08, 0.14, 0.36], scale: 6 } })
  kit.box([0, 0, 0], [0.24, 0.3, 0.24], 0.03, foil).cone([0, 0.3, 0], [0.1, 0.62, 0], 0.02, 0.26, foil)
  for (const side of [-1, 1]) {
    kit.cone([0, 0, side * 0.24], [0, 0, side * 0.5], 0.03, 0.03, foil)
    kit.box([0, 0, side * 1.02], [0.02, 0.26, 0.5], 0.01, cells)
  }
  const z = stage.clearDepth + 8 * stage.reach
  const side = stage.seed % 2 ? -1 : 1
  return {
    kit: kit.build('passing-satellite'),
    position: [side * PASSING.across * stage.halfWidthAt(z), stage.eye + PASSING.up * stage.halfHeightAt(z), z],
    yaw: Math.PI / 2 + 0.7,
    scale: PASSING.size * stage.halfHeightAt(z) * (stage.empty ? 2.4 : 1),
    instance: 0,
  }
}

/** High over the Earth: its edge runs across the picture, thin lit air over it, stars beyond; the sun comes from the left. */
export const orbit = defineSetting('orbit', { time: 'night', footing: () => 'air', vista: { height: 3, eye: 1.5, horizon: 0.5 } }, (stage) => ({
  solids: stage.allows('satellites') ? [passingSatellite(stage)] : [],
  lights: [
    // What shines up from the clouds below.
    { position: [0.4 * stage.reach, stage.eye - 1.6 * stage.reach, stage.clearDepth - 1.2 * stage.reach], color: [0.2, 0.36, 0.62], radius: 6 * stage.reach }],
  exposure: 0.95,
  sky: (sky) => ({ ...airlessSky(sky, stage.allows('earth') ? 'below' : undefined), sunDirection: [-0.72, 0.5, -0.48], zenith: [0.003, 0.004, 0.012],
    horizon: [0.003, 0.004, 0.012], clouds: stage.allows('nebula') ? 0.16 : 0, cloudLit: [0.1, 0.14, 0.34], cloudDark: [0.01, 0.012, 0.04],
    stars: stage.allows('stars') ? 1.5 : 0, ambient: [0.12, 0.14, 0.22], ground: [0.1, 0.2, 0.36] }),
  weather: { rain: 0, snow: 0 },
  wetness: 0,
}))
