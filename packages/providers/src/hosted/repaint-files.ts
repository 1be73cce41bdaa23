import type { ImageRequest, ImageSize } from '../image-provider.ts'
import { firstReference, referenceJpeg } from './reference-picture.ts'

/** A picture and what of it is drawn anew, both in the shape that is drawn in. */
export type RepaintFiles = {
  /** Small: what is not drawn anew is put back by the caller. */
  readonly jpeg: Buffer
  /** PNG of black and white alone, white is drawn anew. */
  readonly mask: Buffer
}

/** The files of a request with a mask; undefined for every other one. Both are stretched alike, as is what comes back. */
export async function repaintFiles(
  { references, mask }: Pick<ImageRequest, 'references' | 'mask'>,
  shape: ImageSize,
): Promise<RepaintFiles | undefined> {
  const reference = firstReference({ references })
  if (!reference || !mask) return undefined
  return { jpeg: await referenceJpeg(reference, shape, 'fill'), mask: await blackAndWhite(mask, shape) }
}

/** The same picture, whole, and the mask as vendors take it who read transparency: what is clear is drawn anew. */
export async function clearedFiles(
  { references, mask }: Pick<ImageRequest, 'references' | 'mask'>,
  shape: ImageSize,
): Promise<{ readonly picture: Buffer; readonly mask: Buffer } | undefined> {
  const { default: sharp } = await import('sharp')
  const reference = firstReference({ references })
  if (!reference || !mask) return undefined
  const { width, height } = shape
  const kept = await sharp(await blackAndWhite(mask, shape))
    .negate()
    .toBuffer()
  return {
    picture: await sharp(reference)
      .flatten({ background: '#fff' })
      .resize(width, height, { fit: 'fill' })
      .png()
      .toBuffer(),
    mask: await sharp({ create: { width, height, channels: 3, background: '#000' } })
      .joinChannel(kept)
      .png()
      .toBuffer(),
  }
}

export function pngUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`
}

async function blackAndWhite(mask: Uint8Array, { width, height }: ImageSize): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(mask)
    .removeAlpha()
    .resize(width, height, { fit: 'fill' })
    .threshold(128)
    .toColourspace('b-w')
    .png()
    .toBuffer()
}
