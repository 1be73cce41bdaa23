import { plantTexture } from '../../../kits/plants/plant.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import type { Sprite } from '../../../render/scene.ts'
import { addHeights, blendInto, hillRange, rolling, towards, withPath } from '../../scenery/ground.ts'
import { growPlants, sprite } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Canes in groups on both sides of the path, denser and dimmer towards the back. */
function canes(stage: Stage, ground: (x: number, z: number) => number): Sprite[] {
  if (!stage.allows('trees') || !stage.allows('plants')) return []
  const { random } = stage
  const textures = [0, 1, 2, 3].map((look) => plantTexture('bamboo', look, 1, undefined, stage.snow ? 1 : 0))
  const sprites: Sprite[] = []
  const count = Math.round(150 * (0.35 + 0.65 * stage.detail))
  for (let i = 0; i < count; i++) {
    const t = i / count
    const z = stage.clearDepth + (0.12 + 7.5 * t * t + 0.3 * random()) * stage.distance
    const half = stage.halfWidthAt(z)
    const lane = stage.groupHalfWidth * 1.3 + 0.2 * half * (1 - 0.7 * t)
    const x = (random() < 0.5 ? -1 : 1) * (lane + random() ** 1.2 * Math.max(0.1, half * 1.1 - lane))
    const texture = textures[Math.floor(random() * textures.length)]
    // They are cut by the picture's upper edge, as in a real grove.
    const height = (1.7 + 0.7 * random()) * stage.halfHeightAt(z) * (1 - 0.2 * t)
    sprites.push(sprite(texture, x, ground(x, z) - 0.04 * height, z, height, random() < 0.5))
  }
  return sprites
}

export const bambooForest = defineSetting('bamboo-forest', { time: 'morning', vista: { height: 2.6, eye: 1.5, horizon: 0.52 } }, (stage) => {
  const height = addHeights(rolling(stage, 0.9, 7), hillRange(stage, 10, 20, 70))
  const ground = (x: number, z: number) => height(x, z, 5)
  const path = withPath(
    stage,
    (x, _y, z, _ny, out) => {
      const n = fbm(x * 2.4, z * 2.4, 4)
      if (stage.snow) blendInto(out, [0.72, 0.78, 0.9], [0.9, 0.92, 0.97], n)
      else blendInto(out, [0.09, 0.11, 0.035], [0.24, 0.25, 0.08], n)
      towards(out, [0.3, 0.24, 0.12], stage.snow ? 0 : 0.5 * smoothstep(0.45, 0.62, fbm(x * 1.1 + 3, z, 4)))
    },
    0.5,
    stage.snow ? [0.6, 0.62, 0.68] : [0.3, 0.25, 0.17])
  return {
    ground,
    terrain: { height, albedo: path },
    sprites: [...canes(stage, ground), ...growPlants(stage, ground, ['fern', 'grass', 'grass'], 80, [-1.2, 12], [0.18, 0.45])],
    sky: (sky) => ({ ...sky, fog: Math.max(sky.fog, 0.045), fogColor: sky.fogColor ?? [sky.horizon[0] * 0.66, sky.horizon[1] * 0.86, sky.horizon[2] * 0.56] }),
  }
})
