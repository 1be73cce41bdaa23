import { triples } from '../../../kits/tuples.ts'
import { fbm, smoothstep, valueNoise } from '../../../render/noise.ts'
import type { Rgb } from '../../../render/scene.ts'
import type { Albedo, Height } from '../../scenery/ground.ts'
import { addHeights, blendInto, hillRange, meadowAlbedo, mountainAlbedo, mountainRange, rolling, toward } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { frameWithTrees, growPlants, plantWood, seasonalTrees } from '../../scenery/woods.ts'
import { defineSetting, type Place, type Stage } from '../../setting.ts'

export const meadow = defineSetting('meadow', { time: 'day', vista: { height: 2.6, eye: 1.6, horizon: 0.5 } }, (stage) => {
  const height = addHeights(rolling(stage, 1.3, 9), hillRange(stage, 9, 14, 70), mountainRange(stage, 15, 55, 130))
  const ground = (x: number, z: number) => height(x, z, 5)
  const trees = seasonalTrees(stage, ['oak', 'oak', 'poplar', 'birch'])
  return {
    ground,
    terrain: { height, albedo: mountainAlbedo(stage, meadowAlbedo(stage), 64, 11) },
    sprites: [
      ...plantWood(stage, ground, trees, 230, [9, 70], [2.6, 4.8], 2,
        (x, z) => smoothstep(0.25, 0.6, Math.abs(Math.sin(x * 0.11 + stage.seed) * Math.cos(z * 0.08 + 2))) > 0.35),
      ...frameWithTrees(stage, ground, trees, 0.75).slice(4),
      ...growPlants(stage, ground, stage.season === 'winter' ? ['dry-grass'] : ['grass'], 190, [-2.4, 12], [0.14, 0.34]),
      ...(stage.season === 'winter' || stage.snow
        ? []
        : growPlants(stage, ground, ['daisy', 'poppy', 'flower', 'crocus'], 110, [-1.8, 12], [0.16, 0.34], { scenery: 'flowers', stems: 3 }))],
  }
})

/** Tawny grass, brown peat and purple heather, in patches that follow the terrain. */
function heathAlbedo(stage: Stage): Albedo {
  const grass = meadowAlbedo(stage)
  return (x, y, z, ny, out) => {
    grass(x, y, z, ny, out)
    if (stage.snow) return
    const n = fbm(x * 2.2, z * 2.2, 3)
    toward(out, [0.2 + 0.16 * n, 0.15 + 0.12 * n, 0.06 + 0.04 * n], 0.66)
    const heath = fbm(x * 0.16 + 5, z * 0.22, 4)
    toward(out, [0.25 + 0.14 * n, 0.09 + 0.07 * n, 0.2 + 0.12 * n], 0.85 * smoothstep(0.44, 0.58, heath))
    toward(out, [0.07, 0.05, 0.035], 0.7 * smoothstep(0.36, 0.28, heath))
  }
}

/** Open moorland without houses: heather, boulders, a few wind-bent trees, hills in the haze. */
export const moor = defineSetting('moor', { time: 'morning', season: 'autumn', vista: { height: 2.4, eye: 1.7, horizon: 0.44 } }, (stage) => {
  const height = addHeights(rolling(stage, 2.2, 11), hillRange(stage, 12, 12, 74), mountainRange(stage, 14, 60, 130, 2))
  const ground = (x: number, z: number) => height(x, z, 5)
  return {
    ground,
    terrain: { height, albedo: heathAlbedo(stage) },
    solids: rockSolids(stage, ground, triples([-0.66, 0.4, 0.5, 0.74, 0.9, 0.8, 0.5, 2.4, 0.5, -0.42, 3.6, 0.9, -0.8, 5, 1.2])),
    sprites: [
      ...plantWood(stage, ground, ['bare'], 12, [5, 46], [1.8, 3.2], 1.6),
      ...growPlants(stage, ground, stage.snow ? ['dry-grass'] : ['dry-grass', 'lavender', 'dry-grass', 'fern'], 300, [-1.8, 15], [0.18, 0.46])],
    weather: {},
  }
})

