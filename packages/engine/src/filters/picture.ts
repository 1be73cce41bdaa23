import { inPieces } from './pause.ts'
/** RGB picture in display space (sRGB-encoded), 3 floats 0 … 1 per pixel, rows top to bottom. */
export type Picture = { readonly width: number; readonly height: number; readonly data: Float32Array }

/** Display-space color, 0 … 1 per channel. */
export type Ink = readonly [red: number, green: number, blue: number]

export const createPicture = (width: number, height: number): Picture => ({ width, height, data: new Float32Array(width * height * 3) })

/** A picture all in one color. */
export function plainPicture(width: number, height: number, ink: Ink): Picture {
  const picture = createPicture(width, height)
  inPieces(width * height, (from, to) => plainPiece(picture.data, ink, from, to))
  return picture
}

function plainPiece(data: Float32Array, [r, g, b]: Ink, from: number, to: number): void {
  for (let o = from * 3; o < to * 3; o += 3) {
    data[o] = r
    data[o + 1] = g
    data[o + 2] = b
  }
}

export const copyPicture = (picture: Picture): Picture => ({ width: picture.width, height: picture.height, data: picture.data.slice() })

/** Perceived lightness 0 … 1 of the pixel whose red value is at `offset`. */
export const lightnessAt = (data: Float32Array, offset: number): number => 0.3 * data[offset] + 0.59 * data[offset + 1] + 0.11 * data[offset + 2]

/** One lightness value per pixel. */
export function lightnessMap({ data, width, height }: Picture, map: Float32Array = new Float32Array(width * height)): Float32Array {
  inPieces(map.length, (from, to) => mapPiece(data, map, from, to))
  return map
}

function mapPiece(data: Float32Array, map: Float32Array, from: number, to: number): void {
  for (let i = from, o = from * 3; i < to; i++, o += 3) map[i] = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
}

/** `#rrggbb` as a display-space color. */
export function inkOf(hex: string): Ink {
  const n = Number.parseInt(hex.slice(1), 16)
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255]
}

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t

export const mixInk = (a: Ink, b: Ink, t: number): Ink => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)]

/** Blends `ink` over the picture by `cover` (0 … 1 per pixel), times `strength`. */
export function coverWithInk(picture: Picture, cover: Float32Array, ink: Ink, strength = 1): void {
  inPieces(cover.length, (from, to) => coverPiece(picture.data, cover, ink, strength, from, to))
}

function coverPiece(data: Float32Array, cover: Float32Array, [r, g, b]: Ink, strength: number, from: number, to: number): void {
  for (let i = from, o = from * 3; i < to; i++, o += 3) {
    const a = cover[i] * strength
    if (a <= 0.002) continue
    data[o] = data[o] + (r - data[o]) * a
    data[o + 1] = data[o + 1] + (g - data[o + 1]) * a
    data[o + 2] = data[o + 2] + (b - data[o + 2]) * a
  }
}

/** Clamps to 0 … 1. */
export const clampUnit = (v: number): number => (v > 0 ? Math.min(v, 1) : 0)

/** Clamps every channel to 0 … 1; passes that add light may exceed it. */
export function clampPicture(picture: Picture): Picture {
  const { data } = picture
  inPieces(data.length, (from, to) => clampPiece(data, from, to))
  return picture
}

function clampPiece(data: Float32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) data[i] = clampUnit(data[i])
}
