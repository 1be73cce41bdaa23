import { createRandom, smoothstep } from '../../render/noise.ts'
import type { Sky } from '../../render/scene.ts'
import type { Height } from './ground.ts'

type Crater = readonly [x: number, z: number, radius: number]

/** Craters with raised rims, sorted into strips of depth so that each lookup only tests craters nearby. */
export function craterField(seed: number, count: number, reach: number, clear: (x: number, z: number, radius: number) => boolean): Height {
  const random = createRandom(seed)
  const strips = new Map<number, Crater[]>()
  const width = 6 * reach
  for (let i = 0; i < count; i++) {
    const z = (random() * random() * 70 - 3) * reach
    const x = (random() - 0.5) * (12 * reach + z * 1.6)
    const radius = (0.25 + random() * random() * (1 + Math.max(0, z / reach) * 0.07)) * reach
    if (!clear(x, z, radius)) continue
    for (let strip = Math.floor((z - radius * 1.8) / width); strip <= Math.floor((z + radius * 1.8) / width); strip++) {
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
      y += radius * 0.28 * (d < 1 ? (q - 1) * 0.9 + 0.25 * smoothstep(0.6, 1, d) : 0.25 * smoothstep(1.7, 1, d))
    }
    return y
  }
}

/** A sky without air: black, with hard sunlight and stars by day. */
export function airlessSky(sky: Sky, earth?: Sky['earth']): Sky {
  return { ...sky, zenith: [0.002, 0.002, 0.005], horizon: [0.002, 0.002, 0.005], sunColor: [2.1, 2.05, 1.95],
    sunDirection: sky.sunDirection[0] < 0 ? [-0.719, 0.465, -0.517] : [0.719, 0.465, -0.517], glow: [0, 0, 0], ambient: [0.075, 0.085, 0.125],
    ground: [0.13, 0.13, 0.135], fog: 0, clouds: 0, stars: 1.2, moon: 0, sunDisc: 0, earth, airless: true }
}
