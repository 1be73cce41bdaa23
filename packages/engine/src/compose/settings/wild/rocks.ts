import { KitBuilder, linear } from '../../../kits/builder/kit-builder.ts'
import { pairs, quads, triples } from '../../../kits/tuples.ts'
import { createRandom, fbm, hash2, smoothstep, valueNoise } from '../../../render/noise.ts'
import type { Rgb, Solid, SolidKit } from '../../../render/scene.ts'
import { addHeights, blendInto, type Height, hillRange, meadowAlbedo, mountainRange, rolling, toward } from '../../scenery/ground.ts'
import { mist, plume } from '../../scenery/mist.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { growPlants, plantWood, seasonalTrees } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Height of the walls and of one of their steps, in meters before the stage's scale. */
const RIM = 27
const STEP = 4.5
/** Colors of the rock layers, from the bottom up. */
const LAYERS: readonly Rgb[] = triples([0.4, 0.16, 0.09, 0.6, 0.29, 0.15, 0.48, 0.2, 0.11, 0.74, 0.46, 0.26, 0.55, 0.25, 0.13])

/** A gorge in layered red rock with a river on its floor. */
export const canyon = defineSetting(
  'canyon',
  { time: 'morning', footing: (category) => (category === 'sea' ? 'water' : 'ground'), vista: { height: 3.2, eye: 2.6, horizon: 0.55 } },
  (stage) => {
    const { origin: o, far: m } = stage
    const r = Math.max(0.8, stage.reach)
    const afloat = stage.footing === 'water'
    const amid = stage.empty || afloat
    const { side } = stage
    // The river bends out of sight between the walls; with a subject, it keeps to one side.
    const middle = (z: number): number =>
      Math.sin((z * 0.055) / m + o.x) * 5 * m * smoothstep(6 * r, 40 * m, z) + (amid ? 0 : side * (stage.groupHalfWidth + 2.6 * r))
    const half = (amid ? 1.5 : 1) * r + (afloat ? stage.groupHalfWidth : 0)
    const floor = half + (amid ? 2.2 : 3.4) * r + (amid ? 0 : 2 * stage.groupHalfWidth)
    const height: Height = (x, z, octaves) => {
      const rough = fbm(x * 0.12 + o.x, z * 0.12, Math.min(4, octaves)) - 0.5
      const d = Math.abs(x - middle(z))
      const bank = smoothstep(half - 0.4 * r, half + 0.5 * r, d + rough * 0.8 * r)
      const bed = -0.5 * r + bank * (0.62 * r + 0.3 * r * rough)
      // The walls rise in steps; another wall closes the far end of the gorge.
      const out = Math.max(d - floor, (z - 95 * m) * 0.8) + rough * 5 * m
      if (out <= 0) return bed
      const up = Math.min(RIM, (out / m) * 2.1 + 3 * valueNoise(x * 0.04 + 7, z * 0.04))
      const level = Math.floor(up / STEP)
      const rise = (level + smoothstep(0.5, 0.92, up / STEP - level)) * STEP
      return bed + (rise + 0.7 * rough) * m * smoothstep(0, 2.4 * m, out)
    }
    const ground = (x: number, z: number): number => height(x, z, 5)
    return {
      ground: (x, z) => (afloat ? -0.05 * r : Math.max(0.02, ground(x, z))),
      terrain: {
        height,
        sparkle: 0.01,
        albedo: (x, y, z, ny, out) => {
          const n = fbm(x * 1.4 + o.x, z * 1.4, 3)
          blendInto(out, [0.46, 0.27, 0.15], [0.68, 0.45, 0.27], n)
          toward(out, [0.26, 0.17, 0.11], smoothstep(0.2 * r, 0, y) * 0.8)
          const rock = Math.max(smoothstep(0.9, 0.7, ny), smoothstep(2.5 * m, 4 * m, y))
          const at = Math.max(0, (y / m) * 0.62 + n * 0.7)
          const layer = LAYERS[Math.floor(at) % LAYERS.length]
          const next = LAYERS[(Math.floor(at) + 1) % LAYERS.length]
          const share = smoothstep(0.7, 1, at - Math.floor(at))
          for (let c = 0; c < 3; c++) {
            const tone = (layer[c] + (next[c] - layer[c]) * share) * (0.82 + 0.3 * n)
            out[c] += (tone - out[c]) * rock
          }
        },
      },
      water: { y: 0, color: [0.02, 0.1, 0.09], ripple: 0.05 },
      solids: rockSolids(stage, ground, triples([0.62 * side, 0.6, 0.6, -0.78 * side, 1.4, 0.8, 0.86 * side, 2.4, 1, -0.6 * side, 3.2, 0.5]),
        [0.42, 0.22, 0.13]),
      sprites: growPlants(stage, ground, ['dry-grass'], 60, [-1.4, 14], [0.16, 0.4], { where: (_x, _z, y) => y > 0.06 && y < 0.6 * r }),
      sky: (sky) => ({ ...sky, fog: Math.min(Math.max(sky.fog, 0.004), 0.008) }),
    }
  })

