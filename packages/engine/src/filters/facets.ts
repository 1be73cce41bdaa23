import { hash2 } from '../render/noise.ts'
import { createPicture, type Ink, type Picture } from './picture.ts'

export type FacetOptions = {
  /** Side of a facet in pixels where `fine` is 0. */
  readonly coarse: number
  /** Side of a facet where `fine` is 1. */
  readonly small: number
  /** Where small facets are wanted, 0 or 1 a pixel. */
  readonly fine: Float32Array
  /** Turns a facet's mean colour into its ink. */
  readonly ink: (r: number, g: number, b: number, facet: number) => Ink
  /** Half-width of the dark joints, pixels. */
  readonly joint: number
  readonly seed: number
}

/** Cuts the picture into crooked flat facets (cells around jittered points), each one tone with a slanting shade. */
export function cutFacets(source: Picture, options: FacetOptions): Picture {
  const { width, height, data } = source
  const { fine, seed } = options
  const pixels = width * height
  const facet = new Int32Array(pixels)
  const border = new Float32Array(pixels)
  const grids = [
    createGrid(width, height, options.coarse, seed),
    createGrid(width, height, options.small, seed + 77),
  ]
  const offset = grids[0].columns * grids[0].rows
  const total = offset + grids[1].columns * grids[1].rows
  const sums = new Float32Array(total * 6)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const level = fine[i] > 0.5 ? 1 : 0
      const found = nearestPoint(grids[level], x, y)
      const k = found.index + level * offset
      facet[i] = k
      border[i] = found.gap
      const s = k * 6
      sums[s] += data[i * 3]
      sums[s + 1] += data[i * 3 + 1]
      sums[s + 2] += data[i * 3 + 2]
      sums[s + 3]++
      sums[s + 4] += x
      sums[s + 5] += y
    }
  }
  const inks: Ink[] = []
  for (let k = 0; k < total; k++) {
    const n = Math.max(1, sums[k * 6 + 3])
    inks.push(options.ink(sums[k * 6] / n, sums[k * 6 + 1] / n, sums[k * 6 + 2] / n, k))
  }
  const result = createPicture(width, height)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const k = facet[i]
      const n = sums[k * 6 + 3]
      const angle = hash2(k + seed, 3) * 6.283
      const size = k < offset ? options.coarse : options.small
      const slant =
        ((x - sums[k * 6 + 4] / n) * Math.cos(angle) + (y - sums[k * 6 + 5] / n) * Math.sin(angle)) / size
      const joint = border[i] < options.joint ? 0.25 + 0.75 * Math.max(0, border[i] / options.joint) ** 2 : 1
      const tone = (1 + slant * 0.34) * joint
      const ink = inks[k]
      result.data[i * 3] = ink[0] * tone
      result.data[i * 3 + 1] = ink[1] * tone
      result.data[i * 3 + 2] = ink[2] * tone
    }
  }
  return result
}

type Grid = {
  readonly columns: number
  readonly rows: number
  readonly size: number
  /** x, y of the point of each cell. */
  readonly points: Float32Array
}

function createGrid(width: number, height: number, side: number, seed: number): Grid {
  const size = Math.max(3, side)
  const columns = Math.ceil(width / size) + 2
  const rows = Math.ceil(height / size) + 2
  const points = new Float32Array(columns * rows * 2)
  for (let row = 0, k = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, k++) {
      points[k * 2] = (column - 1 + 0.1 + 0.8 * hash2(column + seed, row)) * size
      points[k * 2 + 1] = (row - 1 + 0.1 + 0.8 * hash2(column, row + seed + 13)) * size
    }
  }
  return { columns, rows, size, points }
}

const FOUND = { index: 0, gap: 0 }

/** Index of the nearest point and how far the border to the next one is; the answer object is reused. */
function nearestPoint(grid: Grid, x: number, y: number): typeof FOUND {
  const { columns, rows, size, points } = grid
  const column = Math.floor(x / size) + 1
  const row = Math.floor(y / size) + 1
  let best = Number.POSITIVE_INFINITY
  let second = Number.POSITIVE_INFINITY
  for (let dr = -1; dr <= 1; dr++) {
    const r = row + dr
    if (r < 0 || r >= rows) continue
    for (let dc = -1; dc <= 1; dc++) {
      const c = column + dc
      if (c < 0 || c >= columns) continue
      const k = r * columns + c
      const dx = points[k * 2] - x
      const dy = points[k * 2 + 1] - y
      // Manhattan-leaning distance gives straight, splintered cells.
      const d = (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy) + Math.sqrt(dx * dx + dy * dy)
      if (d < best) {
        second = best
        best = d
        FOUND.index = k
      } else if (d < second) second = d
    }
  }
  FOUND.gap = (second - best) / 2.6
  return FOUND
}
