import { addHeights, mountainRange, rolling, snowAlbedo } from '../../scenery/ground.ts'
import { frameWithTrees, plantWood } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

export const snowyForest = defineSetting(
  'snowy-forest',
  { time: 'dusk', season: 'winter', snowy: true, vista: { height: 2.4, eye: 1.4, horizon: 0.5 } },
  (stage) => {
    const height = addHeights(rolling(stage, 1.5, 6.2), mountainRange(stage, 13, 26, 90))
    const ground = (x: number, z: number) => height(x, z, 5)
    return {
      ground,
      terrain: { height, albedo: snowAlbedo(), sparkle: 0.05 },
      sprites: [...plantWood(stage, ground, ['pine'], 420, [2.8, 52], [3, 7], 0.8), ...frameWithTrees(stage, ground, ['pine'], 0.98)],
    }
  })
