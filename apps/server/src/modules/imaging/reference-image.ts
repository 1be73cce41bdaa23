import { LIMITS } from '@easel/contract/limits'
import type { Sharp } from 'sharp'
import { AppError } from '../../platform/app-error.ts'
import {
  decodeInTurn,
  mostPixels,
  tooManyPixels,
  withRoomFor,
} from '../../platform/decoding/decode-in-turn.ts'
import { loadSharp } from '../../platform/decoding/load-sharp.ts'

const NOT_AN_IMAGE = 'Please select an image file'
/** More pixels would not steer a picture better. */
const LONGEST_SIDE = 1536
/** Signatures of formats that are decoded: PNG, JPEG, GIF, WebP, and the box of AVIF and HEIC. */
const SIGNATURES: readonly (readonly [offset: number, bytes: string])[] = [
  [0, '\x89PNG\r\n\x1a\n'],
  [0, '\xff\xd8\xff'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
  [4, 'ftypheic'],
  [4, 'ftypmif1'],
]

/**
 * Reads a reference picture from its data URL: validates the bytes rather than the name, rotates it upright, scales it down and re-encodes it as
 * WebP, which drops all metadata. Throws `invalid_request` with a message for the field `image`.
 */
export async function readReferenceImage(dataUrl: string, userId?: string): Promise<Uint8Array> {
  return open(dataUrl, (decoder, pixels) =>
    decodeInTurn(
      pixels,
      () =>
        decoder
          .autoOrient()
          .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
          .toColourspace('srgb')
          .webp({ quality: 92, effort: 2 })
          .toBuffer(),
      userId,
    ),
  )
}

/** A reference picture's upright size in pixels. Throws like `readReferenceImage`. */
export async function readReferenceSize(dataUrl: string): Promise<{ width: number; height: number }> {
  return open(dataUrl, async (decoder) => (await decoder.metadata()).autoOrient)
}

async function open<T>(dataUrl: string, read: (decoder: Sharp, pixels: number) => Promise<T>): Promise<T> {
  const sharp = await loadSharp()
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  if (bytes.length > LIMITS.referenceImageBytes) throw refuse('The reference image may have up to 10 MB')
  if (!SIGNATURES.some(([offset, text]) => bytes.toString('latin1', offset, offset + text.length) === text))
    throw refuse(NOT_AN_IMAGE)
  const decoder = sharp(bytes, { failOn: 'truncated', limitInputPixels: false })
  try {
    const { width, height, format } = await decoder.metadata()
    if (width * height > mostPixels(format)) throw refuse(tooManyPixels('The reference image', format))
    return await withRoomFor(bytes.length, () => read(decoder, width * height))
  } catch (error) {
    throw error instanceof AppError ? error : refuse(NOT_AN_IMAGE)
  }
}

function refuse(message: string): AppError {
  return new AppError('invalid_request', { message, fields: { image: message } })
}