/** A cone of tuff under a cap of harder stone, with windows of rooms cut into it; meters. */
function chimney(look: number): SolidKit {
  const kit = new KitBuilder()
  const band = { kind: 'noise', color: linear('#a97a55'), scale: 0.5 } as const
  const tuff = kit.material({ color: linear(['#d9b48c', '#cfa57c', '#e2c19a'][look % 3]), specular: 0.03, pattern: band })
  const cap = kit.material({ color: linear('#8a6248'), specular: 0.03, pattern: band })
  const dark = kit.material({ color: linear('#3a261b') })
  const stem = (x: number, z: number, tall: number, wide: number): void => {
    kit.lathe([x, 0, z], pairs([-1, wide * 1.55, tall * 0.12, wide * 1.2, tall * 0.4, wide * 0.8, tall * 0.7, wide * 0.5, tall * 0.84, wide * 0.36]), 'y', tuff,
      0.1, 0.5)
    kit.lathe([x, 0, z], pairs([tall * 0.82, wide * 0.4, tall * 0.86, wide * 0.54, tall * 0.92, wide * 0.4, tall, wide * 0.06]), 'y', cap, 0.08, 0.12)
  }
  const stems = [[[0, 0, 10, 2.2]], quads([0, -1.5, 9, 1.9, 0.4, 1.7, 7, 1.7]), quads([0, 0, 11, 2.1, 0.3, 2.7, 7.6, 1.7, -0.4, -2.6, 6.4, 1.6])][look % 3]
  for (const [x, z, tall, wide] of stems) stem(x, z, tall, wide)
  if (look !== 1) for (const [y, z] of pairs([2.2, -0.5, 3.6, 0.3, 2, 0.8])) kit.ellipsoid([2.4 - y * 0.27, y, z], [0.4, 0.42, 0.24], dark)
  return kit.build(`fairy-chimney:${look}`)
}

/** Positions of the chimneys: column of the picture, depth behind the subjects, size. */
const STANDS = triples([
  -0.86, 6, 0.62, 0.92, 7, 0.7, 0.62, 15, 0.74, -0.58, 17, 0.8, -0.96, 24, 1, 0.3, 26, 0.7, 0.94, 30, 1.05, -0.26, 34, 0.8, 0.64, 40, 1, -0.7, 42, 1.1, 0.06,
  48, 0.9, -0.44, 56, 1.1, 0.4, 58, 1.15, 0.86, 64, 1.2, -0.9, 66, 1.3])

