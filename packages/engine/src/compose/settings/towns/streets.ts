import { windowed } from '../../../kits/buildings/facade.ts'
import { type Face, glow, masonry, matte, plain, type Slab, shadowless, slab, tiles } from '../../../kits/buildings/wall-faces.ts'
import { treeTexture } from '../../../kits/plants/tree.ts'
import { fbm, hash2, smoothstep } from '../../../render/noise.ts'
import type { Sprite } from '../../../render/scene.ts'
import { streetLamp } from '../../scenery/furnishings.ts'
import { futureCity } from '../../scenery/future-city.ts'
import { addHeights, hillRange, meadowAlbedo, mountainAlbedo, mountainRange, rolling, toward } from '../../scenery/ground.ts'
import { neonSigns } from '../../scenery/neon-signs.ts'
import { passersBy } from '../../scenery/passers-by.ts'
import { avenue, awnings, clockTower, frontRow, pavement, townFace } from '../../scenery/streets.ts'
import { towerFace } from '../../scenery/tower-face.ts'
import { growPlants, plantWood, seasonalTrees, sprite } from '../../scenery/woods.ts'
import { defineSetting, type Place, type Stage } from '../../setting.ts'
import { dunes, mesas, sandAlbedo } from '../wild/desert.ts'

/** Small trees along the sidewalks between the lamps. */
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

/** Stained concrete with pipes, vents and lit windows. */
function grimy(seed: number, length: number): Face {
  const base: Face = (axis, u, v, _x, _y, _z, out) => {
    const n = fbm(u * 0.8 + seed, v * 0.5, 4)
    const pipe = u % 2.7 < 0.16 || (v % 5.4 < 0.14 && axis !== 1)
    const tone = (pipe ? 0.04 : 0.075) * (0.5 + n)
    matte(out, tone, tone * 1.02, tone * 1.15, pipe ? 0.5 : 0.2)
    // Strip lights under some ledges.
    if (v % 5.4 > 5.25 && hash2(Math.floor(u / 2.7), seed) > 0.6) glow(out, 0.3, 1.1, 1.4)
  }
  return windowed(base, length, true, { sill: 3.2, storey: 2.7, rows: 9, bay: 1.8, width: 1.1, height: 1.3, frame: [0.02, 0.02, 0.03], lit: 0.4,
    light: seed % 3 === 0 ? [1.5, 0.4, 0.9] : seed % 3 === 1 ? [0.4, 1, 1.3] : [1.4, 0.9, 0.4], seed })
}

export const cyberpunkAlley = defineSetting('cyberpunk-alley', { time: 'night', vista: { height: 3, eye: 1.6, horizon: 0.58 } }, (stage) => {
  const half = Math.max(3, stage.groupHalfWidth + 1.2, Math.min(7, stage.halfWidthAt(stage.clearDepth) * 0.85))
  const signs = stage.allows('lights') ? neonSigns(stage, half) : { slabs: [], lights: [] }
  return {
    boxes: [shadowless(-120, -1, -60, 120, 0, 180, pavement(false, half - 0.9, true)), ...avenue(stage, { half, low: 18, high: 34, face: grimy }),
      ...signs.slabs],
    lights: [
      ...signs.lights.slice(0, 7),
      { position: [-half * 0.8, 2.4, -0.3 * stage.distance], color: [1.9, 0.25, 1.2], radius: 8 },
      { position: [half * 0.8, 2.2, -0.2 * stage.distance], color: [0.2, 1.2, 1.8], radius: 8 }],
    wetness: 0.95,
    weather: { rain: stage.allows('rain') ? 0.55 : 0 },
    sky: (sky) => ({ ...sky, zenith: [0.02, 0.012, 0.06], horizon: [0.3, 0.06, 0.32], ambient: [0.13, 0.1, 0.24], ground: [0.05, 0.03, 0.09],
      sunColor: [0.22, 0.18, 0.4], clouds: 0.6, cloudLit: [0.24, 0.07, 0.28], cloudDark: [0.03, 0.02, 0.08], stars: 0, moon: 0, sunDisc: 0, fog: 0.024,
      fogColor: [0.14, 0.035, 0.2] }),
  }
})

/** A country road between trees. */
export const street = defineSetting('street', { time: 'day', vista: { height: 2.6, eye: 1.5, horizon: 0.5 } }, (stage) => buildRoad(stage, 'country'))

/** A road that leads up to high mountains, open on both sides. */
export const mountainRoad = defineSetting('mountain-road', { time: 'morning', vista: { height: 2.8, eye: 1.8, horizon: 0.6 } }, (stage) =>
  buildRoad(stage, 'alpine'))

/** A road between the hills and the sea. */
export const coastRoad = defineSetting('coast-road', { time: 'day', lookout: 1.7, vista: { height: 2.8, eye: 2, horizon: 0.5 } }, (stage) =>
  buildRoad(stage, 'coast'))

/** A road through sand and stones toward distant mesas. */
export const desertRoad = defineSetting('desert-road', { time: 'sunset', vista: { height: 2.6, eye: 1.8, horizon: 0.5 } }, (stage) =>
  buildRoad(stage, 'desert'))

