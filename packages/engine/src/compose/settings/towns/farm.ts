import { boards, type Slab, slab } from '../../../kits/buildings/wall-faces.ts'
import { smoothstep } from '../../../render/noise.ts'
import { addHeights, hillRange, meadowAlbedo, rolling, towards, withPath } from '../../scenery/ground.ts'
import { scenicBuildings } from '../../scenery/scenic-buildings.ts'
import { frameWithTrees, growPlants, plantWood, seasonalTrees } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

export const farm = defineSetting('farm', { time: 'morning', vista: { height: 3.2, eye: 1.7, horizon: 0.48 } }, (stage) => {
  const r = Math.max(0.7, stage.reach)
  const height = addHeights(rolling(stage, 0.9, 10), hillRange(stage, 7, 18, 80))
  const ground = (x: number, z: number) => height(x, z, 5)
  const near = withPath(stage, meadowAlbedo(stage), 0.7, [0.3, 0.22, 0.14])
  const side = stage.seed % 2 ? 1 : -1
  const far = stage.clearDepth + 13 * r
  const plan: [string, number, number, number][] = stage.hasBuilding
    ? []
    : [
        ['barn', side * stage.halfWidthAt(far) * 0.42, far, 0.8 * r],
        ['water-tower', side * stage.halfWidthAt(far) * 0.8, far + 5 * r, 0.62 * r],
        ['farmhouse', -side * stage.halfWidthAt(far + 9 * r) * 0.5, far + 9 * r, 0.7 * r]]
  const yard = scenicBuildings(stage, ground, plan)
  const wood = boards([0.42, 0.36, 0.28], [0.6, 0.54, 0.44], 0.1)
  const fence: Slab[] = []
  if (stage.allows('fences')) {
    const z = stage.clearDepth + 2.6 * r
    const span = stage.halfWidthAt(z) * 1.1
    for (let x = -span; x < span; x += 1.5 * r) {
      if (Math.abs(x) < 0.9 * r) continue
      const y = ground(x, z)
      fence.push(slab(x, y - 0.1, z, x + 0.11 * r, y + 0.85 * r, z + 0.11 * r, wood))
      for (const rail of [0.34, 0.64]) fence.push(slab(x, y + rail * r, z + 0.03, x + 1.5 * r, y + (rail + 0.1) * r, z + 0.07 * r, wood))
    }
  }
  return {
    ground,
    terrain: {
      height,
      albedo: (x, y, z, ny, out) => {
        near(x, y, z, ny, out)
        // Plowed and ripe fields lie behind the yard.
        const field = smoothstep(4 * r, 7 * r, z - stage.clearDepth)
        if (field <= 0 || stage.snow) return
        const ripe = Math.sin(x / (9 * r) + stage.seed) > 0
        const row = 0.7 + 0.3 * Math.sin((ripe ? x * 2 + z * 6 : x * 5) / r)
        towards(out, ripe ? [0.5 * row, 0.36 * row, 0.1 * row] : [0.13 * row, 0.2 * row, 0.05 * row], field * 0.75)
      },
    },
    boxes: [...fence, ...yard.boxes],
    solids: yard.solids,
    lights: yard.lights,
    sprites: [
      ...plantWood(stage, ground, seasonalTrees(stage, ['oak', 'poplar']), 110, [24, 80], [3, 5], 3),
      ...frameWithTrees(stage, ground, seasonalTrees(stage, ['oak', 'apple']), 0.8).slice(2, 4),
      ...(stage.snow ? [] : growPlants(stage, ground, ['wheat'], 240, [3.2, 12], [0.5, 0.8], { where: (x) => Math.sin(x / (9 * r) + stage.seed) > 0 })),
      ...growPlants(stage, ground, ['grass', 'daisy', 'grass'], 100, [-1.8, 5], [0.14, 0.34])],
  }
})
