import { blend, over, scaled } from '../color.ts'
import type { Effect } from '../effect.ts'
import { BLACK, diffuse, gloss, inside, normalOf, studio, WHITE } from '../light.ts'
import { clamp, noise, step } from '../noise.ts'

/** Clear glass: thin in the middle, bright and dense where it curves away, light focused in its shadow. */
export const glass: Effect = {
  margin: 0.22,
  vector: 'Its clearness differs from pixel to pixel; take the PNG.',
  paint: (scene) => {
    const tint = scene.colors[0]!
    const { em, seed } = scene
    const { slope: rise } = scene.cushion()
    const slope = new Float32Array(2)
    const shade = scene.blurred(0.05, (distance) => (distance > 0 ? 1 : 0))
    const core = scene.blurred(0.03, (distance) => (distance > 0.05 ? 1 : 0))
    return (x, y, pixel) => {
      const distance = scene.distance(x, y)
      if (distance < -0.4) return
      const dark = shade(x - em * 0.045, y - em * 0.075)
      over(pixel, scaled(tint, 0.03), dark * 0.5)
      over(pixel, blend(tint, WHITE, 0.5), core(x - em * 0.055, y - em * 0.09) * 0.3)
      const cover = inside(scene, distance, 0)
      if (cover === 0) return
      rise(x, y, slope)
      const normal = normalOf(slope, 0.75)
      const edge = 1 - normal.z
      const fresnel = edge ** 1.6
      over(pixel, blend(tint, WHITE, 0.15), (0.17 + fresnel * 0.4) * cover)
      over(pixel, scaled(tint, 0.12), step(0.35, 0.85, edge) * clamp(0.35 - normal.y * 0.7) * 0.65 * cover)
      over(pixel, WHITE, clamp(normal.x * 0.5 + normal.y * 0.8) * fresnel * 0.9 * cover)
      const ripple = noise((x / em) * 2, (y / em) * 2, seed) * 0.06
      normal.y += ripple
      over(pixel, WHITE, step(0.75, 1.25, studio(normal)) * 0.62 * cover)
      over(pixel, WHITE, step(0.4, 0.9, gloss(normal, 40)) * cover)
      const line = step(0.013, 0.006, Math.abs(distance - 0.011))
      over(pixel, WHITE, line * (0.35 + diffuse(normal) * 0.65) * cover)
      over(pixel, BLACK, step(0.006, 0, distance) * 0.18 * cover)
    }
  },
}
