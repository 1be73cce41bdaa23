import { KitBuilder } from '../../../kits/builder/kit-builder.ts'
import { globeFace, worldOf } from '../../../kits/sky/planet-faces.ts'
import { quads, triples } from '../../../kits/tuples.ts'
import { fbm, ridged, smoothstep } from '../../../render/noise.ts'
import type { Rgb, Sky, Solid } from '../../../render/scene.ts'
import { airlessSky, craterField } from '../../scenery/airless.ts'
import { blendInto, type Height, openness, rolling } from '../../scenery/ground.ts'
import { boulder, rockSolids } from '../../scenery/rocks.ts'
import { defineSetting, type Place, type Setting, type Stage } from '../../setting.ts'

type World = {
  readonly dark: Rgb
  readonly bright: Rgb
  readonly zenith: Rgb
  readonly horizon: Rgb
  readonly glow: Rgb
  /** Color of the glowing plants; undefined on worlds without life. */
  readonly plant?: Rgb
}

const WORLDS: readonly World[] = [
  { dark: [0.26, 0.08, 0.04], bright: [0.56, 0.24, 0.11], zenith: [0.16, 0.07, 0.12], horizon: [0.85, 0.42, 0.26], glow: [0.9, 0.4, 0.2],
    plant: [0.2, 0.9, 0.8] },
  { dark: [0.07, 0.12, 0.18], bright: [0.22, 0.36, 0.4], zenith: [0.05, 0.03, 0.16], horizon: [0.5, 0.22, 0.56], glow: [0.7, 0.3, 0.7],
    plant: [0.9, 0.3, 0.8] },
  { dark: [0.14, 0.07, 0.2], bright: [0.36, 0.22, 0.46], zenith: [0.02, 0.1, 0.14], horizon: [0.25, 0.62, 0.56], glow: [0.4, 0.8, 0.6], plant: [0.4, 1, 0.4] }]

const MARS: World = { dark: [0.3, 0.1, 0.045], bright: [0.66, 0.31, 0.15], zenith: [0.34, 0.2, 0.14], horizon: [0.92, 0.58, 0.36], glow: [0.9, 0.6, 0.4] }

/** Glowing stalks and bulbs. */
function flora(stage: Stage, ground: (x: number, z: number) => number, color: Rgb): Solid[] {
  if (!stage.allows('plants')) return []
  return triples([-0.84, 0.4, 1, 0.88, 0.9, 1.3, -0.66, 2, 0.9, 0.6, 2.8, 0.8, 0.95, 3.4, 1.6, -0.95, 3.8, 1.8]).map(([column, depth, size], i) => {
    const kit = new KitBuilder()
    const stalk = kit.material({ color: [color[0] * 0.15, color[1] * 0.15, color[2] * 0.2], specular: 0.3, gloss: 20 })
    const bulb = kit.material({ color, emission: [color[0] * 1.6, color[1] * 1.6, color[2] * 1.6] })
    for (let k = 0; k < 4; k++) {
      const a = k * 1.7 + i
      const lean = 0.28 + 0.1 * k
      const tall = 0.55 + 0.3 * ((k * 3 + i) % 4)
      const tip = [Math.cos(a) * lean, tall, Math.sin(a) * lean] as const
      kit.path([[0, 0, 0], [Math.cos(a) * lean * 0.35, tall * 0.6, Math.sin(a) * lean * 0.35], tip], [0.05, 0.035, 0.02], stalk, 0.02)
      kit.sphere(tip, 0.06 + 0.02 * (k % 3), bulb)
    }
    const z = stage.clearDepth + depth * stage.reach
    const x = column * stage.halfWidthAt(z)
    return { kit: kit.build(`alien-flora:${i}:${color.join()}`), position: [x, ground(x, z) - 0.04, z] as const, yaw: i, scale: size * stage.reach,
      instance: 0 }
  })
}

export const alienPlanet = defineSetting('alien-planet', { time: 'dusk', vista: { height: 2.6, eye: 1.7, horizon: 0.56 } }, (stage) =>
  buildPlanet(stage, WORLDS[stage.seed % WORLDS.length]))

export const mars = defineSetting('mars', { time: 'day', vista: { height: 2.6, eye: 1.7, horizon: 0.54 } }, (stage) => buildPlanet(stage, MARS))

