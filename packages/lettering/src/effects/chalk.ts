import { over, scaled } from '../color.ts'
import type { Effect } from '../effect.ts'
import { inside } from '../light.ts'
import { clamp, fbm, hash, noise, step } from '../noise.ts'

/** Chalk on a rough board: a firm outline, slanting strokes inside, smeared dust. */
export const chalk: Effect = {
  margin: 0.22,
  vector: 'Chalk is dust; take the PNG.',
  paint: (scene) => {
    const color = scene.colors[0]!
    const { em, seed } = scene
    const dust = scene.blurred(0.1, (distance) => (distance > 0 ? 1 : 0))
    return (x, y, pixel) => {
      const u = x / em
      const v = y / em
      const rough = fbm(u * 42, v * 42, 3, seed)
      const wobble = noise(u * 6, v * 6, seed + 1) * 0.012 + rough * 0.012
      const distance = scene.distance(x, y) + wobble
      const smear = fbm(u * 2 - v, v * 2.6 + u, 4, seed + 3)
      over(pixel, color, dust(x - em * 0.02, y) * clamp(0.2 + smear * 0.35) * 0.55)
      const tooth = 0.5 + rough * 0.8 + (hash(x / 1.5, y / 1.5, seed) - 0.5) * 0.45
      const line = step(0.034, 0.022, Math.abs(distance - 0.012))
      const pressure = 0.72 + 0.28 * noise(scene.along(x, y) * 3, 1, seed + 4)
      over(pixel, color, line * step(0.12, 0.5, tooth * pressure + 0.12) * 0.95)
      const cover = inside(scene, distance, 0.03)
      if (cover === 0) return
      const slant = (u * 0.8 + v) * 15 + noise(u * 1.5, v * 1.5, seed + 6) * 1.4
      const row = Math.floor(slant)
      const across = Math.abs(slant - row - 0.5) * 2
      const stroke = step(1, 0.25, across * (0.8 + hash(row, 2, seed) * 0.5))
      const grain = noise((u - v * 0.8) * 5, row, seed + 8) * 0.25
      over(
        pixel,
        scaled(color, 0.92),
        step(0.3, 0.75, tooth + grain + stroke * 0.3 - 0.1) * (0.3 + stroke * 0.55) * cover,
      )
    }
  },
}
