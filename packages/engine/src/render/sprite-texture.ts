import type { SpriteTexture } from './scene.ts'

/** One size of a card's texture, premultiplied: 5 floats a texel (red, green, blue, alpha, light). */
export type MipLevel = {
  readonly width: number
  readonly height: number
  readonly texels: Float32Array
  /** First and last column of each row that is not empty; first > last for empty rows. */
  readonly first: Int16Array
  readonly last: Int16Array
}

export const TEXEL = 5
const cache = new WeakMap<SpriteTexture, readonly MipLevel[]>()

/** The texture at full size, half, quarter …, so that far cards neither shimmer nor cost more than the pixels they cover. */
export function mipLevels(texture: SpriteTexture): readonly MipLevel[] {
  const known = cache.get(texture)
  if (known) return known
  const levels: MipLevel[] = []
  let { width, height } = texture
  let texels = premultiplied(texture)
  for (;;) {
    levels.push(withSpans(width, height, texels))
    if (width < 8 || height < 8) break
    texels = halved(texels, width, height)
    width >>= 1
    height >>= 1
  }
  cache.set(texture, levels)
  return levels
}

function premultiplied(texture: SpriteTexture): Float32Array {
  const { width, height, albedo, light } = texture
  const texels = new Float32Array(width * height * TEXEL)
  for (let i = 0; i < width * height; i++) {
    const alpha = albedo[i * 4 + 3] / 255
    if (alpha === 0) continue
    const o = i * TEXEL
    const k = alpha / 255
    texels[o] = albedo[i * 4] * k
    texels[o + 1] = albedo[i * 4 + 1] * k
    texels[o + 2] = albedo[i * 4 + 2] * k
    texels[o + 3] = alpha
    texels[o + 4] = light[i] * k
  }
  return texels
}

function halved(texels: Float32Array, width: number, height: number): Float32Array {
  const w = width >> 1
  const h = height >> 1
  const out = new Float32Array(w * h * TEXEL)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const a = (y * 2 * width + x * 2) * TEXEL
      const b = a + width * TEXEL
      const o = (y * w + x) * TEXEL
      for (let c = 0; c < TEXEL; c++)
        out[o + c] = (texels[a + c] + texels[a + TEXEL + c] + texels[b + c] + texels[b + TEXEL + c]) * 0.25
    }
  return out
}

function withSpans(width: number, height: number, texels: Float32Array): MipLevel {
  const first = new Int16Array(height).fill(width)
  const last = new Int16Array(height).fill(-1)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (texels[(y * width + x) * TEXEL + 3] > 0.03) {
        if (x < first[y]) first[y] = x
        last[y] = x
      }
  return { width, height, texels, first, last }
}
