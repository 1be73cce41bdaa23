import { treeTexture } from '../../../kits/plants/tree.ts'
import { pairs, triples } from '../../../kits/tuples.ts'
import { fbm, ridged, smoothstep, valueNoise } from '../../../render/noise.ts'
import type { Rgb, Sprite } from '../../../render/scene.ts'
import type { Albedo, Height } from '../../scenery/ground.ts'
import { addHeights, blendInto, hillRange, meadowAlbedo, mountainAlbedo, mountainRange, rolling, toward } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { growPlants, growth, plantWood, seasonalTrees, sprite } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** How far the ground lies below the subjects' hilltop: 0 on top, growing downhill, meters. */
function downhill(stage: Stage): (x: number, z: number) => number {
  const size = stage.halfHeightAt(0)
  const o = stage.origin
  return (x, z) => {
    const across = Math.max(0, Math.abs(x) - stage.groupHalfWidth * 0.9)
    const along = Math.max(0, z < 0 ? -z - 0.06 * size : z - stage.clearDepth)
    const out = Math.sqrt(across * across + along * along)
    // The hilltop and the land below the hill stay even.
    if (out === 0 || out > FOOT * size) return out
    const uneven = 0.3 * size * (fbm((x / size) * 1.3 + o.x, (z / size) * 1.3 + o.z, 3) - 0.5)
    return Math.max(0, out + uneven * smoothstep(0, 0.6 * size, out))
  }
}

/** Max radius of a hill, in half picture heights. */
const FOOT = 2.3

const PATH: Rgb = [0.34, 0.28, 0.2]
const TRODDEN_SNOW: Rgb = [0.6, 0.62, 0.68]

/** Columns (in half picture widths) and depths (in half picture heights) of the trees on a slope. */
const SLOPE = pairs([-0.88, 0.1, -0.7, 0.5, 0.82, 0.25, 0.96, -0.15, -0.98, -0.35, 0.7, 0.7])

/** A few trees on the flanks show how high the hill is. */
function slopeTrees(stage: Stage, ground: (x: number, z: number) => number, species: readonly string[]): Sprite[] {
  if (!stage.allows('trees') || stage.hasTrees || stage.detail < 0.25) return []
  const size = stage.halfHeightAt(0)
  return SLOPE.map(([column, depth], i) => {
    const z = depth * size
    const x = column * stage.halfWidthAt(z)
    const height = Math.min(0.5 * size, 2.6 * growth(stage)) * (0.75 + 0.4 * stage.random())
    const texture = treeTexture(species[i % species.length], i % 3, stage.snow ? 1 : 0)
    return sprite(texture, x, ground(x, z) - 0.04 * height, z, height, i % 2 === 0)
  })
}

/** A rounded hill with the subject on top, above woods and distant hills. */
export const hill = defineSetting('hill', { time: 'morning', raised: 0.16, vista: { height: 2.6, eye: 1.6, horizon: 0.5 } }, (stage) => {
  const size = stage.halfHeightAt(0)
  const m = stage.far
  const waves = rolling(stage, 0.25 * size, 3 * size)
  // The land beyond rises to eye level again.
  const hills = hillRange(stage, (1.35 * size) / m + 5, 16, 70)
  const peaks = mountainRange(stage, 24, 50, 130)
  const below = downhill(stage)
  const rise: Height = (x, z) => -1.35 * size * smoothstep(0, 2.1 * size, below(x, z))
  const height: Height = (x, z, octaves) => rise(x, z, octaves) + waves(x, z, octaves) + hills(x, z, octaves) + peaks(x, z, octaves)
  const ground = (x: number, z: number) => height(x, z, 5)
  const meadow = mountainAlbedo(stage, meadowAlbedo(stage), 60, 12)
  const species = seasonalTrees(stage, ['oak', 'poplar', 'oak', 'birch'])
  return {
    ground,
    terrain: {
      height,
      albedo: (x, y, z, ny, out) => {
        meadow(x, y, z, ny, out)
        // A path winds up to the subject on top.
        const t = z / size
        const middle = 0.34 * size * Math.sin(t * 2.6) * smoothstep(0, -0.8, t)
        const half = (0.075 - 0.05 * t) * size * (0.85 + 0.3 * fbm(x / size, z / size, 2))
        const path = z < 0 ? smoothstep(half, half * 0.6, Math.abs(x - middle)) : 0
        if (path <= 0) return
        const n = 0.75 + 0.5 * fbm((x / size) * 9, (z / size) * 9, 3)
        const [r, g, b] = stage.snow ? TRODDEN_SNOW : PATH
        toward(out, [r * n, g * n, b * n], path * 0.85)
      },
    },
    sprites: [
      ...slopeTrees(stage, ground, species),
      ...plantWood(stage, ground, species, 300, [3, 74], [2, 3.6], 0,
        (x, z, y) => y < -1.05 * size && Math.sin((x / m) * 0.12 + stage.seed) * Math.cos((z / m) * 0.09) > -0.35),
      ...growPlants(stage, ground, stage.snow || stage.season === 'winter' ? ['dry-grass'] : ['grass', 'grass', 'daisy', 'flower'], 170, [-2.4, 2],
        [0.1, 0.26])],
  }
})

