import { streetLamp } from '../../scenery/furnishings.ts'
import { addHeights, hillRange, meadowAlbedo, mountainAlbedo, mountainRange, rolling, withPath } from '../../scenery/ground.ts'
import { scenicBuildings } from '../../scenery/scenic-buildings.ts'
import { frameWithTrees, growPlants, plantWood, seasonalTrees } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

export const village = defineSetting('village', { time: 'day', snowTime: 'dusk', vista: { height: 4, eye: 1.8, horizon: 0.5 } }, (stage) => {
  const m = Math.max(0.62, Math.min(1.6, stage.reach * 0.8))
  const height = addHeights(rolling(stage, 0.8, 9), hillRange(stage, 10, 20, 70), mountainRange(stage, 16, 60, 130))
  const ground = (x: number, z: number) => height(x, z, 5)
  const near = withPath(stage, meadowAlbedo(stage), 1.25, stage.snow ? [0.62, 0.64, 0.7] : [0.32, 0.26, 0.19], 0.7)
  // Alone, the whole houses are seen from before the first of them.
  const start = stage.clearDepth + (stage.empty ? 9.5 : 5.2) * m
  const lane = Math.max(3.4 * m, stage.groupHalfWidth * 0.6 + 2.2 * m)
  const kinds = ['cottage', 'house', 'cottage', 'farmhouse'] as const
  const plan: [string, number, number, number][] = stage.hasBuilding
    ? []
    : Array.from({ length: 8 }, (_, i) => {
        const z = start + Math.floor(i / 2) * 8.5 * m
        const side = i % 2 ? 1 : -1
        return [kinds[(i + stage.seed) % 4], side * (lane + 3.4 * m + Math.floor(i / 2) * 1.6 * m), z + (i % 2) * 2 * m, 0.85 * m]
      })
  if (stage.hasBuilding) {
    for (const side of [-1, 1]) plan.push([kinds[(stage.seed + side + 4) % 4], side * (stage.groupHalfWidth + 7 * m), stage.clearDepth + 6 * m, 0.9 * m])
  }
  plan.push(['church', lane * 0.4, start + (stage.empty ? 33 : 40) * m, 1.1 * m])
  const town = scenicBuildings(stage, ground, plan)
  const lit = stage.night || stage.time === 'dusk'
  const lamps =
    stage.empty && lit && stage.allows('lights')
      ? [3.5, 10, 18].flatMap((deep, i) => {
          const [x, z] = [(i % 2 ? -1 : 1) * 0.62 * lane, stage.clearDepth + deep * m]
          const foot = ground(x, z) - 0.05
          return [{ solid: streetLamp(x, z, true, m), at: [x, foot, z] as const }]
        })
      : []
  const species = seasonalTrees(stage, ['oak', 'birch', 'poplar'])
  return {
    ground,
    terrain: { height, albedo: mountainAlbedo(stage, near, 64, 11) },
    boxes: town.boxes,
    solids: [...town.solids, ...lamps.map(({ solid, at }) => ({ ...solid, position: at }))],
    lights: [
      ...town.lights.slice(0, 8),
      ...lamps.map(({ at: [x, y, z] }) => ({ position: [x, y + 3.2 * m, z - 0.2] as const, color: [2.4, 1.5, 0.7] as const, radius: 10 * m }))],
    // Falling snow veils enough.
    sky: (sky) => (stage.empty && !stage.weather.has('fog') ? { ...sky, fog: Math.min(sky.fog, 0.008) } : sky),
    sprites: [
      ...plantWood(stage, ground, species, 150, [16, 74], [3, 5], 5, (x) => Math.abs(x) > lane + 8 * m),
      ...frameWithTrees(stage, ground, species, 0.8).slice(0, 2),
      ...growPlants(stage, ground, ['grass', 'flower-bush', 'daisy', 'grass'], 120, [-1.8, 14], [0.16, 0.45], {
        where: (x) => Math.abs(x) > 1.3 * stage.reach,
      })],
  }
})
