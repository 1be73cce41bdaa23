import { blend, over, rgb, scaled } from '../color.ts'
import type { Effect } from '../effect.ts'
import { BLACK, inside } from '../light.ts'
import { clamp, hash, noise, step } from '../noise.ts'

/** Cells per letter size, with a blade in each. */
const DENSITY = 30
const LENGTH = 0.17

/** Blades in rows, the front ones brighter, and small flowers among them. */
export const grass: Effect = {
  margin: 0.26,
  vector: 'It is thousands of blades; take the PNG.',
  paint: (scene) => {
    const [green, flower] = [scene.colors[0]!, scene.colors[1]!]
    const { em, seed } = scene
    const soil = rgb('#2b1a0c')
    const deep = scaled(green, 0.16)
    const tip = blend(green, rgb('#e6ff8a'), 0.5)
    const shade = scene.blurred(0.05, (distance) => (distance > 0 ? 1 : 0))
    const cell = em / DENSITY
    const rows = Math.ceil(LENGTH * DENSITY)
    return (x, y, pixel) => {
      over(pixel, BLACK, shade(x - em * 0.03, y - em * 0.075) * 0.35)
      const near = scene.distance(x, y)
      if (near < -LENGTH - 0.06) return
      const ground = inside(scene, near, 0)
      over(pixel, blend(soil, deep, 0.7), ground)
      const cx = Math.floor(x / cell)
      const cy = Math.floor(y / cell)
      // Lower blades are in front.
      for (let row = cy - 1; row <= cy + rows; row += 1)
        for (let column = cx - 2; column <= cx + 2; column += 1) {
          const rx = (column + hash(column, row, seed)) * cell
          const ry = (row + hash(column, row, seed + 1)) * cell
          const up = (ry - y) / em
          const length = LENGTH * (0.45 + hash(column, row, seed + 2) * 0.55)
          if (up < 0 || up > length) continue
          const t = up / length
          const lean =
            (hash(column, row, seed + 3) - 0.5) * 0.13 + noise((rx / em) * 1.3, (ry / em) * 1.3, seed) * 0.05
          const off = Math.abs(x - rx - lean * t * t * em) / em
          const wide = 0.0125 * (1 - t) ** 0.7
          const cover = clamp((wide - off) * em + 0.5)
          if (cover === 0 || scene.distance(rx, ry) < 0.006) continue
          const tone = 0.6 + hash(column, row, seed + 4) * 0.6
          over(
            pixel,
            scaled(blend(blend(deep, green, step(0, 0.5, t)), tip, step(0.35, 1, t) * 0.75), tone),
            cover,
          )
        }
      // Flowers, one in some of the larger cells.
      const large = cell * 5
      const fx = Math.floor(x / large)
      const fy = Math.floor(y / large)
      for (let row = fy; row <= fy + 1; row += 1)
        for (let column = fx - 1; column <= fx + 1; column += 1) {
          if (hash(column, row, seed + 11) < 0.72) continue
          const px = (column + 0.2 + hash(column, row, seed + 12) * 0.6) * large
          const py = (row + 0.2 + hash(column, row, seed + 13) * 0.6) * large
          if (scene.distance(px, py) < 0.02) continue
          const dx = (x - px) / em
          const dy = (y - py + em * 0.05) / em
          const turn = Math.atan2(dy, dx)
          const radius = 0.026 * (0.72 + 0.28 * Math.cos(turn * 5 + hash(column, row, seed) * 6))
          const distance = Math.hypot(dx, dy)
          const petal = hash(column, row, seed + 14) > 0.5 ? flower : rgb('#ffffff')
          over(pixel, scaled(petal, 0.8 + 0.3 * (1 - distance / 0.03)), clamp((radius - distance) * em + 0.5))
          over(pixel, rgb('#f29b12'), clamp((0.009 - distance) * em + 0.5))
        }
    }
  },
}
