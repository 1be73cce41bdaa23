import { treeTexture } from '../../../kits/plants/tree.ts'
import { pairs, triples } from '../../../kits/tuples.ts'
import { fbm, ridged, smoothstep } from '../../../render/noise.ts'
import type { Rgb, Sprite } from '../../../render/scene.ts'
import { farScale, type Height, hillRange, meadowAlbedo, mountainAlbedo, mountainRange, origin, rolling, towards } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { growPlants, growth, plantWood, seasonalTrees, sprite } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Where the subjects stand above the land: 0 on top, growing downhill, meters. */
function downhill(stage: Stage): (x: number, z: number) => number {
  const size = stage.halfHeightAt(0)
  const o = origin(stage)
  return (x, z) => {
    const across = Math.max(0, Math.abs(x) - stage.groupHalfWidth * 0.9)
    const along = Math.max(0, z < 0 ? -z - 0.06 * size : z - stage.clearDepth)
    const out = Math.sqrt(across * across + along * along)
    // On top and down in the land nothing is uneven that would show.
    if (out === 0 || out > FOOT * size) return out
    const uneven = 0.3 * size * (fbm((x / size) * 1.3 + o.x, (z / size) * 1.3 + o.z, 3) - 0.5)
    return Math.max(0, out + uneven * smoothstep(0, 0.6 * size, out))
  }
}

/** How far from its top a hill has ended for certain, in half picture heights. */
const FOOT = 2.3

const PATH: Rgb = [0.34, 0.28, 0.2]
const TRODDEN_SNOW: Rgb = [0.6, 0.62, 0.68]

/** Columns (in half picture widths) and depths (in half picture heights) of the trees on a slope. */
const SLOPE = pairs([-0.88, 0.1, -0.7, 0.5, 0.82, 0.25, 0.96, -0.15, -0.98, -0.35, 0.7, 0.7])

/** A few trees on the flanks say how high the hill is. */
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

/** A rounded hill with the subject on its top; woods and far hills lie below it. */
export const hill = defineSetting('hill', { time: 'morning', raised: 0.16, vista: { height: 2.6, eye: 1.6, horizon: 0.5 } }, (stage) => {
  const size = stage.halfHeightAt(0)
  const m = farScale(stage)
  const waves = rolling(stage, 0.25 * size, 3 * size)
  // The land beyond comes up to the eye again.
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
        // A path winds up to the one who is on top.
        const t = z / size
        const middle = 0.34 * size * Math.sin(t * 2.6) * smoothstep(0, -0.8, t)
        const half = (0.075 - 0.05 * t) * size * (0.85 + 0.3 * fbm(x / size, z / size, 2))
        const path = z < 0 ? smoothstep(half, half * 0.6, Math.abs(x - middle)) : 0
        if (path <= 0) return
        const n = 0.75 + 0.5 * fbm((x / size) * 9, (z / size) * 9, 3)
        const [r, g, b] = stage.snow ? TRODDEN_SNOW : PATH
        towards(out, [r * n, g * n, b * n], path * 0.85)
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

/** A cliff in the mountains: the subject stands on its brow over a misty valley. */
export const cliff = defineSetting('cliff', { time: 'morning', raised: 0.1, vista: { height: 3.2, eye: 2.4, horizon: 0.6 } }, (stage) => {
  const size = stage.halfHeightAt(0)
  const o = origin(stage)
  const open = stage.seed % 2 ? 1 : -1
  // The rock goes on towards the land and breaks off before the subject and beside it.
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
    // Ledges: the wall falls in steps.
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
        towards(out, [tone, tone * 0.93, tone * 0.84], bare)
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
