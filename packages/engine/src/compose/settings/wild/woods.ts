import { glowing, KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { plantTexture } from '../../../kits/plants/plant.ts'
import { pairs, triples } from '../../../kits/tuples.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import type { PointLight, Rgb, Solid, Sprite } from '../../../render/scene.ts'
import { fireflies } from '../../scenery/fireflies.ts'
import { addHeights, blendInto, hillRange, meadowAlbedo, mountainRange, rolling, snowAlbedo, toward, withPath } from '../../scenery/ground.ts'
import { frameWithTrees, growPlants, plantWood, seasonalTrees, sprite } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Groups of bamboo on both sides of the path, denser and dimmer toward the back. */
function canes(stage: Stage, ground: (x: number, z: number) => number): Sprite[] {
  if (!stage.allows('trees') || !stage.allows('plants')) return []
  const { random } = stage
  const textures = [0, 1, 2, 3].map((look) => plantTexture('bamboo', look, 1, undefined, stage.snow ? 1 : 0))
  const sprites: Sprite[] = []
  const count = Math.round(150 * (0.35 + 0.65 * stage.detail))
  for (let i = 0; i < count; i++) {
    const t = i / count
    const z = stage.clearDepth + (0.12 + 7.5 * t * t + 0.3 * random()) * stage.distance
    const half = stage.halfWidthAt(z)
    const lane = stage.groupHalfWidth * 1.3 + 0.2 * half * (1 - 0.7 * t)
    const x = (random() < 0.5 ? -1 : 1) * (lane + random() ** 1.2 * Math.max(0.1, half * 1.1 - lane))
    const texture = textures[Math.floor(random() * textures.length)]
    // The picture's upper edge cuts them off, as in a real grove.
    const height = (1.7 + 0.7 * random()) * stage.halfHeightAt(z) * (1 - 0.2 * t)
    sprites.push(sprite(texture, x, ground(x, z) - 0.04 * height, z, height, random() < 0.5))
  }
  return sprites
}

export const bambooForest = defineSetting('bamboo-forest', { time: 'morning', vista: { height: 2.6, eye: 1.5, horizon: 0.52 } }, (stage) => {
  const height = addHeights(rolling(stage, 0.9, 7), hillRange(stage, 10, 20, 70))
  const ground = (x: number, z: number) => height(x, z, 5)
  const path = withPath(
    stage,
    (x, _y, z, _ny, out) => {
      const n = fbm(x * 2.4, z * 2.4, 4)
      if (stage.snow) blendInto(out, [0.72, 0.78, 0.9], [0.9, 0.92, 0.97], n)
      else blendInto(out, [0.09, 0.11, 0.035], [0.24, 0.25, 0.08], n)
      toward(out, [0.3, 0.24, 0.12], stage.snow ? 0 : 0.5 * smoothstep(0.45, 0.62, fbm(x * 1.1 + 3, z, 4)))
    },
    0.5,
    stage.snow ? [0.6, 0.62, 0.68] : [0.3, 0.25, 0.17])
  return {
    ground,
    terrain: { height, albedo: path },
    sprites: [...canes(stage, ground), ...growPlants(stage, ground, ['fern', 'grass', 'grass'], 80, [-1.2, 12], [0.18, 0.45])],
    sky: (sky) => ({ ...sky, fog: Math.max(sky.fog, 0.045), fogColor: sky.fogColor ?? [sky.horizon[0] * 0.66, sky.horizon[1] * 0.86, sky.horizon[2] * 0.56] }),
  }
})

const LITTER: Readonly<Record<Stage['season'], Rgb>> = { spring: [0.13, 0.1, 0.05], summer: [0.11, 0.085, 0.04], autumn: [0.36, 0.15, 0.035],
  winter: [0.16, 0.13, 0.1] }

/** Forests of a tree that the prompt names. */
const WOODS: Readonly<Record<string, readonly string[]>> = { pine: ['pine', 'spruce', 'pine'], birch: ['birch', 'birch', 'birch', 'pine'] }

const NOTHING = { solids: [], lights: [] }
/** Cap colors of mushrooms that glow in the dark. */
const SHINE = ['#3fd8ff', '#b06cff', '#4dffb0'] as const

/** Clumps of glowing mushrooms on both sides of the path. */
function glowingMushrooms(stage: Stage, ground: (x: number, z: number) => number, half: number): { readonly solids: Solid[]; readonly lights: PointLight[] } {
  const kits = SHINE.map((hex) => {
    const kit = new KitBuilder()
    const cap = kit.material(glowing(hex, 1.5))
    const stem = kit.material({ color: linear('#d8e4e0'), emission: [0.1, 0.16, 0.18], specular: 0.1 })
    for (const [x, z, tall] of triples([0, 0, 1, 0.32, 0.18, 0.66, -0.3, 0.1, 0.5, 0.08, -0.34, 0.4])) {
      kit.cone([x, 0, z], [x * 1.1, tall * 0.8, z * 1.1], 0.07 * tall + 0.02, 0.05 * tall, stem)
      kit.lathe([x * 1.1, tall * 0.72, z * 1.1], pairs([0, 0.36 * tall, 0.07 * tall, 0.37 * tall, 0.22 * tall, 0.24 * tall, 0.3 * tall, 0.04]), 'y', cap, 0.02)
    }
    return kit.build(`glowing-mushrooms:${hex}`)
  })
  const solids = Array.from({ length: 14 }, (_, i): Solid => {
    const z = stage.clearDepth + (-0.6 + i * 0.62 + 0.03 * i * i) * stage.reach
    const side = (i + stage.seed) % 2 ? 1 : -1
    const out = half * stage.reach + stage.groupHalfWidth * (z < stage.clearDepth ? 1 : 0.4)
    const x = side * (out + (0.35 + 0.9 * (((i * 7 + stage.seed) % 5) / 5)) * stage.reach)
    const scale = (0.34 + 0.3 * (((i * 3 + stage.seed) % 4) / 4)) * stage.reach
    return { kit: kits[(i + stage.seed) % kits.length], position: [x, ground(x, z), z], yaw: i * 1.3, scale, instance: 0 }
  })
  const lights = solids.slice(0, 6).map(({ position: [x, y, z] }, i): PointLight => {
    const [r, g, b] = linear(SHINE[(i + stage.seed) % SHINE.length])
    return { position: [x, y + 0.4 * stage.reach, z - 0.2], color: [r * 1.3, g * 1.3, b * 1.3], radius: 2.6 * stage.reach }
  })
  return { solids, lights }
}

export const forest = defineSetting('forest', { time: 'morning', vista: { height: 2.6, eye: 1.5, horizon: 0.5 } }, (stage) => {
  const height = addHeights(rolling(stage, 1.4, 7), hillRange(stage, 9, 24, 90))
  const grass = meadowAlbedo(stage)
  // Without subjects the path itself is the subject: it leads on, and nothing grows in front of it.
  const half = stage.empty ? 0.85 : 0.55
  const path = withPath(stage, grass, half, stage.snow ? [0.6, 0.62, 0.68] : [0.2, 0.15, 0.1], stage.empty ? 0.5 : 1)
  const ground = (x: number, z: number) => height(x, z, 5)
  const own = WOODS[stage.tree ?? '']
  const trees = seasonalTrees(stage, stage.mood.has('spooky') ? ['bare', 'pine', 'bare'] : (own ?? ['oak', 'pine', 'birch', 'pine', 'oak']))
  const magic = stage.mood.has('magical') ? glowingMushrooms(stage, ground, half) : NOTHING
  const flies = fireflies(stage.mood.has('magical') ? { ...stage, light: new Set(['fireflies']) } : { ...stage, light: new Set() }, ground(0, 0))
  return {
    ground,
    solids: [...magic.solids, ...flies.solids],
    lights: [...magic.lights, ...flies.lights],
    terrain: {
      height,
      albedo: (x, y, z, ny, out) => {
        path(x, y, z, ny, out)
        if (!stage.snow) toward(out, LITTER[stage.season], 0.75 * smoothstep(0.42, 0.6, fbm(x * 0.9 + 4, z * 0.9, 4)))
      },
    },
    sprites: [
      ...plantWood(stage, ground, trees, 330, [2.2, 62], [3.6, 7], stage.empty ? 2.6 : 0.9),
      ...frameWithTrees(stage, ground, trees, 1.15),
      ...growPlants(stage, ground, ['fern', 'grass', 'bush'], 90, [-1.2, 14], [0.22, 0.6], {
        where: (x, z) => !stage.empty || Math.abs(x) > (half + 0.03 * z) * stage.reach,
      })],
    weather: stage.season === 'autumn' ? { leaves: 1 } : {},
    sky: (sky) => ({ ...sky, fog: Math.max(sky.fog, 0.013) }),
  }
})

export const jungle = defineSetting('jungle', { time: 'morning', vista: { height: 2.6, eye: 1.5, horizon: 0.52 } }, (stage) => {
  const height = addHeights(rolling(stage, 1.2, 5), hillRange(stage, 14, 22, 70))
  const ground = (x: number, z: number) => height(x, z, 5)
  return {
    ground,
    terrain: {
      height,
      albedo: (x, _y, z, _ny, out) => {
        const n = fbm(x * 2.2, z * 2.2, 4)
        blendInto(out, [0.045, 0.05, 0.02], [0.11, 0.2, 0.04], n * 1.1)
      },
    },
    sprites: [
      ...plantWood(stage, ground, ['jungle', 'palm', 'jungle'], 300, [2, 48], [4, 8.5], 1),
      ...frameWithTrees(stage, ground, ['palm', 'jungle'], 1.2),
      ...growPlants(stage, ground, ['fern', 'fern', 'bamboo'], 60, [1.2, 16], [0.7, 1.7]),
      ...growPlants(stage, ground, ['fern', 'bush', 'fern', 'grass'], 90, [-1.4, 12], [0.3, 0.85])],
    sky: (sky) => ({ ...sky, fog: Math.max(sky.fog, 0.02), fogColor: sky.fogColor ?? [sky.horizon[0] * 0.62, sky.horizon[1] * 0.82, sky.horizon[2] * 0.6] }),
  }
})

export const snowyForest = defineSetting(
  'snowy-forest',
  { time: 'dusk', season: 'winter', snowy: true, vista: { height: 2.4, eye: 1.4, horizon: 0.5 } },
  (stage) => {
    const height = addHeights(rolling(stage, 1.5, 6.2), mountainRange(stage, 13, 26, 90))
    const ground = (x: number, z: number) => height(x, z, 5)
    return {
      ground,
      terrain: { height, albedo: snowAlbedo(), sparkle: 0.05 },
      sprites: [...plantWood(stage, ground, ['pine'], 420, [2.8, 52], [3, 7], 0.8), ...frameWithTrees(stage, ground, ['pine'], 0.98)],
    }
  })
