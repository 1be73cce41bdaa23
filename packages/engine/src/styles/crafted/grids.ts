import { layGrid, meanInks } from '../../filters/cells.ts'
import { ditherAt } from '../../filters/dither.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { choosePalette, indexPalette } from '../../filters/palette.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { createPicture, type Ink, inkOf, type Picture } from '../../filters/picture.ts'
import type { GBuffer } from '../../render/g-buffer.ts'
import { hash2, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

/** Stitches across the shorter side, including the cloth border. */
const STITCHES = 98
const BORDER = 5
const THREADS = 26
const CLOTH = inkOf('#efe6d3')

/** Cross-stitch: two crossed threads per square of even-weave cloth, two dozen skeins of yarn, an empty margin. */
export const crossStitch = defineStyle('cross-stitch', (context) => {
  const { buffer, unit, seed } = context
  const { width, height } = buffer
  const lit = developScene(context, { fill: 0.22, saturation: 1.4, contrast: 1.12, brighten: 0.24, tame: 0.9 })
  const smooth = kuwahara(lit, 3 * unit)
  const skeins = choosePalette(smooth, THREADS, seed)
  const size = Math.max(3, Math.round(Math.min(width, height) / STITCHES))
  const grid = layGrid(width, height, size)
  const means = meanInks(smooth, grid)
  const find = indexPalette(skeins)
  const rows = grid.count / grid.columns
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
      // The upper thread runs to the upper right and covers the lower one.
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
})

/** Blocks along the shorter side, as on a 16-bit console's screen. */
const BLOCKS = 144
export const PIXEL_ART_COLORS = 28

/** Pixel art: a coarse grid, few colors with ordered dither, dark outlines around the subjects. */
export const pixelArt = defineStyle('pixel-art', (context) => {
  const { buffer, scene, unit, seed } = context
  const full = developScene(context, { fill: 0.14, saturation: 1.3, contrast: 1.16, brighten: 0.1, bloom: { threshold: 1.1, radius: 26, amount: 0.25 } })
  addWeather(full, scene, unit * 1.7, seed, { density: 0.45, softness: 0, opacity: 1.3 })
  const block = blockSize(buffer.width, buffer.height)
  const small = shrink(full, block)
  const palette = choosePalette(small, PIXEL_ART_COLORS - 1, seed)
  palette.push([0.07, 0.05, 0.12])
  const indexed = paintBlocks(small, palette, buffer, block)
  return enlarge(indexed, small.width, palette, block, buffer.width, buffer.height)
})

/** Side of a block in pixels, at least 2 so that the grid is visible in the smallest preview. */
export function blockSize(width: number, height: number): number {
  return Math.max(2, Math.round(Math.min(width, height) / BLOCKS))
}

/** Averages blocks; the color of the block's center counts double, which keeps thin things. */
function shrink(picture: Picture, block: number): Picture {
  const width = Math.ceil(picture.width / block)
  const height = Math.ceil(picture.height / block)
  const small = createPicture(width, height)
  for (let y = 0, o = 0; y < height; y++) {
    pauseAt(y)
    const y1 = Math.min(picture.height, (y + 1) * block)
    for (let x = 0; x < width; x++, o += 3) {
      const x1 = Math.min(picture.width, (x + 1) * block)
      let count = 0
      for (let py = y * block; py < y1; py++) {
        for (let px = x * block; px < x1; px++) {
          const i = (py * picture.width + px) * 3
          small.data[o] += picture.data[i]
          small.data[o + 1] += picture.data[i + 1]
          small.data[o + 2] += picture.data[i + 2]
          count++
        }
      }
      for (let c = 0; c < 3; c++) small.data[o + c] /= count
    }
  }
  return small
}

/** Palette index of every block: dithered, and the last (dark) entry just outside the subjects. */
function paintBlocks(small: Picture, palette: readonly Ink[], buffer: GBuffer, block: number): Uint8Array {
  const find = indexPalette(palette)
  const indexed = new Uint8Array(small.width * small.height)
  const thing = new Uint16Array(indexed.length)
  for (let y = 0, i = 0; y < small.height; y++) {
    const py = Math.min(buffer.height - 1, Math.floor((y + 0.5) * block))
    for (let x = 0; x < small.width; x++, i++) {
      const px = Math.min(buffer.width - 1, Math.floor((x + 0.5) * block))
      thing[i] = buffer.instance[py * buffer.width + px]
    }
  }
  for (let y = 0, i = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++, i++) {
      const o = i * 3
      const d = ditherAt(x, y) * 0.06
      indexed[i] = find(small.data[o] + d, small.data[o + 1] + d, small.data[o + 2] + d)
      if (thing[i] !== 0) continue
      const left = x > 0 && thing[i - 1] !== 0
      const right = x < small.width - 1 && thing[i + 1] !== 0
      const above = y > 0 && thing[i - small.width] !== 0
      const below = y < small.height - 1 && thing[i + small.width] !== 0
      if (left || right || above || below) indexed[i] = palette.length - 1
    }
  }
  return indexed
}

