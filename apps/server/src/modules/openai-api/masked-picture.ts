import { AppError } from '../../platform/app-error.ts'
import { loadSharp } from '../../platform/decoding/load-sharp.ts'
import { readReferenceImage } from '../imaging/index.ts'

/** Mask alpha above which the picture is kept. */
const HALF = 127

/** A picture, as a data URL, made transparent where its mask is; the mask is stretched to fit. */
export async function maskedPicture(image: string, mask: string): Promise<string> {
  const sharp = await loadSharp()
  const picture = await readReferenceImage(image)
  const { width, height } = await sharp(picture).metadata()
  const alpha = await sharp(await readMask(mask))
    .ensureAlpha()
    .resize(width, height, { fit: 'fill' })
    .extractChannel('alpha')
    .raw()
    .toBuffer()
  if (!alpha.some((value) => value <= HALF))
    throw refuse('The mask has no transparent part, which is what is drawn anew')
  const colors = await sharp(picture).flatten({ background: '#fff' }).raw().toBuffer()
  const masked = await sharp(colors, { raw: { width, height, channels: 3 } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${masked.toString('base64')}`
}

async function readMask(mask: string): Promise<Uint8Array> {
  try {
    return await readReferenceImage(mask)
  } catch (error) {
    throw error instanceof AppError && error.code === 'invalid_request' ? refuse(error.message) : error
  }
}

function refuse(message: string): AppError {
  return new AppError('invalid_request', { message, fields: { mask: message } })
}
