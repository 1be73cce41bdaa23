import { hash2 } from '../render/noise.ts'
import { pauseAlong, pauseAt } from './pause.ts'
import type { Picture } from './picture.ts'
import { type Flow, flowIndex } from './structure-tensor.ts'

/** A picture divided into cells. */
export type Cells = {
  readonly count: number
  /** Cell of each pixel. */
  readonly cell: Int32Array
}

/** Cells with the distance to their border. */
export type Tesserae = Cells & {
  /** Pixels to the nearest border of the cell. */
  readonly edge: Float32Array
}

/** Mean color of every cell, 3 floats per cell. */
export function meanInks({ data }: Picture, { cell, count }: Cells): Float32Array {
  const inks = new Float32Array(count * 3)
  const sizes = new Uint32Array(count)
  for (let i = 0, o = 0; i < cell.length; i++, o += 3) {
    pauseAlong(i)
    const k = cell[i] * 3
    inks[k] = inks[k] + data[o]
    inks[k + 1] = inks[k + 1] + data[o + 1]
    inks[k + 2] = inks[k + 2] + data[o + 2]
    sizes[cell[i]]++
  }
  for (let k = 0; k < inks.length; k++) inks[k] /= Math.max(1, sizes[(k / 3) | 0])
  return inks
}

/** A square grid; the last row and column may be cut. */
export function layGrid(width: number, height: number, size: number): Cells & { readonly columns: number } {
  const columns = Math.ceil(width / size)
  const cell = new Int32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const row = Math.floor(y / size) * columns
    for (let x = 0; x < width; x++, i++) cell[i] = row + Math.floor(x / size)
  }
  return { cell, columns, count: columns * Math.ceil(height / size) }
}

/**
 * Irregular cells about `size` pixels wide around scattered centers. With a `flow` they are squares that follow the forms, as in a mosaic;
 * without one they are splinters. `scatter` 0 is a strict grid, 1 fully random.
 */
export function layTesserae(width: number, height: number, size: number, seed: number, scatter: number, flow?: Flow): Tesserae {
  const columns = Math.ceil(width / size) + 2
  const rows = Math.ceil(height / size) + 2
  const count = columns * rows
  const centers = new Float32Array(count * 2)
  const turns = new Float32Array(count * 2)
  for (let row = 0, k = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, k++) {
      const x = (column - 0.5 + (hash2(column + seed, row) - 0.5) * scatter) * size
      const y = (row - 0.5 + (hash2(column, row + seed + 77) - 0.5) * scatter) * size
      centers[k * 2] = x
      centers[k * 2 + 1] = y
      if (!flow) continue
      const at = flowIndex(flow, x, y) * 2
      turns[k * 2] = flow.direction[at]
      turns[k * 2 + 1] = flow.direction[at + 1]
    }
  }
  const cell = new Int32Array(width * height)
  const edge = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const row = Math.floor(y / size) + 1
    for (let x = 0; x < width; x++, i++) {
      const column = Math.floor(x / size) + 1
      let best = 1e9
      let second = 1e9
      for (let n = 0; n < 9; n++) {
        const r = row + ((n / 3) | 0) - 1
        const c = column + (n % 3) - 1
        if (r < 0 || c < 0 || r >= rows || c >= columns) continue
        const k = r * columns + c
        const dx = x - centers[k * 2]
        const dy = y - centers[k * 2 + 1]
        const a = turns[k * 2]
        const b = turns[k * 2 + 1]
        const d = flow ? Math.max(Math.abs(dx * a + dy * b), Math.abs(dx * b - dy * a)) : Math.sqrt(dx * dx + dy * dy)
        if (d < best) {
          second = best
          best = d
          cell[i] = k
        } else if (d < second) second = d
      }
      edge[i] = (second - best) / 2
    }
  }
  return { count, cell, edge }
}
