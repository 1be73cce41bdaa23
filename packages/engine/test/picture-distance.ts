import type { Picture } from '../src/filters/picture.ts'

/** Cells per side of the grids on which pictures are compared: position of things, then light and color overall. */
const GRIDS = [32, 16, 8] as const

/**
 * How different two pictures look: the mean distance in Oklab between the mean colors of cells at the same place, over three grids, times 100.
 * Leaves and grass in other positions count nothing; a subject that moved, another light or another place count. 0 is the same picture, black
 * against white is 100.
 */
export function pictureDistance(a: Looks, b: Looks): number {
  let sum = 0
  for (const [k, cells] of a.entries()) {
    let apart = 0
    for (let i = 0; i < cells.length; i += 3) apart += Math.hypot(...[0, 1, 2].map((c) => cells[i + c] - b[k][i + c]))
    sum += apart / (cells.length / 3)
  }
  return (100 * sum) / a.length
}

/** The colors of each grid's cells, Oklab. */
export type Looks = readonly Float64Array[]

export const looksOf = (picture: Picture): Looks => GRIDS.map((side) => cellsOf(picture, side))

function cellsOf({ width, height, data }: Picture, side: number): Float64Array {
  const cells = new Float64Array(side * side * 3)
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const [left, right] = [column, column + 1].map((edge) => Math.floor((edge * width) / side))
      const [top, bottom] = [row, row + 1].map((edge) => Math.floor((edge * height) / side))
      const sum = [0, 0, 0]
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) for (let c = 0; c < 3; c++) sum[c] += linear(data[(y * width + x) * 3 + c])
      const count = Math.max(1, (right - left) * (bottom - top))
      cells.set(oklab(sum[0] / count, sum[1] / count, sum[2] / count), (row * side + column) * 3)
    }
  return cells
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function oklab(r: number, g: number, b: number): [number, number, number] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
