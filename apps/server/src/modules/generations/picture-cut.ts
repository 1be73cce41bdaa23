import { EXPORT_SIZES, type ExportSizeId } from '@easel/contract/export-sizes'
import sharp from 'sharp'

/** A picture cut to an export size, around a point or around what draws the eye. */
export type PictureCut = {
  readonly size: ExportSizeId
  /** 0 … 1 from the left and from the top. */
  readonly focus: { readonly x: number; readonly y: number } | undefined
}

export async function cutPicture(original: Uint8Array, { size, focus }: PictureCut): Promise<Uint8Array> {
  const wanted = EXPORT_SIZES.find(({ id }) => id === size)
  if (!wanted) throw new RangeError(`unknown export size ${size}`)
  const { width, height } = wanted
  const picture = sharp(original)
  if (!focus)
    return picture
      .resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
      .png({ compressionLevel: 3 })
      .toBuffer()
  const { width: fullWidth, height: fullHeight } = await picture.metadata()
  return picture
    .extract(regionAround({ width: fullWidth, height: fullHeight }, width / height, focus))
    .resize({ width, height, fit: 'fill' })
    .png({ compressionLevel: 3 })
    .toBuffer()
}

/** The largest part of this shape that lies in the picture, with the point as near its middle as the edges let it. */
function regionAround(
  full: { readonly width: number; readonly height: number },
  shape: number,
  focus: { readonly x: number; readonly y: number },
) {
  const width = Math.max(1, Math.min(full.width, Math.round(full.height * shape)))
  const height = Math.max(1, Math.min(full.height, Math.round(full.width / shape)))
  const place = (at: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(at * whole - part / 2, 0), whole - part))
  return {
    left: place(focus.x, full.width, width),
    top: place(focus.y, full.height, height),
    width,
    height,
  }
}
