import { treeTexture } from '../../../kits/plants/tree.ts'
import { fbm, smoothstep, valueNoise } from '../../../render/noise.ts'
import type { Sky } from '../../../render/scene.ts'
import { type Albedo, addHeights, blendInto, type Height, openness, rolling } from '../../scenery/ground.ts'
import { growPlants, plantWood, sprite } from '../../scenery/woods.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Dunes: long waves with one steep side. */
export function dunes(stage: Stage): Height {
  const { origin: o, far: m } = stage
  return (x, z) => {
    const bend = fbm((x * 0.03) / m + o.x, (z * 0.03) / m + o.z, 3) * 5
    const wave = ((z * 0.085) / m + (x * 0.03) / m + bend) % 1
    const t = wave < 0 ? wave + 1 : wave
    const crest = t < 0.72 ? smoothstep(0, 0.72, t) : smoothstep(1, 0.72, t)
    return crest * 3.4 * m * smoothstep(4, 34, z / m) * openness(stage, x, z)
  }
}

/** Distant mesas. */
export function mesas(stage: Stage): Height {
  const { origin: o, far: m } = stage
  return (x, z) => {
    const n = fbm((x * 0.016) / m + o.z, (z * 0.016) / m + 3, 4)
    return smoothstep(0.5, 0.55, n) * smoothstep(38 * m, 66 * m, z) * (13 + 5 * valueNoise(x * 0.05, z * 0.05)) * m
  }
}

/** Rippled sand, and banded rock on the far slopes. */
export function sandAlbedo(stage: Stage): Albedo {
  const m = stage.far
  return (x, y, z, ny, out) => {
    const n = fbm(x * 5, z * 5, 3)
    const ripple = 0.5 + 0.5 * Math.sin((z * 9 + fbm(x * 1.5, z * 1.5, 3) * 14) / Math.max(1, m * 0.8))
    blendInto(out, [0.5, 0.29, 0.13], [0.8, 0.55, 0.29], 0.25 + n * 0.45 + ripple * 0.16 * smoothstep(16, 2, z))
    const rock = smoothstep(0.86, 0.6, ny) * smoothstep(55 * m, 70 * m, z)
    if (rock > 0) {
      const band = 0.6 + 0.4 * Math.sin((y / m) * 2.6 + n * 2)
      out[0] += (0.46 * band - out[0]) * rock
      out[1] += (0.2 * band - out[1]) * rock
      out[2] += (0.11 * band - out[2]) * rock
    }
  }
}

/** Sharp dune crests that run away from the viewer: a long windward slope, a steep lee side. */
function sandSea(stage: Stage): Height {
  const o = stage.origin
  // A portrait picture shows little of their width: there they are smaller and begin nearer.
  const broad = Math.min(1, Math.max(0.5, stage.aspect))
  const m = stage.far * broad
  const begin = broad < 1 && stage.empty ? 6 : 0
  // Crests fall steeply on the side away from the sun: the long slopes are lit.
  const away = -stage.side
  return (x, z) => {
    const u = (x * away) / m
    const v = z / m
    const bend = 1.7 * (fbm(u * 0.03 + o.x, v * 0.035 + o.z, 3) - 0.5)
    const along = u * 0.03 + v * 0.024 + bend
    const t = along - Math.floor(along)
    const crest = t < 0.68 ? (t / 0.68) ** 1.4 : 1 - (t - 0.68) / 0.32
    const tall = 0.5 + valueNoise(u * 0.04 + o.z, v * 0.03)
    return crest * tall * smoothstep(-begin, 16 - begin, v) * m * (4.2 + 0.04 * Math.max(0, v - 16)) * openness(stage, x, z)
  }
}

/** At night without subjects, a low moon lights the sand coldly, so that shading shows the slopes. */
function moonlit(stage: Stage): (sky: Sky) => Sky {
  return (sky) =>
    stage.night && stage.empty
      ? { ...sky, sunDirection: [-0.83 * stage.side, 0.3, 0.47], sunColor: [0.42, 0.56, 0.95], ambient: [0.05, 0.075, 0.17], ground: [0.02, 0.025, 0.05] }
      : sky
}

