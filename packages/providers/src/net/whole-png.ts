import { crc32 } from 'node:zlib'
import type { ImageSize } from '../image-provider.ts'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** Length, type and checksum around a chunk's data. */
const AROUND = 12
const HEADER_LENGTH = 13
/** Color types and their allowed bit depths. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

/**
 * The size of a complete PNG: every chunk present with a valid checksum, from header to end, with pixels and nothing after. Undefined otherwise.
 * Takes a tenth of decoding, and detects damage in transit.
 */
export function wholePng(bytes: Buffer): ImageSize | undefined {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined
  let size: ImageSize | undefined
  let hasPixels = false
  let at = SIGNATURE.length
  while (at + AROUND <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    const end = at + AROUND + length
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4))
      return undefined
    const type = bytes.toString('latin1', at + 4, at + 8)
    const data = bytes.subarray(at + 8, end - 4)
    if ((at === SIGNATURE.length) !== (type === 'IHDR')) return undefined
    if (type === 'IHDR') size = readHeader(data)
    if (type === 'IHDR' && !size) return undefined
    if (type === 'IDAT') hasPixels = true
    if (type === 'IEND') return hasPixels && end === bytes.length ? size : undefined
    at = end
  }
  return undefined
}

function readHeader(data: Buffer): ImageSize | undefined {
  if (data.length !== HEADER_LENGTH) return undefined
  const [depth, color, compression, filter, interlace] = data.subarray(8)
  const isKnown =
    DEPTHS[color ?? -1]?.includes(depth ?? 0) && compression === 0 && filter === 0 && (interlace ?? 2) < 2
  return isKnown ? { width: data.readUInt32BE(0), height: data.readUInt32BE(4) } : undefined
}
