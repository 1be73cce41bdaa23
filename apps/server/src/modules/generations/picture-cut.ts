import { EXPORT_SIZES, type ExportSizeId } from '@easel/contract/library/export-sizes'
import { loadSharp } from '../../platform/decoding/load-sharp.ts'
import type { ImageArea } from '../imaging/index.ts'
import { focusOn } from './subject-focus.ts'

/** Crops a picture to an export size: around a point, its subjects, or what draws the eye. */
export type PictureCut = {
  readonly size: ExportSizeId
  /** 0 to 1 from the left and the top. */
  readonly focus: { readonly x: number; readonly y: number } | undefined
  /** Boxes of its subjects, most important first; empty when unknown. */
  readonly subjects: readonly ImageArea[]
}

export async function cutPicture(original: Uint8Array, cut: PictureCut): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const wanted = EXPORT_SIZES.find(({ id }) => id === cut.size)
  if (!wanted) throw new RangeError(`unknown export size ${cut.size}`)
  const { width, height } = wanted
  const picture = sharp(original)
  const { width: fullWidth, height: fullHeight } = await picture.metadata()
  const full = { width: fullWidth, height: fullHeight }
  const part = largestPart(full, width / height)
  const focus =
    cut.focus ?? focusOn(cut.subjects, { width: part.width / full.width, height: part.height / full.height })
  const shaped = focus
    ? picture.extract({ ...part, ...placed(full, part, focus) }).resize({ width, height, fit: 'fill' })
    : picture.resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
  return shaped.png({ compressionLevel: 3 }).toBuffer()
}

type Size = { readonly width: number; readonly height: number }

/** Size of the largest crop of this shape. */
function largestPart(full: Size, shape: number): Size {
  return {
    width: Math.max(1, Math.min(full.width, Math.round(full.height * shape))),
    height: Math.max(1, Math.min(full.height, Math.round(full.width / shape))),
  }
}

/** Position of the crop with the point as central as the edges allow. */
function placed(full: Size, part: Size, focus: { readonly x: number; readonly y: number }) {
  const place = (at: number, whole: number, size: number) =>
    Math.round(Math.min(Math.max(at * whole - size / 2, 0), whole - size))
  return { left: place(focus.x, full.width, part.width), top: place(focus.y, full.height, part.height) }
}
