import { blend, over, rgb, scaled } from '../color.ts'
import type { Effect } from '../effect.ts'
import { chamfer, diffuse, gloss, inside, normalOf, WHITE } from '../light.ts'
import { cells, clamp, fbm, hash, step } from '../noise.ts'

const LONGEST = 0.42

/** Clear ice with facets and frost on its edges; icicles hang from the letters. */
export const ice: Effect = {
  margin: 0.36,
  vector: 'Its light goes through every pixel; take the PNG.',
  paint: (scene) => {
    const tint = scene.colors[0]!
    const deep = blend(scaled(tint, 0.16), rgb('#02206b'), 0.4)
    const frost = blend(tint, WHITE, 0.86)
    const cut = chamfer(scene, 0.13, 0.014)
    const slope = new Float32Array(2)
    // Distance to the nearest letter above, in letter sizes.
    const hanging = scene.field(({ width, height, em, cover }) => {
      const values = new Float32Array(width * height).fill(9)
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1) {
          const at = y * width + x
          if (cover[at]! > 127) values[at] = 0
          else if (y > 0) values[at] = Math.min(9, values[at - width]! + 1 / em)
        }
      return values
    })
    const glow = scene.blurred(0.14, (distance) => (distance > 0 ? 1 : 0))
    return (x, y, pixel) => {
      const { em, seed } = scene
      const u = x / em
      const v = y / em
      over(pixel, tint, glow(x, y) * 0.28)
      const distance = scene.distance(x, y)
      const below = hanging(x, y)
      let body = inside(scene, distance, 0)
      let lean = 0
      if (body < 1 && below < LONGEST) {
        const columns = u * 9
        const column = Math.floor(columns)
        const length = hash(column, 3, seed) ** 1.6 * LONGEST
        const middle = 0.5 + (hash(column, 5, seed) - 0.5) * 0.3
        const wide = 0.46 * (1 - below / Math.max(0.001, length)) ** 0.75
        const off = columns - column - middle
        const hold = scene.distance(x, y - below * em - 0.03 * em) > 0.004 ? 1 : 0
        if (below < length) {
          body = Math.max(body, clamp(((wide - Math.abs(off)) * em) / 9 + 0.5) * hold)
          lean = off / Math.max(0.05, wide)
        }
      }
      if (body === 0) return
      cut(x, y, slope)
      const piece = cells(u * 4.2 + fbm(u * 3, v * 3, 2, seed) * 0.5, v * 4.2, seed + 2)
      const crack = step(0.07, 0, piece.second - piece.near)
      slope[0] = slope[0]! * 0.9 + (piece.id - 0.5) * 0.55 + lean * 1.2
      slope[1] = slope[1]! * 0.9 + (hash(piece.id * 999, 1, seed) - 0.5) * 0.55
      const normal = normalOf(slope)
      const thick = clamp(distance / 0.2)
      const light = diffuse(normal)
      const cloud = fbm(u * 3 + normal.x, v * 3 + normal.y, 4, seed + 13)
      over(
        pixel,
        blend(blend(deep, tint, light * 0.85 + cloud * 0.25), frost, 0.16 + light * 0.3),
        body * (0.86 + thick * 0.12),
      )
      over(pixel, frost, crack * 0.35 * body)
      const rime =
        step(0.075 + fbm(u * 16, v * 16, 3, seed + 23) * 0.075, 0, distance) *
        (body > 0 && distance > 0 ? 1 : 0.35)
      over(pixel, frost, rime * 0.9 * body)
      over(pixel, WHITE, gloss(normal, 50) * body)
      const speck = hash(x, y, seed + 31)
      if (speck > 0.985) over(pixel, WHITE, (speck - 0.985) * 40 * rime)
    }
  },
}
