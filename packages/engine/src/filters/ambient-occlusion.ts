import type { GBuffer } from '../render/g-buffer.ts'
import { FAR, SURFACE } from '../render/g-buffer.ts'
import type { Camera } from '../render/scene.ts'
import { boxBlur } from './box-blur.ts'
import { pauseAt } from './pause.ts'

/** Offsets in units of the radius; each is read together with its opposite. */
const PAIRS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [0.7, 0.7],
  [0.7, -0.7],
  [0.45, 0.2],
  [-0.2, 0.45],
]

/**
 * Soft contact shade read from depth: 0 open … 1 deep in a corner. `radius` is the reach in pixels at one metre's distance times
 * three. Opposite samples are averaged, so a slanted plane alone shades nothing.
 */
export function ambientOcclusion(buffer: GBuffer, camera: Camera, radius: number): Float32Array {
  const { width, height, depth } = buffer
  const parallel = camera.orthographic === true
  // Looked down upon, the ground behind a thing is hardly farther than the thing: smaller steps are outlines there, not hollows.
  const step = camera.squeeze === undefined ? 0.35 : 0.05
  const reaching = camera.squeeze === undefined ? 3 : 1.2
  const w = Math.max(1, width >> 1)
  const h = Math.max(1, height >> 1)
  const shade = new Float32Array(w * h)
  for (let y = 0, k = 0; y < h; y++) {
    pauseAt(y)
    for (let x = 0; x < w; x++, k++) {
      const px = x * 2
      const py = y * 2
      const d = depth[py * width + px]
      // Water mirrors its shores, it has no hollows.
      if (d >= FAR || buffer.surface[py * width + px] === SURFACE.water) continue
      const reach = Math.max(2, Math.min(width / 8, parallel ? radius * 0.4 : (radius * reaching) / d))
      const inverse = 1 / d
      let sum = 0
      for (const [ox, oy] of PAIRS) {
        const dx = Math.round(ox * reach)
        const dy = Math.round(oy * reach)
        if (px + dx < 0 || px + dx >= width || px - dx < 0 || px - dx >= width) continue
        if (py + dy < 0 || py + dy >= height || py - dy < 0 || py - dy >= height) continue
        const there = depth[(py + dy) * width + px + dx]
        const opposite = depth[(py - dy) * width + px - dx]
        // Nearer surroundings (larger 1 / depth) on average: a hollow. Far steps are other things, not hollows.
        const hollow = parallel
          ? (d - (there + opposite) * 0.5) * 0.25
          : ((1 / there + 1 / opposite) * 0.5 - inverse) / inverse
        if (hollow > 0.004)
          sum +=
            Math.min(1, hollow * 14) * (hollow > step ? Math.max(0, 1 - (hollow - step) * (1.4 / step)) : 1)
      }
      shade[k] = sum / PAIRS.length
    }
  }
  boxBlur(shade, w, h, 1, Math.max(1, width / 340), 2)
  const full = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const row = Math.min(h - 1, y >> 1) * w
    for (let x = 0; x < width; x++, i++) full[i] = shade[row + Math.min(w - 1, x >> 1)]
  }
  return full
}

/** Darkens the picture by `shade` towards `tint` (multiplied). */
export function applyShade(
  data: Float32Array,
  shade: Float32Array,
  amount: number,
  tint: readonly [number, number, number] = [0, 0, 0],
): void {
  for (let i = 0, o = 0; i < shade.length; i++, o += 3) {
    const k = Math.min(1, shade[i] * amount)
    if (k < 0.005) continue
    data[o] *= 1 - k * (1 - tint[0])
    data[o + 1] *= 1 - k * (1 - tint[1])
    data[o + 2] *= 1 - k * (1 - tint[2])
  }
}
