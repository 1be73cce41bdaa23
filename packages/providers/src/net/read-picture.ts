import {
  type ImageBytes,
  type ImageFailure,
  type ImageSize,
  type ImageType,
  MIN_PIXELS,
  type Resolution,
} from '../image-provider.ts'
import { failure } from './exchange-failures.ts'
import { wholePng } from './whole-png.ts'

const MAX_BYTES = 64 * 1024 * 1024
/** The largest vendor size: 4K in 3:2 is 5056 × 3392. */
const MAX_PIXELS = 18_000_000
/** Min shorter side: anything smaller is an icon or an error image. */
const MIN_SIDE = 256
const TYPES: Readonly<Record<string, ImageType>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

export type VendorPicture = {
  readonly ok: true
  readonly image: ImageBytes
  /** The vendor's size, before conversion. */
  readonly original: ImageSize
}

/** The parts of a request that matter for its picture: a masked result is stretched, so that nothing moves; one of a larger resolution keeps its pixels. */
export type AskedSize = ImageSize & { readonly mask?: Uint8Array; readonly resolution?: Resolution }

/** Verifies that the bytes are a complete picture, by checksums or decoding, and brings it to the requested size. */
export async function readPicture(bytes: Buffer, asked: AskedSize): Promise<VendorPicture | ImageFailure> {
  if (bytes.length > MAX_BYTES) return failure('bad_response', 'the picture is too large')
  const png = wholePng(bytes)
  if (png && png.width * png.height <= MAX_PIXELS && isSame(png, wantedSize(png, asked)))
    return { ok: true, image: { bytes, type: 'image/png', checkedAs: png }, original: png }
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, { failOn: 'truncated', limitInputPixels: MAX_PIXELS })
    const { format, width, height } = await picture.metadata()
    const type = TYPES[format]
    if (!type) return failure('bad_response', `the picture is ${format}`)
    const original = { width, height }
    if (Math.min(width, height) < MIN_SIDE)
      return failure('bad_response', `the picture has ${width}x${height} pixels`)
    const wanted = wantedSize(original, asked)
    if (isSame(original, wanted)) {
      // Decodes to the last byte without holding the whole picture: 158 MB less for a WebP of 16 million pixels.
      await picture.resize(16).raw().toBuffer()
      return { ok: true, image: { bytes, type, checkedAs: original }, original }
    }
    const fit = asked.mask ? 'fill' : 'cover'
    const sized = await picture.resize(wanted.width, wanted.height, { fit }).png().toBuffer()
    return { ok: true, image: { bytes: sized, type: 'image/png', checkedAs: wanted }, original }
  } catch {
    return failure('bad_response', 'the picture cannot be decoded')
  }
}

/** Max deviation from the requested ratio, as a share: 4K in 3:2 is 5056 × 3392. */
const SAME_RATIO = 0.03

/** The final size: the picture's own if large enough, cropped to the shape if that differs. */
function wantedSize(original: ImageSize, { width, height, mask, resolution }: AskedSize): ImageSize {
  const isLarge = original.width * original.height >= MIN_PIXELS['2k']
  if (resolution === undefined || mask || !isLarge) return { width, height }
  const ratio = width / height
  const own = original.width / original.height
  if (Math.abs(own / ratio - 1) <= SAME_RATIO) return original
  return own > ratio
    ? { width: Math.round(original.height * ratio), height: original.height }
    : { width: original.width, height: Math.round(original.width / ratio) }
}

function isSame(one: ImageSize, other: ImageSize): boolean {
  return one.width === other.width && one.height === other.height
}

/** The same for base64 in a response, with or without `data:…;base64,`. */
export async function readPictureText(text: string, size: AskedSize): Promise<VendorPicture | ImageFailure> {
  const encoded = /^data:image\/[a-z+]+;base64,/.exec(text)
  return readPicture(Buffer.from(encoded ? text.slice(encoded[0].length) : text, 'base64'), size)
}

/** Whether any part of a picture is transparent. */
export async function isSeenThrough(bytes: Uint8Array): Promise<boolean> {
  const { default: sharp } = await import('sharp')
  const { isOpaque } = await sharp(bytes).stats()
  return !isOpaque
}
