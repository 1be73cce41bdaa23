import { hash2, valueNoise } from '../../render/noise.ts'
import { pauseAt } from '../pause.ts'
import { createPicture, type Ink, inkOf, mixInk, type Picture } from '../picture.ts'

const CLAY: readonly Ink[] = ['#8d4f3c', '#7a4536', '#99604a', '#6d4238'].map(inkOf)
const MORTAR = inkOf('#9a9088')

export type Wall = {
  readonly picture: Picture
  /** Height of the wall's surface per pixel, 0 in the joints … 1. */
  readonly relief: Float32Array
}

/** A weathered brick wall; bricks are `brick` pixels long. */
export function createBrickWall(width: number, height: number, brick: number, seed: number): Wall {
  const picture = createPicture(width, height)
  const relief = new Float32Array(width * height)
  const course = brick * 0.36
  const joint = 0.055
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const row = Math.floor(y / course)
    const v = y / course - row
    const shift = (row & 1) * 0.5
    for (let x = 0; x < width; x++, i++) {
      const along = x / brick + shift
      const column = Math.floor(along)
      const u = along - column
      const rough = valueNoise((x / brick) * 9 + seed, (y / brick) * 9)
      const fine = hash2(x + seed, y) - 0.5
      const edge = Math.min(Math.min(u, 1 - u), Math.min(v, 1 - v) * 0.36) - rough * 0.018
      const face = edge > joint ? 1 : edge > joint * 0.35 ? (edge - joint * 0.35) / (joint * 0.65) : 0
      const clay = CLAY[Math.floor(hash2(column + 31, row) * CLAY.length)]
      const tone = 0.82 + 0.3 * (rough - 0.5) + fine * 0.12 + (hash2(column, row + 7) - 0.5) * 0.16
      const ink = mixInk(MORTAR, clay, face)
      const o = i * 3
      picture.data[o] = ink[0] * tone
      picture.data[o + 1] = ink[1] * tone
      picture.data[o + 2] = ink[2] * tone
      relief[i] = face * 0.8 + rough * 0.25 + fine * 0.1
    }
  }
  return { picture, relief }
}
