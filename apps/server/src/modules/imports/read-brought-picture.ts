import { LIMITS } from '@easel/contract/limits'
import { formatOf } from '@easel/picture-metadata/picture-metadata'
import { hidesText } from '@easel/picture-metadata/png-alpha'
import type { Sharp } from 'sharp'
import { AppError } from '../../platform/app-error.ts'
import { decodeInTurn, mostPixels, tooManyPixels } from '../../platform/decoding/decode-in-turn.ts'
import { loadSharp } from '../../platform/decoding/load-sharp.ts'
import type { PictureFormat } from '../generations/index.ts'

export type BroughtPicture = {
  readonly bytes: Uint8Array
  readonly format: PictureFormat
  /** Pixels, after rotation. */
  readonly width: number
  readonly height: number
}

/** Decodes to this size: every part of the file is read, but few pixels are kept. */
const LOOK_SIDE = 32

/**
 * Checks that a file is a complete, acceptable picture, whatever its name says. A rotated photograph is turned upright, because the tag that
 * says so is not kept; neither is text hidden in pixels by tools.
 */
export async function readBroughtPicture(bytes: Uint8Array, userId: string): Promise<BroughtPicture> {
  const sharp = await loadSharp()
  if (bytes.length > LIMITS.referenceImageBytes) throw refuse('A picture may have up to 10 MB')
  const format = formatOf(bytes)
  if (format === undefined || format === 'svg') throw refuse('Import PNG, JPEG, WebP or AVIF files')
  try {
    const {
      autoOrient: { width, height },
      orientation = 1,
      pages = 1,
    } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const pixels = width * height
    if (pixels > mostPixels(format)) throw refuse(tooManyPixels('A picture', format))
    if (pages > 1) throw refuse('A picture that moves cannot be imported')
    const kept = await decodeInTurn(pixels, () => decode(bytes, format, orientation), userId)
    return { bytes: kept, format, width, height }
  } catch (error) {
    throw error instanceof AppError ? error : refuse('The file is damaged or cut off')
  }
}

/** The file to keep: unchanged if it holds nothing but the picture. */
async function decode(bytes: Uint8Array, format: PictureFormat, orientation: number): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const picture = sharp(bytes, { failOn: 'truncated', limitInputPixels: mostPixels(format) })
  if (format === 'png' && hidesText(bytes)) return withoutHiddenText(picture)
  if (orientation === 1) {
    await picture.resize(LOOK_SIDE, LOOK_SIDE, { fit: 'fill' }).raw().toBuffer()
    return bytes
  }
  return picture
    .autoOrient()
    .keepIccProfile()
    .toFormat(format === 'jpg' ? 'jpeg' : format, { quality: 95 })
    .toBuffer()
}

/** Clears the lowest bits of the alpha channel, in which tools hide settings: these are stored in the row instead. */
async function withoutHiddenText(picture: Sharp): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const { data, info } = await picture.autoOrient().ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let at = 3; at < data.length; at += 4) data[at] = (data[at] ?? 0) | 1
  return sharp(data, { raw: info }).png().toBuffer()
}

function refuse(message: string): AppError {
  return new AppError('invalid_request', { message, fields: { image: message } })
}
