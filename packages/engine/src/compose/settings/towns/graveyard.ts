import { propKit } from '../../../kits/props/prop.ts'
import { pairs } from '../../../kits/tuples.ts'
import type { Solid } from '../../../render/scene.ts'
import { addHeights, hillRange, meadowAlbedo, mountainRange, rolling, withPath } from '../../scenery/ground.ts'
import { scenicBuildings } from '../../scenery/scenic-buildings.ts'
import { frameWithTrees, growPlants, growth, plantWood } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Rows of stones to both sides of the path: depth and distance from it, meters at reach 1. */
const ROWS = pairs([0.2, 0.75, 0.9, 1.7, 1.7, 0.6, 2.4, 2.6, 3, 1.5, 4.4, 0.8, 4.8, 3.2, 6.2, 1.9, 7.6, 0.9, 8.4, 3.6])

/** Leaning stones, none like the other; they keep off the path and the subjects. */
function stones(stage: Stage, ground: (x: number, z: number) => number): Solid[] {
  const { random, reach } = stage
  const half = stage.groupHalfWidth
  return ROWS.flatMap(([depth, aside], i) =>
    [-1, 1].flatMap((side) => {
      const z = stage.clearDepth + depth * reach
      const x = side * (half * (depth < 3 ? 1 : 0.5) + (aside + random() * 0.5) * reach)
      const tall = (0.62 + random() * 0.36) * reach ** 0.8
      const { bodies } = propKit.build({ variant: 'tombstone', noun: 'tombstone', attributes: [], holds: [], wears: [], faces: 'natural', seed: i })
      const yaw = -Math.PI / 2 + (random() - 0.5) * 0.5
      return bodies.map((kit) => ({ kit, position: [x, ground(x, z) - 0.08 * tall, z] as const, yaw, scale: tall, instance: 0 }))
    }))
}

/** Old stones on a slope under bare trees, a chapel behind them. */
export const graveyard = defineSetting('graveyard', { time: 'dusk', season: 'autumn', vista: { height: 2.6, eye: 1.5, horizon: 0.48 } }, (stage) => {
  const height = addHeights(rolling(stage, 1, 8), hillRange(stage, 8, 22, 80), mountainRange(stage, 10, 60, 130))
  const ground = (x: number, z: number) => height(x, z, 5)
  const trees = stage.snow ? ['bare'] : ['bare', 'cypress', 'bare']
  const side = stage.seed % 2 ? 1 : -1
  const chapel = stage.hasBuilding
    ? { boxes: [], solids: [], lights: [] }
    : scenicBuildings(stage, ground, [
        ['church', side * (stage.groupHalfWidth * 0.6 + 3.6 * stage.reach), stage.clearDepth + 13 * stage.reach, 0.62 * growth(stage)]])
  return {
    ground,
    terrain: { height, albedo: withPath(stage, meadowAlbedo(stage), 0.5, stage.snow ? [0.6, 0.62, 0.68] : [0.2, 0.17, 0.14]) },
    boxes: chapel.boxes,
    lights: chapel.lights,
    solids: [...stones(stage, ground), ...chapel.solids],
    sprites: [
      ...plantWood(stage, ground, trees, 110, [9, 62], [3, 5.6], 2.4),
      ...frameWithTrees(stage, ground, ['bare'], 1.05),
      ...growPlants(stage, ground, ['grass', 'dry-grass', 'fern'], 120, [-1.4, 12], [0.12, 0.34])],
    sky: (sky) => ({ ...sky, fog: Math.max(sky.fog, 0.016) }),
  }
})