function buildPlanet(stage: Stage, world: World): Place {
  const m = stage.far
  const r = Math.max(0.6, stage.reach)
  const side = stage.groupHalfWidth + 0.5 * r
  const land = rolling(stage, 1.2, 8)
  const craters = craterField(stage.seed + 9, 26, r, (x, z, radius) => Math.abs(x) - radius * 1.4 > side || z - radius > stage.clearDepth + r)
  // Spires: ridges stretched upward.
  const height: Height = (x, z, octaves) => {
    const n = ridged((x * 0.03) / m + stage.seed, (z * 0.03) / m, octaves)
    return land(x, z, octaves) + craters(x, z, octaves) + smoothstep(16 * m, 60 * m, z) * (n ** 2.4 * 46 + fbm(x * 0.04, z * 0.04, 3) * 3) * m
  }
  const ground = (x: number, z: number) => height(x, z, 5)
  return {
    ground,
    terrain: {
      height,
      albedo: (x, y, z, ny, out) => {
        const n = fbm(x * 1.8, z * 1.8, 4)
        blendInto(out, world.dark, world.bright, n + 0.15 * Math.sin(y * 2.4) * smoothstep(0.85, 0.6, ny))
      },
    },
    solids: [...(world.plant ? flora(stage, ground, world.plant) : []), ...rockSolids(stage, ground, triples([-0.5, 1.3, 0.4, 0.72, 1.9, 0.6]), world.dark)],
    lights: world.plant
      ? [{ position: [-stage.halfWidthAt(stage.clearDepth) * 0.84, 0.9 * r, stage.clearDepth + 0.2 * r], color: world.plant, radius: 4 * r }]
      : [],
    sky: (sky): Sky => ({
      ...sky,
      zenith: [world.zenith[0] * (stage.night ? 0.3 : 1), world.zenith[1] * (stage.night ? 0.3 : 1), world.zenith[2] * (stage.night ? 0.4 : 1)],
      horizon: stage.night ? [world.horizon[0] * 0.2, world.horizon[1] * 0.2, world.horizon[2] * 0.25] : world.horizon,
      glow: world.glow,
      stars: world.plant || stage.night ? 0.7 : 0,
      moon: stage.allows('moon') && (world.plant || stage.night) ? 1 : 0,
      clouds: world.plant ? 0.35 : 0.12,
      cloudLit: [world.horizon[0] * 1.1, world.horizon[1] * 1.1, world.horizon[2] * 1.1],
      cloudDark: world.zenith,
      ...(sky.fogColor ? { fogColor: [world.horizon[0] * 0.2, world.horizon[1] * 0.2, world.horizon[2] * 0.25] as const } : {}),
      fog: 0.011,
    }),
  }
}

export const moon = defineSetting('moon', { time: 'day', vista: { height: 2.4, eye: 1.5, horizon: 0.6 } }, (stage) => {
  const m = stage.far
  const r = Math.max(0.6, stage.reach)
  const side = stage.groupHalfWidth + 0.5 * r
  const craters = craterField(stage.seed + 5, 80, r, (x, z, radius) => Math.abs(x) - radius * 1.4 > side || z - radius * 1.4 > stage.clearDepth + 0.4 * r)
  const height: Height = (x, z, octaves) =>
    (fbm(x * 0.1 + 3, z * 0.1, octaves > 5 ? 5 : 4) - 0.46) * 1.3 * (0.15 + 0.85 * openness(stage, x, z)) +
    0.09 * (fbm(x * 1.3, z * 1.3, octaves > 6 ? 5 : 3) - 0.45) +
    craters(x, z, octaves) +
    smoothstep(30 * m, 110 * m, z) * ridged((x * 0.018) / m, (z * 0.018) / m + 7, octaves) * 9 * m
  const ground = (x: number, z: number) => height(x, z, 5)
  return {
    ground,
    terrain: { height, albedo: (x, _y, z, _ny, out) => blendInto(out, [0.21, 0.205, 0.2], [0.42, 0.41, 0.39], fbm(x * 2, z * 2, 4)) },
    solids: rockSolids(stage, ground, triples([-0.7, 0.8, 0.35, 0.76, 1.6, 0.5, 0.5, 3, 0.4]), [0.3, 0.29, 0.28]),
    sky: (sky) => airlessSky(sky, stage.allows('earth') ? 'disc' : undefined),
    weather: { rain: 0, snow: 0 },
    wetness: 0,
  }
})

/** Position of a satellite that passes in the distance, in half pictures from the middle, and its size in the same unit. */
const PASSING = { across: -0.62, up: 0.56, size: 0.09 } as const

function passingSatellite(stage: Stage): Solid {
  const kit = new KitBuilder()
  const foil = kit.material({ color: [0.72, 0.5, 0.16], specular: 1, gloss: 40, metal: 0.4 })
  const cells = kit.material({ color: [0.04, 0.08, 0.24], specular: 0.8, gloss: 60, pattern: { kind: 'checks', color: [0.08, 0.14, 0.36], scale: 6 } })
  kit.box([0, 0, 0], [0.24, 0.3, 0.24], 0.03, foil).cone([0, 0.3, 0], [0.1, 0.62, 0], 0.02, 0.26, foil)
  for (const side of [-1, 1]) {
    kit.cone([0, 0, side * 0.24], [0, 0, side * 0.5], 0.03, 0.03, foil)
    kit.box([0, 0, side * 1.02], [0.02, 0.26, 0.5], 0.01, cells)
  }
  const z = stage.clearDepth + 8 * stage.reach
  return {
    kit: kit.build('passing-satellite'),
    position: [-stage.side * PASSING.across * stage.halfWidthAt(z), stage.eye + PASSING.up * stage.halfHeightAt(z), z],
    yaw: Math.PI / 2 + 0.7,
    scale: PASSING.size * stage.halfHeightAt(z) * (stage.empty ? 2.4 : 1),
    instance: 0,
  }
}

