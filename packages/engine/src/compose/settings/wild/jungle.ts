import { fbm } from '../../../render/noise.ts'
import { addHeights, blendInto, hillRange, rolling } from '../../scenery/ground.ts'
import { frameWithTrees, growPlants, plantWood } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

export const jungle = defineSetting('jungle', { time: 'morning', vista: { height: 2.6, eye: 1.5, horizon: 0.52 } }, (stage) => {
  const height = addHeights(rolling(stage, 1.2, 5), hillRange(stage, 14, 22, 70))
  const ground = (x: number, z: number) => height(x, z, 5)
  return {
    ground,
    terrain: {
      height,
      albedo: (x, _y, z, _ny, out) => {
        const n = fbm(x * 2.2, z * 2.2, 4)
        blendInto(out, [0.045, 0.05, 0.02], [0.11, 0.2, 0.04], n * 1.1)
      },
    },
    sprites: [
      ...plantWood(stage, ground, ['jungle', 'palm', 'jungle'], 300, [2, 48], [4, 8.5], 1),
      ...frameWithTrees(stage, ground, ['palm', 'jungle'], 1.2),
      ...growPlants(stage, ground, ['fern', 'fern', 'bamboo'], 60, [1.2, 16], [0.7, 1.7]),
      ...growPlants(stage, ground, ['fern', 'bush', 'fern', 'grass'], 90, [-1.4, 12], [0.3, 0.85])],
    sky: (sky) => ({ ...sky, fog: Math.max(sky.fog, 0.02), fogColor: sky.fogColor ?? [sky.horizon[0] * 0.62, sky.horizon[1] * 0.82, sky.horizon[2] * 0.6] }),
  }
})
