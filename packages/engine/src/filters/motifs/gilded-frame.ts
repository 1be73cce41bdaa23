import { pauseAt } from '../pause.ts'
import { type Ink, mixInk, type Picture } from '../picture.ts'

const DARK: Ink = [0.2, 0.1, 0.03]
const GOLD: Ink = [0.72, 0.5, 0.17]
const BRIGHT: Ink = [1, 0.9, 0.58]

/** A carved and gilded picture frame of `size` pixels: outer ogee, a band of leaves, an inner bead, a shadow on the canvas. */
export function addGildedFrame(picture: Picture, size: number): void {
  const { width, height, data } = picture
  const shadow = size * 0.5
  for (let y = 0, o = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, o += 3) {
      const left = x + 0.5
      const right = width - left
      const top = y + 0.5
      const bottom = height - top
      const margin = Math.min(left, right, top, bottom)
      if (margin > size + shadow) continue
      if (margin > size) {
        // The frame stands out from the canvas and shades it most below its lit upper and left sides.
        const above = Math.min(left, top) - size
        const near = above < shadow ? 1 - above / shadow : 0
        const k = 1 - 0.6 * near * near
        data[o] *= k
        data[o + 1] *= k
        data[o + 2] *= k
        continue
      }
      const vertical = margin === left || margin === right
      const along = vertical ? y - height / 2 : x - width / 2
      // Light from the upper left falls on the outer slopes of two sides and the inner slopes of the other two.
      const facing = margin === left || margin === top ? 1 : -1
      const ink = goldAt(margin / size, along / size, facing)
      data[o] = ink[0]
      data[o + 1] = ink[1]
      data[o + 2] = ink[2]
    }
  }
}

function goldAt(t: number, along: number, facing: number): Ink {
  let slope: number
  let carve = 0
  if (t < 0.06) slope = 0.2
  else if (t < 0.3) slope = Math.cos(((t - 0.06) / 0.24) * Math.PI)
  else if (t < 0.74) {
    const v = (t - 0.52) / 0.22
    slope = -v * 0.4
    // Leaves: slanted lobes with a vein along the middle.
    const leaf = Math.sin(along * 7.5 + Math.abs(v) * 2.1)
    const bud = Math.sin(along * 3.75)
    carve = leaf * (1 - v * v) * 0.5 + bud * 0.18 - (Math.abs(v) < 0.08 ? 0.25 : 0)
  } else if (t < 0.9) {
    const bead = Math.cos(along * 22)
    slope = Math.cos(((t - 0.74) / 0.16) * Math.PI) * 0.6
    carve = bead * 0.35
  } else slope = 0.7 - ((t - 0.9) / 0.1) * 1.4
  const light = 0.46 + slope * facing * 0.3 + carve * 0.42
  return light < 0.5 ? mixInk(DARK, GOLD, Math.max(0, light) * 2) : mixInk(GOLD, BRIGHT, Math.min(1, light * 2 - 1))
}
