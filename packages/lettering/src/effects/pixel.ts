import { blend, over, scaled } from '../color.ts'
import type { Effect } from '../effect.ts'
import { WHITE } from '../light.ts'
import { clamp } from '../noise.ts'
import { squares } from '../vector.ts'

/** Squares per letter size. */
const SQUARES = 18

/** Letters of large squares: light at the top, dark at the bottom, an outline and a hard shadow. */
export const pixelated: Effect = {
  margin: 0.26,
  vector: (layout, colors) => squares(layout, colors, SQUARES),
  paint: (scene) => {
    const [light, dark, line] = [scene.colors[0]!, scene.colors[1]!, scene.colors[2]!]
    const size = scene.em / SQUARES
    const span = Math.max(1, scene.bottom - scene.top)
    const filled = (column: number, row: number) => {
      const x = (column + 0.5) * size
      const y = (row + 0.5) * size
      return scene.distance(x, y) > -0.006
    }
    return (x, y, pixel) => {
      const column = Math.floor(x / size)
      const row = Math.floor(y / size)
      const here = filled(column, row)
      if (here) {
        const low = clamp((row * size - scene.top) / span)
        const base = blend(light, dark, Math.round(low * 5) / 5)
        if (!filled(column, row - 1) || !filled(column - 1, row)) over(pixel, blend(base, WHITE, 0.55), 1)
        else if (!filled(column, row + 1) || !filled(column + 1, row)) over(pixel, scaled(base, 0.45), 1)
        else over(pixel, base, 1)
        return
      }
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1)
          if (filled(column + dx, row + dy)) {
            over(pixel, line, 1)
            return
          }
      if (
        filled(column - 1, row - 2) ||
        filled(column - 2, row - 2) ||
        filled(column - 2, row - 1) ||
        filled(column, row - 2)
      )
        over(pixel, scaled(line, 0.35), 1)
    }
  },
}
