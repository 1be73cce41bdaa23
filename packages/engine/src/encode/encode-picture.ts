import sharp, { type Sharp } from 'sharp'
import type { Picture } from '../filters/picture.ts'
import { addPngTexts } from './png-text.ts'

function raw(picture: Picture, alpha?: Float32Array): Sharp {
  const { width, height, data } = picture
  const channels = alpha ? 4 : 3
  const bytes = new Uint8Array(width * height * channels)
  for (let i = 0, to = 0; i < data.length; i++, to++) {
    const v = data[i]
    bytes[to] = v > 0 ? (v < 1 ? v * 255 + 0.5 : 255) : 0
    if (alpha && i % 3 === 2) bytes[++to] = alpha[(i / 3) | 0] * 255 + 0.5
  }
  return sharp(bytes, { raw: { width, height, channels } })
}

/** PNG of a picture with text chunks; `alpha` is the opacity of each pixel, 0 … 1. */
export async function encodePng(picture: Picture, texts: Readonly<Record<string, string>>, alpha?: Float32Array): Promise<Uint8Array> {
  return addPngTexts(await raw(picture, alpha).png({ compressionLevel: 6 }).toBuffer(), texts)
}

/** Small WebP for previews. */
export async function encodePreview(picture: Picture): Promise<Uint8Array> {
  return raw(picture).webp({ quality: 72, effort: 1 }).toBuffer()
}
