import type { Painting, SpriteTexture } from '../painting.ts'

/** One size of a card's texture, premultiplied: 5 numbers per texel (red, green, blue, alpha, light), `TEXEL_MAX` for 1. */
export type MipLevel = {
  readonly width: number
  readonly height: number
  /** Half the size of floats, and more precise than the painted card: a thread keeps many cards. */
  readonly texels: Uint16Array
  /** First and last non-empty column of each row; first > last for empty rows. */
  readonly first: Int16Array
  readonly last: Int16Array
}

export const TEXEL = 5
export const TEXEL_MAX = 65_535
/** Min shorter side of a texture after halving. */
const MIN_SIDE = 8
/** Halvings of the smallest size that is painted; smaller sizes are averaged from it. */
const PAINTED = 2
/** Min alpha that counts as visible. */
const SEEN = 0.03
const cache = new WeakMap<SpriteTexture, (MipLevel | undefined)[]>()

/**
 * The texture at the size for drawing it `pixels` wide: full, half, quarter …, so that distant cards neither shimmer nor cost more than the
 * pixels they cover. Only sizes in use are painted: a preview needs the small ones. Each is painted separately, not averaged from a larger one
 * in the cache, so that a picture does not depend on earlier pictures.
 */
export function mipLevel(texture: SpriteTexture, pixels: number): MipLevel {
  let step = 0
  while (texture.width >> step > pixels * 1.5 && Math.min(texture.width, texture.height) >> step >= MIN_SIDE) step++
  const levels = cache.get(texture) ?? []
  cache.set(texture, levels)
  const level = levels[step]
  if (level) return level
  const painting = texture.painted(Math.min(step, PAINTED))
  const created = averaged(painting, texture.width >> step, texture.height >> step)
  levels[step] = created
  // Distant cards stand at many distances: all sizes averaged from the smallest painting are made together.
  for (let k = PAINTED; step >= PAINTED && Math.min(texture.width, texture.height) >> (k - 1) >= MIN_SIDE; k++)
    levels[k] ??= averaged(painting, texture.width >> k, texture.height >> k)
  return created
}

/** Opacity of a texel, 0 … 1. */
export const alphaAt = ({ width, texels }: MipLevel, x: number, y: number): number => texels[(y * width + x) * TEXEL + 3] / TEXEL_MAX

function averaged({ width, height, albedo, light }: Painting, w: number, h: number): MipLevel {
  const side = Math.min(Math.floor(width / w), Math.floor(height / h))
  const unit = TEXEL_MAX / (255 * 255 * side * side)
  const texels = new Uint16Array(w * h * TEXEL)
  const first = new Int16Array(h).fill(w)
  const last = new Int16Array(h).fill(-1)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let red = 0
      let green = 0
      let blue = 0
      let opaque = 0
      let lit = 0
      for (let v = y * side; v < (y + 1) * side; v++)
        for (let i = v * width + x * side, end = i + side; i < end; i++) {
          const alpha = albedo[i * 4 + 3]
          if (alpha === 0) continue
          red += albedo[i * 4] * alpha
          green += albedo[i * 4 + 1] * alpha
          blue += albedo[i * 4 + 2] * alpha
          opaque += alpha
          lit += light[i] * alpha
        }
      if (opaque === 0) continue
      const o = (y * w + x) * TEXEL
      texels[o] = red * unit + 0.5
      texels[o + 1] = green * unit + 0.5
      texels[o + 2] = blue * unit + 0.5
      texels[o + 3] = opaque * 255 * unit + 0.5
      texels[o + 4] = lit * unit + 0.5
      if (texels[o + 3] <= SEEN * TEXEL_MAX) continue
      if (x < first[y]) first[y] = x
      last[y] = x
    }
  return { width: w, height: h, texels, first, last }
}
