import { join, viewOf } from '../bytes.ts'
import { isJumbfSegment, jpegSegments } from '../jpeg.ts'
import { formatOf } from '../picture-metadata.ts'
import { pngChunk } from '../png.ts'
import { webpChunk } from '../webp.ts'

/** Header of a segment's part: identifier, box number, part number. */
const PART_HEAD = 8

/** The C2PA manifest store of a PNG, JPEG or WebP, as a JUMBF box; undefined if there is none. */
export function findManifests(bytes: Uint8Array): Uint8Array | undefined {
  const format = formatOf(bytes)
  if (format === 'png') return pngChunk(bytes, 'caBX')
  if (format === 'webp') return webpChunk(bytes, 'C2PA')
  return format === 'jpg' ? joinParts(bytes) : undefined
}

/** Joins a box that spans several segments; each repeats the box's header before its part. */
function joinParts(jpeg: Uint8Array): Uint8Array | undefined {
  const parts: Uint8Array[] = []
  let box: number | undefined
  for (const segment of jpegSegments(jpeg)) {
    const { data } = segment
    if (!isJumbfSegment(segment) || data.length < PART_HEAD + 8) continue
    const number = viewOf(data).getUint16(2)
    box ??= number
    if (number !== box) continue
    const part = data.subarray(PART_HEAD)
    // A length of 1 means that the actual length follows in eight bytes.
    const head = viewOf(part).getUint32(0) === 1 ? 16 : 8
    parts.push(parts.length === 0 ? part : part.subarray(head))
  }
  return parts.length === 0 ? undefined : join(parts)
}