function chimneys(stage: Stage, ground: (x: number, z: number) => number): Solid[] {
  const m = stage.far
  const kits = [0, 1, 2].map((look) => chimney(look))
  return STANDS.map(([column, depth, size], i) => {
    const z = stage.clearDepth + depth * m
    const x = column * stage.halfWidthAt(z) * (0.94 + 0.12 * hash2(i, stage.seed % 97))
    return { kit: kits[(i + stage.seed) % 3], position: [x, ground(x, z) - 0.4, z], yaw: 0.9 + 2.4 * hash2(i + 5, stage.seed % 89),
      scale: 0.72 * size * m * (0.85 + 0.3 * hash2(i + 9, stage.seed % 83)), instance: 0 }
  })
}

/** Valleys of fairy chimneys, with hot-air balloons in the sky. */
export const cappadocia = defineSetting('cappadocia', { time: 'sunrise', vista: { height: 3.2, eye: 3, horizon: 0.6 } }, (stage) => {
  const m = stage.far
  // Mesas with pale and rosy bands.
  const tables: Height = (x, z) => {
    const n = fbm((x * 0.014) / m + stage.seed * 0.37, (z * 0.014) / m + 3, 4)
    return smoothstep(0.46, 0.56, n) * smoothstep(50 * m, 84 * m, z) * (9 + 5 * n) * m
  }
  const height = addHeights(rolling(stage, 1.4, 9, 0.05), hillRange(stage, 6, 24, 80), tables)
  const ground = (x: number, z: number) => height(x, z, 5)
  return {
    ground,
    terrain: {
      height,
      albedo: (x, y, z, ny, out) => {
        const n = fbm(x * 1.6, z * 1.6, 4)
        blendInto(out, [0.44, 0.29, 0.17], [0.74, 0.56, 0.37], 0.2 + 0.7 * n)
        const green = smoothstep(0.52, 0.66, fbm(x * 0.3 + 3, z * 0.3, 3)) * smoothstep(0.86, 0.97, ny)
        toward(out, [0.2, 0.2, 0.07], green * 0.55)
        const band = 0.5 + 0.5 * Math.sin((y / m) * 3.2 + n * 2)
        toward(out, [0.66, 0.4, 0.3], band * smoothstep(0.92, 0.7, ny) * 0.7)
      },
    },
    solids: stage.allows('rocks') ? chimneys(stage, ground) : [],
    sprites: growPlants(stage, ground, ['dry-grass', 'bush'], 60, [-1, 22], [0.16, 0.5]),
    sky: (sky) => (stage.weather.has('fog') ? sky : { ...sky, fog: Math.min(sky.fog, 0.006) }),
  }
})

const CRYSTALS: readonly Rgb[] = triples([0.2, 0.75, 1, 0.75, 0.3, 1, 0.2, 1, 0.6, 1, 0.55, 0.2])

/** A cluster of glowing crystals. */
function crystals(color: Rgb, look: number): Solid['kit'] {
  const kit = new KitBuilder()
  const random = createRandom(look + 3)
  const glass = kit.material({ color, specular: 1.2, gloss: 70, metal: 0.2, emission: [color[0] * 0.14, color[1] * 0.14, color[2] * 0.14] })
  for (let i = 0; i < 7; i++) {
    const a = random() * 6.28
    const lean = random() * 0.42
    const tall = 0.35 + random() * 0.6
    kit.cone([Math.cos(a) * 0.1, 0, Math.sin(a) * 0.1], [Math.cos(a) * (0.1 + lean), tall, Math.sin(a) * (0.1 + lean)], 0.1 + random() * 0.05, 0.015, glass)
  }
  return kit.build(`crystals:${look}:${color.join()}`)
}

