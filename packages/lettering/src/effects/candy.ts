import { blend, over, rgb, scaled } from '../color.ts'
import type { Effect } from '../effect.ts'
import { BLACK, diffuse, gloss, inside, normalOf, WHITE } from '../light.ts'
import { clamp, hash, step } from '../noise.ts'

/** Candy canes: stripes that wind around each stroke, a hard glaze, grains of sugar. */
export const candy: Effect = {
  margin: 0.2,
  vector: 'Its glaze is worked out for every pixel; take the PNG.',
  paint: (scene) => {
    const [stripe, sugar] = [scene.colors[0]!, scene.colors[1]!]
    const { em, seed } = scene
    const { height, slope: rise } = scene.cushion()
    const slope = new Float32Array(2)
    const shade = scene.blurred(0.06, (distance) => (distance > 0 ? 1 : 0))
    return (x, y, pixel) => {
      over(pixel, scaled(stripe, 0.2), shade(x - em * 0.04, y - em * 0.09) * 0.45)
      const distance = scene.distance(x, y)
      // An outline, so that white stripes also stand out on a pale background.
      over(pixel, scaled(stripe, 0.45), inside(scene, distance, -0.014))
      const cover = inside(scene, distance, 0)
      if (cover === 0) return
      rise(x, y, slope)
      const normal = normalOf(slope, 0.85)
      // Stripes follow the surface, as if wrapped around it.
      const turn = ((x + y) / em) * 2.9 + height(x, y) * 1.5
      const part = turn - Math.floor(turn)
      const edge = 3.5 / em
      const wide = step(0.5 + edge, 0.5 - edge, part) * step(0, edge * 2, part)
      const fine = step(0.05 + edge, 0.05, Math.abs(part - 0.75))
      const color = blend(sugar, stripe, clamp(wide + fine * 0.9))
      const light = diffuse(normal)
      over(pixel, scaled(color, 0.3 + light * 0.86), cover)
      over(
        pixel,
        blend(stripe, sugar, 0.75),
        clamp(normal.y * 0.8 + normal.x * 0.4 - 0.25) * (1 - normal.z) * 0.7 * cover,
      )
      over(pixel, scaled(stripe, 0.25), step(0.6, 1, 1 - normal.z) * 0.3 * cover)
      const streak =
        step(0.12, 0.05, Math.abs(normal.y + 0.52 + normal.x * 0.25)) *
        step(0.55, 0.1, Math.abs(normal.x + 0.18))
      over(pixel, WHITE, streak * 0.88 * cover)
      over(pixel, WHITE, gloss(normal, 40) * 0.45 * cover)
      const grain = hash(x / 2, y / 2, seed)
      if (grain > 0.988) over(pixel, rgb('#ffffff'), 0.7 * cover * clamp(normal.z))
      over(pixel, BLACK, step(0.012, 0, distance) * 0.12 * cover)
    }
  },
}