function enlarge(indexed: Uint8Array, columns: number, palette: readonly Ink[], block: number, width: number, height: number): Picture {
  const picture = createPicture(width, height)
  for (let y = 0, o = 0; y < height; y++) {
    pauseAt(y)
    const row = Math.floor(y / block) * columns
    for (let x = 0; x < width; x++, o += 3) {
      const ink = palette[indexed[row + Math.floor(x / block)]]
      picture.data[o] = ink[0]
      picture.data[o + 1] = ink[1]
      picture.data[o + 2] = ink[2]
    }
  }
  return picture
}

/** Studs across the shorter side: as on a baseplate small enough to hold. */
const STUDS = 64
/** Colors of real plastic bricks. */
export const BRICK_COLORS: readonly Ink[] = (
  '#f4f4f4 #a3a9ad #646b70 #1c1f22 #c4281c #8d2018 #e2762a #f5a623 #f6d01f #fbe9a4 #a6c93a #3e9a3c #1f5a34 #8fd0c4 #1793a8 ' +
  '#6ab8e6 #2a6fc4 #17376e #6a4fa3 #c77fb6 #f3a9c4 #7a4a28 #a9744a #d9b388 #4a2d1d #c9b98f #f7cfb0 #5d6f8c #b9d4ee'
)
  .split(' ')
  .map(inkOf)

/** Plastic building bricks: studs in brick colors, seams between bricks, one highlight on every stud. */
export const toyBricks = defineStyle('toy-bricks', (context) => {
  const { buffer, unit, seed } = context
  const { width, height } = buffer
  const lit = developScene(context, { fill: 0.22, saturation: 1.45, contrast: 1.15, brighten: 0.22, tame: 0.9 })
  const smooth = kuwahara(lit, 3 * unit)
  const size = studSize(width, height)
  const grid = layGrid(width, height, size)
  const means = meanInks(smooth, grid)
  const find = indexPalette(BRICK_COLORS)
  const cast = new Uint8Array(grid.count)
  for (let k = 0; k < cast.length; k++) cast[k] = find(means[k * 3], means[k * 3 + 1], means[k * 3 + 2])
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
})

/** Side of a stud's square in pixels. */
export function studSize(width: number, height: number): number {
  return Math.max(4, Math.round(Math.min(width, height) / STUDS))
}

/** Whether a stud shares its brick with its left and right neighbors: bricks are two to four studs long and staggered. */
function joins(cast: Uint8Array, k: number, column: number, row: number, columns: number, seed: number): readonly [boolean, boolean] {
  const parts = (at: number): boolean => hash2(column + at + row * 13, (row >> 1) + seed) < 0.38
  const left = column > 0 && cast[k - 1] === cast[k] && !parts(0)
  const right = column < columns - 1 && cast[k + 1] === cast[k] && !parts(1)
  return [left, right]
}

/** Light on one stud and the plate around it; values above 1 are highlights. */
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

/** Cubes across the shorter side. */
const CUBES = 62
const TALL = Math.sqrt(3) / 2

/** Voxels: everything built from small cubes, each with a bright top, one lit side and one shaded side. */
export const voxel = defineStyle('voxel', (context) => {
  const { buffer, unit, seed } = context
  const { width, height } = buffer
  const lit = developScene(context, { fill: 0.2, saturation: 1.4, contrast: 1.08, brighten: 0.2, tame: 0.85 })
  const smooth = kuwahara(lit, 2.5 * unit)
  const side = Math.max(2.5, Math.min(width, height) / CUBES / 2)
  const columns = Math.ceil(width / (side * TALL * 2)) + 3
  const rows = Math.ceil(height / (side * 1.5)) + 3
  const cell = new Int32Array(width * height)
  const face = new Uint8Array(cell.length)
  const seam = new Float32Array(cell.length)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      // A cube seen from its corner is a hexagon: a pixel belongs to the nearest center of the honeycomb.
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
      // Three edges meet at the center of the hexagon and separate its faces.
      const slope = by - Math.abs(bx) * 0.577
      const down = by + Math.abs(bx) * 0.577
      face[i] = down < 0 ? 0 : bx < 0 ? 1 : 2
      const inner = down < 0 ? -down * 0.87 : Math.min(Math.abs(bx), down * 0.87)
      const outer = Math.min(side * TALL - Math.abs(bx), (side - Math.abs(by) - Math.abs(bx) * 0.577) * 0.87)
      seam[i] = Math.min(inner * 1.6, outer)
      if (slope > side) seam[i] = 0
    }
  }
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
})
