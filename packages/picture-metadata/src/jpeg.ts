import { decodeLatin, encodeText, join, viewOf } from './bytes.ts'

const EXIF = 'Exif\0\0'
const XMP = 'http://ns.adobe.com/xap/1.0/\0'
const APP1 = 0xe1
const APP13 = 0xed
const COMMENT = 0xfe
const START_OF_SCAN = 0xda

type Segment = { readonly marker: number; readonly whole: Uint8Array; readonly data: Uint8Array }

/** The segments before the pixels, then everything from the pixels on. */
function split(jpeg: Uint8Array): { readonly segments: Segment[]; readonly rest: Uint8Array } {
  const view = viewOf(jpeg)
  const segments: Segment[] = []
  let at = 2
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== START_OF_SCAN) {
    const end = at + 2 + view.getUint16(at + 2)
    if (end > jpeg.length || end < at + 4) break
    segments.push({
      marker: jpeg[at + 1] ?? 0,
      whole: jpeg.subarray(at, end),
      data: jpeg.subarray(at + 4, end),
    })
    at = end
  }
  return { segments, rest: jpeg.subarray(at) }
}

/** The same pixels with this XMP packet and EXIF block, and nothing else that was said in it; colors keep their profile. */
export function rewriteJpeg(
  jpeg: Uint8Array,
  xmp: string,
  exif: Uint8Array | undefined,
): Uint8Array<ArrayBuffer> {
  const { segments, rest } = split(jpeg)
  const kept = segments.filter(({ marker }) => marker !== APP1 && marker !== APP13 && marker !== COMMENT)
  const isHeader = ({ marker }: Segment) => marker === 0xe0
  return join([
    jpeg.subarray(0, 2),
    ...kept.filter(isHeader).map(({ whole }) => whole),
    ...(exif ? [segment(join([encodeText(EXIF), exif]))] : []),
    segment(join([encodeText(XMP), encodeText(xmp)])),
    ...kept.filter((one) => !isHeader(one)).map(({ whole }) => whole),
    rest,
  ])
}

function segment(data: Uint8Array): Uint8Array {
  if (data.length > 65_533) throw new RangeError('a JPEG segment holds 65533 bytes')
  const head = Uint8Array.of(0xff, APP1, 0, 0)
  viewOf(head).setUint16(2, data.length + 2)
  return join([head, data])
}

/** The TIFF block of a JPEG, if it has one. */
export function findJpegExif(jpeg: Uint8Array): Uint8Array | undefined {
  for (const { marker, data } of split(jpeg).segments)
    if (marker === APP1 && decodeLatin(data.subarray(0, EXIF.length)) === EXIF)
      return data.subarray(EXIF.length)
  return undefined
}