/** A cliff in the mountains: the subject stands at its edge over a misty valley. */
export const cliff = defineSetting('cliff', { time: 'morning', raised: 0.1, vista: { height: 3.2, eye: 2.4, horizon: 0.6 } }, (stage) => {
  const size = stage.halfHeightAt(0)
  const o = stage.origin
  const open = stage.side
  // The rock continues inland and breaks off in front of the subject and beside it.
  const edge = (x: number, z: number): number => {
    const jag = 0.5 * size * (fbm((x / size) * 1.5 + o.x, (z / size) * 1.5 + o.z, 4) - 0.5)
    const land = (Math.sqrt(x * x + size * size) - x * open) / 2 - size / 2
    const aside = x * open - stage.groupHalfWidth - 0.1 * size
    const before = -z - 0.36 * size - land * 0.6
    const behind = z - stage.clearDepth - 0.8 * size - land * 0.9
    const out = Math.hypot(Math.max(0, aside), Math.max(0, before), Math.max(0, behind))
    return (out > 0 ? out : Math.max(aside, before, behind)) + jag * smoothstep(-0.4 * size, 0.2 * size, Math.max(aside, before, behind))
  }
  const rock: Height = (x, z, octaves) => {
    const e = edge(x, z)
    const crag = ridged((x / size) * 1.4 + o.x, (z / size) * 1.4 + o.z, Math.min(5, octaves)) - 0.4
    // Ledges: the cliff drops in steps.
    const out = Math.max(0, e / size)
    const fall = 1.25 * out + 0.036 * Math.sin(out * 21)
    const inland = Math.max(0, -x * open - stage.groupHalfWidth - 0.3 * size)
    return (
      0.22 * inland * smoothstep(0, 2 * size, inland) +
      0.06 * size * crag * smoothstep(-0.9 * size, 0, e) -
      Math.min(2.6, fall) * size +
      0.34 * size * crag * smoothstep(0, 0.8, out))
  }
  const peaks = mountainRange(stage, 58, 24, 112, 1.7)
  const valley: Height = (x, z, octaves) => -2.5 * size + 0.4 * size * fbm((x / size) * 0.3, (z / size) * 0.3 + o.z, 4) + peaks(x, z, octaves)
  const height: Height = (x, z, octaves) => Math.max(rock(x, z, octaves), valley(x, z, octaves))
  const ground = (x: number, z: number) => height(x, z, 5)
  const grass = meadowAlbedo(stage)
  const far = mountainAlbedo(stage, grass, 30, 19)
  return {
    ground,
    terrain: {
      height,
      albedo: (x, y, z, ny, out) => {
        far(x, y, z, ny, out)
        if (z > 9 * size) return
        const n = fbm((x / size) * 2.4, (z / size) * 2.4 + y / size, 4)
        const bed = 0.5 + 0.5 * Math.sin((y / size) * 26 + n * 6)
        const bare = smoothstep(0.92, 0.74, ny + (n - 0.5) * 0.3)
        const tone = 0.13 + 0.17 * n + 0.05 * bed
        toward(out, [tone, tone * 0.93, tone * 0.84], bare)
      },
    },
    solids: rockSolids(stage, ground, triples([-open * 0.62, -0.2, 0.36, -open * 0.8, 0.5, 0.6])),
    sprites: [
      ...plantWood(stage, ground, ['pine', 'spruce'], 260, [1, 60], [1.6, 3.2], 0.4,
        (x, z, y) => (y < -2 * size && z > 4 * size) || (edge(x, z) < -0.4 * size && x * open < 0)),
      ...growPlants(stage, ground, stage.snow ? ['dry-grass'] : ['grass', 'grass', 'flower'], 110, [-1.4, 2], [0.1, 0.24], {
        where: (x, z) => edge(x, z) < -0.16 * size,
      })],
    sky: (sky) => (stage.weather.has('fog') ? sky : { ...sky, fog: Math.min(sky.fog, 0.009) }),
  }
})

/** Rows of crests, one behind the other. */
function crests(stage: Stage): Height {
  const { origin: o, far: m } = stage
  return (x, z) => {
    const u = x / m
    const v = z / m
    const rise = smoothstep(5, 26, v)
    if (rise <= 0) return 0
    const bend = 3.2 * (valueNoise(u * 0.05 + o.x, v * 0.04) - 0.5)
    const wave = 0.5 + 0.5 * Math.sin(v * 0.21 + u * 0.06 + bend)
    const swell = 0.5 + 0.5 * Math.sin(u * 0.13 - v * 0.05 + bend * 1.4 + o.z)
    return rise * m * (2.6 * wave + 2.8 * swell * wave + 0.055 * Math.max(0, v - 12))
  }
}

