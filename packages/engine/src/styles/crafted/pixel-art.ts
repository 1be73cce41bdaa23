import { ditherAt } from '../../filters/dither.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { choosePalette, indexPalette } from '../../filters/palette.ts'
import { pauseAt } from '../../filters/pause.ts'
import { createPicture, type Ink, type Picture } from '../../filters/picture.ts'
import type { GBuffer } from '../../render/g-buffer.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

/** Blocks along the shorter side, as on a 16-bit console's screen. */
const BLOCKS = 144
export const PIXEL_ART_COLORS = 28

/** Pixel art: a coarse grid, few colors with ordered dither, dark outlines around the subjects. */
export const pixelArt = defineStyle({
  id: 'pixel-art',
  hints: { light: 'natural', saturation: 1.25, detail: 0.55, faces: 'simple' },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const full = developScene(context, { fill: 0.14, saturation: 1.3, contrast: 1.16, brighten: 0.1, bloom: { threshold: 1.1, radius: 26, amount: 0.25 } })
    addWeather(full, scene, unit * 1.7, seed, { density: 0.45, softness: 0, opacity: 1.3 })
    checkpoint()
    const block = blockSize(buffer.width, buffer.height)
    const small = shrink(full, block)
    checkpoint()
    const palette = choosePalette(small, PIXEL_ART_COLORS - 1, seed)
    palette.push([0.07, 0.05, 0.12])
    const indexed = paintBlocks(small, palette, buffer, block)
    checkpoint()
    return enlarge(indexed, small.width, palette, block, buffer.width, buffer.height)
  },
})

/** Side of a block in pixels, at least 2 so that the grid shows on the smallest preview. */
export function blockSize(width: number, height: number): number {
  return Math.max(2, Math.round(Math.min(width, height) / BLOCKS))
}

/** Averages blocks; color of the block's middle counts double, which keeps thin things. */
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
