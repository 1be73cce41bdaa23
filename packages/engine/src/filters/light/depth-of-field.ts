import { FAR, type GBuffer } from '../../render/g-buffer.ts'
import { scratch } from '../../render/scratch.ts'
import { boxBlur } from '../box-blur.ts'
import { pauseAt } from '../pause.ts'

export type Lens = {
  /** Distance in focus, meters. */
  readonly focus: number
  /** Blur radius in pixels of something infinitely far. */
  readonly aperture: number
}

/** Max brightness that takes part in the blur, so that lamps grow into discs instead of clouds. */
const CEILING = 6

/**
 * Thin-lens blur of the linear picture behind (and a little in front of) the focus. Sharp areas never bleed into blurred ones: the blur averages
 * out-of-focus pixels only. Returns a new color buffer.
 */
export function focusLens(buffer: GBuffer, lens: Lens): Float32Array {
  const { width, height, depth, color } = buffer
  const w = Math.max(1, width >> 1)
  const h = Math.max(1, height >> 1)
  const size = w * h * 4
  const layer = scratch(size, size).fill(0)
  for (let y = 0; y < h; y++) {
    pauseAt(y)
    gatherRow(buffer, layer, y * w * 4, w, Math.min(height - 1, y * 2) * width, lens)
  }
  const copy = scratch(size, 2 * size)
  copy.set(layer)
  const near = boxBlur(copy, w, h, 4, Math.max(1, lens.aperture * 0.17), 2)
  const far = boxBlur(layer, w, h, 4, Math.max(1, lens.aperture * 0.222), 2)
  const result = color.slice()
  for (let y = 0; y < height; y++) {
    pauseAt(y)
    blurRow(depth, near, far, result, lens, width, w, h, y)
  }
  return result
}

/** Collects every other pixel of a row that is out of focus, weighted by its blur. */
function gatherRow({ width, depth, color }: GBuffer, layer: Float32Array, to: number, w: number, row: number, lens: Lens): void {
  for (let x = 0, m = to; x < w; x++, m += 4) {
    const i = row + Math.min(width - 1, x * 2)
    const circle = circleAt(depth[i], lens)
    // The layer already is zero there.
    if (circle <= 0.6) continue
    const weight = Math.min(1, (circle - 0.6) / 2)
    const o = i * 3
    layer[m] = Math.min(CEILING, color[o]) * weight
    layer[m + 1] = Math.min(CEILING, color[o + 1]) * weight
    layer[m + 2] = Math.min(CEILING, color[o + 2]) * weight
    layer[m + 3] = weight
  }
}

function blurRow(
  depth: Float32Array,
  near: Float32Array,
  far: Float32Array,
  result: Float32Array,
  lens: Lens,
  width: number,
  w: number,
  h: number,
  y: number,
): void {
  const v = Math.min(h - 1.001, Math.max(0, y * 0.5))
  const row = v | 0
  const fy = v - row
  const below = row + 1 < h ? w * 4 : 0
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const circle = circleAt(depth[i], lens)
    if (circle <= 0.6) continue
    const u = Math.min(w - 1.001, Math.max(0, x * 0.5))
    const column = u | 0
    const fx = u - column
    const m = (row * w + column) * 4
    const beside = column + 1 < w ? 4 : 0
    const wide = Math.min(1, Math.max(0, circle / lens.aperture - 0.25) / 0.6)
    const weight = blend(near, far, m + 3, beside, below, fx, fy, wide)
    if (weight < 1e-3) continue
    const amount = Math.min(1, (circle - 0.6) / 1.6)
    const share = 1 / weight
    const o = i * 3
    for (let c = 0; c < 3; c++) {
      const blurred = blend(near, far, m + c, beside, below, fx, fy, wide) * share
      result[o + c] += (blurred - result[o + c]) * amount
    }
  }
}

/** Circle of confusion in pixels; anything nearer than the focus blurs half as much, because a subject has depth too. */
function circleAt(depth: number, lens: Lens): number {
  const d = 1 - lens.focus / depth
  // In a sky only the moon and stars could blur, and they should not turn into discs.
  if (depth >= FAR) return lens.aperture * 0.4
  return d > 0.12 ? (d - 0.12) * 1.13 * lens.aperture : d < -0.25 ? (-d - 0.25) * 0.5 * lens.aperture : 0
}

function blend(near: Float32Array, far: Float32Array, m: number, beside: number, below: number, fx: number, fy: number, wide: number): number {
  const a = near[m] + (far[m] - near[m]) * wide
  const b = near[m + beside] + (far[m + beside] - near[m + beside]) * wide
  const c = near[m + below] + (far[m + below] - near[m + below]) * wide
  const e = beside + below
  const d = near[m + e] + (far[m + e] - near[m + e]) * wide
  const top = a + (b - a) * fx
  return top + (c + (d - c) * fx - top) * fy
}
