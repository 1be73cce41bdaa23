import { blend, over, rgb, scaled } from '../color.ts'
import type { Effect } from '../effect.ts'
import { BLACK, gloss, normalOf, WHITE } from '../light.ts'
import { cells, clamp, fbm, ridges, step } from '../noise.ts'

/** Letters of liquid, held by surface tension, with drops around: light gathers on the side away from the lamp. */
export const liquid: Effect = {
  margin: 0.34,
  vector: 'Its light is worked out for every pixel; take the PNG.',
  paint: (scene) => {
    const color = scene.colors[0]!
    const { em, seed } = scene
    const soft = scene.blurred(0.045, (distance) => (distance > 0 ? 1 : 0))
    const { height, slope: rise } = scene.cushion()
    const slope = new Float32Array(2)
    const shade = scene.blurred(0.07, (distance) => (distance > 0 ? 1 : 0))
    const deep = scaled(blend(color, rgb('#00106e'), 0.35), 0.5)
    return (x, y, pixel) => {
      const u = x / em
      const v = y / em
      const distance = scene.distance(x, y)
      over(pixel, scaled(deep, 0.5), shade(x - em * 0.03, y - em * 0.075) * 0.42)
      const wave = fbm(u * 3.4, v * 3.4, 2, seed) * 0.03
      // Surface tension rounds corners, but never removes a hairline.
      const skin = Math.max(soft(x, y) - 0.5 + wave, Math.min(0.03, distance) * 8)
      let body = clamp((skin * em) / 5 + 0.5) * (distance > -0.09 ? 1 : 0)
      slope[0] = 0
      slope[1] = 0
      let thick = 0
      if (body > 0) {
        const wide = em * 0.02
        rise(x, y, slope)
        slope[0] = slope[0]! * 0.75 + ((soft(x + wide, y) - soft(x - wide, y)) / 0.04) * 0.1
        slope[1] = slope[1]! * 0.75 + ((soft(x, y + wide) - soft(x, y - wide)) / 0.04) * 0.1
        slope[0] = slope[0]! + fbm(u * 4, v * 4, 3, seed + 2) * 0.42
        slope[1] = slope[1]! + fbm(u * 4 + 9, v * 4, 3, seed + 3) * 0.42
        thick = clamp(height(x, y) / 0.14)
      } else {
        const drop = cells(u * 3.3, v * 3.3, seed + 7)
        const size = drop.id * 0.17
        const from = scene.distance((drop.x / 3.3) * em, (drop.y / 3.3) * em)
        if (drop.id > 0.4 && from < -0.07 && from > -0.24 && drop.near < size) {
          body = clamp(((size - drop.near) * em) / 3.3 + 0.5)
          const part = drop.near / size
          const bend = part / Math.sqrt(Math.max(0.08, 1 - part * part))
          slope[0] = ((u * 3.3 - drop.x) / size) * -bend
          slope[1] = ((v * 3.3 - drop.y) / size) * -bend
          thick = Math.sqrt(Math.max(0, 1 - part * part)) * 0.6
        }
      }
      if (body === 0) return
      const normal = normalOf(slope)
      const edge = 1 - normal.z
      const away = clamp(normal.x * 0.55 + normal.y * 0.8 + 0.2)
      over(pixel, blend(deep, color, 0.35 + away * 0.65), body * (0.82 + thick * 0.16))
      const net = ridges(u * 2.4 + normal.x * 1.3, v * 2.4 + normal.y * 1.3, 2, seed + 9) ** 4
      over(pixel, blend(color, WHITE, 0.7), clamp(away * 0.75 * edge + net * 0.5 * thick) * body)
      over(pixel, deep, step(0.45, 0.95, edge) * clamp(0.4 - normal.y) * 0.7 * body)
      over(pixel, WHITE, step(0.55, 0.75, gloss(normal, 34)) * 0.96 * body)
      over(pixel, WHITE, step(0.16, 0.05, Math.abs(normal.y - 0.72)) * edge * 0.3 * body)
      over(pixel, BLACK, step(0.85, 1, edge) * 0.1 * body)
    }
  },
}
