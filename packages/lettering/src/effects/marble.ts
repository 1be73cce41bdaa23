import { blend, over, ramp, rgb, scaled } from '../color.ts'
import type { Effect } from '../effect.ts'
import { BLACK, chamfer, depthAt, diffuse, gloss, inside, normalOf, studio, WHITE } from '../light.ts'
import { clamp, fbm, ridges } from '../noise.ts'

const EDGE = 0.026

/** Polished marble with distorted veins, in a rim of gold. */
export const marble: Effect = {
  margin: 0.24,
  vector: 'Its veins are finer than any outline; take the PNG.',
  paint: (scene) => {
    const [rock, vein] = [scene.colors[0]!, scene.colors[1]!]
    const { em, seed } = scene
    const goldStops = [rgb('#3a1c05'), rgb('#9a6a1c'), rgb('#e8bf5a'), rgb('#fff2c4'), rgb('#fffdf2')]
    const cut = chamfer(scene, 0.05, 0.014)
    const rim = chamfer(scene, EDGE, 0.008)
    const slope = new Float32Array(2)
    const shade = scene.blurred(0.08, (distance) => (distance > 0 ? 1 : 0))
    return (x, y, pixel) => {
      over(pixel, BLACK, shade(x - em * 0.06, y - em * 0.12) * 0.55)
      const distance = scene.distance(x, y)
      const depth = depthAt(scene, x, y, [0.42, 0.9], 0.07)
      if (depth !== undefined) over(pixel, ramp(goldStops, 0.28 - depth * 2.6), 1)
      const cover = inside(scene, distance, 0)
      if (cover === 0) return
      if (distance < EDGE) {
        rim(x, y, slope)
        const normal = normalOf(slope, 0.9)
        over(pixel, ramp(goldStops, studio(normal) * 0.5 + diffuse(normal) * 0.5), cover)
        return
      }
      const u = x / em
      const v = y / em
      const wx = fbm(u * 1.1, v * 1.1, 4, seed) * 1.5
      const wy = fbm(u * 1.1 + 31, v * 1.1, 4, seed + 3) * 1.5
      const thick = clamp((ridges((u + v * 0.55) * 0.95 + wx, v * 0.95 + wy, 2, seed + 5) - 0.4) * 2.3) ** 3
      const thin =
        clamp((ridges((u - v * 0.4) * 2.1 + wx * 1.4, v * 2.1 + wy * 1.4, 3, seed + 9) - 0.5) * 2.6) ** 4
      const cloud = fbm(u * 1.4 + wx, v * 1.4 + wy, 4, seed + 12)
      let color = blend(rock, vein, clamp(0.12 + cloud * 0.42))
      color = blend(color, vein, clamp(thick * 0.85))
      color = blend(color, scaled(vein, 0.5), clamp(thin * 0.7))
      color = blend(color, rgb('#c69a4a'), clamp(thick * thin * 1.4))
      cut(x, y, slope)
      const normal = normalOf(slope, 0.8)
      over(pixel, scaled(color, 0.36 + diffuse(normal) * 0.98), cover)
      over(pixel, WHITE, gloss(normal, 40) * 0.5 * cover)
      over(pixel, BLACK, clamp((EDGE + 0.012 - distance) / 0.012) * 0.5 * cover)
      const band = clamp(1 - Math.abs((((x + y * 0.7) / em) % 2.4) - 1.1) / 0.34)
      over(pixel, WHITE, band * 0.1 * cover)
    }
  },
}
