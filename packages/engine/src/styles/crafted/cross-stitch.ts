import { layGrid, meanInks } from '../../filters/cells.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { choosePalette, indexPalette } from '../../filters/palette.ts'
import { pauseAt } from '../../filters/pause.ts'
import { createPicture, inkOf } from '../../filters/picture.ts'
import { hash2, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

/** Stitches across the shorter side, cloth border included. */
const STITCHES = 98
const BORDER = 5
const THREADS = 26
const CLOTH = inkOf('#efe6d3')

/** Cross-stitch: two crossed threads to a square of even-weave cloth, two dozen skeins of yarn, an unworked margin. */
export const crossStitch = defineStyle({
  id: 'cross-stitch',
  hints: { light: 'flat', saturation: 1.25, detail: 0.35, faces: 'simple' },
  paint(context) {
    const { buffer, unit, seed, checkpoint } = context
    const { width, height } = buffer
    const lit = developScene(context, { fill: 0.22, saturation: 1.4, contrast: 1.12, brighten: 0.24, tame: 0.9 })
    const smooth = kuwahara(lit, 3 * unit, checkpoint)
    checkpoint()
    const skeins = choosePalette(smooth, THREADS, seed)
    const size = Math.max(3, Math.round(Math.min(width, height) / STITCHES))
    const grid = layGrid(width, height, size)
    const means = meanInks(smooth, grid)
    const find = indexPalette(skeins)
    const rows = grid.count / grid.columns
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
        const o = i * 3
        // Holes at the corners of the weave, threads of cloth between them.
        const hole = smoothstep(0.2, 0.06, Math.hypot(Math.min(u, 1 - u), Math.min(v, 1 - v)))
        const weave = 0.93 + 0.07 * Math.sin(u * Math.PI * 4) * Math.sin(v * Math.PI * 4) - hole * 0.45
        for (let c = 0; c < 3; c++) picture.data[o + c] = CLOTH[c] * weave
        if (column < BORDER || row < BORDER || column >= grid.columns - BORDER || row >= rows - BORDER) continue
        const ink = skeins[find(means[k * 3], means[k * 3 + 1], means[k * 3 + 2])]
        const loose = (hash2(k, seed) - 0.5) * 0.06
        // The upper thread runs up to the right and covers the lower one.
        const upper = Math.abs(u + v - 1 + loose) * Math.SQRT1_2
        const lower = Math.abs(u - v + loose) * Math.SQRT1_2
        const along = upper < 0.2 ? u - v : u + v
        const distance = upper < 0.2 ? upper : lower
        if (distance > 0.22) continue
        const round = 1 - (distance / 0.22) ** 2
        const strand = 0.93 + 0.07 * Math.sin((along * 6 + distance * 9) * Math.PI)
        const under = upper < 0.2 ? 1 : 0.74 + 0.2 * smoothstep(0.2, 0.34, upper)
        const ends = smoothstep(0.72, 0.5, Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5)))
        const tone = (0.66 + 0.42 * round) * strand * under * (0.8 + 0.2 * ends)
        for (let c = 0; c < 3; c++) picture.data[o + c] = Math.min(1, ink[c] * tone + 0.02)
      }
    }
    return picture
  },
})
