import { blend, over, scaled } from '../color.ts'
import type { Effect } from '../effect.ts'
import { BLACK, diffuse, gloss, inside, normalOf, WHITE } from '../light.ts'
import { clamp, step } from '../noise.ts'

/** Inflated letters, each in the next color: a window's reflection, light through the far side, a soft shadow. */
export const balloon: Effect = {
  margin: 0.24,
  vector: 'Its roundness is worked out for every pixel; take the PNG.',
  paint: (scene) => {
    const { height, slope: rise } = scene.cushion()
    const slope = new Float32Array(2)
    const shade = scene.blurred(0.07, (distance) => (distance > 0 ? 1 : 0))
    return (x, y, pixel) => {
      const { em } = scene
      over(pixel, BLACK, shade(x - em * 0.05, y - em * 0.11) * 0.3)
      const distance = scene.distance(x, y)
      const cover = inside(scene, distance, 0)
      if (cover === 0) return
      const skin = scene.colors[Math.round(scene.letter(x, y)) % scene.colors.length]!
      rise(x, y, slope)
      const normal = normalOf(slope, 0.8)
      const light = diffuse(normal)
      const edge = 1 - normal.z
      over(pixel, scaled(skin, 0.25 + light * 0.95), cover)
      // The lamp shines through and lights the far side.
      over(
        pixel,
        blend(skin, WHITE, 0.45),
        clamp(normal.y * 0.9 + normal.x * 0.4 - 0.15) * edge * 0.95 * cover,
      )
      over(pixel, scaled(skin, 0.28), step(0.62, 1.0, edge) * clamp(0.5 + normal.y) * 0.5 * cover)
      const rx = normal.x + 0.42
      const ry = normal.y + 0.5
      const pane = step(0.23, 0.15, Math.abs(rx)) * step(0.17, 0.1, Math.abs(ry))
      over(pixel, WHITE, pane * 0.92 * cover)
      over(pixel, WHITE, gloss(normal, 24) * 0.38 * cover)
      over(
        pixel,
        WHITE,
        step(0.07, 0.02, Math.hypot(normal.x - 0.5, normal.y - 0.52)) * 0.4 * cover * clamp(height(x, y) * 9),
      )
    }
  },
}
