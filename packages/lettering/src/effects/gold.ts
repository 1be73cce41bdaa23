import { blend, over, ramp, rgb, scaled } from '../color.ts'
import type { Effect } from '../effect.ts'
import { BLACK, chamfer, depthAt, diffuse, gloss, inside, normalOf, studio, WHITE } from '../light.ts'
import { hash, noise, step } from '../noise.ts'

const DEPTH = 0.1
const DIRECTION = [0.45, 0.9] as const

/** Beveled to a ridge, with a raised rim, on sides of darker gold. */
export const gold: Effect = {
  margin: 0.26,
  vector: 'Its shine is worked out for every pixel; take the PNG.',
  paint: (scene) => {
    const metal = scene.colors[0]!
    const stops = [
      scaled(metal, 0.05),
      blend(scaled(metal, 0.3), rgb('#7a3208'), 0.35),
      scaled(metal, 0.85),
      blend(metal, rgb('#fff3b8'), 0.55),
      rgb('#fffdf0'),
    ]
    const cut = chamfer(scene, 0.16, 0.009)
    const rim = chamfer(scene, 0.022, 0.006)
    const slope = new Float32Array(2)
    const shade = scene.blurred(0.09, (distance) => (distance > 0 ? 1 : 0))
    return (x, y, pixel) => {
      const { em } = scene
      over(pixel, BLACK, shade(x - em * 0.06, y - em * 0.12) * 0.55)
      const distance = scene.distance(x, y)
      if (distance < 0.002) {
        const depth = depthAt(scene, x, y, DIRECTION, DEPTH)
        if (depth !== undefined)
          over(pixel, ramp(stops, 0.34 - depth * 2 + noise((x / em) * 14, 0, scene.seed) * 0.03), 1)
      }
      const cover = scene.cover(x, y)
      if (cover === 0) return
      const isRim = distance < 0.034
      if (isRim) rim(x, y, slope)
      else cut(x, y, slope)
      const brushed =
        noise((x / em) * 40, (y / em) * 6, scene.seed) * 0.05 +
        noise((x / em) * 3, (y / em) * 3, scene.seed + 5) * 0.08
      slope[0] = slope[0]! + brushed
      const normal = normalOf(slope, isRim ? 0.9 : 1.05)
      const light =
        studio(normal) * 0.52 +
        diffuse(normal) * 0.42 +
        noise((x / em) * 1.7 + y / em, (y / em) * 2.3, scene.seed + 9) * 0.07
      const color = ramp(stops, light)
      over(pixel, color, cover)
      over(pixel, WHITE, gloss(normal, 90) * 0.9 * cover)
      over(pixel, scaled(metal, 0.06), step(0.006, 0, Math.abs(distance - 0.036)) * 0.7 * cover)
      // Occasional sparks where the rim faces the lamp.
      if (isRim && hash(x / 3, y / 3, scene.seed) > 0.997)
        over(pixel, WHITE, inside(scene, distance, 0.008) * gloss(normal, 8))
    }
  },
}