export const cave = defineSetting('cave', { time: 'day', indoor: true, vista: { height: 2.4, eye: 1.5, horizon: 0.56 } }, (stage) => {
  const r = Math.max(0.7, stage.reach)
  const color = CRYSTALS[stage.seed % CRYSTALS.length]
  const base = rolling(stage, 0.7, 5, 0.08)
  const wall = stage.clearDepth + 8.5 * r
  const half = Math.max(stage.groupHalfWidth + 1.2 * r, 2.6 * r)
  // Walls rise on both sides and close in the distance, except for a bright mouth.
  const height: Height = (x, z, octaves) => {
    const rough = fbm((x * 0.5) / r + stage.seed, (z * 0.5) / r, octaves > 6 ? 6 : 5)
    const mouth = x - 1.1 * r * stage.side
    const side = smoothstep(half, half + 3.4 * r, Math.abs(x) + (rough - 0.5) * 3 * r)
    const back = smoothstep(wall - 1.2 * r, wall + 1.6 * r, z + (rough - 0.5) * 4 * r) * smoothstep(1.1 * r, 2.2 * r, Math.abs(mouth))
    return base(x, z, octaves) + Math.max(side, back) * (9 + 5 * rough) * r
  }
  const ground = (x: number, z: number) => height(x, z, 5)
  const teeth = new KitBuilder()
  const stone = teeth.material({ color: [0.09, 0.08, 0.085], specular: 0.15, gloss: 14, pattern: { kind: 'noise', color: [0.04, 0.036, 0.04], scale: 1.6 } })
  const random = createRandom(stage.seed + 1)
  const ceiling = stage.eye + stage.halfHeightAt(stage.clearDepth + 3 * r) * 1.12
  for (let i = 0; i < 22; i++) {
    const z = stage.clearDepth + (0.8 + random() * 5.5) * r
    const x = (random() * 2 - 1) * stage.halfWidthAt(z) * 1.05
    const tall = (0.5 + random() * 1.5) * r * (0.5 + (0.5 * Math.abs(x)) / stage.halfWidthAt(z))
    teeth.cone([x, ceiling + 0.5 * r, z], [x, ceiling - tall, z], (0.22 + random() * 0.22) * r, 0.03 * r, stone, 0.3 * r)
  }
  const spots = triples([-0.74, 0.7, 0.8, 0.78, 1.3, 1, -0.6, 2.6, 0.7, 0.56, 3.4, 0.8, -0.9, 1.8, 1.1])
  const glow: Solid[] = []
  const lights = spots.map(([column, depth, size], i) => {
    const z = stage.clearDepth + depth * r
    const x = column * Math.min(stage.halfWidthAt(z), half * 1.15)
    const y = ground(x, z)
    if (stage.allows('crystals')) glow.push({ kit: crystals(color, i), position: [x, y - 0.05, z], yaw: i * 2, scale: size * r, instance: 0 })
    return { position: [x * 0.9, y + 0.7 * size * r, z - 0.5 * r] as const, color: [color[0] * 1.5, color[1] * 1.5, color[2] * 1.5] as const, radius: 4.6 * r }
  })
  return {
    ground,
    terrain: {
      height,
      albedo: (x, y, z, _ny, out) => {
        const n = fbm(x * 1.4, z * 1.4 + y * 1.2, 4)
        blendInto(out, [0.06, 0.05, 0.05], [0.24, 0.21, 0.19], n)
      },
    },
    solids: [
      ...glow,
      { kit: teeth.build(), position: [0, 0, 0], yaw: 0, scale: 1, instance: 0 },
      ...rockSolids(stage, ground, triples([-0.5, 1.8, 0.5, 0.5, 2.4, 0.6]), [0.12, 0.11, 0.1])],
    lights: [...lights.slice(0, 4), { position: [-1.2 * r, stage.eye + 1.6 * r, -0.5 * stage.distance], color: [0.85, 0.75, 0.65], radius: 7 * r }],
    wetness: 0.12,
    sky: (sky) => ({ ...sky, zenith: [0.012, 0.012, 0.018], horizon: stage.night ? [0.05, 0.07, 0.15] : [0.5, 0.62, 0.72], ambient: [0.13, 0.13, 0.16],
      ground: [0.05, 0.045, 0.05], sunColor: [0.3, 0.3, 0.34], clouds: 0, stars: 0, moon: 0, fog: 0.02,
      fogColor: [color[0] * 0.05 + 0.02, color[1] * 0.05 + 0.02, color[2] * 0.05 + 0.025], airless: true }),
    exposure: 1.15,
  }
})

