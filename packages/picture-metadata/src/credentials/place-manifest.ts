import { encodeText, join, viewOf } from '../bytes.ts'
import { jpegSegments } from '../jpeg.ts'
import { formatOf } from '../picture-metadata.ts'
import { writePngChunk } from '../png.ts'

/** Signature and first chunk of a PNG. */
const PNG_START = 33
const PNG_OVERHEAD = 12
/** Header of a JPEG segment: marker and length, JUMBF identifier, box number, part number. */
const SEGMENT = 12
const JFIF = 0xe0
/** The two-byte length of a segment counts itself, but not the marker. */
const MAX_SEGMENT = 0xffff + 2

/** Position of a manifest in a file. */
export type ManifestPlace = {
  /** The finished file without the manifest. */
  readonly rest: Uint8Array
  /** Offset in `rest` at which the manifest is inserted. */
  readonly at: number
  /** Bytes that the manifest takes in the file, with its container. */
  readonly length: number
  readonly wrap: (manifest: Uint8Array) => Uint8Array
}

/** Position for a manifest of `size` bytes, an even number; undefined if it does not fit, or the format cannot hold one. */
export function placeManifest(bytes: Uint8Array, size: number): ManifestPlace | undefined {
  switch (formatOf(bytes)) {
    case 'png':
      return {
        rest: bytes,
        at: PNG_START,
        length: size + PNG_OVERHEAD,
        wrap: (manifest) => writePngChunk('caBX', manifest),
      }
    case 'jpg':
      return placeInJpeg(bytes, size)
    case 'webp':
      return placeInWebp(bytes, size)
    default:
      return undefined
  }
}

/** After the JFIF header, which must come first. */
function placeInJpeg(bytes: Uint8Array, size: number): ManifestPlace | undefined {
  const length = size + SEGMENT
  if (length > MAX_SEGMENT) return undefined
  const [first] = jpegSegments(bytes)
  const at = first?.marker === JFIF ? 2 + first.whole.length : 2
  const wrap = (manifest: Uint8Array) => {
    const head = Uint8Array.of(0xff, 0xeb, 0, 0, 0x4a, 0x50, 0, 1, 0, 0, 0, 1)
    viewOf(head).setUint16(2, manifest.length + SEGMENT - 2)
    return join([head, manifest])
  }
  return { rest: bytes, at, length, wrap }
}

/** At the end; the file's header holds its total length. */
function placeInWebp(bytes: Uint8Array, size: number): ManifestPlace {
  const length = 8 + size
  const rest = bytes.slice()
  viewOf(rest).setUint32(4, bytes.length + length - 8, true)
  const wrap = (manifest: Uint8Array) => {
    const head = new Uint8Array(8)
    head.set(encodeText('C2PA'))
    viewOf(head).setUint32(4, manifest.length, true)
    return join([head, manifest])
  }
  return { rest, at: bytes.length, length, wrap }
}
