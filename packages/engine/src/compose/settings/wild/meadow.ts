import { smoothstep } from '../../../render/noise.ts'
import { addHeights, hillRange, meadowAlbedo, mountainAlbedo, mountainRange, rolling } from '../../scenery/ground.ts'
import { frameWithTrees, growPlants, plantWood, seasonalTrees } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

export const meadow = defineSetting('meadow', { time: 'day', vista: { height: 2.6, eye: 1.6, horizon: 0.5 } }, (stage) => {
  const height = addHeights(rolling(stage, 1.3, 9), hillRange(stage, 9, 14, 70), mountainRange(stage, 15, 55, 130))
  const ground = (x: number, z: number) => height(x, z, 5)
  const trees = seasonalTrees(stage, ['oak', 'oak', 'poplar', 'birch'])
  return {
    ground,
    terrain: { height, albedo: mountainAlbedo(stage, meadowAlbedo(stage), 64, 11) },
    sprites: [
      ...plantWood(stage, ground, trees, 230, [9, 70], [2.6, 4.8], 2,
        (x, z) => smoothstep(0.25, 0.6, Math.abs(Math.sin(x * 0.11 + stage.seed) * Math.cos(z * 0.08 + 2))) > 0.35),
      ...frameWithTrees(stage, ground, trees, 0.75).slice(4),
      ...growPlants(stage, ground, stage.season === 'winter' ? ['dry-grass'] : ['grass'], 190, [-2.4, 12], [0.14, 0.34]),
      ...(stage.season === 'winter' || stage.snow
        ? []
        : growPlants(stage, ground, ['daisy', 'poppy', 'flower', 'crocus'], 110, [-1.8, 12], [0.16, 0.34], { scenery: 'flowers', stems: 3 }))],
  }
})