/** Colors of fields: young grain, ripe grain, stubble, plowed earth, pasture. */
const FIELDS: readonly Rgb[] = triples([0.14, 0.22, 0.045, 0.5, 0.36, 0.11, 0.36, 0.29, 0.12, 0.25, 0.15, 0.08, 0.19, 0.26, 0.06, 0.28, 0.31, 0.08])

/** Fields that follow the terrain, each with its furrows. */
function fieldAlbedo(stage: Stage, near: Albedo): Albedo {
  const { origin: o, far: m } = stage
  return (x, y, z, ny, out) => {
    near(x, y, z, ny, out)
    if (stage.snow) return
    const warp = 4 * (fbm((x / m) * 0.06 + o.x, (z / m) * 0.06, 3) - 0.5)
    const a = (x / m) * 0.075 + (z / m) * 0.03 + warp
    const b = (z / m) * 0.085 - (x / m) * 0.02 + warp * 0.6
    const cell = Math.floor(a) * 7 + Math.floor(b) * 13 + stage.seed
    const field = FIELDS[((cell % FIELDS.length) + FIELDS.length) % FIELDS.length]
    const furrow = 0.88 + 0.24 * (0.5 + 0.5 * Math.sin((cell % 2 ? a : b) * 90))
    const edge = Math.min(a - Math.floor(a), b - Math.floor(b))
    const n = (0.8 + 0.4 * fbm(x * 1.5, z * 1.5, 3)) * furrow
    const share = smoothstep(3, 9, z / m)
    toward(out, [field[0] * n, field[1] * n, field[2] * n], 0.9 * share)
    // Hedges and tracks between them.
    toward(out, [0.06, 0.09, 0.03], 0.8 * share * smoothstep(0.035, 0.015, edge))
  }
}

/** Course of the road with the cypresses, meters at far scale 1. */
const roadAt = (stage: Stage, v: number): number => stage.side * (2.5 + 5.5 * Math.sin(v * 0.11 + 0.4) * smoothstep(4, 14, v))

function cypressRow(stage: Stage, ground: (x: number, z: number) => number): Sprite[] {
  if (!stage.allows('trees')) return []
  const m = stage.far
  const rows: Sprite[] = []
  for (let i = 0; i < 34; i++) {
    const v = 11 + i * 1.15
    const z = Math.max(stage.clearDepth + 3 * stage.reach, v * m)
    const x = roadAt(stage, v) * m + (i % 2 ? 0.5 : -0.5) * m
    const tall = (1.5 + 0.6 * stage.random()) * growth(stage)
    rows.push(sprite(treeTexture('cypress', i % 3, stage.snow ? 1 : 0), x, ground(x, z) - 0.05 * tall, z, tall, i % 4 < 2))
  }
  return rows
}

/** The hills of Tuscany: fields on crest behind crest, a road between cypresses, mist in the valleys. */
export const rollingHills = defineSetting('rolling-hills', { time: 'sunrise', vista: { height: 3, eye: 3.4, horizon: 0.42 } }, (stage) => {
  const m = stage.far
  const height = addHeights(rolling(stage, 1.1, 10), crests(stage), mountainRange(stage, 13, 70, 135, 1.6))
  const ground = (x: number, z: number) => height(x, z, 5)
  const fields = fieldAlbedo(stage, meadowAlbedo(stage))
  return {
    ground,
    terrain: {
      height,
      albedo: (x, y, z, ny, out) => {
        fields(x, y, z, ny, out)
        const v = z / m
        const half = 0.24 * smoothstep(3, 8, v)
        const off = Math.abs(x / m - roadAt(stage, v))
        const n = 0.8 + 0.4 * fbm(x * 3, z * 3, 3)
        if (off < half) blendInto(out, [0.5 * n, 0.42 * n, 0.3 * n], [out[0], out[1], out[2]], smoothstep(half * 0.6, half, off))
      },
    },
    sprites: [
      ...cypressRow(stage, ground),
      ...plantWood(stage, ground, ['cypress', 'olive', 'oak', 'cypress'], 150, [10, 80], [1, 1.9], 2,
        (x, z) => fbm((x / m) * 0.09 + 5, (z / m) * 0.09, 3) > 0.56),
      ...growPlants(stage, ground, stage.snow ? ['dry-grass'] : ['grass', 'poppy', 'grass', 'grass'], 300, [-2.2, 7], [0.12, 0.26])],
    sky: (sky) => ({ ...sky, fog: Math.max(sky.fog, 0.008) }),
  }
})

export const mountains = defineSetting('mountains', { time: 'morning', vista: { height: 3.2, eye: 2.4, horizon: 0.6 } }, (stage) => {
  const m = stage.far
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
