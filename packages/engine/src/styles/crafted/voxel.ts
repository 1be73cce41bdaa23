import { meanInks } from '../../filters/cells.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { createPicture } from '../../filters/picture.ts'
import { hash2, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

/** Cubes across the shorter side. */
const CUBES = 62
const TALL = Math.sqrt(3) / 2

/** Voxels: everything stacked from little cubes, each with a bright top and two sides in the light and in the shade. */
export const voxel = defineStyle({
  id: 'voxel',
  hints: { light: 'natural', saturation: 1.25, detail: 0.4, faces: 'simple' },
  paint(context) {
    const { buffer, unit, seed, checkpoint } = context
    const { width, height } = buffer
    const lit = developScene(context, { fill: 0.2, saturation: 1.4, contrast: 1.08, brighten: 0.2, tame: 0.85 })
    const smooth = kuwahara(lit, 2.5 * unit, checkpoint)
    checkpoint()
    const side = Math.max(2.5, Math.min(width, height) / CUBES / 2)
    const columns = Math.ceil(width / (side * TALL * 2)) + 3
    const rows = Math.ceil(height / (side * 1.5)) + 3
    const cell = new Int32Array(width * height)
    const face = new Uint8Array(cell.length)
    const seam = new Float32Array(cell.length)
    for (let y = 0, i = 0; y < height; y++) {
      pauseAt(y)
      for (let x = 0; x < width; x++, i++) {
        // A cube seen from its corner is a hexagon: the nearest center of the honeycomb is the cube a pixel belongs to.
        let best = 1e9
        let bx = 0
        let by = 0
        const middle = Math.round(y / (side * 1.5))
        for (let row = middle - 1; row <= middle + 1; row++) {
          const shift = (row & 1) * 0.5
          const column = Math.round(x / (side * TALL * 2) - shift)
          const dx = x - (column + shift) * side * TALL * 2
          const dy = y - row * side * 1.5
          const d = dx * dx + dy * dy
          if (d >= best) continue
          best = d
          bx = dx
          by = dy
          cell[i] = Math.min(rows - 1, row + 1) * columns + Math.min(columns - 1, Math.max(0, column + 1))
        }
        // Three edges meet in the middle of the hexagon and part its faces.
        const slope = by - Math.abs(bx) * 0.577
        const down = by + Math.abs(bx) * 0.577
        face[i] = down < 0 ? 0 : bx < 0 ? 1 : 2
        const inner = down < 0 ? -down * 0.87 : Math.min(Math.abs(bx), down * 0.87)
        const outer = Math.min(side * TALL - Math.abs(bx), (side - Math.abs(by) - Math.abs(bx) * 0.577) * 0.87)
        seam[i] = Math.min(inner * 1.6, outer)
        if (slope > side) seam[i] = 0
      }
    }
    checkpoint()
    const inks = meanInks(smooth, { cell, count: columns * rows })
    const picture = createPicture(width, height)
    const tones = [1.22, 0.94, 0.66]
    for (let i = 0; i < cell.length; i++) {
      pauseAlong(i)
      const k = cell[i]
      const tone = tones[face[i]] * (0.95 + 0.1 * hash2(k, seed)) * (0.78 + 0.22 * smoothstep(-0.2, 1.4, seam[i]))
      for (let c = 0; c < 3; c++) picture.data[i * 3 + c] = Math.min(1, (inks[k * 3 + c] * 0.96 + 0.012) * tone)
    }
    return picture
  },
})