/** Above the Earth: its edge runs across the picture under a thin lit atmosphere, with stars beyond; the sun shines from the left. */
export const orbit = defineSetting('orbit', { time: 'night', footing: () => 'air', vista: { height: 3, eye: 1.5, horizon: 0.5 } }, (stage) => ({
  solids: stage.allows('satellites') ? [passingSatellite(stage)] : [],
  lights: [
    // Light reflected by the clouds below.
    { position: [0.4 * stage.reach, stage.eye - 1.6 * stage.reach, stage.clearDepth - 1.2 * stage.reach], color: [0.2, 0.36, 0.62], radius: 6 * stage.reach }],
  exposure: 0.95,
  sky: (sky) => ({ ...airlessSky(sky, stage.allows('earth') ? 'below' : undefined), sunDirection: [-0.72, 0.5, -0.48], zenith: [0.003, 0.004, 0.012],
    horizon: [0.003, 0.004, 0.012], clouds: stage.allows('nebula') ? 0.16 : 0, cloudLit: [0.1, 0.14, 0.34], cloudDark: [0.01, 0.012, 0.04],
    stars: stage.allows('stars') ? 1.5 : 0, ambient: [0.12, 0.14, 0.22], ground: [0.1, 0.2, 0.36] }),
  weather: { rain: 0, snow: 0 },
  wetness: 0,
}))

/** A world far behind the subjects: its body and its painted face. */
function farWorld(stage: Stage, x: number, y: number, z: number, radius: number): Pick<Place, 'solids' | 'decals'> {
  const kit = new KitBuilder()
  kit.sphere([0, 0, 0], 1, kit.material({ color: [0.4, 0.4, 0.4], specular: 0 }))
  const index = stage.seed % 8
  const { right: _, up: __, center: ___, ...face } = globeFace(`world:${index}`, worldOf(index).paint, [0, 0, 0], 1)
  return {
    solids: [{ kit: kit.build('far-world'), position: [x, y, z], yaw: 0, scale: radius, instance: 0 }],
    decals: [{ ...face, instance: 0, center: [x, y, z - radius], right: [radius, 0, 0], up: [0, radius, 0] }],
  }
}

function openSpace(id: string, galaxy: boolean): Setting {
  return defineSetting(id, { time: 'night', footing: () => 'air', vista: { height: 3, eye: 1.5, horizon: 0.5 } }, (stage) => {
    const z = stage.clearDepth + 9 * stage.reach
    const x = stage.side * stage.halfWidthAt(z) * (stage.empty ? 0.42 : 0.62)
    const radius = stage.halfHeightAt(z) * (stage.empty ? 0.34 : 0.3)
    const high = stage.eye + stage.halfHeightAt(z) * (stage.empty ? -0.3 : 0.26)
    const rocks: Solid[] = stage.allows('rocks')
      ? quads([-0.7, 2.5, 0.34, -0.45, 0.8, 3.5, 0.5, -0.55, -0.45, 6, 0.44, 0.62, 0.2, 7, 0.4, -0.72, -0.9, 5, 0.6, 0.1])
          .slice(0, galaxy ? 2 : 5)
          .map(([column, depth, size, row], i) => {
            const rz = stage.clearDepth + depth * stage.reach
            return { kit: boulder(i % 4, [0.16, 0.145, 0.135]),
              position: [-stage.side * column * stage.halfWidthAt(rz), stage.eye + row * stage.halfHeightAt(rz), rz] as const, yaw: i * 1.3,
              scale: size * stage.reach, instance: 0 }
          })
      : []
    const world = stage.allows('planets') && !galaxy ? farWorld(stage, x, high, z, radius) : {}
    return {
      solids: [...(world.solids ?? []), ...rocks],
      decals: world.decals ?? [],
      lights: [
        { position: [-stage.side * (stage.groupHalfWidth + 1.5 * stage.reach), stage.eye, stage.clearDepth + stage.reach], color: [0.35, 0.5, 1.2],
          radius: 6 * stage.reach }],
      exposure: 0.85,
      sky: (sky) => ({
        ...airlessSky(sky),
        // Clouds of a sky without air are drawn as nebulae.
        zenith: [0.006, 0.005, 0.02],
        horizon: [0.012, 0.006, 0.03],
        clouds: stage.allows('nebula') && !galaxy ? 0.7 : 0,
        galaxy,
        cloudLit: stage.seed % 3 === 0 ? [0.3, 0.1, 0.34] : stage.seed % 3 === 1 ? [0.06, 0.2, 0.36] : [0.34, 0.13, 0.12],
        cloudDark: [0.02, 0.012, 0.06],
        stars: 1.3,
        ambient: stage.empty ? [0.07, 0.08, 0.13] : [0.16, 0.17, 0.26],
      }),
      weather: { rain: 0, snow: 0 },
      wetness: 0,
    }
  })
}

/** Open space with worlds and glowing gas. */
export const space = openSpace('space', false)

/** A galaxy seen from outside. */
export const galaxy = openSpace('galaxy', true)
