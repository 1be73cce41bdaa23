import { blend, over } from '../color.ts'
import type { Effect } from '../effect.ts'
import { cells, clamp, fbm, step } from '../noise.ts'

/** Piled clouds: tufts along the letters, lit from the upper left, gray underneath, frayed at the edge. */
export const cloud: Effect = {
  margin: 0.34,
  vector: 'A cloud has no outline; take the PNG.',
  paint: (scene) => {
    const [light, dark] = [scene.colors[0]!, scene.colors[1]!]
    const { em, seed } = scene
    const soft = scene.blurred(0.03, (distance) => clamp(distance / 0.1 + 0.62))
    const mist = scene.blurred(0.13, (distance) => (distance > 0 ? 1 : 0))
    const tufts = (u: number, v: number) => {
      const bend = fbm(u * 3, v * 3, 2, seed) * 0.12
      const large = 1 - cells((u + bend) * 5.2, (v + bend) * 5.2, seed + 2).near
      const small = 1 - cells((u - bend) * 11, (v + bend) * 11, seed + 3).near
      return large * 0.62 + small * 0.28 + fbm(u * 16, v * 16, 3, seed + 4) * 0.24
    }
    const density = (x: number, y: number) => soft(x, y) * 1.16 + tufts(x / em, y / em) * 0.5 - 0.7
    return (x, y, pixel) => {
      const haze = mist(x, y)
      if (haze < 0.004) return
      const wisp = clamp(haze * 1.1 + fbm((x / em) * 3.2, (y / em) * 4.5, 4, seed + 8) * 0.7 - 0.42)
      // Thin mist stays mostly transparent: on a dark background more of it would look like dirt.
      over(pixel, light, wisp ** 1.6 * 0.4)
      const here = density(x, y)
      const cover = step(0.0, 0.26, here)
      if (cover === 0) return
      const above = density(x - em * 0.035, y - em * 0.05)
      const far = density(x - em * 0.1, y - em * 0.15)
      const lit = clamp(0.66 + (here - above) * 1.5 + (here - far) * 0.42)
      over(pixel, blend(dark, light, lit), cover)
    }
  },
}
