import { blend, over, rgb } from '../color.ts'
import type { Effect } from '../effect.ts'
import { depthAt, inside, WHITE } from '../light.ts'
import { clamp } from '../noise.ts'
import { dots, extruded, flattened, gradient } from '../vector.ts'

const DEPTH = 0.17
const DIRECTION = [0.64, 0.77] as const
const LINE = 0.042
const DOT = 0.062

/** Ink around a gradient with halftone dots, on a block of one color. */
export const comic: Effect = {
  margin: 0.3,
  vector: (layout, [top = '', bottom = '', depth = '']) => {
    const { em } = layout
    const body = flattened(layout)
    const line = `stroke="#0c0a12" stroke-linejoin="round"`
    return `${gradient('fade', [top, bottom])}<clipPath id="letters"><path d="${body}"/></clipPath>${extruded(layout, DIRECTION, DEPTH, '#0c0a12', LINE * 2)}${extruded(layout, DIRECTION, DEPTH - 0.035, depth, LINE)}<path d="${body}" fill="#0c0a12" ${line} stroke-width="${em * LINE * 2}"/><path d="${body}" fill="url(#fade)"/><g clip-path="url(#letters)" fill="${bottom}">${dots(layout, DOT)}</g>`
  },
  paint: (scene) => {
    const [top, bottom, depthColor] = [scene.colors[0]!, scene.colors[1]!, scene.colors[2]!]
    const { em } = scene
    const ink = rgb('#0c0a12')
    const span = Math.max(1, scene.bottom - scene.top)
    const grid = DOT * em
    return (x, y, pixel) => {
      const distance = scene.distance(x, y)
      if (distance < -DEPTH - LINE * 2.5) return
      const outline = clamp(1 - Math.max(0, -distance - LINE) * em)
      if (depthAt(scene, x, y, DIRECTION, DEPTH, LINE) !== undefined) over(pixel, ink, 1)
      else over(pixel, ink, outline)
      if (
        depthAt(
          scene,
          x - DIRECTION[0] * 0.012 * em,
          y - DIRECTION[1] * 0.012 * em,
          DIRECTION,
          DEPTH - 0.035,
          LINE * 0.5,
        ) !== undefined
      )
        over(pixel, depthColor, distance < -LINE ? 1 : 0)
      over(pixel, ink, inside(scene, distance, -LINE))
      const cover = inside(scene, distance, 0)
      if (cover === 0) return
      const low = clamp((y - scene.top) / span)
      over(pixel, blend(top, bottom, low), cover)
      // Dots on a grid turned by 45 degrees, larger toward the bottom.
      const u = (x + y) / grid
      const v = (y - x) / grid
      const off = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5)
      over(pixel, bottom, clamp(((0.12 + low * 0.5 - off) * grid) / 1.41 + 0.5) * cover)
      const gleam = scene.distance(x + em * 0.035, y + em * 0.035) - 0.03
      const edge = scene.distance(x - em * 0.02, y - em * 0.02) - 0.03
      if (gleam > 0 && edge < 0.004)
        over(pixel, WHITE, clamp((0.012 - Math.abs(edge + 0.008)) * em) * 0.9 * cover * (low < 0.55 ? 1 : 0))
    }
  },
}
