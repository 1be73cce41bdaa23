import { join, viewOf } from '../bytes.ts'
import { isJumbfSegment, jpegSegments } from '../jpeg.ts'
import { formatOf } from '../picture-metadata.ts'
import { pngChunk } from '../png.ts'
import { webpChunk } from '../webp.ts'

/** Of a segment: its mark, which box, which part of it. */
const PART_HEAD = 8

/** The store of C2PA manifests in a PNG, JPEG or WebP, as the JUMBF box that it is; undefined where there is none. */
export function findManifests(bytes: Uint8Array): Uint8Array | undefined {
  const format = formatOf(bytes)
  if (format === 'png') return pngChunk(bytes, 'caBX')
  if (format === 'webp') return webpChunk(bytes, 'C2PA')
  return format === 'jpg' ? joinParts(bytes) : undefined
}

/** A box that is larger than a segment goes on in further ones, each with the box's head before its part. */
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
    // A length of 1 says that the real one follows in eight bytes.
    const head = viewOf(part).getUint32(0) === 1 ? 16 : 8
    parts.push(parts.length === 0 ? part : part.subarray(head))
  }
  return parts.length === 0 ? undefined : join(parts)
}
