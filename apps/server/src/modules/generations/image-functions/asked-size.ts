import { pixelsOf, SIDES_TOGETHER } from '@easel/contract/models/custom-sizes'
import { type AspectRatio, ratioOf, sizeOf } from '@easel/contract/pictures'
import { AppError } from '../../../platform/app-error.ts'

type Size = { readonly width: number; readonly height: number }

/** The size to draw: 1792x1024 is a vendor's name for landscape. */
export function drawnSize({ width, height }: Size): Size {
  const ratio = ratioOf(width, height)
  return ratio ? sizeOf(ratio) : { width, height }
}

/** The size for a ratio, or the custom size that replaces it. */
export function askedSize(body: {
  readonly aspect_ratio: AspectRatio
  readonly width?: number | undefined
  readonly height?: number | undefined
}): Size {
  if ((body.width === undefined) === (body.height === undefined)) return drawnSize(pixelsOf(body))
  const fields = { width: SIDES_TOGETHER, height: SIDES_TOGETHER }
  throw new AppError('invalid_request', { message: SIDES_TOGETHER, fields })
}
