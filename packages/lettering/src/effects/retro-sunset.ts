import { blend, over, ramp, rgb, scaled, shine } from '../color.ts'
import type { Effect } from '../effect.ts'
import { depthAt, inside, WHITE } from '../light.ts'
import { clamp, step } from '../noise.ts'
import { extruded, flattened, gradient, stripes } from '../vector.ts'

const DEPTH = 0.16
const DIRECTION = [0, 1] as const
/** Where the slits in the sun begin, and their number. */
const HORIZON = 0.46
const SLITS = 7

/** How much of the sun remains at this height, 0 top … 1 bottom: slits widen downward. */
function slit(low: number): number {
  if (low < HORIZON) return -1
  const at = ((low - HORIZON) / (1 - HORIZON)) * SLITS
  const part = at - Math.floor(at)
  return 0.1 + (Math.floor(at) / SLITS) * 0.42 - part
}

/** A low sun cut by slits, a bright edge, and sides that fade into violet. */
export const retroSunset: Effect = {
  margin: 0.3,
  vector: (layout, [top = '', bottom = '', edge = '']) => {
    const { em } = layout
    const body = flattened(layout)
    const slits = Array.from({ length: SLITS }, (_, index) => ({
      from: HORIZON + (index / SLITS) * (1 - HORIZON),
      height: ((0.1 + (index / SLITS) * 0.42) / SLITS) * (1 - HORIZON),
    }))
    return `${gradient('sun', [top, '#ff8a3c', bottom])}<clipPath id="letters"><path d="${body}"/></clipPath>${extruded(layout, DIRECTION, DEPTH, '#3a0d6e')}<path d="${body}" fill="#20063f" stroke="${edge}" stroke-width="${em * 0.052}" stroke-linejoin="round"/><path d="${body}" fill="url(#sun)"/><g clip-path="url(#letters)" fill="#2a0a55">${stripes(layout, slits)}</g>`
  },
  paint: (scene) => {
    const [top, bottom, edge] = [scene.colors[0]!, scene.colors[1]!, scene.colors[2]!]
    const { em } = scene
    const sun = [top, blend(top, rgb('#ff8a3c'), 0.8), bottom]
    const glow = scene.blurred(0.2, (distance) => (distance > -0.03 ? 1 : 0))
    const side = rgb('#3a0d6e')
    const span = Math.max(1, scene.bottom - scene.top)
    return (x, y, pixel) => {
      shine(pixel, bottom, glow(x, y) * 0.5)
      const depth = depthAt(scene, x, y, DIRECTION, DEPTH, 0.026)
      if (depth !== undefined)
        over(pixel, blend(blend(edge, side, 0.55), scaled(side, 0.5), depth / DEPTH), 1)
      const distance = scene.distance(x, y)
      over(pixel, edge, inside(scene, distance, -0.026))
      over(pixel, WHITE, inside(scene, distance, -0.018) * 0.4)
      over(pixel, rgb('#20063f'), inside(scene, distance, 0))
      const cover = inside(scene, distance, 0.012)
      if (cover === 0) return
      const low = clamp((y - scene.top) / span)
      const row = slit(low)
      const open = clamp((row * span * (1 - HORIZON)) / SLITS + 0.5)
      over(pixel, ramp(sun, low * 1.02), cover)
      if (row > -1) over(pixel, rgb('#2a0a55'), open * cover)
      over(pixel, WHITE, step(0.45, 0.0, low) * 0.22 * cover)
      over(
        pixel,
        WHITE,
        step(0.02, 0.012, distance) *
          0.65 *
          cover *
          (1 - open * (row > -1 ? 1 : 0)) *
          step(0.6, 0.2, low) *
          (em > 0 ? 1 : 0),
      )
    }
  },
}
