import { shadowless } from '../../../kits/buildings/wall-faces.ts'
import { treeTexture } from '../../../kits/plants/tree.ts'
import type { Sprite } from '../../../render/scene.ts'
import { streetLamp } from '../../scenery/furnishings.ts'
import { neonSigns } from '../../scenery/neon-signs.ts'
import { passersBy } from '../../scenery/passers-by.ts'
import { avenue, awnings, clockTower, frontRow, pavement, townFace } from '../../scenery/streets.ts'
import { seasonalTrees, sprite } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Small trees along the walks between the lamps. */
function streetTrees(stage: Stage, half: number): Sprite[] {
  if (!stage.allows('trees')) return []
  const [species] = seasonalTrees(stage, ['birch'])
  return [1.1, 2.3, 4, 6.2].flatMap((k, i) =>
    [-1, 1].map((side) => {
      const texture = treeTexture(species, (i + (side > 0 ? 1 : 0)) % 3, stage.snow ? 1 : 0)
      return sprite(texture, side * (half - 0.75), 0, stage.clearDepth + k * 4.5 + side, 3.6 + (i % 2) * 0.5, side > 0)
    }))
}

export const cityStreet = defineSetting('city-street', { time: 'day', vista: { height: 3.4, eye: 1.7, horizon: 0.58 } }, (stage) => {
  const wet = stage.rain
  const wetness = wet ? 0.95 : stage.weather.has('fog') ? 0.2 : 0
  if (stage.hasBuilding) {
    const row = frontRow(stage)
    return { boxes: [shadowless(-90, -1, -60, 90, 0, 80, pavement(true, -4.6, wet)), ...row.slabs], solids: row.solids, lights: row.lights, wetness,
      sky: (sky) => ({ ...sky, moon: 0 }) }
  }
  const half = Math.max(4, stage.groupHalfWidth + 2, Math.min(9, stage.halfWidthAt(stage.clearDepth) * 0.95))
  const lit = stage.night || stage.time === 'dusk' || stage.rain
  const neon = lit && stage.light.has('neon') ? neonSigns(stage, half) : { slabs: [], lights: [] }
  const lamps = stage.allows('lights') ? [0.6, 1.6, 3, 5].flatMap((k) => [-1, 1].map((s) => ({ x: s * (half - 1.1), z: stage.clearDepth + k * 4.5 }))) : []
  const busy = passersBy(stage, half)
  return {
    boxes: [shadowless(-120, -1, -60, 120, 0, 180, pavement(false, half - 1.9, wet, stage.empty ? undefined : [-60, stage.clearDepth + 2.5])),
      ...avenue(stage, { half, low: 9, high: 16, face: townFace(stage) }), ...neon.slabs, ...awnings(stage, half), ...(stage.empty ? clockTower(stage) : [])],
    sprites: stage.empty ? streetTrees(stage, half) : [],
    solids: [...lamps.map(({ x, z }) => streetLamp(x, z, lit)), ...busy.solids],
    decals: busy.decals,
    lights: lit
      ? [...neon.lights, ...lamps.slice(0, 6).map(({ x, z }) => ({ position: [x * 0.94, 3.2, z - 0.2] as const, color: [1.9, 1.2, 0.56] as const, radius: 9 }))]
      : [],
    wetness,
    sky: (sky) => ({ ...sky, fog: Math.max(sky.fog, 0.0065) }),
  }
})
