import { treeTexture } from '../../../kits/plants/tree.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import { addHeights, hillRange, meadowAlbedo, mountainAlbedo, mountainRange, origin, rolling, towards } from '../../scenery/ground.ts'
import { growPlants, plantWood, seasonalTrees, sprite } from '../../scenery/woods.ts'
import { defineSetting, type Place, type Stage } from '../../setting.ts'
import { dunes, mesas, sandAlbedo } from '../wild/desert.ts'

/** A country road between trees. */
export const street = defineSetting('street', { time: 'day', vista: { height: 2.6, eye: 1.5, horizon: 0.5 } }, (stage) => buildRoad(stage, 'country'))

/** A road that leads up to high mountains, open to both sides. */
export const mountainRoad = defineSetting('mountain-road', { time: 'morning', vista: { height: 2.8, eye: 1.8, horizon: 0.6 } }, (stage) =>
  buildRoad(stage, 'alpine'))

/** A road between the hills and the sea. */
export const coastRoad = defineSetting('coast-road', { time: 'day', lookout: 1.7, vista: { height: 2.8, eye: 2, horizon: 0.5 } }, (stage) =>
  buildRoad(stage, 'coast'))

/** A road through sand and stones to far table mountains. */
export const desertRoad = defineSetting('desert-road', { time: 'sunset', vista: { height: 2.6, eye: 1.8, horizon: 0.5 } }, (stage) =>
  buildRoad(stage, 'desert'))

/** Depth of the sea below a coast road, meters at reach 1. */
const SEA_BELOW = 1.1

function buildRoad(stage: Stage, kind: 'country' | 'alpine' | 'coast' | 'desert'): Place {
  const alpine = kind === 'alpine'
  const coastal = kind === 'coast'
  const sandy = kind === 'desert'
  const open = stage.seed % 2 ? 1 : -1
  const o = origin(stage)
  const r = Math.max(0.8, stage.reach)
  const half = Math.max(1.9, stage.groupHalfWidth * 0.75 + 0.7)
  // Along a coast the road winds away from the water, so that the bay is seen beyond it.
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
          towards(out, [0.24 + 0.2 * n, 0.19 + 0.16 * n, 0.14 + 0.12 * n], bare)
          const surf = smoothstep(0.2 * r, 0.05 * r, Math.abs(y + SEA_BELOW * r - 0.12 * r * n))
          towards(out, [0.88, 0.92, 0.92], surf * 0.9)
        }
        const d = x - bend(z)
        const road = smoothstep(half + 0.08, half - 0.06, Math.abs(d))
        if (road <= 0) return
        const n = fbm(x * 6, z * 6, 3)
        const tone = 0.1 * (0.75 + 0.5 * n)
        towards(out, [tone, tone, tone * 1.05], road * (stage.snow ? 0.5 : 1))
        const dash = Math.abs(d) < 0.055 * r && ((z % (2.4 * r)) + 2.4 * r) % (2.4 * r) < 1.3 * r
        const edge = Math.abs(Math.abs(d) - half + 0.2) < 0.045 * r
        if (dash || edge) towards(out, dash ? [0.62, 0.5, 0.14] : [0.6, 0.6, 0.58], 0.85)
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
