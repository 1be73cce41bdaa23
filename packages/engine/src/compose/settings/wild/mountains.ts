import { triples } from '../../../kits/tuples.ts'
import { addHeights, farScale, meadowAlbedo, mountainAlbedo, mountainRange, rolling } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { growPlants, plantWood } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

export const mountains = defineSetting('mountains', { time: 'morning', vista: { height: 3.2, eye: 2.4, horizon: 0.6 } }, (stage) => {
  const m = farScale(stage)
  const height = addHeights(rolling(stage, 1.6, 8), mountainRange(stage, 54, 30, 112, 1.7))
  const ground = (x: number, z: number) => height(x, z, 5)
  return {
    ground,
    terrain: { height, albedo: mountainAlbedo(stage, meadowAlbedo(stage), 40, 19) },
    solids: rockSolids(stage, ground, triples([-0.72, 0.6, 0.75, 0.8, 1.4, 1.1, -0.9, 2.6, 1.4, 0.55, 3.4, 0.6])),
    sprites: [
      ...plantWood(stage, ground, ['pine', 'spruce'], 300, [5, 60], [2.6, 5], 2.4, (_x, _z, y) => y < 9 * m),
      ...growPlants(stage, ground, stage.snow ? ['dry-grass'] : ['grass', 'flower', 'grass'], 80, [-1, 10], [0.16, 0.4])],
    sky: (sky) => (stage.weather.has('fog') ? sky : { ...sky, fog: Math.min(sky.fog, 0.007) }),
  }
})