const DRY: Rgb = [0.28, 0.18, 0.05]
const PALE: Rgb = [0.52, 0.38, 0.13]
const EARTH: Rgb = [0.36, 0.19, 0.09]

/** Dry grass with patches of bare red earth. */
function dryAlbedo(stage: Stage): Albedo {
  const lush = stage.season === 'spring' || stage.rain
  return (x, _y, z, _ny, out) => {
    const n = fbm(x * 2.4, z * 2.4, 4)
    blendInto(out, DRY, PALE, Math.min(1, n * 0.8 + 0.3 * valueNoise(x * 0.4 + 7, z * 0.4)))
    if (lush) toward(out, [0.2, 0.27, 0.06], 0.55)
    toward(out, EARTH, 0.7 * smoothstep(0.52, 0.68, fbm(x * 0.5 + 4, z * 0.5, 4)))
  }
}

const MUD: Rgb = [0.11, 0.075, 0.045]
const POOL = -0.1

/** Depth of a pool in front of the subjects, from the viewer's feet to theirs, 0 … 1; the subjects stand on dry ground. */
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

/** A wide plain of dry grass under umbrella trees, with a water hole for animals. */
function plain(stage: Stage, pool?: (x: number, z: number) => number): Place {
  const land = addHeights(rolling(stage, 0.8, 10), hillRange(stage, 5, 30, 110))
  const height: Height = pool
    ? (x, z, octaves) => {
        const y = land(x, z, octaves)
        const deep = pool(x, z)
        // Hollows outside the pool stay dry.
        return Math.max(y, POOL + 0.05) * (1 - deep) - 0.5 * deep
      }
    : land
  const ground = (x: number, z: number) => height(x, z, 5)
  const dry = dryAlbedo(stage)
  const albedo: Albedo = pool
    ? (x, y, z, ny, out) => {
        dry(x, y, z, ny, out)
        toward(out, MUD, 0.85 * smoothstep(0.02, 0.4, pool(x, z)))
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

/** Plants of a field: kinds for the near rows, color of the far ones, and row spacing in meters if it is planted in beds. */
const SOWN: readonly { readonly kinds: readonly string[]; readonly far: Rgb; readonly rows?: number }[] = [
  { kinds: ['wheat'], far: [0.56, 0.4, 0.12] },
  { kinds: ['lavender'], far: [0.27, 0.13, 0.6], rows: 1.05 },
  { kinds: ['poppy', 'poppy', 'daisy'], far: [0.62, 0.08, 0.04] },
  { kinds: ['tulip', 'tulip', 'crocus'], far: [0.62, 0.1, 0.16], rows: 0.9 },
  { kinds: ['sunflower'], far: [0.75, 0.5, 0.04] },
  { kinds: ['daisy', 'flower', 'poppy', 'crocus', 'lily'], far: [0.62, 0.4, 0.42] }]
/** If the prompt names no flower, wild flowers grow, not in beds. */
const WILD = SOWN.filter(({ kinds, rows }) => kinds.length > 1 && !rows)

/** The average color of flowers seen from afar; undefined for none. */
function mixed(colors: readonly Rgb[]): Rgb | undefined {
  if (colors.length === 0) return undefined
  const mean = (channel: 0 | 1 | 2) => colors.reduce((sum, color) => sum + color[channel], 0) / colors.length
  return [mean(0), mean(1), mean(2)]
}

export const flowerField = defineSetting('flower-field', { time: 'morning', season: 'spring', vista: { height: 1.7, eye: 1.25, horizon: 0.46 } }, (stage) => {
  const sown = SOWN.find(({ kinds }) => kinds[0] === stage.flower) ?? WILD[stage.seed % WILD.length]
  const height = addHeights(rolling(stage, 0.9, 9), hillRange(stage, 7, 14, 70), mountainRange(stage, 16, 55, 130))
  const ground = (x: number, z: number) => height(x, z, 5)
  // Each requested color gets its share of the flowers; in the distance they blend.
  const tints = stage.flowerColors.length > 0 ? stage.flowerColors : [undefined]
  const fromAfar = mixed(stage.flowerColors) ?? sown.far
  const grass = meadowAlbedo(stage)
  const land = mountainAlbedo(stage, grass, 60, 11)
  const reach = stage.reach
  const far = stage.far
  // Beds run away from the viewer at a slight slant.
  const slant = stage.side * 0.16
  const apart = (sown.rows ?? 1) * Math.max(0.7, Math.min(2, reach))
  const inBed = (x: number, z: number): number => {
    const t = (x - slant * z) / apart
    return smoothstep(0.36, 0.24, Math.abs(t - Math.round(t)))
  }
  const planted = sown.rows ? (x: number, z: number) => inBed(x, z) > 0.3 : undefined
  return {
    ground,
    terrain: {
      height,
      albedo: (x, y, z, ny, out) => {
        land(x, y, z, ny, out)
        if (!stage.allows('flowers')) return
        if (sown.rows) {
          const bed = inBed(x, z)
          const n = fbm((x * 4) / reach, (z * 4) / reach, 3)
          const fade = smoothstep(70 * far, 46 * far, z) * (stage.snow ? 0 : 1)
          toward(out, [0.26 + 0.14 * n, 0.19 + 0.1 * n, 0.11 + 0.07 * n], fade * 0.7 * (1 - bed))
          // Close by, leaves show below the flowers; from afar a bed is all flowers.
          const bloom = smoothstep(-0.5 * stage.distance, 9 * reach, z)
          const leaf: Rgb = [0.07 + 0.07 * n, 0.13 + 0.08 * n, 0.07]
          toward(out, leaf, fade * bed * 0.9)
          const k = 0.7 + 0.5 * n
          const [r, g, b] = fromAfar
          toward(out, [r * k, g * k, b * k], fade * bed * (0.35 + 0.65 * bloom))
          return
        }
        // Distant flowers merge into rows of color.
        const rows = 0.55 + 0.45 * Math.sin((x * 1.4) / reach + fbm(x * 0.2, z * 0.2, 2) * 2)
        // In front of a large subject (a house) single flowers are too small to see: there the color begins at the viewer's feet.
        const wide = smoothstep(1.2, 2, reach)
        const from = -2 * reach * (1 - wide) - stage.distance * wide
        const to = reach * (10 - 6 * wide)
        const cover = (0.5 * wide + (1 - 0.5 * wide) * smoothstep(from, to, z)) * smoothstep(62 * far, 40 * far, z)
        toward(out, fromAfar, Math.min(1, cover * rows * (0.5 + 0.7 * fbm(x * 3, z * 3, 3))))
      },
    },
    sprites: [
      ...plantWood(stage, ground, sown.kinds[0] === 'lavender' ? ['cypress', 'cypress', 'oak'] : ['oak', 'poplar', 'birch'], 140, [24, 80], [3, 5], 2),
      ...frameWithTrees(stage, ground, ['oak'], 0.7).slice(planted ? 7 : 4),
      ...tints.flatMap((tint) => [
        // Half of the plants would fall between the beds.
        ...growPlants(stage, ground, sown.kinds, ((reach > 1.5 ? 1100 : 620) * (planted ? 1.9 : 1)) / tints.length, [-0.8 * (stage.distance / reach), 17],
          [0.3, 0.52], { scenery: 'flowers', stems: 3, ...(tint ? { tint } : {}), ...(planted ? { where: planted, aside: !stage.empty } : {}) }),
        ...growPlants(stage, ground, sown.kinds, 90 / tints.length, [-0.7, 1.2], [0.2, 0.3], { aside: true, scenery: 'flowers', stems: 3,
          ...(tint ? { tint } : {}), ...(planted ? { where: planted } : {}) })]),
      ...growPlants(stage, ground, ['grass'], 120, [-2.2, 8], [0.2, 0.4], planted ? { where: (x, z) => !planted(x, z) } : {})],
  }
})
