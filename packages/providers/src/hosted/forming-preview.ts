import type { ImageBytes } from '../image-provider.ts'

/** Letters of base64; a larger one is left out. */
const MAX_TEXT = 32 * 1024 * 1024
const MAX_PIXELS = 4096 * 4096
const SIDE = 512
/** Every open page of the account is sent it. */
const MAX_PREVIEW_BYTES = 256 * 1024

/** A vendor's whole picture of what is forming, made small; undefined for what is none. */
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
