import type { ImageBytes } from '../image-provider.ts'

/** Max base64 characters; larger previews are dropped. */
const MAX_TEXT = 32 * 1024 * 1024
const MAX_PIXELS = 4096 * 4096
const SIDE = 512
/** Sent to every open page of the account, so it is small. */
const MAX_PREVIEW_BYTES = 256 * 1024

/** Shrinks a vendor's partial picture to a preview; undefined if it is not a picture. */
export async function formingPreview(base64: string): Promise<ImageBytes | undefined> {
  const { default: sharp } = await import('sharp')
  if (base64 === '' || base64.length > MAX_TEXT) return undefined
  try {
    const bytes = await sharp(Buffer.from(base64, 'base64'), { limitInputPixels: MAX_PIXELS })
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 70 })
      .toBuffer()
    return bytes.length > MAX_PREVIEW_BYTES ? undefined : { bytes, type: 'image/webp' }
  } catch {
    return undefined
  }
}
