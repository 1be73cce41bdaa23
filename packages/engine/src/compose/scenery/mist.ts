import { fbm, smoothstep } from '../../render/noise.ts'
import type { SpriteTexture } from '../../render/painting.ts'

/** A card of white vapor: `cover` gives its density at (u, v), 0 … 1 from the upper left corner. */
function vapour(width: number, height: number, cover: (u: number, v: number) => number): SpriteTexture {
  const albedo = new Uint8Array(width * height * 4)
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const share = cover((i + 0.5) / width, (j + 0.5) / height)
      albedo.set([235, 240, 245, Math.round(255 * share)], (j * width + i) * 4)
    }
  const light = new Uint8Array(width * height).fill(235)
  const painting = { width, height, albedo, light }
  return { width, height, painted: () => painting }
}

let cloud: SpriteTexture | undefined

/** A soft ragged cloud of spray. */
export function mist(): SpriteTexture {
  cloud ??= vapour(96, 96, (u, v) => {
    const across = (u - 0.5) / 0.5
    const up = (v - 0.72) / (v < 0.72 ? 0.72 : 0.28)
    const round = Math.max(0, 1 - Math.sqrt(across * across + up * up))
    return (150 / 255) * round * smoothstep(0.15, 1.05, fbm(u * 4 + 3, v * 4, 3) + round * 0.6)
  })
  return cloud
}

let jet: SpriteTexture | undefined

/** A jet of hot water that turns to steam as it rises, and drifts to one side. */
export function plume(): SpriteTexture {
  jet ??= vapour(240, 384, (u, v) => {
    const up = 1 - v
    const middle = 0.42 + 0.16 * up * up + 0.03 * (fbm(up * 6, 7, 3) - 0.5)
    const half = 0.035 + 0.09 * up + 0.24 * up * up * smoothstep(1.04, 0.72, up)
    const across = Math.abs(u - middle) / half
    const billow = fbm(u * 9, v * 6 + 11, 4)
    const streak = fbm(u * 46, v * 4, 3)
    const torn = smoothstep(1.25, 0.5, across + 1.3 * up * (billow - 0.42) + 0.5 * (1 - up) * (streak - 0.5))
    return torn * smoothstep(1, 0.9, up + 0.1 * billow) * (0.95 - 0.25 * up)
  })
  return jet
}
