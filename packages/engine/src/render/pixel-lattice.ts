/**
 * Values of every other pixel in every other row, kept for three rows: pixels between take the mean of their neighbors if these agree, which
 * saves shading three pixels of four.
 */
export type PixelLattice = {
  /** Stores the values of a pixel with even x and y. */
  readonly put: (x: number, y: number, values: Float64Array) => void
  /** Writes the mean around a pixel; false, with `into` undefined, when a neighbor is not covered or they differ too much. */
  readonly interpolate: (x: number, y: number, into: Float64Array) => boolean
}

/** Neighbors agree when they differ by at most `tolerance` of the largest value plus `slack`. */
export function createPixelLattice(
  width: number,
  channels: number,
  isCovered: (x: number, y: number) => boolean,
  tolerance: number,
  slack: number,
): PixelLattice {
  const kept = new Float32Array(width * 3 * channels)
  const indexOf = (x: number, y: number) => ((y % 3) * width + x) * channels
  return {
    put(x, y, values) {
      const at = indexOf(x, y)
      for (let c = 0; c < channels; c++) kept[at + c] = values[c]
    },
    interpolate(x, y, into) {
      const x0 = x & ~1
      const y0 = y & ~1
      const x1 = x & 1 ? x0 + 2 : x0
      const y1 = y & 1 ? y0 + 2 : y0
      if (!isCovered(x0, y0) || !isCovered(x1, y0) || !isCovered(x0, y1) || !isCovered(x1, y1)) return false
      const p = indexOf(x0, y0)
      const q = indexOf(x1, y0)
      const r = indexOf(x0, y1)
      const s = indexOf(x1, y1)
      for (let c = 0; c < channels; c++) {
        const a = kept[p + c]
        const b = kept[q + c]
        const d = kept[r + c]
        const e = kept[s + c]
        const high = Math.max(a, b, d, e)
        if (high - Math.min(a, b, d, e) > tolerance * high + slack) return false
        into[c] = (a + b + d + e) * 0.25
      }
      return true
    },
  }
}
