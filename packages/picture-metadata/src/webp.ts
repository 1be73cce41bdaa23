import { decodeLatin, encodeText, join, viewOf } from './bytes.ts'

const HEAD = 12
const EXIF_FLAG = 0x08
const XMP_FLAG = 0x04
const ALPHA_FLAG = 0x10
/** Chunks with metadata. */
const SPEAKING = new Set(['EXIF', 'XMP ', 'C2PA'])

type Chunk = { readonly type: string; readonly data: Uint8Array; readonly end: number }

/** Yields the complete chunks of a WebP one at a time, because a file may have millions. */
function* chunksOf(webp: Uint8Array): Generator<Chunk> {
  const view = viewOf(webp)
  let at = HEAD
  while (at + 8 <= webp.length) {
    const size = view.getUint32(at + 4, true)
    if (at + 8 + size > webp.length) return
    const end = at + 8 + size + (size % 2)
    yield {
      type: decodeLatin(webp.subarray(at, at + 4)),
      data: webp.subarray(at + 8, at + 8 + size),
      end,
    }
    at = end
  }
}

/** Replaces all metadata with this XMP packet and EXIF block; the pixels stay the same. */
export function rewriteWebp(
  webp: Uint8Array,
  xmp: string,
  exif: Uint8Array | undefined,
): Uint8Array<ArrayBuffer> {
  const extended = webpChunk(webp, 'VP8X')?.slice() ?? describe(webp)
  const [flags = 0] = extended
  extended[0] = (flags & ~EXIF_FLAG) | XMP_FLAG | (exif ? EXIF_FLAG : 0)
  const kept: Uint8Array[] = []
  let [from, to] = [HEAD, HEAD]
  for (const { type, end } of chunksOf(webp)) {
    if (type === 'VP8X' || SPEAKING.has(type)) {
      if (to > from) kept.push(webp.subarray(from, to))
      from = end
    }
    to = end
  }
  if (to > from) kept.push(webp.subarray(from, to))
  // Some writers omit the padding byte of an odd last chunk.
  if (to > from && to > webp.length) kept.push(new Uint8Array(1))
  const body = join([
    encodeText('WEBP'),
    chunk('VP8X', extended),
    ...kept,
    ...(exif ? [chunk('EXIF', exif)] : []),
    chunk('XMP ', encodeText(xmp)),
  ])
  const size = new Uint8Array(4)
  viewOf(size).setUint32(0, body.length, true)
  return join([encodeText('RIFF'), size, body])
}

/** Builds the extended header for a file without one: its size and whether it has an alpha channel, from the first picture's header. */
function describe(webp: Uint8Array): Uint8Array<ArrayBuffer> {
  const lossless = webpChunk(webp, 'VP8L')
  const lossy = webpChunk(webp, 'VP8 ')
  const extended = new Uint8Array(10)
  const setSize = (width: number, height: number) => {
    const view = viewOf(extended)
    view.setUint16(4, (width - 1) & 0xffff, true)
    view.setUint16(7, (height - 1) & 0xffff, true)
  }
  if (lossless && lossless.length >= 5) {
    const bits = viewOf(lossless).getUint32(1, true)
    setSize((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
    if ((bits >>> 28) & 1) extended[0] = ALPHA_FLAG
  } else if (lossy && lossy.length >= 10) {
    const view = viewOf(lossy)
    setSize(view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff)
  } else throw new RangeError('not a whole WebP')
  return extended
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(8 + data.length + (data.length % 2))
  whole.set(encodeText(type))
  viewOf(whole).setUint32(4, data.length, true)
  whole.set(data, 8)
  return whole
}

/** The TIFF block of a WebP, if there is one; some writers add the JPEG's prefix. */
export function findWebpExif(webp: Uint8Array): Uint8Array | undefined {
  const found = webpChunk(webp, 'EXIF')
  return found && decodeLatin(found.subarray(0, 6)) === 'Exif\0\0' ? found.subarray(6) : found
}

/** The data of the first chunk of a type. */
export function webpChunk(webp: Uint8Array, wanted: string): Uint8Array | undefined {
  for (const { type, data } of chunksOf(webp)) if (type === wanted) return data
  return undefined
}
