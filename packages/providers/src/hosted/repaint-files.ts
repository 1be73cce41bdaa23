import type { ImageRequest, ImageSize } from '../image-provider.ts'
import { firstReference, referenceJpeg } from './reference-picture.ts'

/** A picture and its mask, both in the drawn shape. */
export type RepaintFiles = {
  /** Compressed: the caller restores the rest anyway. */
  readonly jpeg: Buffer
  /** Black and white PNG; white is redrawn. */
  readonly mask: Buffer
}

/** The files of a masked request, otherwise undefined. Both are stretched alike, and so is the result. */
export async function repaintFiles(
  { references, mask }: Pick<ImageRequest, 'references' | 'mask'>,
  shape: ImageSize,
): Promise<RepaintFiles | undefined> {
  const reference = firstReference({ references })
  if (!reference || !mask) return undefined
  return { jpeg: await referenceJpeg(reference, shape, 'fill'), mask: await blackAndWhite(mask, shape) }
}

/** The picture, and the mask for vendors that use transparency: transparent parts are redrawn. */
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
