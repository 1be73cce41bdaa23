import { blend, over, rgb, scaled } from '../color.ts'
import type { Effect } from '../effect.ts'
import { BLACK, chamfer, depthAt, diffuse, inside, normalOf, WHITE } from '../light.ts'
import { cells, clamp, fbm, hash, noise, step } from '../noise.ts'

/** Granite with chipped edges, cracks and moss in the lower corners. */
export const stone: Effect = {
  margin: 0.28,
  vector: 'Its grain is finer than any outline; take the PNG.',
  paint: (scene) => {
    const rock = scene.colors[0]!
    const moss = rgb('#5c7a2c')
    const cut = chamfer(scene, 0.075, 0.02)
    const slope = new Float32Array(2)
    const { em, seed } = scene
    const shade = scene.blurred(0.08, (distance) => (distance > 0 ? 1 : 0))
    const rough = (u: number, v: number) => fbm(u * 7, v * 7, 5, seed) * 0.09
    const e = 0.006
    return (x, y, pixel) => {
      const u = x / em
      const v = y / em
      over(pixel, BLACK, shade(x - em * 0.08, y - em * 0.14) * 0.6)
      const chips =
        noise(u * 9, v * 9, seed + 3) * 0.012 + Math.max(0, noise(u * 3.3, v * 3.3, seed + 4) - 0.45) * 0.12
      const distance = scene.distance(x, y) - chips
      const side = depthAt(scene, x, y, [0.5, 0.87], 0.12)
      if (side !== undefined) over(pixel, scaled(rock, 0.13 + 0.05 * noise(u * 20, v * 20, seed)), 1)
      const cover = inside(scene, distance, 0)
      if (cover === 0) return
      cut(x, y, slope)
      const here = rough(u, v)
      slope[0] = slope[0]! + (rough(u + e, v) - here) / e
      slope[1] = slope[1]! + (rough(u, v + e) - here) / e
      const bend = fbm(u * 2.2, v * 2.2, 2, seed + 9) * 0.6
      const piece = cells(u * 1.35 + bend, v * 1.35 + bend, seed + 8)
      const gap = piece.second - piece.near
      const crack = step(0.035, 0.008, gap)
      slope[0] = slope[0]! + step(0.06, 0.02, gap) * 1.1
      const normal = normalOf(slope)
      const grain = hash(x * 0.8, y * 0.8, seed + 6)
      const speck = grain > 0.86 ? 0.55 : grain < 0.12 ? 1.35 : 1
      const patch = 1 + fbm(u * 1.8, v * 1.8, 3, seed + 12) * 0.45
      const light = 0.2 + diffuse(normal) * 1.3
      over(pixel, scaled(rock, light * speck * patch), cover)
      const green = step(
        0.05,
        0.45,
        fbm(u * 3, v * 3, 4, seed + 15) +
          clamp((y - scene.top) / Math.max(1, scene.bottom - scene.top)) * 0.75 -
          0.55,
      )
      over(
        pixel,
        scaled(blend(moss, rock, 0.25), light * (0.7 + noise(u * 60, v * 60, seed) * 0.35)),
        green * 0.8 * cover,
      )
      over(pixel, BLACK, crack * 0.8 * cover)
      over(pixel, WHITE, step(0.02, 0.005, distance) * clamp(-normal.y * 1.2) * 0.3 * cover)
    }
  },
}
