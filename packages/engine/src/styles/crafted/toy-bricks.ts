import { layGrid, meanInks } from '../../filters/cells.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { indexPalette } from '../../filters/palette.ts'
import { pauseAt } from '../../filters/pause.ts'
import { createPicture, type Ink, inkOf } from '../../filters/picture.ts'
import { hash2, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

/** Studs across the shorter side: as on a baseplate one can still hold. */
const STUDS = 64
/** Colors that plastic bricks are cast in. */
export const BRICK_COLORS: readonly Ink[] = (
  '#f4f4f4 #a3a9ad #646b70 #1c1f22 #c4281c #8d2018 #e2762a #f5a623 #f6d01f #fbe9a4 #a6c93a #3e9a3c #1f5a34 #8fd0c4 #1793a8 ' +
  '#6ab8e6 #2a6fc4 #17376e #6a4fa3 #c77fb6 #f3a9c4 #7a4a28 #a9744a #d9b388 #4a2d1d #c9b98f #f7cfb0 #5d6f8c #b9d4ee'
)
  .split(' ')
  .map(inkOf)

/** Plastic building bricks: studs in cast colors, seams between bricks, one shine on every stud. */
export const toyBricks = defineStyle({
  id: 'toy-bricks',
  hints: { light: 'studio', saturation: 1.4, detail: 0.3, faces: 'simple' },
  paint(context) {
    const { buffer, unit, seed, checkpoint } = context
    const { width, height } = buffer
    const lit = developScene(context, { fill: 0.22, saturation: 1.45, contrast: 1.15, brighten: 0.22, tame: 0.9 })
    const smooth = kuwahara(lit, 3 * unit, checkpoint)
    checkpoint()
    const size = studSize(width, height)
    const grid = layGrid(width, height, size)
    const means = meanInks(smooth, grid)
    const find = indexPalette(BRICK_COLORS)
    const cast = new Uint8Array(grid.count)
    for (let k = 0; k < cast.length; k++) cast[k] = find(means[k * 3], means[k * 3 + 1], means[k * 3 + 2])
    checkpoint()
    const picture = createPicture(width, height)
    for (let y = 0, i = 0; y < height; y++) {
      pauseAt(y)
      const row = Math.floor(y / size)
      const v = (y + 0.5) / size - row
      for (let x = 0; x < width; x++, i++) {
        const k = grid.cell[i]
        const column = k - row * grid.columns
        const u = (x + 0.5) / size - column
        const tone = toneAt(u, v, joins(cast, k, column, row, grid.columns, seed), 1 / size)
        const ink = BRICK_COLORS[cast[k]]
        for (let c = 0; c < 3; c++) {
          const v = ink[c] * Math.min(1, tone) + (1 - ink[c]) * Math.max(0, tone - 1)
          picture.data[i * 3 + c] = Math.max(0, Math.min(1, v + 0.01))
        }
      }
    }
    return picture
  },
})

/** Side of a stud's square in pixels. */
export function studSize(width: number, height: number): number {
  return Math.max(4, Math.round(Math.min(width, height) / STUDS))
}

/** Whether a stud shares its brick with the ones to its left and right: bricks are two to four long and laid in bond. */
function joins(cast: Uint8Array, k: number, column: number, row: number, columns: number, seed: number): readonly [boolean, boolean] {
  const parts = (at: number): boolean => hash2(column + at + row * 13, (row >> 1) + seed) < 0.38
  const left = column > 0 && cast[k - 1] === cast[k] && !parts(0)
  const right = column < columns - 1 && cast[k + 1] === cast[k] && !parts(1)
  return [left, right]
}

/** Light on one stud and the plate around it; above 1 is shine. */
function toneAt(u: number, v: number, [left, right]: readonly [boolean, boolean], pixel: number): number {
  const dx = u - 0.5
  const dy = v - 0.5
  const d = Math.sqrt(dx * dx + dy * dy)
  const lean = (-dx - dy) * Math.SQRT1_2
  const seam = Math.min(left ? 1 : u, right ? 1 : 1 - u, v, 1 - v)
  const plate = 0.9 - 0.24 * smoothstep(0.05 + pixel, 0, seam) + 0.1 * smoothstep(0.1, 0.02, Math.min(left ? 1 : u, v))
  const cast = smoothstep(0.44, 0.3, Math.sqrt((dx - 0.09) ** 2 + (dy - 0.11) ** 2)) * 0.34
  const stud = smoothstep(0.31 + pixel * 0.7, 0.31 - pixel * 0.7, d)
  const rim = smoothstep(0.2, 0.29, d) * lean * 1.5
  const shine = smoothstep(0.1, 0.02, Math.sqrt((dx + 0.13) ** 2 + (dy + 0.13) ** 2)) * 0.35
  return (plate - cast) * (1 - stud) + (1 + rim + shine) * stud
}
