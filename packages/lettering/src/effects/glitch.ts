import { over, rgb, shine } from '../color.ts'
import type { Effect } from '../effect.ts'
import { inside } from '../light.ts'
import { clamp, hash, noise } from '../noise.ts'

/** A broken signal: shifted rows, separated colors, scan lines, stray blocks. */
export const glitch: Effect = {
  margin: 0.34,
  vector: 'It is a picture that lost its shape; take the PNG.',
  paint: (scene) => {
    const [left, right] = [scene.colors[0]!, scene.colors[1]!]
    const { em, seed } = scene
    const pale = rgb('#f4f7ff')
    const glow = scene.blurred(0.16, (distance) => (distance > 0 ? 1 : 0))
    const slip = (v: number) => {
      const band = Math.floor(v * 7 + hash(Math.floor(v * 3), 4, seed) * 2)
      const strong = hash(band, 1, seed)
      const shift = strong > 0.66 ? (hash(band, 2, seed) - 0.5) * 0.22 : 0
      return shift + (strong > 0.9 ? noise(v * 60, 0, seed) * 0.1 : 0)
    }
    return (x, y, pixel) => {
      const v = y / em
      const shift = slip(v)
      const apart = 0.03 + Math.abs(shift) * 0.32
      const sx = x - shift * em
      const at = (offset: number) =>
        inside(scene, scene.distance(sx + offset * em, y + offset * em * 0.12), 0)
      shine(pixel, left, glow(sx + em * 0.08, y) * 0.2)
      shine(pixel, right, glow(sx - em * 0.08, y) * 0.2)
      const [a, b, c] = [at(apart), at(0), at(-apart)]
      if (a > 0) shine(pixel, left, a * (1 - b * 0.55))
      if (c > 0) shine(pixel, right, c * (1 - b * 0.55))
      if (b > 0) over(pixel, pale, b * clamp(a + c - 0.2) * 0.96)
      const line = (v * 46) % 1
      const dark = line < 0.34 ? 0.62 : 1
      pixel[0] = pixel[0]! * dark
      pixel[1] = pixel[1]! * dark
      pixel[2] = pixel[2]! * dark
      const block = hash(Math.floor((x / em) * 3.2), Math.floor(v * 26), seed + 5)
      const near = scene.distance(x, y)
      if (block > 0.965 && near > -0.24) {
        const color = block > 0.983 ? left : right
        over(pixel, color, near > 0 ? 0.95 : 0.6)
      }
    }
  },
}
