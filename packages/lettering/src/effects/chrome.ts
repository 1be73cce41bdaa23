import { blend, over, ramp, rgb, scaled } from '../color.ts'
import type { Effect } from '../effect.ts'
import { BLACK, depthAt, gloss, inside, normalOf, WHITE } from '../light.ts'
import { clamp, noise, step } from '../noise.ts'

/** Mirrored, inflated letters: sky above, a sharp horizon, ground below, a dark outline. */
export const chrome: Effect = {
  margin: 0.24,
  vector: 'Its reflections are worked out for every pixel; take the PNG.',
  paint: (scene) => {
    const [sky, ground] = [scene.colors[0]!, scene.colors[1]!]
    const above = [scaled(sky, 0.12), scaled(sky, 0.7), blend(sky, WHITE, 0.65), rgb('#ffffff')]
    const below = [scaled(ground, 0.1), scaled(ground, 0.7), blend(ground, WHITE, 0.55), rgb('#f6fbff')]
    const { slope: rise } = scene.cushion()
    const slope = new Float32Array(2)
    const shade = scene.blurred(0.08, (distance) => (distance > -0.03 ? 1 : 0))
    const line = rgb('#0b0f1c')
    return (x, y, pixel) => {
      const { em } = scene
      over(pixel, BLACK, shade(x - em * 0.03, y - em * 0.1) * 0.5)
      const distance = scene.distance(x, y)
      const depth = depthAt(scene, x, y, [0.25, 0.97], 0.07, 0.034)
      if (depth !== undefined) over(pixel, line, 1)
      over(pixel, line, inside(scene, distance, -0.034))
      const band = inside(scene, distance, -0.022)
      if (band > 0) {
        const across = clamp((y - scene.top) / Math.max(1, scene.bottom - scene.top))
        over(
          pixel,
          ramp([rgb('#ffffff'), scaled(sky, 0.5), rgb('#e8f2ff'), scaled(ground, 0.8)], across),
          band,
        )
      }
      over(pixel, line, inside(scene, distance, 0))
      const cover = inside(scene, distance, 0.008)
      if (cover === 0) return
      rise(x, y, slope)
      const normal = normalOf(slope, 0.62)
      const wave = noise((x / em) * 1.6, (y / em) * 1.2, scene.seed) * 0.09
      const look = normal.y * 1.15 + normal.x * 0.22 + wave
      const color = look < 0 ? ramp(above, 1 + look * 1.1) : ramp(below, clamp(look * 1.05) ** 0.8)
      over(pixel, color, cover)
      over(pixel, WHITE, step(0.05, 0.0, Math.abs(look + 0.62)) * 0.55 * cover)
      over(pixel, WHITE, gloss(normal, 60) * 0.9 * cover)
    }
  },
}
