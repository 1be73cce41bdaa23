import { fbm, smoothstep } from '../../render/noise.ts'
import type { Rgb } from '../../render/scene.ts'
import { addHeights, hillRange, meadowAlbedo, rolling, towards, withPath } from '../scenery/ground.ts'
import { frameWithTrees, growPlants, plantWood, seasonalTrees } from '../scenery/woods.ts'
import { defineSetting, type Stage } from '../setting.ts'

const LITTER: Readonly<Record<Stage['season'], Rgb>> = {
  spring: [0.13, 0.1, 0.05],
  summer: [0.11, 0.085, 0.04],
  autumn: [0.36, 0.15, 0.035],
  winter: [0.16, 0.13, 0.1],
}

/** Forests of a kind that the prompt names. */
const WOODS: Readonly<Record<string, readonly string[]>> = {
  pine: ['pine', 'spruce', 'pine'],
  birch: ['birch', 'birch', 'birch', 'pine'],
}

export const forest = defineSetting({
  id: 'forest',
  time: 'morning',
  vista: { height: 2.6, eye: 1.5, horizon: 0.5 },
  build: (stage) => {
    const height = addHeights(rolling(stage, 1.4, 7), hillRange(stage, 9, 24, 90))
    const grass = meadowAlbedo(stage)
    // With nobody there the way itself is the picture: it leads on, and nothing grows before it.
    const half = stage.empty ? 0.85 : 0.55
    const path = withPath(
      stage,
      grass,
      half,
      stage.snow ? [0.6, 0.62, 0.68] : [0.2, 0.15, 0.1],
      stage.empty ? 0.5 : 1,
    )
    const ground = (x: number, z: number) => height(x, z, 5)
    const own = WOODS[stage.tree ?? '']
    const trees = seasonalTrees(
      stage,
      stage.mood.has('spooky') ? ['bare', 'pine', 'bare'] : (own ?? ['oak', 'pine', 'birch', 'pine', 'oak']),
    )
    return {
      ground,
      terrain: {
        height,
        albedo: (x, y, z, ny, out) => {
          path(x, y, z, ny, out)
          if (!stage.snow)
            towards(out, LITTER[stage.season], 0.75 * smoothstep(0.42, 0.6, fbm(x * 0.9 + 4, z * 0.9, 4)))
        },
      },
      sprites: [
        ...plantWood(stage, ground, {
          species: trees,
          count: 330,
          near: 2.2,
          far: 62,
          heights: [3.6, 7],
          clearing: stage.empty ? 2.6 : 0.9,
        }),
        ...frameWithTrees(stage, ground, trees, 1.15),
        ...growPlants(stage, ground, {
          kinds: ['fern', 'grass', 'bush'],
          count: 90,
          near: -1.2,
          far: 14,
          heights: [0.22, 0.6],
          where: (x, z) => !stage.empty || Math.abs(x) > (half + 0.03 * z) * stage.reach,
        }),
      ],
      weather: stage.season === 'autumn' ? { leaves: 1 } : {},
      sky: (sky) => ({ ...sky, fog: Math.max(sky.fog, 0.013) }),
    }
  },
})
