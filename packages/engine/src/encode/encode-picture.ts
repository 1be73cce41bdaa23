import sharp, { type Sharp } from 'sharp'
import type { Picture } from '../filters/picture.ts'
import { addPngTexts } from './png-text.ts'

function raw(picture: Picture): Sharp {
  const { width, height, data } = picture
  const bytes = new Uint8Array(data.length)
  for (let i = 0; i < data.length; i++) {
    const v = data[i]
    bytes[i] = v > 0 ? (v < 1 ? v * 255 + 0.5 : 255) : 0
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } })
}

/** PNG of a picture with text chunks. */
export async function encodePng(
  picture: Picture,
  texts: Readonly<Record<string, string>>,
): Promise<Uint8Array> {
  return addPngTexts(await raw(picture).png({ compressionLevel: 6 }).toBuffer(), texts)
}

/** Small WebP for previews. */
export async function encodePreview(picture: Picture): Promise<Uint8Array> {
  return raw(picture).webp({ quality: 72, effort: 1 }).toBuffer()
}
