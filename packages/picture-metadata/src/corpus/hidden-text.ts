import { gzipSync, zlibSync } from 'fflate'
import { encodeText, join, viewOf } from '../bytes.ts'
import { chunk, PNG_HEAD, u32 } from './containers.ts'

const PIXEL = 4

/** A PNG with a text in the lowest bits of its alpha channel, column by column; its rows use all five filters. */
export function pngHiding(
  text: string,
  kind: 'stealth_pnginfo' | 'stealth_pngcomp',
  height = 64,
): Uint8Array {
  const body = kind === 'stealth_pngcomp' ? gzipSync(encodeText(text)) : encodeText(text)
  return pngOf(join([encodeText(kind), u32(body.length * 8), body]), height)
}

/** A PNG of the same kind whose alpha channel holds these bytes. */
export function pngOf(hidden: Uint8Array, height: number): Uint8Array {
  const width = Math.ceil((hidden.length * 8) / height) + 3
  const pixels = Uint8Array.from({ length: width * height * PIXEL }, (_, at) => (at * 37 + (at >> 5)) & 0xff)
  for (let at = 0; at < width * height; at += 1) {
    const bit = ((hidden[at >> 3] ?? 0) >> (7 - (at & 7))) & 1
    pixels[((at % height) * width + Math.floor(at / height)) * PIXEL + 3] = 254 | bit
  }
  return pngOfRows({ width, height, rows: filtered(pixels, width * PIXEL) })
}

/** A PNG of one color that compresses to few bytes; the first column of its alpha channel holds these bytes. */
export function flatPngOf(hidden: Uint8Array, width: number, height: number): Uint8Array {
  const rows = new Uint8Array(height * (1 + width * PIXEL))
  for (let at = 0; at < hidden.length * 8; at += 1)
    rows[at * (1 + width * PIXEL) + PIXEL] = ((hidden[at >> 3] ?? 0) >> (7 - (at & 7))) & 1
  return pngOfRows({ width, height, rows })
}

function pngOfRows(of: {
  readonly width: number
  readonly height: number
  readonly rows: Uint8Array
}): Uint8Array {
  const header = new Uint8Array(13)
  viewOf(header).setUint32(0, of.width)
  viewOf(header).setUint32(4, of.height)
  header.set([8, 6], 8)
  const data = zlibSync(of.rows)
  const half = data.length >> 1
  return join([
    PNG_HEAD,
    chunk('IHDR', header),
    chunk('IDAT', data.subarray(0, half)),
    chunk('IDAT', data.subarray(half)),
    chunk('IEND'),
  ])
}

function filtered(pixels: Uint8Array, rowLength: number): Uint8Array {
  const rows: Uint8Array[] = []
  for (let start = 0; start < pixels.length; start += rowLength) {
    const filter = (rows.length / 2) % 5
    const row = pixels.subarray(start, start + rowLength).map((byte, at) => {
      const left = at < PIXEL ? 0 : (pixels[start + at - PIXEL] ?? 0)
      const up = pixels[start + at - rowLength] ?? 0
      const corner = at < PIXEL ? 0 : (pixels[start + at - PIXEL - rowLength] ?? 0)
      const guess = left + up - corner
      const [nearest = 0] = [left, up, corner].sort((a, b) => Math.abs(guess - a) - Math.abs(guess - b))
      return byte - ([0, left, up, (left + up) >> 1, nearest][filter] ?? 0)
    })
    rows.push(Uint8Array.of(filter), row)
  }
  return join(rows)
}
