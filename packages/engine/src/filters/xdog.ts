import { boxBlur } from './box-blur.ts'
import { pauseAlong } from './pause.ts'
import { clampUnit } from './picture.ts'

/**
 * Lines and solid darks as drawn with a brush pen (extended difference of Gaussians). `light` is the lightness per pixel; `radius` in pixels;
 * areas darker than `threshold` fill with ink, with an edge of hardness `sharpness`. Returns ink 0 … 1.
 */
export function penLines(light: Float32Array, width: number, height: number, radius: number, threshold: number, sharpness: number): Float32Array {
  const fine = boxBlur(light.slice(), width, height, 1, Math.max(1, radius), 2)
  const coarse = boxBlur(light.slice(), width, height, 1, Math.max(2, Math.round(radius * 1.8)), 2)
  for (let i = 0; i < fine.length; i++) {
    pauseAlong(i)
    const d = fine[i] + (fine[i] - coarse[i]) * 16 - threshold
    fine[i] = clampUnit(-d * sharpness)
  }
  return fine
}