/** A jet of water and steam from a mound of pale stone, hot pools with colored rims, a forest and hills behind. */
export const geyser = defineSetting('geyser', { time: 'day', vista: { height: 3, eye: 1.8, horizon: 0.4 } }, (stage) => {
  const r = Math.max(0.8, Math.min(2.4, stage.reach))
  const o = stage.origin
  const z = stage.clearDepth + (stage.empty ? 4.5 : 6) * r
  const x = stage.empty ? 0 : stage.side * Math.max(stage.halfWidthAt(z) * 0.5, stage.groupHalfWidth)
  const tall = (stage.eye + stage.halfHeightAt(z)) * 0.78
  const far = addHeights(rolling(stage, 0.3, 12, 0.03), hillRange(stage, 9, 30, 90), mountainRange(stage, 15, 60, 130))
  const vent = (px: number, pz: number): number => Math.hypot(px - x, pz - z) / r
  const pools = triples([x - stage.side * 2 * r, z - 2.4 * r, 1.3 * r, x + stage.side * 2.4 * r, z - 0.6 * r, 1 * r])
  const height = (px: number, pz: number, octaves: number): number => {
    const d = vent(px, pz)
    return far(px, pz, octaves) * smoothstep(3, 12, d) + 0.55 * r * Math.exp(-d * d * 0.9) - 0.3 * r * Math.exp(-d * d * 14)
  }
  const ground = (px: number, pz: number) => height(px, pz, 5)
  const grass = meadowAlbedo(stage)
  const clouds = [-0.5, 0.35, 0.75, -0.15].map((share, i) => ({ position: [x + share * 1.9 * r, -0.15 * r, z - (0.2 + 0.1 * i) * r] as const,
    width: (2.6 + (i % 2)) * r, height: (1 + 0.3 * (i % 2)) * r, texture: mist(), flip: i % 2 > 0, instance: 0 }))
  return {
    ground,
    terrain: {
      height,
      albedo: (px, y, pz, ny, out) => {
        grass(px, y, pz, ny, out)
        const n = fbm((px * 1.1) / r + o.x, (pz * 1.1) / r, 4)
        const d = vent(px, pz) + 2.4 * (n - 0.5)
        const pale = smoothstep(4.6, 3.2, d)
        toward(out, [0.3 + 0.3 * n, 0.27 + 0.27 * n, 0.23 + 0.23 * n], pale)
        toward(out, [0.62, 0.34, 0.1], smoothstep(2.6, 1.9, d) * smoothstep(0.7, 1.5, d) * 0.55)
        for (const [cx, cz, wide] of pools) {
          const e = Math.hypot(px - cx, (pz - cz) * 1.5) / wide + 0.25 * (n - 0.5)
          if (e > 1.25) continue
          toward(out, [0.6, 0.24, 0.05], smoothstep(1.25, 1.05, e))
          toward(out, [0.72, 0.55, 0.1], smoothstep(1.05, 0.92, e))
          toward(out, [0.08, 0.46, 0.4], smoothstep(0.88, 0.72, e))
          toward(out, [0.02, 0.2, 0.42], smoothstep(0.66, 0.3, e))
        }
      },
    },
    sprites: [
      ...plantWood(stage, ground, seasonalTrees(stage, ['pine', 'spruce', 'fir']), 150, [15, 80], [3, 5], 0),
      { position: [x, 0.3 * r, z], width: tall * 0.72, height: tall, texture: plume(), flip: stage.seed % 3 === 0, instance: 0 },
      ...clouds],
  }
})