/** Depth of the sea below a coast road, meters at reach 1. */
const SEA_BELOW = 1.1

function buildRoad(stage: Stage, kind: 'country' | 'alpine' | 'coast' | 'desert'): Place {
  const alpine = kind === 'alpine'
  const coastal = kind === 'coast'
  const sandy = kind === 'desert'
  const open = stage.side
  const o = stage.origin
  const r = Math.max(0.8, stage.reach)
  const half = Math.max(1.9, stage.groupHalfWidth * 0.75 + 0.7)
  // A coast road winds away from the water so that the bay is visible beyond it.
  const bend = (z: number) =>
    (coastal ? -open * 15 - Math.sin((z / r) * 0.08) * 4 : sandy ? Math.sin((z / r) * 0.11) * 7 * open : Math.sin((z / r) * 0.045 + o.x) * 5) *
    r *
    smoothstep(coastal ? 0.5 * r : 8 * r, (coastal ? 34 : 50) * r, z)
  const land = addHeights(
    rolling(stage, 1, 9),
    ...(coastal
      ? []
      : sandy
        ? [dunes(stage), mesas(stage)]
        : alpine
          ? [mountainRange(stage, 46, 26, 105, 1.8)]
          : [hillRange(stage, 8, 20, 80), mountainRange(stage, 15, 60, 130)]))
  const onRoad = (x: number, z: number) => smoothstep(half + 0.8 * r, half, Math.abs(x - bend(z)))
  const shore = (x: number, z: number) => (x - bend(z)) * open - half - 0.25 * r - 0.5 * r * fbm((z * 0.6) / r + o.z, (x * 0.3) / r, 3)
  const height = (x: number, z: number, octaves: number) => {
    const road = onRoad(x, z)
    const y = land(x, z, octaves) * (1 - road * 0.96)
    if (!coastal) return y
    const inland = Math.max(0, -(x - bend(z)) * open - half - 0.9 * r)
    const slope = Math.min(inland * 0.55, 3 * r + 0.12 * inland) * (0.7 + 0.6 * fbm((x * 0.25) / r + o.x, (z * 0.25) / r, 4))
    const fall = smoothstep(0, 1.6 * r, shore(x, z))
    return (y + slope) * (1 - fall) - fall * (SEA_BELOW + 1.2) * r
  }
  const ground = (x: number, z: number) => height(x, z, 5)
  const grass = sandy ? sandAlbedo(stage) : mountainAlbedo(stage, meadowAlbedo(stage), alpine ? 36 : 64, alpine ? 17 : 11)
  const species = sandy ? ['cactus'] : alpine ? ['pine', 'spruce'] : seasonalTrees(stage, ['oak', 'poplar', 'birch'])
  const rows =
    stage.allows('trees') && kind === 'country'
      ? Array.from({ length: 22 }, (_, i) => {
          const z = stage.clearDepth + 0.8 * r + Math.floor(i / 2) * 3.4 * r
          const x = bend(z) + (i % 2 ? 1 : -1) * (half + 1.9 * r + stage.random() * 0.5)
          return sprite(treeTexture(species[0], i, stage.snow ? 1 : 0), x, ground(x, z) - 0.1, z, (4.2 + stage.random() * 1.4) * r ** 0.7, stage.random() < 0.5)
        })
      : []
  return {
    ground,
    terrain: {
      height,
      albedo: (x, y, z, ny, out) => {
        grass(x, y, z, ny, out)
        if (coastal) {
          const n = fbm((x * 1.3) / r, (z * 1.3) / r, 4)
          const bare = smoothstep(0.88, 0.7, ny + (n - 0.5) * 0.25)
          toward(out, [0.24 + 0.2 * n, 0.19 + 0.16 * n, 0.14 + 0.12 * n], bare)
          const surf = smoothstep(0.2 * r, 0.05 * r, Math.abs(y + SEA_BELOW * r - 0.12 * r * n))
          toward(out, [0.88, 0.92, 0.92], surf * 0.9)
        }
        const d = x - bend(z)
        const road = smoothstep(half + 0.08, half - 0.06, Math.abs(d))
        if (road <= 0) return
        const n = fbm(x * 6, z * 6, 3)
        const tone = 0.1 * (0.75 + 0.5 * n)
        toward(out, [tone, tone, tone * 1.05], road * (stage.snow ? 0.5 : 1))
        const dash = Math.abs(d) < 0.055 * r && ((z % (2.4 * r)) + 2.4 * r) % (2.4 * r) < 1.3 * r
        const edge = Math.abs(Math.abs(d) - half + 0.2) < 0.045 * r
        if (dash || edge) toward(out, dash ? [0.62, 0.5, 0.14] : [0.6, 0.6, 0.58], 0.85)
      },
    },
    ...(coastal ? { water: { y: -SEA_BELOW * r, color: [0.006, 0.1, 0.15] as const, ripple: 0.12 } } : {}),
    sprites: [
      ...rows,
      ...plantWood(stage, ground, species, sandy ? 30 : coastal ? 50 : 200, [sandy ? 2 : 10, sandy ? 46 : 76], sandy ? [1.4, 2.8] : [2.8, 5], 3,
        (x, z, y) => onRoad(x, z) < 0.01 && (!coastal || shore(x, z) < -2.6 * r) && (!alpine || (y < 8 && Math.abs(x - bend(z)) > half + 5 * r))),
      ...growPlants(stage, ground, sandy ? ['dry-grass'] : ['grass', 'grass', 'daisy'], sandy ? 50 : 130, [-2, 12], [0.14, 0.32], {
        where: (x, z) => onRoad(x, z) < 0.05 && (!coastal || shore(x, z) < -0.3 * r),
      })],
    wetness: stage.rain ? 0.5 : 0,
  }
}

