import { KitBuilder } from '../../../kits/builder/kit-builder.ts'
import { pairs, triples } from '../../../kits/tuples.ts'
import type { PointLight, Solid } from '../../../render/scene.ts'
import { addHeights, hillRange, meadowAlbedo, mountainRange, rolling, withPath } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { scenicBuildings } from '../../scenery/scenic-buildings.ts'
import { frameWithTrees, growPlants, plantWood } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

/** A shrine garden: stone path, gate, pagoda, lanterns, cherry trees. */
export const temple = defineSetting('temple', { time: 'morning', season: 'spring', vista: { height: 3, eye: 1.6, horizon: 0.5 } }, (stage) => {
  const r = Math.max(0.7, Math.min(2.4, stage.reach))
  const height = addHeights(rolling(stage, 0.7, 8), hillRange(stage, 9, 26, 80), mountainRange(stage, 18, 60, 130))
  const ground = (x: number, z: number) => height(x, z, 5)
  const path = withPath(stage, meadowAlbedo(stage), 0.85, [0.46, 0.44, 0.4], 0.25)
  const side = stage.seed % 2 ? 1 : -1
  const far = stage.clearDepth + 15 * r
  const shrine = stage.hasBuilding
    ? { boxes: [], solids: [], lights: [] }
    : scenicBuildings(stage, ground, [['torii', 0, stage.clearDepth + 5.4 * r, 0.78 * r], ['temple', 0, far + 4 * r, 0.72 * r],
      ['pagoda', side * stage.halfWidthAt(far) * 0.62, far, 0.62 * r]])
  const lanterns: Solid[] = []
  const lights: PointLight[] = []
  const lit = stage.night || stage.time === 'dusk'
  const kit = new KitBuilder()
  const stone = kit.material({ color: [0.34, 0.33, 0.3], specular: 0.05, pattern: { kind: 'noise', color: [0.22, 0.22, 0.2], scale: 5 } })
  const lamp = kit.material({ color: [1, 0.75, 0.4], emission: lit ? [5, 3, 1.1] : [0.5, 0.35, 0.18] })
  kit.box([0, 0.1, 0], [0.2, 0.1, 0.2], 0.03, stone).cone([0, 0.2, 0], [0, 0.75, 0], 0.1, 0.09, stone).box([0, 0.82, 0], [0.19, 0.05, 0.19], 0.03, stone)
  kit.box([0, 0.98, 0], [0.12, 0.1, 0.12], 0.02, lamp)
  for (const a of [-1, 1]) for (const b of [-1, 1]) kit.box([a * 0.14, 0.98, b * 0.14], [0.025, 0.12, 0.025], 0.01, stone)
  kit.ellipsoid([0, 1.18, 0], [0.34, 0.09, 0.34], stone, 0.05).cone([0, 1.24, 0], [0, 1.4, 0], 0.07, 0.03, stone)
  const body = kit.build(`stone-lantern:${lit}`)
  for (const [k, depth] of pairs([-1, 1.4, 1, 1.4, -1, 4.4, 1, 4.4])) {
    const z = stage.clearDepth + depth * r
    const x = k * Math.max(1.7 * r, stage.groupHalfWidth + 0.6 * r)
    lanterns.push({ kit: body, position: [x, ground(x, z) - 0.04, z], yaw: 0, scale: r, instance: 0 })
    if (lit) lights.push({ position: [x, ground(x, z) + 1 * r, z - 0.35 * r], color: [1.9, 1.1, 0.45], radius: 4.5 * r })
  }
  return {
    ground,
    terrain: { height, albedo: path },
    boxes: shrine.boxes,
    solids: [...lanterns, ...shrine.solids, ...rockSolids(stage, ground, triples([-0.75, 2, 0.5, 0.8, 2.6, 0.6]))],
    lights: [...lights, ...shrine.lights].slice(0, 8),
    sprites: [
      ...plantWood(stage, ground, stage.season === 'autumn' ? ['maple', 'autumn', 'pine'] : ['cherry', 'pine', 'cherry'], 170, [7, 60], [3, 5.2], 3.4),
      ...frameWithTrees(stage, ground, stage.season === 'autumn' ? ['maple'] : ['cherry'], 0.95).slice(0, 4),
      ...growPlants(stage, ground, ['bush', 'grass', 'fern'], 60, [-1.2, 8], [0.18, 0.5], { where: (x) => Math.abs(x) > 1.1 * r })],
    weather: stage.season === 'spring' && !stage.mood.has('spooky') && !stage.night ? { petals: 1 } : stage.season === 'autumn' ? { leaves: 0.8 } : {},
  }
})
