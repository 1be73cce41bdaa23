import type { SourceType } from '@easel/picture-metadata/picture-metadata'
import { markFile } from '#web/shared/pictures/source-mark.ts'

export const ENCODINGS = [
  { value: 'png', label: 'PNG', type: 'image/png' },
  { value: 'jpg', label: 'JPG', type: 'image/jpeg' },
  { value: 'webp', label: 'WebP', type: 'image/webp' },
  { value: 'avif', label: 'AVIF', type: 'image/avif' },
] as const
export type Encoding = (typeof ENCODINGS)[number]['value']

const typeOf = (encoding: Encoding) => ENCODINGS.find(({ value }) => value === encoding)?.type ?? 'image/png'

/** The browser cannot write the format. */
export class EncodingError extends Error {
  override readonly name = 'EncodingError'
}

/** A cleared canvas; throws if the browser has no memory for it. */
export function createCanvas(
  width: number,
  height: number,
): { canvas: OffscreenCanvas; pen: OffscreenCanvasRenderingContext2D } {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new EncodingError('This browser could not make room for a picture of that size.')
  pen.imageSmoothingQuality = 'high'
  return { canvas, pen }
}

/** The format stores sides in 14 bits. */
const MAX_WEBP_SIDE = 16_383

/** Browsers write PNG for unknown types, which counts as a failure. `quality` is 0 to 1. */
export async function encodeCanvas(
  canvas: OffscreenCanvas,
  encoding: Encoding,
  quality = 0.9,
): Promise<Blob> {
  if (encoding === 'webp' && Math.max(canvas.width, canvas.height) > MAX_WEBP_SIDE)
    throw new EncodingError('WebP ends at 16,383 pixels a side: choose another format or a longest side.')
  const type = typeOf(encoding)
  const blob = await canvas.convertToBlob({ type, quality })
  if (blob.type !== type) throw new EncodingError(`This browser does not write ${encoding.toUpperCase()}.`)
  return blob
}

/** Formats this browser can write, tested with a single pixel. */
export async function writableEncodings(): Promise<readonly Encoding[]> {
  const { canvas } = createCanvas(1, 1)
  const able = await Promise.all(
    ENCODINGS.map(({ value }) =>
      encodeCanvas(canvas, value).then(
        () => true,
        () => false,
      ),
    ),
  )
  return ENCODINGS.map(({ value }) => value).filter((_, index) => able[index])
}

/** The same shape with a longer side of at most `longest`; never enlarged. */
export function fitWithin(
  { width, height }: { readonly width: number; readonly height: number },
  longest: number,
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

type Conversion = {
  /** Kept in the new file. */
  readonly mark?: SourceType | undefined
  readonly encoding: Encoding
  readonly quality: number
  /** Longest side in pixels; undefined keeps the size. */
  readonly longest?: number | undefined
}

/** A picture in another format and size; JPG fills transparency with white. */
export async function convertPicture(
  bitmap: ImageBitmap,
  { mark, encoding, quality, longest }: Conversion,
): Promise<Blob> {
  const { width, height } = longest === undefined ? bitmap : fitWithin(bitmap, longest)
  const { canvas, pen } = createCanvas(width, height)
  if (encoding === 'jpg') {
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, width, height)
  }
  pen.drawImage(bitmap, 0, 0, width, height)
  return markFile(await encodeCanvas(canvas, encoding, quality), mark)
}
