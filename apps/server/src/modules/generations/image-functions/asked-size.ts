import { type AspectRatio, ratioOf, sizeOf } from '@easel/contract/pictures'
import { AppError } from '../../../platform/app-error.ts'

type Size = { readonly width: number; readonly height: number }

/** A size as it is drawn: 1792x1024 is a vendor's name for landscape. */
export function drawnSize({ width, height }: Size): Size {
  const ratio = ratioOf(width, height)
  return ratio ? sizeOf(ratio) : { width, height }
}

/** The size of a request that names a ratio, and may name a custom size in place of the ratio's. */
export function askedSize(body: {
  readonly aspect_ratio: AspectRatio
  readonly width?: number | undefined
  readonly height?: number | undefined
}): Size {
  const { aspect_ratio: ratio, width, height } = body
  if (width !== undefined && height !== undefined) return drawnSize({ width, height })
  if (width === undefined && height === undefined) return sizeOf(ratio)
  const message = 'Send width and height together, or neither.'
  throw new AppError('invalid_request', { message, fields: { width: message, height: message } })
}
