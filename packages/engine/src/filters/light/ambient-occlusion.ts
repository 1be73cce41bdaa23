import type { GBuffer } from '../../render/g-buffer.ts'
import { FAR, SURFACE } from '../../render/g-buffer.ts'
import type { Camera } from '../../render/scene.ts'
import { boxBlur } from '../box-blur.ts'
import { inPieces, pauseAt } from '../pause.ts'

/** Offsets in units of the radius; each is read together with its opposite. */
const PAIRS_X = [1, 0, 0.7, 0.7, 0.45, -0.2]
const PAIRS_Y = [0, 1, 0.7, -0.7, 0.2, 0.45]

/**
 * Soft contact shade computed from depth: 0 open … 1 deep in a corner. `radius` is the reach in pixels at one meter's distance times three.
 * Opposite samples are averaged, so a slanted plane alone has no shade.
 */
export function ambientOcclusion(buffer: GBuffer, camera: Camera, radius: number): Float32Array {
  const { width, height } = buffer
  const parallel = camera.orthographic === true
  // Seen from above, the ground behind a thing is hardly farther away than the thing: smaller depth steps are outlines there, not hollows.
  const step = camera.squeeze === undefined ? 0.35 : 0.05
  const reaching = camera.squeeze === undefined ? 3 : 1.2
  const w = Math.max(1, width >> 1)
  const h = Math.max(1, height >> 1)
  const shade = new Float32Array(w * h)
  for (let y = 0; y < h; y++) {
    pauseAt(y)
    shadeRow(buffer, shade, w, y, parallel, parallel ? radius * 0.4 : radius * reaching, step)
  }
  boxBlur(shade, w, h, 1, Math.max(1, width / 340), 2)
  const full = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    pauseAt(y)
    spreadRow(shade, full, w, Math.min(h - 1, y >> 1) * w, y * width, width)
  }
  return full
}

/** One row of the half-sized shade; `radius` is the reach at one meter, or everywhere in a parallel view. */
function shadeRow(
  { width, height, depth, surface }: GBuffer,
  shade: Float32Array,
  w: number,
  y: number,
  parallel: boolean,
  radius: number,
  step: number,
): void {
  const py = y * 2
  const fall = 1.4 / step
  for (let x = 0; x < w; x++) {
    const px = x * 2
    const at = py * width + px
    const d = depth[at]
    // Water reflects its shores and has no hollows.
    if (d >= FAR || surface[at] === SURFACE.water) continue
    const reach = Math.max(2, Math.min(width / 8, parallel ? radius : radius / d))
    let sum = 0
    for (let k = 0; k < PAIRS_X.length; k++) {
      const dx = Math.round(PAIRS_X[k] * reach)
      const dy = Math.round(PAIRS_Y[k] * reach)
      if (px + dx < 0 || px + dx >= width || px - dx < 0 || px - dx >= width) continue
      if (py + dy < 0 || py + dy >= height || py - dy < 0 || py - dy >= height) continue
      const there = depth[at + dy * width + dx]
      const opposite = depth[at - dy * width - dx]
      // On average, nearer surroundings (larger 1 / depth) mean a hollow. Large steps are other things, not hollows.
      const hollow = parallel ? (d - (there + opposite) * 0.5) * 0.25 : (0.5 * d * (there + opposite)) / (there * opposite) - 1
      if (hollow > 0.004) sum += Math.min(1, hollow * 14) * (hollow > step ? Math.max(0, 1 - (hollow - step) * fall) : 1)
    }
    shade[y * w + x] = sum / PAIRS_X.length
  }
}

function spreadRow(shade: Float32Array, full: Float32Array, w: number, from: number, to: number, width: number): void {
  for (let x = 0; x < width; x++) full[to + x] = shade[from + Math.min(w - 1, x >> 1)]
}

/** Darkens the picture by `shade` toward `tint` (multiplied). */
export function applyShade(data: Float32Array, shade: Float32Array, amount: number, tint: readonly [number, number, number] = [0, 0, 0]): void {
  inPieces(shade.length, (from, to) => darkenPiece(data, shade, amount, tint, from, to))
}

function darkenPiece(data: Float32Array, shade: Float32Array, amount: number, [r, g, b]: readonly [number, number, number], from: number, to: number): void {
  for (let i = from, o = from * 3; i < to; i++, o += 3) {
    const k = Math.min(1, shade[i] * amount)
    if (k < 0.005) continue
    data[o] *= 1 - k * (1 - r)
    data[o + 1] *= 1 - k * (1 - g)
    data[o + 2] *= 1 - k * (1 - b)
  }
}
