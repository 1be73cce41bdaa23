import sharp from 'sharp'
import type { ImageSize } from '../image-provider.ts'

/** Makes the border of a picture transparent, an eighth of each side wide and with a soft edge. */
export async function withoutBorder(bytes: Uint8Array, { width, height }: ImageSize): Promise<Buffer> {
  const [left, top] = [Math.round(width / 8), Math.round(height / 8)]
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${left}" y="${top}" width="${width - 2 * left}" height="${height - 2 * top}" rx="${left}" fill="#fff"/></svg>`
  return sharp(bytes)
    .ensureAlpha()
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}
