import { boards, type Slab, slab } from '../../../kits/buildings/wall-faces.ts'
import { addHeights, hillRange, meadowAlbedo, rolling, TRODDEN, withPath } from '../../scenery/ground.ts'
import { frameWithTrees, growPlants, plantWood, seasonalTrees } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

export const garden = defineSetting('garden', { time: 'morning', season: 'spring', vista: { height: 2, eye: 1.5, horizon: 0.46 } }, (stage) => {
  const r = Math.max(0.6, Math.min(2.6, stage.reach))
  const height = addHeights(rolling(stage, 0.4, 8), hillRange(stage, 6, 26, 80))
  const ground = (x: number, z: number) => height(x, z, 5)
  const path = withPath(stage, meadowAlbedo(stage), 0.5, stage.snow ? TRODDEN : [0.46, 0.42, 0.36], 0.6)
  const paint = boards([0.72, 0.71, 0.67], [0.82, 0.81, 0.77], 0.09, true)
  const fence: Slab[] = []
  const z = stage.clearDepth + 4.4 * r
  const span = stage.halfWidthAt(z) * 1.1
  if (stage.allows('fences')) {
    for (let x = -span; x < span; x += 0.2 * r) {
      if (Math.abs(x) < 0.7 * r) continue
      const y = ground(x, z)
      fence.push(slab(x, y - 0.05, z, x + 0.11 * r, y + (0.78 + 0.06 * Math.cos(x * 3)) * r, z + 0.03, paint))
    }
    for (const side of [-1, 1]) {
      for (const rail of [0.22, 0.56])
        fence.push(slab(side < 0 ? -span : 0.7 * r, rail * r, z + 0.03, side < 0 ? -0.7 * r : span, (rail + 0.07) * r, z + 0.06, paint))
    }
  }
  const winter = stage.season === 'winter' || stage.snow
  // Nothing blooms after the summer.
  const late = winter || stage.season === 'autumn'
  const trees = late ? seasonalTrees(stage, ['oak', 'birch', 'oak']) : ['cherry', 'apple', 'oak']
  const flowers = late
    ? []
    : [
        ...growPlants(stage, ground, ['rose', 'tulip', 'peony', 'daisy', 'lavender', 'lily'], 250, [0.2, 4.2], [0.36, 0.62], { scenery: 'flowers', stems: 3,
          where: (x) => Math.abs(x) > 0.75 * r }),
        ...growPlants(stage, ground, ['tulip', 'daisy', 'crocus'], 50, [-1.6, 0], [0.16, 0.3], { scenery: 'flowers', stems: 3,
          where: (x) => Math.abs(x) > stage.groupHalfWidth * 0.8 + 0.3 * r })]
  return {
    ground,
    terrain: { height, albedo: path },
    boxes: fence,
    sprites: [
      ...plantWood(stage, ground, trees, 150, [6.4, 46], [2.8, 4.8], 1.2),
      ...frameWithTrees(stage, ground, trees.slice(0, 2), 0.85).slice(2, 6),
      ...growPlants(stage, ground, late ? (winter ? ['bush'] : ['bush', 'dry-grass']) : ['rose-bush', 'flower-bush', 'bush'], 26, [4.6, 6.6], [0.7, 1.2], {
        scenery: 'bushes',
      }),
      ...flowers,
      ...growPlants(stage, ground, winter ? ['dry-grass'] : late ? ['dry-grass', 'grass', 'fern'] : ['grass'], 90, [-1.8, 4], [0.1, 0.22], {
        where: (x) => Math.abs(x) > 0.6 * r,
      })],
    weather: late && !winter ? { leaves: 0.6 } : stage.season === 'spring' && !stage.mood.has('spooky') && !stage.night && !stage.snow ? { petals: 0.7 } : {},
  }
})
