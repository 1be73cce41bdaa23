import { fbm, hash2, valueNoise } from '../../render/noise.ts'
import type { Box, Rgb } from '../../render/scene.ts'

export type Face = Box['face']

/** Writes a plain surface point that emits no light. */
export function matte(out: Float64Array, r: number, g: number, b: number, specular = 0.04): void {
  out[0] = r
  out[1] = g
  out[2] = b
  out[3] = 0
  out[4] = 0
  out[5] = 0
  out[6] = specular
  out[7] = 0
}

/** Makes the written point emit light as well. */
export function glow(out: Float64Array, r: number, g: number, b: number): void {
  out[3] = r
  out[4] = g
  out[5] = b
}

export const plain = (color: Rgb, specular = 0.04): Face => (_axis, _u, _v, _x, _y, _z, out) => matte(out, color[0], color[1], color[2], specular)

/** Slightly uneven wall paint or plaster. */
export const plaster = (color: Rgb): Face => (_axis, u, v, _x, _y, _z, out) => {
  const n = 0.9 + 0.2 * fbm(u * 1.7 + 3, v * 1.7, 4)
  matte(out, color[0] * n, color[1] * n, color[2] * n)
}

/** Courses of bricks or stones, `width` by `height` meters, in two colors. */
export const masonry = (a: Rgb, b: Rgb, width: number, height: number, joint = 0.06): Face => (_axis, u, v, _x, _y, _z, out) => {
  const row = Math.floor(v / height)
  const column = u / width + (row & 1) * 0.5
  const stone = Math.floor(column)
  const du = column - stone
  const dv = v / height - row
  const edge = (joint * height) / width
  const t = hash2(stone * 7 + 3, row * 13 + 5)
  const grain = 0.86 + 0.28 * valueNoise(u * 9, v * 9)
  if (du < edge || du > 1 - edge || dv < joint || dv > 1 - joint) {
    matte(out, (a[0] + b[0]) * 0.24, (a[1] + b[1]) * 0.25, (a[2] + b[2]) * 0.27)
  } else {
    matte(out, (a[0] + (b[0] - a[0]) * t) * grain, (a[1] + (b[1] - a[1]) * t) * grain, (a[2] + (b[2] - a[2]) * t) * grain)
  }
}

/** Wooden boards, `width` meters each, along u or, if `upright`, along v. */
export const boards = (a: Rgb, b: Rgb, width: number, upright = false, specular = 0.12): Face => (_axis, u, v, _x, _y, _z, out) => {
  const p = upright ? u : v
  const q = upright ? v : u
  const board = Math.floor(p / width)
  const within = p / width - board
  const t = hash2(board + 11, 7) * 0.7 + 0.3 * fbm(q * 2.2 + board * 9, p * 26, 3)
  const seam = within < 0.03 || within > 0.97 ? 0.45 : 1
  matte(out, (a[0] + (b[0] - a[0]) * t) * seam, (a[1] + (b[1] - a[1]) * t) * seam, (a[2] + (b[2] - a[2]) * t) * seam, specular)
}

/** Square tiles of two alternating colors. */
export const tiles = (a: Rgb, b: Rgb, side: number, specular = 0.3): Face => (_axis, u, v, _x, _y, _z, out) => {
  const i = Math.floor(u / side)
  const j = Math.floor(v / side)
  const du = u / side - i
  const dv = v / side - j
  const color = (i + j) & 1 ? a : b
  const joint = du < 0.02 || du > 0.98 || dv < 0.02 || dv > 0.98 ? 0.6 : 0.94 + 0.12 * hash2(i, j)
  matte(out, color[0] * joint, color[1] * joint, color[2] * joint, specular)
}

/** Straw in overlapping courses. */
export const thatch = (lit: Rgb): Face => (_axis, u, v, _x, _y, _z, out) => {
  const course = (v / 0.34) % 1
  const straw = 0.8 + 0.2 * Math.sin(u * 61 + Math.sin(u * 23) * 3) + 0.1 * Math.sin(u * 140 + v * 9)
  const k = straw * (0.62 + 0.42 * course)
  matte(out, lit[0] * k, lit[1] * k, lit[2] * k)
}

export type Slab = Omit<Box, 'instance'>

export const slab = (x0: number, y0: number, z0: number, x1: number, y1: number, z1: number, face: Face, castsShadow = true): Slab =>
  ({ min: [x0, y0, z0], max: [x1, y1, z1], face, castsShadow })

/** A slab that casts no shadow. */
export const shadowless = (x0: number, y0: number, z0: number, x1: number, y1: number, z1: number, face: Face): Slab =>
  slab(x0, y0, z0, x1, y1, z1, face, false)

/** A flat slab that casts no shadow: center x and bottom y, front and back, and size. */
export const panel = (x: number, y: number, front: number, back: number, width: number, height: number, face: Face): Slab =>
  shadowless(x - width / 2, y, front, x + width / 2, y + height, back, face)
