import { Gunzip, Unzlib } from 'fflate'
import { decodeLatin, decodeTextOrLatin, encodeText, viewOf } from './bytes.ts'
import { pngChunk, pngChunks } from './png.ts'
import { MAX_TEXT, unpack, unpackInto } from './unpack.ts'

/** Letters by which a hidden text begins: its last four say whether it is compressed. */
const PLAIN = 'stealth_pnginfo'
const PACKED = 'stealth_pngcomp'
const COMMON = bitsOf(encodeText('stealth_png'))
const HEAD_BITS = (PLAIN.length + 4) * 8
/** Bytes of a pixel: red, green, blue, alpha. */
const PIXEL = 4
/** Larger pictures than tools make are not unpacked for this. */
const MAX_PIXELS = 16_777_216

/**
 * The text that NovelAI and others hide in the lowest bits of a PNG's alpha channel, where it outlives what takes all texts away: column by
 * column, the letters above, how many bits follow, and those.
 */
export function readHiddenText(png: Uint8Array): string | undefined {
  const head = readAlphaBits(png, HEAD_BITS)
  if (!head) return undefined
  const signature = decodeLatin(head.subarray(0, PLAIN.length))
  const length = viewOf(head).getUint32(PLAIN.length) / 8
  if ((signature !== PLAIN && signature !== PACKED) || length > MAX_TEXT) return undefined
  const body = readAlphaBits(png, HEAD_BITS + Math.ceil(length) * 8)?.subarray(HEAD_BITS / 8)
  const text = body && signature === PACKED ? unpack(body, Gunzip) : body
  return text && decodeTextOrLatin(text)
}

/** The first bits of the alpha channel as bytes; undefined for a picture that has none, too few of them, or no such text in them. */
function readAlphaBits(png: Uint8Array, count: number): Uint8Array | undefined {
  const header = pngChunk(png, 'IHDR')
  if (header?.length !== 13) return undefined
  const [width, height] = [viewOf(header).getUint32(0), viewOf(header).getUint32(4)]
  // Eight bits a channel, with alpha, its rows in order.
  if (header[8] !== 8 || header[9] !== 6 || header[12] !== 0) return undefined
  if (width * height > MAX_PIXELS || width * height < count) return undefined
  const columns = Math.ceil(count / height)
  const bits = new Uint8Array(columns * height)
  const row = new Uint8Array(1 + columns * PIXEL)
  let above = new Uint8Array(columns * PIXEL)
  const rowLength = 1 + width * PIXEL
  let [y, at] = [0, 0]
  const endRow = () => {
    above = unfilter(row, above)
    for (let x = 0; x < columns; x += 1) bits[x * height + y] = (above[x * PIXEL + 3] ?? 0) & 1
    const isOther = y < COMMON.length && bits[y] !== COMMON[y]
    ;[y, at] = [y + 1, 0]
    return !isOther && y < height
  }
  const data = [...pngChunks(png)].filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data)
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
  return y === height ? bytesOf(bits.subarray(0, count)) : undefined
}

/** A row's first pixels as they are, by its filter and the row above. */
function unfilter([filter = 0, ...row]: Uint8Array, above: Uint8Array): Uint8Array<ArrayBuffer> {
  const plain = new Uint8Array(row.length)
  for (const [at, byte] of row.entries()) {
    const left = plain[at - PIXEL] ?? 0
    const up = above[at] ?? 0
    const corner = at < PIXEL ? 0 : (above[at - PIXEL] ?? 0)
    plain[at] = byte + ([0, left, up, (left + up) >> 1, nearest(left, up, corner)][filter] ?? 0)
  }
  return plain
}

/** Paeth's guess. */
function nearest(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [left, up, corner].map((value) => Math.abs(guess - value)) as [
    number,
    number,
    number,
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
