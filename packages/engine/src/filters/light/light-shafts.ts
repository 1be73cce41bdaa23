import type { GBuffer } from '../../render/g-buffer.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import type { Scene } from '../../render/scene.ts'
import { seenAt } from '../camera-frame.ts'
import { pauseAt } from '../pause.ts'
import type { Ink, Picture } from '../picture.ts'

const STEP = 4
const TAPS = 8
const PASSES = 3

/** Position of the sky's light source on the picture, 0 … 1 of each side; may lie outside. */
export function lightSource(scene: Scene): readonly [x: number, y: number] {
  const { camera, sky, width, height } = scene
  const seen = seenAt(camera, width, height, sky.sunDirection)
  if (!seen) return [sky.sunDirection[0] < 0 ? 0.18 : 0.82, -0.12]
  return [Math.min(1.2, Math.max(-0.2, seen[0])), Math.min(0.45, Math.max(-0.3, seen[1]))]
}

/** Light shafts: smears the brightness of the open sky away from the source and adds it in `ink`. */
export function addLightShafts(picture: Picture, buffer: GBuffer, scene: Scene, ink: Ink, amount: number): void {
  const { width, height, data } = picture
  const w = Math.max(1, Math.ceil(width / STEP))
  const h = Math.max(1, Math.ceil(height / STEP))
  let light = new Float32Array(w * h)
  for (let y = 0, k = 0; y < h; y++) {
    pauseAt(y)
    for (let x = 0; x < w; x++, k++) {
      const i = Math.min(height - 1, y * STEP + 1) * width + Math.min(width - 1, x * STEP + 1)
      if (buffer.surface[i] !== SURFACE.sky) continue
      const o = i * 3
      light[k] = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
    }
  }
  const [sx, sy] = lightSource(scene)
  let reach = 0.07
  for (let pass = 0; pass < PASSES; pass++) {
    light = smear(light, w, h, sx * w, sy * h, reach)
    reach *= 2.2
  }
  for (let y = 0, o = 0; y < height; y++) {
    pauseAt(y)
    const v = Math.min(h - 1, y / STEP)
    const row = v | 0
    const fy = v - row
    const below = Math.min(h - 1, row + 1) * w
    for (let x = 0; x < width; x++, o += 3) {
      const u = Math.min(w - 1, x / STEP)
      const column = u | 0
      const fx = u - column
      const beside = Math.min(w - 1, column + 1)
      const a = light[row * w + column]
      const c = light[below + column]
      const top = a + (light[row * w + beside] - a) * fx
      const k = (top + (c + (light[below + beside] - c) * fx - top) * fy) * amount
      data[o] += ink[0] * k * (1 - data[o] * 0.6)
      data[o + 1] += ink[1] * k * (1 - data[o + 1] * 0.6)
      data[o + 2] += ink[2] * k * (1 - data[o + 2] * 0.6)
    }
  }
}

/** Each pixel takes the mean of a segment toward the source; repeating short segments makes long smooth rays. */
function smear(light: Float32Array, w: number, h: number, sx: number, sy: number, reach: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(w * h)
  for (let y = 0, k = 0; y < h; y++) {
    pauseAt(y)
    for (let x = 0; x < w; x++, k++) {
      const dx = ((sx - x) * reach) / TAPS
      const dy = ((sy - y) * reach) / TAPS
      let sum = 0
      let px = x
      let py = y
      for (let t = 0; t < TAPS; t++) {
        const u = px < 0 ? 0 : px >= w ? w - 1 : px | 0
        const v = py < 0 ? 0 : py >= h ? h - 1 : py | 0
        sum += light[v * w + u]
        px += dx
        py += dy
      }
      out[k] = sum / TAPS
    }
  }
  return out
}
