import { decodeLatin, decodeTextOrLatin, encodeText, join, trimZeros, viewOf } from './bytes.ts'

const EXIF = 'Exif\0\0'
const XMP = 'http://ns.adobe.com/xap/1.0/\0'
/** Offset of the file's first marker. */
const START = 2
const APP0 = 0xe0
const APP1 = 0xe1
const APP11 = 0xeb
const APP13 = 0xed
const COMMENT = 0xfe
/** Markers of all metadata in a JPEG, except Content Credentials. */
const SPEAKING = new Set([APP1, APP13, COMMENT])
const START_OF_SCAN = 0xda

type Segment = { readonly marker: number; readonly whole: Uint8Array; readonly data: Uint8Array }

/** Yields the segments before the pixels one at a time, because a file may have millions. */
export function* jpegSegments(jpeg: Uint8Array): Generator<Segment> {
  const view = viewOf(jpeg)
  let at = START
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== START_OF_SCAN) {
    const end = at + 2 + view.getUint16(at + 2)
    if (end > jpeg.length || end < at + 4) return
    yield {
      marker: jpeg[at + 1] ?? 0,
      whole: jpeg.subarray(at, end),
      data: jpeg.subarray(at + 4, end),
    }
    at = end
  }
}

/** Whether an APP11 segment carries a part of Content Credentials. */
export function isJumbfSegment({ marker, data }: Pick<Segment, 'marker' | 'data'>): boolean {
  return marker === APP11 && decodeLatin(data.subarray(0, 2)) === 'JP'
}

/** Replaces all metadata with this XMP packet and EXIF block; the pixels and the color profile stay the same. */
export function rewriteJpeg(
  jpeg: Uint8Array,
  xmp: string,
  exif: Uint8Array | undefined,
): Uint8Array<ArrayBuffer> {
  const headers: Uint8Array[] = []
  const others: Uint8Array[] = []
  let [from, to] = [START, START]
  for (const one of jpegSegments(jpeg)) {
    const end = to + one.whole.length
    const isHeader = one.marker === APP0
    if (isHeader) headers.push(one.whole)
    if (isHeader || SPEAKING.has(one.marker) || isJumbfSegment(one)) {
      if (to > from) others.push(jpeg.subarray(from, to))
      from = end
    }
    to = end
  }
  return join([
    jpeg.subarray(0, START),
    ...headers,
    ...(exif ? [segment(join([encodeText(EXIF), exif]))] : []),
    segment(join([encodeText(XMP), encodeText(xmp)])),
    ...others,
    jpeg.subarray(from),
  ])
}

function segment(data: Uint8Array): Uint8Array {
  if (data.length > 65_533) throw new RangeError('a JPEG segment holds 65533 bytes')
  const head = Uint8Array.of(0xff, APP1, 0, 0)
  viewOf(head).setUint16(2, data.length + 2)
  return join([head, data])
}

/** The TIFF block of a JPEG, if there is one. */
export function findJpegExif(jpeg: Uint8Array): Uint8Array | undefined {
  for (const { marker, data } of jpegSegments(jpeg))
    if (marker === APP1 && decodeLatin(data.subarray(0, EXIF.length)) === EXIF)
      return data.subarray(EXIF.length)
  return undefined
}

/** A JPEG's comment outside EXIF, and its IPTC caption. */
export function readJpegTexts(jpeg: Uint8Array): { comment?: string; caption?: string } {
  const found: { comment?: string; caption?: string } = {}
  for (const { marker, data } of jpegSegments(jpeg)) {
    if (marker === COMMENT) found.comment ??= trimZeros(decodeTextOrLatin(data))
    if (marker === APP13) {
      const caption = readCaption(data)
      if (caption !== undefined) found.caption ??= caption
    }
  }
  return found
}

const PHOTOSHOP = 'Photoshop 3.0\0'
const IPTC_BLOCK = 0x0404
const CAPTION = 120

/** A Photoshop block is `8BIM`, a number, a name of even length, then the data; IPTC's data is a list of records. */
function readCaption(data: Uint8Array): string | undefined {
  if (decodeLatin(data.subarray(0, PHOTOSHOP.length)) !== PHOTOSHOP) return undefined
  const view = viewOf(data)
  for (let at = PHOTOSHOP.length; at + 12 <= data.length; ) {
    const nameLength = (data[at + 6] ?? 0) + 1
    const sizeAt = at + 6 + nameLength + (nameLength % 2)
    if (sizeAt + 4 > data.length) return undefined
    const size = view.getUint32(sizeAt)
    if (view.getUint16(at + 4) === IPTC_BLOCK) return captionIn(data.subarray(sizeAt + 4, sizeAt + 4 + size))
    at = sizeAt + 4 + size + (size % 2)
  }
  return undefined
}

function captionIn(records: Uint8Array): string | undefined {
  const view = viewOf(records)
  for (let at = 0; at + 5 <= records.length && records[at] === 0x1c; ) {
    const size = view.getUint16(at + 3)
    if (records[at + 1] === 2 && records[at + 2] === CAPTION)
      return decodeTextOrLatin(records.subarray(at + 5, at + 5 + size))
    at += 5 + size
  }
  return undefined
}
