import { KitBuilder } from '../../../kits/builder/kit-builder.ts'
import { triples } from '../../../kits/tuples.ts'
import { fbm, ridged, smoothstep } from '../../../render/noise.ts'
import type { Rgb, Sky, Solid } from '../../../render/scene.ts'
import { craterField } from '../../scenery/airless.ts'
import { blendInto, farScale, type Height, rolling } from '../../scenery/ground.ts'
import { rockSolids } from '../../scenery/rocks.ts'
import { defineSetting, type Place, type Stage } from '../../setting.ts'

type World = {
  readonly dark: Rgb
  readonly bright: Rgb
  readonly zenith: Rgb
  readonly horizon: Rgb
  readonly glow: Rgb
  /** Color of what grows and glows there; absent where nothing lives. */
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
  const m = farScale(stage)
  const r = Math.max(0.6, stage.reach)
  const side = stage.groupHalfWidth + 0.5 * r
  const land = rolling(stage, 1.2, 8)
  const craters = craterField(stage.seed + 9, 26, r, (x, z, radius) => Math.abs(x) - radius * 1.4 > side || z - radius > stage.clearDepth + r)
  // Spires: ridges pulled up steeply.
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
