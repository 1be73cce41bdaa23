import { Gunzip, Unzlib } from 'fflate'
import { decodeLatin, decodeTextOrLatin, encodeText, join, viewOf } from './bytes.ts'
import { pngChunk, pngChunks } from './png.ts'
import { unpack, unpackInto } from './unpack.ts'

/** Signatures at the start of a hidden text; the last four letters tell whether it is compressed. */
const PLAIN = 'stealth_pnginfo'
const PACKED = 'stealth_pngcomp'
const COMMON = bitsOf(encodeText('stealth_png'))
const HEAD_BITS = (PLAIN.length + 4) * 8
/** Bytes of a pixel: red, green, blue, alpha. */
const PIXEL = 4
/** Max pixels to unpack; no tool makes larger pictures. */
const MAX_PIXELS = 16_777_216
/** Above this many pixels, a file that would unpack to more than MAX_GROWTH times its size is skipped; no drawing compresses that well. */
const SMALL_PIXELS = 4_194_304
const MAX_GROWTH = 64
/** Max IDAT chunks; programs write 8 KB or more in each. */
const MAX_PIECES = 10_000
/** Max bytes, compressed or not; settings take a few thousand. */
const MAX_HIDDEN = 64 * 1024

/**
 * Reads the text that NovelAI and others hide in the lowest bits of a PNG's alpha channel, where it survives the removal of all texts: column by
 * column, a signature, the number of bits that follow, and those bits.
 */
export function readHiddenText(png: Uint8Array): string | undefined {
  const head = readHead(png)
  if (!head || head.length > MAX_HIDDEN) return undefined
  const body = readAlphaBits(png, HEAD_BITS + Math.ceil(head.length) * 8)?.subarray(HEAD_BITS / 8)
  const text = body && head.isPacked ? unpack(body, Gunzip) : body
  return text && decodeTextOrLatin(text)
}

/** Whether there is such a text, even one that is too long or broken. */
export function hidesText(png: Uint8Array): boolean {
  return readHead(png) !== undefined
}

function readHead(png: Uint8Array): { readonly isPacked: boolean; readonly length: number } | undefined {
  const head = readAlphaBits(png, HEAD_BITS)
  const signature = head && decodeLatin(head.subarray(0, PLAIN.length))
  if (!head || (signature !== PLAIN && signature !== PACKED)) return undefined
  return { isPacked: signature === PACKED, length: viewOf(head).getUint32(PLAIN.length) / 8 }
}

/** The first bits of the alpha channel as bytes; undefined if there is no such channel, too few bits, or no such text in them. */
function readAlphaBits(png: Uint8Array, count: number): Uint8Array | undefined {
  const header = pngChunk(png, 'IHDR')
  if (header?.length !== 13) return undefined
  const [width, height] = [viewOf(header).getUint32(0), viewOf(header).getUint32(4)]
  // Only eight bits per channel, with alpha, not interlaced.
  if (header[8] !== 8 || header[9] !== 6 || header[12] !== 0) return undefined
  const pixels = width * height
  if (pixels > MAX_PIXELS || pixels < count) return undefined
  const columns = Math.ceil(count / height)
  const rows = Math.min(height, count)
  const unpacked = rows * width
  if (unpacked > SMALL_PIXELS && unpacked * PIXEL > png.length * MAX_GROWTH) return undefined
  const bits = new Uint8Array(columns * height)
  const row = new Uint8Array(1 + columns * PIXEL)
  const alpha = new Uint8Array(columns)
  const rowLength = 1 + width * PIXEL
  let [y, at] = [0, 0]
  const endRow = () => {
    nextAlpha(alpha, row)
    for (let x = 0; x < columns; x += 1) bits[x * height + y] = (alpha[x] ?? 0) & 1
    const isOther = y < COMMON.length && bits[y] !== COMMON[y]
    ;[y, at] = [y + 1, 0]
    return !isOther && y < rows
  }
  const data = packedPixels(png)
  if (!data) return undefined
  unpackInto(data, Unzlib, (part) => {
    for (let from = 0; from < part.length; ) {
      const some = Math.min(part.length - from, rowLength - at)
      if (at < row.length) row.set(part.subarray(from, from + Math.min(some, row.length - at)), at)
      from += some
      at += some
      if (at === rowLength && !endRow()) return false
    }
    return true
  })
  return y === rows ? bytesOf(bits.subarray(0, count)) : undefined
}

/** Joins the compressed pixels, because unpacking each piece costs a copy of 32 KB; undefined for a file in more pieces than programs write. */
function packedPixels(png: Uint8Array): Uint8Array | undefined {
  const pieces: Uint8Array[] = []
  for (const { type, data } of pngChunks(png)) {
    if (type === 'IDAT') pieces.push(data)
    if (pieces.length > MAX_PIECES) return undefined
  }
  return join(pieces)
}

/** Turns the alpha of one row into that of the next by the row's filter, without the other channels. Rows of hostile files may be very long. */
function nextAlpha(alpha: Uint8Array, row: Uint8Array): void {
  const filter = row[0] ?? 0
  let [left, corner] = [0, 0]
  for (let x = 0; x < alpha.length; x += 1) {
    const up = alpha[x] ?? 0
    left = ((row[(x + 1) * PIXEL] ?? 0) + guessOf(filter, left, up, corner)) & 0xff
    alpha[x] = left
    corner = up
  }
}

function guessOf(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left
    case 2:
      return up
    case 3:
      return (left + up) >> 1
    case 4:
      return paeth(left, up, corner)
    default:
      return 0
  }
}

function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [
    Math.abs(up - corner),
    Math.abs(left - corner),
    Math.abs(left + up - 2 * corner),
  ]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

function bitsOf(bytes: Uint8Array): Uint8Array {
  return Uint8Array.from(
    { length: bytes.length * 8 },
    (_, at) => ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1,
  )
}

function bytesOf(bits: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(bits.length >> 3)
  for (const [at, bit] of bits.entries()) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (7 - (at & 7)))
  return bytes
}
