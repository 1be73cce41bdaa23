import { triples } from '../../../kits/tuples.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import { type Albedo, addHeights, hillRange, meadowAlbedo, mountainRange, rolling, towards } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { growPlants, plantWood } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Tawny grass, brown peat and the purple of heather, in patches that follow the land. */
function heathAlbedo(stage: Stage): Albedo {
  const grass = meadowAlbedo(stage)
  return (x, y, z, ny, out) => {
    grass(x, y, z, ny, out)
    if (stage.snow) return
    const n = fbm(x * 2.2, z * 2.2, 3)
    towards(out, [0.2 + 0.16 * n, 0.15 + 0.12 * n, 0.06 + 0.04 * n], 0.66)
    const heath = fbm(x * 0.16 + 5, z * 0.22, 4)
    towards(out, [0.25 + 0.14 * n, 0.09 + 0.07 * n, 0.2 + 0.12 * n], 0.85 * smoothstep(0.44, 0.58, heath))
    towards(out, [0.07, 0.05, 0.035], 0.7 * smoothstep(0.36, 0.28, heath))
  }
}

/** Open upland without a house: heather, boulders, a few trees bent by the wind, hills in the haze. */
export const moor = defineSetting('moor', { time: 'morning', season: 'autumn', vista: { height: 2.4, eye: 1.7, horizon: 0.44 } }, (stage) => {
  const height = addHeights(rolling(stage, 2.2, 11), hillRange(stage, 12, 12, 74), mountainRange(stage, 14, 60, 130, 2))
  const ground = (x: number, z: number) => height(x, z, 5)
  return {
    ground,
    terrain: { height, albedo: heathAlbedo(stage) },
    solids: rockSolids(stage, ground, triples([-0.66, 0.4, 0.5, 0.74, 0.9, 0.8, 0.5, 2.4, 0.5, -0.42, 3.6, 0.9, -0.8, 5, 1.2])),
    sprites: [
      ...plantWood(stage, ground, ['bare'], 12, [5, 46], [1.8, 3.2], 1.6),
      ...growPlants(stage, ground, stage.snow ? ['dry-grass'] : ['dry-grass', 'lavender', 'dry-grass', 'fern'], 300, [-1.8, 15], [0.18, 0.46])],
    weather: {},
  }
})