/** Dunes up to the horizon, without plants. */
export const sandDunes = defineSetting('sand-dunes', { time: 'sunset', vista: { height: 3, eye: 2.6, horizon: 0.46 } }, (stage) => {
  const height = addHeights(rolling(stage, 0.8, 9, 0.01), sandSea(stage))
  const ground = (x: number, z: number) => height(x, z, 5)
  const sand = sandAlbedo(stage)
  const fine = Math.max(0.7, stage.reach)
  return {
    ground,
    terrain: {
      height,
      sparkle: 0.02,
      albedo: (x, y, z, ny, out) => {
        sand(x, y, z, ny, out)
        // Wind ripples in rows in front of the viewer.
        const sway = 3.4 * fbm((x * 0.5) / fine, (z * 0.5) / fine, 3)
        const row = 0.5 + 0.5 * Math.sin((z * 6.5 + x * 1.4) / fine + sway * 2.6)
        const k = 1 - 0.3 * row * smoothstep(13 * fine, -1, z)
        for (let c = 0; c < 3; c++) out[c] *= k
      },
    },
    sky: moonlit(stage),
  }
})

export const desert = defineSetting('desert', { time: 'sunset', vista: { height: 3, eye: 2.2, horizon: 0.52 } }, (stage) => {
  const height = addHeights(rolling(stage, 0.9, 9, 0.03), dunes(stage), mesas(stage))
  const ground = (x: number, z: number) => height(x, z, 5)
  return {
    ground,
    terrain: { height, sparkle: 0.02, albedo: sandAlbedo(stage) },
    sky: moonlit(stage),
    sprites: [...plantWood(stage, ground, ['cactus'], 26, [2, 40], [1.4, 3.2], 1.4), ...growPlants(stage, ground, ['dry-grass'], 46, [-1, 18], [0.16, 0.4])],
  }
})

/** A pond among palms and reeds in the sand. */
export const oasis = defineSetting('oasis', { time: 'day', vista: { height: 3, eye: 2.4, horizon: 0.48 } }, (stage) => {
  const r = Math.max(0.8, Math.min(2.4, stage.reach))
  const o = stage.origin
  const sands = addHeights(rolling(stage, 0.5, 9, 0.03), dunes(stage), mesas(stage))
  const middle = stage.clearDepth + (stage.empty ? 2.6 : 4.4) * r
  const wide = Math.max(2.6 * r, Math.min(8 * r, stage.halfWidthAt(middle) * 0.84))
  const deep = 2.9 * r
  const off = stage.empty ? 0 : stage.side * wide * 0.14
  // 1 at the pond's edge, less inside.
  const pond = (x: number, z: number): number => Math.hypot((x - off) / wide, (z - middle) / deep) + 0.22 * (fbm(x / r + o.x, z / r + o.z, 3) - 0.5)
  const height: Height = (x, z, octaves) => {
    const d = pond(x, z)
    return Math.max(0, sands(x, z, octaves)) * smoothstep(1, 1.9, d) - 1.1 * smoothstep(1.12, 0.6, d)
  }
  const ground = (x: number, z: number) => height(x, z, 5)
  const sand = sandAlbedo(stage)
  const palms = stage.allows('trees')
    ? Array.from({ length: 17 }, (_, i) => {
        // Palms stand around the far side and both ends, so that the water is visible from the front.
        const turn = -0.32 + (i / 16) * (Math.PI + 0.64)
        const out = 1.2 + 0.32 * ((i * 5 + stage.seed) % 4) * 0.5
        const [x, z] = [off + Math.cos(turn) * wide * out, middle + Math.sin(turn) * deep * out]
        const tall = (3.4 + 0.5 * ((i * 3 + stage.seed) % 4)) * r
        return sprite(treeTexture('palm', i % 3, 0), x, ground(x, z) - 0.1, z, tall, i % 2 > 0)
      })
    : []
  return {
    ground,
    terrain: {
      height,
      sparkle: 0.01,
      albedo: (x, y, z, ny, out) => {
        sand(x, y, z, ny, out)
        const n = fbm((x * 4) / r, (z * 4) / r, 3)
        const d = pond(x, z)
        const green = smoothstep(1.62, 1.14, d + 0.5 * (n - 0.5))
        if (green <= 0) return
        for (const [c, tone] of [0.13 + 0.14 * n, 0.22 + 0.18 * n, 0.05].entries()) out[c] += (tone - out[c]) * green * 0.9
        const wet = smoothstep(1.12, 1.02, d)
        for (const [c, tone] of [0.22, 0.17, 0.1].entries()) out[c] += (tone - out[c]) * wet
      },
    },
    water: { y: -0.1, color: [0.01, 0.17, 0.19], ripple: 0.03 },
    sprites: [
      ...palms,
      ...growPlants(stage, ground, ['reed', 'fern', 'grass', 'bush'], 220, [1, 12], [0.35, 0.8], {
        where: (x, z) => {
          const d = pond(x, z)
          return d > 1.12 && d < 1.5 && (z > middle || Math.abs(x - off) > wide * 0.6)
        },
      })],
  }
})
