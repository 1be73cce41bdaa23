import { fbm, smoothstep, valueNoise } from '../../../render/noise.ts'
import type { Rgb } from '../../../render/scene.ts'
import { type Albedo, addHeights, blendInto, type Height, hillRange, rolling, towards } from '../../scenery/ground.ts'
import { frameWithTrees, growPlants, plantWood } from '../../scenery/woods.ts'
import { defineSetting, type Place, type Stage } from '../../setting.ts'

const DRY: Rgb = [0.28, 0.18, 0.05]
const PALE: Rgb = [0.52, 0.38, 0.13]
const EARTH: Rgb = [0.36, 0.19, 0.09]

/** Dry grass with bare red earth between it. */
function dryAlbedo(stage: Stage): Albedo {
  const lush = stage.season === 'spring' || stage.rain
  return (x, _y, z, _ny, out) => {
    const n = fbm(x * 2.4, z * 2.4, 4)
    blendInto(out, DRY, PALE, Math.min(1, n * 0.8 + 0.3 * valueNoise(x * 0.4 + 7, z * 0.4)))
    if (lush) towards(out, [0.2, 0.27, 0.06], 0.55)
    towards(out, EARTH, 0.7 * smoothstep(0.52, 0.68, fbm(x * 0.5 + 4, z * 0.5, 4)))
  }
}

const MUD: Rgb = [0.11, 0.075, 0.045]
const POOL = -0.1

/** Depth of a pool before the subjects, from the viewer's feet to theirs, 0 … 1; their own ground stays dry. */
function poolOf(stage: Stage): (x: number, z: number) => number {
  const near = -stage.distance * 0.8
  const far = stage.empty ? stage.distance : -0.22 * stage.reach
  const middle = (near + far) / 2
  const wide = stage.halfWidthAt(far) * 1.25
  return (x, z) => {
    const round = Math.hypot(x / wide, (2 * (z - middle)) / (far - near))
    return smoothstep(1.06, 0.84, round + 0.16 * (valueNoise(x * 0.8, z * 0.8 + stage.seed) - 0.5))
  }
}

/** A wide plain of dry grass under umbrella trees, with a pool where animals come to drink. */
function plain(stage: Stage, pool?: (x: number, z: number) => number): Place {
  const land = addHeights(rolling(stage, 0.8, 10), hillRange(stage, 5, 30, 110))
  const height: Height = pool
    ? (x, z, octaves) => {
        const y = land(x, z, octaves)
        const deep = pool(x, z)
        // Hollows elsewhere are dry.
        return Math.max(y, POOL + 0.05) * (1 - deep) - 0.5 * deep
      }
    : land
  const ground = (x: number, z: number) => height(x, z, 5)
  const dry = dryAlbedo(stage)
  const albedo: Albedo = pool
    ? (x, y, z, ny, out) => {
        dry(x, y, z, ny, out)
        towards(out, MUD, 0.85 * smoothstep(0.02, 0.4, pool(x, z)))
      }
    : dry
  const onLand = pool ? { where: (x: number, z: number) => pool(x, z) < 0.05 } : {}
  return {
    ground,
    terrain: { height, albedo },
    ...(pool ? { water: { y: POOL, color: [0.03, 0.045, 0.04] as const, ripple: 0.025 } } : {}),
    sprites: [
      ...plantWood(stage, ground, ['acacia'], 46, [7, 74], [2.8, 5], 2.4, (x, z) => Math.sin(x * 0.13 + stage.seed) * Math.cos(z * 0.09 + 2) > -0.35),
      ...frameWithTrees(stage, ground, ['acacia'], 0.7).slice(-3),
      ...growPlants(stage, ground, ['dry-grass'], 260, [-2.4, 16], [0.18, 0.46], onLand)],
  }
}

export const savanna = defineSetting('savanna', { time: 'day', vista: { height: 2.8, eye: 1.7, horizon: 0.52 } }, (stage) => plain(stage))

export const waterhole = defineSetting('waterhole', { time: 'day', vista: { height: 2.8, eye: 1.7, horizon: 0.52 } }, (stage) => plain(stage, poolOf(stage)))
