import { blend, over, scaled, shine } from '../color.ts'
import type { Effect } from '../effect.ts'
import { WHITE } from '../light.ts'
import { clamp, fbm, step } from '../noise.ts'

const TUBE = 0.024
const INNER = 0.1

/** Glass tubes along the letters' edges and inside them: a white-hot core, colored glass, light on the wall behind. */
export const neon: Effect = {
  margin: 0.42,
  vector: 'Its glow is light, pixel by pixel; take the PNG.',
  paint: (scene) => {
    const [outer, inner] = [scene.colors[0]!, scene.colors[1]!]
    const onTube = (at: number, wide: number) => (distance: number) =>
      Math.exp(-(((distance - at) / wide) ** 2))
    const near = scene.blurred(0.045, onTube(0, TUBE * 1.3))
    const wide = scene.blurred(0.15, onTube(0, TUBE * 2))
    const far = scene.blurred(0.4, onTube(0, TUBE * 4))
    // Strokes too thin for an inner tube must not glow as if they had one: a narrower, stronger glow instead.
    const nearInner = scene.blurred(0.035, onTube(INNER, TUBE * 0.5))
    const wideInner = scene.blurred(0.1, onTube(INNER, TUBE * 0.5))
    const hot = blend(outer, WHITE, 0.78)
    const hotInner = blend(inner, WHITE, 0.72)
    const glass = scaled(outer, 0.16)
    return (x, y, pixel) => {
      const distance = scene.distance(x, y)
      const flow = 0.92 + 0.16 * fbm((x / scene.em) * 2.2, (y / scene.em) * 2.2, 2, scene.seed)
      // Inside the letters the inner tube shines; outside, the outer one.
      const outward = flow * (1 - 0.86 * step(0.015, 0.075, distance))
      // The light fades before its limit, which would otherwise be visible as an edge.
      shine(pixel, outer, far(x, y) ** 1.7 * 1.5 * outward)
      shine(pixel, outer, wide(x, y) * 0.75 * outward)
      shine(pixel, outer, near(x, y) * 1.05 * outward)
      shine(pixel, inner, wideInner(x, y) * 2.2 * step(-0.05, 0.05, distance))
      shine(pixel, inner, nearInner(x, y) * 1.7 * step(-0.03, 0.03, distance))
      const tube = Math.abs(distance)
      over(pixel, glass, clamp((TUBE * 1.35 - tube) * scene.em + 0.5) * 0.5)
      shine(pixel, outer, Math.exp(-((tube / (TUBE * 0.95)) ** 4)) * 1.3 * flow)
      shine(pixel, hot, Math.exp(-((tube / (TUBE * 0.52)) ** 2)) * 1.25 * flow)
      const thin = Math.abs(distance - INNER)
      shine(pixel, inner, Math.exp(-((thin / (TUBE * 0.62)) ** 4)) * 1.1)
      shine(pixel, hotInner, Math.exp(-((thin / (TUBE * 0.34)) ** 2)))
    }
  },
}
