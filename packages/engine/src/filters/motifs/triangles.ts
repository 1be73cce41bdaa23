import { hash2 } from '../../render/noise.ts'
import { pause } from '../pause.ts'
import { createPicture, type Picture } from '../picture.ts'

/** Positions along each side of a window that are tried for a corner. */
const LOOKS = 7

/**
 * A mesh of triangles over the picture with corners attracted to `pull` (0 … 1 per pixel: outlines), each in one flat color. `size` is the
 * distance between corners in pixels; `tone` varies the light between facets.
 */
export function facet(source: Picture, pull: Float32Array, size: number, seed: number, tone: number): Picture {
  const { width, height } = source
  const columns = Math.ceil(width / size) + 1
  const rows = Math.ceil(height / size) + 1
  const corners = new Float32Array(columns * rows * 2)
  for (let row = 0, k = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, k += 2) {
      const [x, y] = cornerAt(source, pull, column, row, size, seed)
      corners[k] = column === 0 ? 0 : column === columns - 1 ? width : x
      corners[k + 1] = row === 0 ? 0 : row === rows - 1 ? height : y
    }
  }
  const picture = createPicture(width, height)
  for (let row = 0; row < rows - 1; row++) {
    pause()
    for (let column = 0; column < columns - 1; column++) {
      const a = (row * columns + column) * 2
      const b = a + 2
      const c = a + columns * 2
      const d = c + 2
      // The diagonal joins the two corners with similar colors, so that outlines run along edges.
      const falling = unlike(source, corners, a, d) < unlike(source, corners, b, c)
      const first = falling ? [a, b, d] : [a, b, c]
      const second = falling ? [a, d, c] : [b, d, c]
      for (const [n, triangle] of [first, second].entries()) fill(picture, source, corners, triangle, 1 + (hash2(column * 2 + n, row + seed) - 0.5) * tone)
    }
  }
  return picture
}

/** The point in a corner's window with the strongest outline. */
function cornerAt({ width, height }: Picture, pull: Float32Array, column: number, row: number, size: number, seed: number): readonly [number, number] {
  let x = (column + (hash2(column, row + seed) - 0.5) * 0.5) * size
  let y = (row + (hash2(column + seed, row) - 0.5) * 0.5) * size
  let most = 0.25
  for (let n = 0; n < LOOKS * LOOKS; n++) {
    const px = Math.round((column + ((n % LOOKS) / (LOOKS - 1) - 0.5) * 0.84) * size)
    const py = Math.round((row + (Math.floor(n / LOOKS) / (LOOKS - 1) - 0.5) * 0.84) * size)
    if (px < 0 || py < 0 || px >= width || py >= height) continue
    const strength = pull[py * width + px]
    if (strength <= most) continue
    most = strength
    x = px
    y = py
  }
  return [x, y]
}

function pixelAt({ width, height }: Picture, x: number, y: number): number {
  const px = Math.min(width - 1, Math.max(0, x | 0))
  return (Math.min(height - 1, Math.max(0, y | 0)) * width + px) * 3
}

function unlike(source: Picture, corners: Float32Array, a: number, b: number): number {
  const i = pixelAt(source, corners[a], corners[a + 1])
  const j = pixelAt(source, corners[b], corners[b + 1])
  let sum = 0
  for (let c = 0; c < 3; c++) sum += Math.abs(source.data[i + c] - source.data[j + c])
  return sum
}

/** Weights of the seven points inside a triangle whose mean gives its color. */
// biome-ignore format: one row
const INSIDE = [[1, 1, 1], [2, 1, 1], [1, 2, 1], [1, 1, 2], [4, 1, 1], [1, 4, 1], [1, 1, 4]] as const

function fill(picture: Picture, source: Picture, corners: Float32Array, [a, b, c]: number[], tone: number): void {
  const { width, height, data } = picture
  const ax = corners[a]
  const ay = corners[a + 1]
  const bx = corners[b]
  const by = corners[b + 1]
  const cx = corners[c]
  const cy = corners[c + 1]
  let red = 0
  let green = 0
  let blue = 0
  for (const [wa, wb, wc] of INSIDE) {
    const w = wa + wb + wc
    const o = pixelAt(source, (ax * wa + bx * wb + cx * wc) / w, (ay * wa + by * wb + cy * wc) / w)
    red += source.data[o]
    green += source.data[o + 1]
    blue += source.data[o + 2]
  }
  const share = tone / INSIDE.length
  const turn = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) >= 0 ? 1 : -1
  const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)))
  const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)))
  for (let y = Math.max(0, Math.floor(Math.min(ay, by, cy))); y <= bottom; y++) {
    for (let x = Math.max(0, Math.floor(Math.min(ax, bx, cx))); x <= right; x++) {
      const px = x + 0.5
      const py = y + 0.5
      // Half a pixel of overlap avoids seams between neighbors.
      const slack = -0.7 * Math.max(1, Math.abs(bx - ax) + Math.abs(by - ay))
      if (((bx - ax) * (py - ay) - (by - ay) * (px - ax)) * turn < slack) continue
      if (((cx - bx) * (py - by) - (cy - by) * (px - bx)) * turn < slack) continue
      if (((ax - cx) * (py - cy) - (ay - cy) * (px - cx)) * turn < slack) continue
      const o = (y * width + x) * 3
      data[o] = red * share
      data[o + 1] = green * share
      data[o + 2] = blue * share
    }
  }
}
