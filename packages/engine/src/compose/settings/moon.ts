import { createRandom, fbm, ridged, smoothstep } from '../../render/noise.ts'
import type { Sky } from '../../render/scene.ts'
import { blendInto, farScale, type Height, openness } from '../scenery/ground.ts'
import { rockSolids } from '../scenery/rocks.ts'
import { defineSetting } from '../setting.ts'

type Crater = readonly [x: number, z: number, radius: number]

/** Bowls with raised rims; sorted into strips of depth so that only near ones are asked. */
export function craterField(
  seed: number,
  count: number,
  reach: number,
  clear: (x: number, z: number, radius: number) => boolean,
): Height {
  const random = createRandom(seed)
  const strips = new Map<number, Crater[]>()
  const width = 6 * reach
  for (let i = 0; i < count; i++) {
    const z = (random() * random() * 70 - 3) * reach
    const x = (random() - 0.5) * (12 * reach + z * 1.6)
    const radius = (0.25 + random() * random() * (1 + Math.max(0, z / reach) * 0.07)) * reach
    if (!clear(x, z, radius)) continue
    for (
      let strip = Math.floor((z - radius * 1.8) / width);
      strip <= Math.floor((z + radius * 1.8) / width);
      strip++
    ) {
      const list = strips.get(strip) ?? []
      list.push([x, z, radius])
      strips.set(strip, list)
    }
  }
  return (x, z) => {
    let y = 0
    for (const [cx, cz, radius] of strips.get(Math.floor(z / width)) ?? []) {
      const dx = x - cx
      const dz = z - cz
      const q = (dx * dx + dz * dz) / (radius * radius)
      if (q >= 3) continue
      const d = Math.sqrt(q)
      y +=
        radius * 0.28 * (d < 1 ? (q - 1) * 0.9 + 0.25 * smoothstep(0.6, 1, d) : 0.25 * smoothstep(1.7, 1, d))
    }
    return y
  }
}

/** No air: black sky, hard sun, stars by day. */
export function airlessSky(sky: Sky, earth: boolean): Sky {
  return {
    ...sky,
    zenith: [0.002, 0.002, 0.005],
    horizon: [0.002, 0.002, 0.005],
    sunColor: [2.1, 2.05, 1.95],
    sunDirection: sky.sunDirection[0] < 0 ? [-0.719, 0.465, -0.517] : [0.719, 0.465, -0.517],
    glow: [0, 0, 0],
    ambient: [0.075, 0.085, 0.125],
    ground: [0.13, 0.13, 0.135],
    fog: 0,
    clouds: 0,
    stars: 1.2,
    moon: 0,
    sunDisc: 0,
    earth,
    airless: true,
  }
}

export const moon = defineSetting({
  id: 'moon',
  time: 'day',
  vista: { height: 2.4, eye: 1.5, horizon: 0.6 },
  build: (stage) => {
    const m = farScale(stage)
    const r = Math.max(0.6, stage.reach)
    const side = stage.groupHalfWidth + 0.5 * r
    const craters = craterField(
      stage.seed + 5,
      80,
      r,
      (x, z, radius) => Math.abs(x) - radius * 1.4 > side || z - radius * 1.4 > stage.clearDepth + 0.4 * r,
    )
    const height: Height = (x, z, octaves) =>
      (fbm(x * 0.1 + 3, z * 0.1, octaves > 5 ? 5 : 4) - 0.46) * 1.3 * (0.15 + 0.85 * openness(stage, x, z)) +
      0.09 * (fbm(x * 1.3, z * 1.3, octaves > 6 ? 5 : 3) - 0.45) +
      craters(x, z, octaves) +
      smoothstep(30 * m, 110 * m, z) * ridged((x * 0.018) / m, (z * 0.018) / m + 7, octaves) * 9 * m
    const ground = (x: number, z: number) => height(x, z, 5)
    return {
      ground,
      terrain: {
        height,
        albedo: (x, _y, z, _ny, out) =>
          blendInto(out, [0.21, 0.205, 0.2], [0.42, 0.41, 0.39], fbm(x * 2, z * 2, 4)),
      },
      solids: rockSolids(
        stage,
        ground,
        [
          [-0.7, 0.8, 0.35],
          [0.76, 1.6, 0.5],
          [0.5, 3, 0.4],
        ],
        [0.3, 0.29, 0.28],
      ),
      sky: (sky) => airlessSky(sky, stage.allows('earth')),
      weather: { rain: 0, snow: 0 },
      wetness: 0,
    }
  },
})
