import { over } from '../color.ts'
import type { Effect } from '../effect.ts'
import { clamp } from '../noise.ts'
import { bridges, stencilled } from '../vector.ts'

const FRAME_FROM = -0.085
const FRAME_TO = -0.058

/** One flat color, cut by a stencil's bridges, with a line around each word. */
export const stencil: Effect = {
  margin: 0.2,
  vector: (layout, [paint = '']) => stencilled(layout, paint, -FRAME_FROM, -FRAME_TO),
  paint: (scene) => {
    const paint = scene.colors[0]!
    const gaps = bridges(scene.shapes, scene.em)
    return (x, y, pixel) => {
      const distance = scene.distance(x, y)
      if (distance < -0.12) return
      let keep = 1
      for (const { left, right, top, bottom } of gaps)
        if (y > top && y < bottom)
          keep = Math.min(keep, 1 - clamp(Math.min(x + 0.5 - left, right - x - 0.5) + 0.5))
      over(pixel, paint, scene.cover(x, y) * keep)
      const frame =
        clamp((distance - FRAME_FROM) * scene.em + 0.5) * clamp((FRAME_TO - distance) * scene.em + 0.5)
      over(pixel, paint, frame * keep)
    }
  },
}
