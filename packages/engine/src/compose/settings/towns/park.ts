import { benchSolid, streetLamp } from '../../scenery/furnishings.ts'
import { addHeights, hillRange, meadowAlbedo, rolling, TRODDEN, withPath } from '../../scenery/ground.ts'
import { frameWithTrees, growPlants, plantWood, seasonalTrees } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

export const park = defineSetting('park', { time: 'day', vista: { height: 2.4, eye: 1.6, horizon: 0.48 } }, (stage) => {
  const r = Math.max(0.7, Math.min(2.4, stage.reach))
  const height = addHeights(rolling(stage, 0.9, 10), hillRange(stage, 6, 24, 80))
  const ground = (x: number, z: number) => height(x, z, 5)
  const path = withPath(stage, meadowAlbedo(stage), 0.95, stage.snow ? TRODDEN : [0.42, 0.36, 0.27], 1.6)
  const side = stage.seed % 2 ? 1 : -1
  const z = stage.clearDepth + 2.6 * r
  const x = side * Math.max(stage.halfWidthAt(z) * 0.55, stage.groupHalfWidth * 0.9 + 0.9 * r)
  const lampX = -side * Math.max(stage.halfWidthAt(z) * 0.62, stage.groupHalfWidth + 0.6 * r)
  const lit = stage.night || stage.time === 'dusk'
  const trees = seasonalTrees(stage, ['oak', 'birch', 'oak', 'willow'])
  const height0 = ground(x, z)
  return {
    ground,
    terrain: { height, albedo: path },
    solids: stage.allows('furniture')
      ? [benchSolid(x, height0 - 0.02, z, Math.PI / 2, r * 0.95), { ...streetLamp(lampX, z, lit, 0.9 * r), position: [lampX, ground(lampX, z) - 0.05, z] }]
      : [],
    lights: lit ? [{ position: [lampX, 2.9 * r, z - 0.3], color: [2.2, 1.5, 0.75], radius: 9 * r }] : [],
    sprites: [
      ...plantWood(stage, ground, trees, 230, [6.5, 66], [3, 5.6], 2.2),
      ...frameWithTrees(stage, ground, trees, 0.95).slice(2),
      ...growPlants(stage, ground, ['bush', 'flower-bush'], 16, [4, 9], [0.5, 0.9]),
      ...growPlants(stage, ground, ['grass', 'daisy', 'grass'], 150, [-2, 9], [0.1, 0.24], { where: (px) => Math.abs(px) > r })],
    weather: stage.season === 'autumn' ? { leaves: 0.8 } : stage.season === 'spring' ? { petals: 0.5 } : {},
  }
})