/** Scale of tower heights under fireworks. */
export const UNDER_FIREWORKS = 0.56
/** Depth of the last row of towers over that of the first. */
const LAST_ROW = 2.1

/** Distance from the subjects to the first row of towers. */
export const nearestTowers = ({ clearDepth, distance }: Pick<Stage, 'clearDepth' | 'distance'>): number => Math.max(38, clearDepth + distance * 3)

/** Distance from the subjects to the far end of the city. */
export function behindTowers(plan: Pick<Stage, 'clearDepth' | 'distance'>): number {
  return LAST_ROW * nearestTowers(plan)
}

/** Subjects in front of a skyline stand on a roof; without subjects the skyline is seen over water. */
export const isOnRoof = ({ empty, airborne, footing }: Stage): boolean => !empty && !airborne && footing === 'ground'

/** The roof with its parapet. */
export function roofDeck(stage: Stage): Slab[] {
  const half = stage.groupHalfWidth + 2.5 * stage.reach
  const brick = masonry([0.16, 0.08, 0.06], [0.27, 0.14, 0.1], 0.34, 0.13)
  const rail = stage.clearDepth + 1.6 * stage.reach
  const floor = tiles([0.16, 0.15, 0.15], [0.19, 0.18, 0.175], 0.8 * stage.reach, stage.rain ? 0.6 : 0.1)
  return [
    shadowless(-half * 6, -6, -stage.distance - 4, half * 6, 0, rail, floor),
    shadowless(-half * 6, 0, rail, half * 6, 0.42 * stage.reach, rail + 0.3, brick)]
}

/** City towers seen over water or from a roof. */
export const skyline = defineSetting('skyline', { time: 'night', beyond: behindTowers, vista: { height: 3.4, eye: 2.4, horizon: 0.64 } }, (stage) => {
  const { hasFireworks } = stage
  const future = !hasFireworks && (stage.mood.has('futuristic') || stage.light.has('neon'))
  const lit = stage.night || stage.time === 'dusk' || stage.time === 'sunset'
  const towers: Slab[] = []
  const near = nearestTowers(stage)
  const unit = Math.max(0.3, stage.halfHeightAt(near) * 0.026)
  // Towers are lower under fireworks, to leave them the sky.
  const low = hasFireworks ? UNDER_FIREWORKS : 1
  for (let row = 0; row < 3; row++) {
    const z = near * (1 + row * 0.45)
    const width = stage.halfWidthAt(z) * 1.15
    let x = -width
    let i = 0
    while (x < width) {
      const seed = stage.seed * 3 + row * 41 + i * 13
      const w = near * (0.075 + ((seed * 7) % 6) * 0.014)
      // Heights rise toward one side of the middle: a skyline needs a peak.
      const peak = Math.exp(-(((x / width - 0.24 * stage.side) / 0.42) ** 2))
      const limit = stage.halfHeightAt(z) * 1.15 * low
      const height = Math.min(limit, near * (0.14 + row * 0.1 + (((seed * 11) % 10) / 10) * 0.2 + peak * 0.3) * low)
      const face = towerFace(seed, unit, lit, seed % 3 > 0)
      towers.push(slab(x, -8, z, x + w, height, z + w, face))
      if (seed % 4 === 1) towers.push(slab(x + w * 0.32, height, z + w * 0.3, x + w * 0.68, height * 1.16, z + w * 0.7, face))
      if (seed % 5 === 2) towers.push(slab(x + w * 0.47, height, z + w * 0.4, x + w * 0.53, height * 1.3, z + w * 0.46, plain([0.2, 0.2, 0.22])))
      x += w * (1.02 + ((seed * 5) % 5) * 0.08)
      i++
    }
  }
  const roof = isOnRoof(stage)
  const city = future ? futureCity(stage, near, lit) : { boxes: towers, solids: [] }
  return {
    solids: city.solids,
    boxes: [...city.boxes, ...(roof ? roofDeck(stage) : [])],
    ...(roof ? {} : { water: { y: -0.6, color: [0.008, 0.02, 0.04] as const, ripple: 0.06 } }),
    wetness: stage.rain && roof ? 0.8 : 0,
    sky: (sky) => ({ ...sky, fog: Math.min(sky.fog, 0.006), ...(hasFireworks ? { moon: 0 } : {}) }),
  }
})
