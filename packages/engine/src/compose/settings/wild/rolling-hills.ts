import { treeTexture } from '../../../kits/plants/tree.ts'
import { triples } from '../../../kits/tuples.ts'
import { fbm, smoothstep, valueNoise } from '../../../render/noise.ts'
import type { Rgb, Sprite } from '../../../render/scene.ts'
import { type Albedo, addHeights, blendInto, farScale, type Height, meadowAlbedo, mountainRange, origin, rolling, towards } from '../../scenery/ground.ts'
import { growPlants, growth, plantWood, sprite } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Crests of the land, one behind the other. */
function crests(stage: Stage): Height {
  const o = origin(stage)
  const m = farScale(stage)
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

/** What the fields bear: corn in the blade, ripe corn, stubble, plowed earth, pasture. */
const FIELDS: readonly Rgb[] = triples([0.14, 0.22, 0.045, 0.5, 0.36, 0.11, 0.36, 0.29, 0.12, 0.25, 0.15, 0.08, 0.19, 0.26, 0.06, 0.28, 0.31, 0.08])

/** Fields that follow the land, each with its furrows. */
function fieldAlbedo(stage: Stage, near: Albedo): Albedo {
  const m = farScale(stage)
  const o = origin(stage)
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
    towards(out, [field[0] * n, field[1] * n, field[2] * n], 0.9 * share)
    // Hedges and tracks between them.
    towards(out, [0.06, 0.09, 0.03], 0.8 * share * smoothstep(0.035, 0.015, edge))
  }
}

/** Where the road with the cypresses runs, meters at far scale 1. */
function roadAt(stage: Stage, v: number): number {
  const side = stage.seed % 2 ? 1 : -1
  return side * (2.5 + 5.5 * Math.sin(v * 0.11 + 0.4) * smoothstep(4, 14, v))
}

function cypressRow(stage: Stage, ground: (x: number, z: number) => number): Sprite[] {
  if (!stage.allows('trees')) return []
  const m = farScale(stage)
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

/** The hills of Tuscany: crest behind crest of fields, a road between cypresses, mist in the valleys. */
export const rollingHills = defineSetting('rolling-hills', { time: 'sunrise', vista: { height: 3, eye: 3.4, horizon: 0.42 } }, (stage) => {
  const m = farScale(stage)
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
