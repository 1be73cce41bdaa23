import { fbm, smoothstep, valueNoise } from '../../render/noise.ts'
import type { Rgb } from '../../render/scene.ts'
import { type Albedo, addHeights, blendInto, hillRange, rolling, towards } from '../scenery/ground.ts'
import { frameWithTrees, growPlants, plantWood } from '../scenery/woods.ts'
import { defineSetting, type Stage } from '../setting.ts'

const DRY: Rgb = [0.28, 0.18, 0.05]
const PALE: Rgb = [0.52, 0.38, 0.13]
const EARTH: Rgb = [0.36, 0.19, 0.09]

/** Dry grass with bare red earth between it. */
function dryAlbedo(stage: Stage): Albedo {
  const lush = stage.season === 'spring' || stage.rain
  return (x, _y, z, _ny, out) => {
    const n = fbm(x * 2.4, z * 2.4, 4)
    blendInto(out, DRY, PALE, Math.min(1, n * 0.8 + 0.3 * valueNoise(x * 0.4 + 7, z * 0.4)))
    if (lush) towards(out, [0.2, 0.27, 0.06], 0.55)
    towards(out, EARTH, 0.7 * smoothstep(0.52, 0.68, fbm(x * 0.5 + 4, z * 0.5, 4)))
  }
}

/** A wide plain of dry grass under umbrella trees. */
export const savanna = defineSetting({
  id: 'savanna',
  time: 'day',
  vista: { height: 2.8, eye: 1.7, horizon: 0.52 },
  build: (stage) => {
    const height = addHeights(rolling(stage, 0.8, 10), hillRange(stage, 5, 30, 110))
    const ground = (x: number, z: number) => height(x, z, 5)
    return {
      ground,
      terrain: { height, albedo: dryAlbedo(stage) },
      sprites: [
        ...plantWood(stage, ground, {
          species: ['acacia'],
          count: 46,
          near: 7,
          far: 74,
          heights: [2.8, 5],
          clearing: 2.4,
          where: (x, z) => Math.sin(x * 0.13 + stage.seed) * Math.cos(z * 0.09 + 2) > -0.35,
        }),
        ...frameWithTrees(stage, ground, ['acacia'], 0.7).slice(-3),
        ...growPlants(stage, ground, {
          kinds: ['dry-grass'],
          count: 260,
          near: -2.4,
          far: 16,
          heights: [0.18, 0.46],
        }),
      ],
    }
  },
})
