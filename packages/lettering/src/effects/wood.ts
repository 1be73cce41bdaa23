import { blend, over, rgb, scaled } from '../color.ts'
import type { Effect } from '../effect.ts'
import { BLACK, chamfer, depthAt, diffuse, gloss, inside, normalOf, WHITE } from '../light.ts'
import { fbm, hash, noise, step } from '../noise.ts'

/** Sawn boards with growth rings, pores and occasional knots, rounded edges, oiled. */
export const wood: Effect = {
  margin: 0.24,
  vector: 'Its grain is finer than any outline; take the PNG.',
  paint: (scene) => {
    const base = scene.colors[0]!
    const dark = blend(scaled(base, 0.22), rgb('#2a0e02'), 0.3)
    const pale = blend(base, rgb('#ffe2b0'), 0.38)
    const { em, seed } = scene
    const cut = chamfer(scene, 0.055, 0.014)
    const slope = new Float32Array(2)
    const shade = scene.blurred(0.06, (distance) => (distance > 0 ? 1 : 0))
    return (x, y, pixel) => {
      over(pixel, BLACK, shade(x - em * 0.06, y - em * 0.11) * 0.5)
      const distance = scene.distance(x, y)
      const letter = Math.round(scene.letter(x, y))
      const depth = depthAt(scene, x, y, [0.45, 0.89], 0.09)
      if (depth !== undefined)
        over(pixel, scaled(dark, 1.1 + noise((x / em) * 3, (y / em) * 40, seed) * 0.4 - depth * 5), 1)
      const cover = inside(scene, distance, 0)
      if (cover === 0) return
      // Each letter is a separate board, from another part of the tree and slightly tilted.
      const lean = (hash(letter, 1, seed) - 0.5) * 0.3
      const u = x / em + letter * 7.3
      const v = y / em + lean * (x / em) + letter * 3.1
      const warp = fbm(u * 0.9, v * 2.2, 3, seed)
      const knot = hash(letter, 5, seed) > 0.45
      const kx = x / em - (hash(letter, 6, seed) * 0.2 + scene.em * 0)
      const bulge = knot ? Math.exp(-(((noise(u * 0.7, v * 0.7, seed + 5) - 0.62) * 5) ** 2)) : 0
      const ring = v * 6.5 + warp * 4.6 + bulge * 2.8 + Math.sin(kx * 1.3) * 0.25
      const part = ring - Math.floor(ring)
      const year = step(0, 0.82, part) * step(1, 0.9, part)
      const pores = noise(u * 5, v * 90, seed + 3)
      const fibers = noise(u * 2.5, v * 38, seed + 4)
      let color = blend(pale, base, 0.25 + year * 0.75)
      color = blend(color, dark, year ** 3 * 0.3 + bulge * 0.5 + Math.max(0, pores - 0.52) * 0.9)
      cut(x, y, slope)
      slope[1] = slope[1]! + fibers * 0.12 + year * 0.06
      const normal = normalOf(slope)
      over(pixel, scaled(color, (0.34 + diffuse(normal) * 1.06) * (1 + fibers * 0.1)), cover)
      over(pixel, WHITE, gloss(normal, 30) * 0.22 * cover)
      over(
        pixel,
        rgb('#ffe9c4'),
        step(0.02, 0.006, distance) * step(0.1, 0.5, -normal.y - normal.x * 0.5) * 0.35 * cover,
      )
    }
  },
}
