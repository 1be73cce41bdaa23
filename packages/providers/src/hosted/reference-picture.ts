import sharp from 'sharp'
import type { ImageSize } from '../image-provider.ts'

/** Vendors ask for larger files to be uploaded first; a reference steers as well below this. */
const MAX_BYTES = 256 * 1024
const LONGEST_SIDE = 1024
const QUALITIES = [85, 65, 45, 25]

/** A reference picture as a small JPEG: cut, or stretched, to a shape where the model draws in the reference's own, else as it is. */
export async function referenceJpeg(
  bytes: Uint8Array,
  shape?: ImageSize,
  fit: 'cover' | 'fill' = 'cover',
): Promise<Buffer> {
  const upright = sharp(bytes).flatten({ background: '#fff' })
  const sized = shape
    ? upright.resize(shape.width, shape.height, { fit })
    : upright.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
  let jpeg: Buffer = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    jpeg = await sized.clone().jpeg({ quality }).toBuffer()
    if (jpeg.length <= MAX_BYTES) break
  }
  return jpeg
}

export async function referenceUrl(bytes: Uint8Array, shape?: ImageSize): Promise<string> {
  return jpegUrl(await referenceJpeg(bytes, shape))
}

export function jpegUrl(jpeg: Buffer): string {
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}
