import { streetLamp } from '../../scenery/furnishings.ts'
import { addHeights, hillRange, meadowAlbedo, withPath } from '../../scenery/ground.ts'
import { scenicBuildings } from '../../scenery/scenic-buildings.ts'
import { stringLights } from '../../scenery/string-lights.ts'
import { growPlants, plantWood, seasonalTrees } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

/** Heights of the kits' buildings, meters. */
const WHEEL = 24.4
const CAROUSEL = 5.4
/** Half a wheel's and a carousel's width by its height. */
const WHEEL_HALF = 0.48
const CAROUSEL_HALF = 0.84

/** A big wheel and a carousel beside a paved way, stalls along it, a big top behind; by night all of it shines. */
export const fairground = defineSetting('fairground', { time: 'day', vista: { height: 2.8, eye: 1.7, horizon: 0.62 } }, (stage) => {
  const r = Math.max(0.7, Math.min(2.4, stage.reach))
  const height = addHeights(hillRange(stage, 4, 40, 90))
  const ground = (x: number, z: number) => height(x, z, 5)
  const side = stage.seed % 2 ? 1 : -1
  const forsaken = stage.mood.has('spooky')
  const lit = !forsaken && (stage.night || stage.time === 'dusk')
  const wheelZ = stage.clearDepth + 19 * r
  const wheelWide = stage.halfWidthAt(wheelZ)
  const wheelTall = Math.min(stage.eye + 1.02 * stage.halfHeightAt(wheelZ), 1.5 * wheelWide)
  const roundZ = stage.clearDepth + 8.5 * r
  const roundWide = stage.halfWidthAt(roundZ)
  const roundTall = Math.min(CAROUSEL * r, 0.62 * roundWide)
  const roundX = Math.max(Math.min(0.56 * roundWide, roundWide - (CAROUSEL_HALF + 0.06) * roundTall), stage.groupHalfWidth)
  const row = (share: number, away: number) => {
    const z = stage.clearDepth + away * r
    return [share * stage.halfWidthAt(z), z] as const
  }
  const rides = scenicBuildings({ ...stage, night: lit, time: lit ? 'night' : 'day' }, ground, [
    ...(stage.hasWheel
      ? []
      : ([
          ['ferris-wheel', side * Math.min((stage.hasBuilding ? 0.7 : 0.46) * wheelWide, wheelWide - WHEEL_HALF * wheelTall), wheelZ, wheelTall / WHEEL],
        ] as const)),
    ...(stage.hasBuilding ? [] : ([['carousel', -side * roundX, roundZ, roundTall / CAROUSEL]] as const)),
    ['circus-tent', ...row(-0.3 * side, 34), 0.8 * r],
    ['market-stall', ...row(0.82 * side, 7.5), 0.86 * r],
    ['market-stall', ...row(0.66 * side, 13), 0.86 * r],
    ['market-stall', ...row(-0.86 * side, 17), 0.86 * r]])
  const strung = stringLights({ ...stage, light: new Set(lit ? ['string-lights'] : []) }, 0)
  const lamps = stage.allows('furniture') ? [row(0.4 * side, 4.5), row(-0.2 * side, 14)].map(([x, z]) => streetLamp(x, z, lit, 0.85 * r)) : []
  return {
    ground,
    terrain: { height, albedo: withPath(stage, meadowAlbedo(stage), forsaken ? 1.2 : 3.4, stage.snow ? [0.7, 0.72, 0.78] : [0.42, 0.36, 0.3], 0.3) },
    boxes: rides.boxes,
    solids: [...rides.solids, ...lamps, ...strung.solids],
    lights: [
      ...rides.lights,
      ...strung.lights,
      ...(lit
        ? lamps.map(({ position: [x, y, z] }) => ({ position: [x, y + 2.8 * r, z - 0.3] as const, color: [2.2, 1.5, 0.75] as const, radius: 8 * r }))
        : [])],
    sprites: [
      ...plantWood(stage, ground, forsaken ? ['bare', 'oak', 'bare'] : seasonalTrees(stage, ['oak', 'birch', 'oak']), 130, [26, 80], [3.4, 6], 0),
      ...growPlants(stage, ground, forsaken ? ['grass', 'bush', 'grass'] : ['grass', 'flower-bush', 'grass'], forsaken ? 190 : 60, [-1, 12],
        forsaken ? [0.2, 0.6] : [0.12, 0.3], { where: (x) => Math.abs(x) > (forsaken ? 1.1 : 3.6) * r })],
    // The rides stand where the moon would.
    sky: (sky) => ({ ...sky, moon: 0 }),
    weather: stage.season === 'autumn' || forsaken ? { leaves: 0.5 } : {},
  }
})
