import sharp from 'sharp'
import type { Picture } from '../filters/picture.ts'
import type { Rgb } from '../render/scene.ts'

/** A picture's colors and light, and the position of its horizon. */
export type Look = {
  /** Up to five dominant colors, most common first: linear RGB and each color's share of the picture. */
  readonly palette: readonly { readonly color: Rgb; readonly share: number }[]
  /** Mean linear luminance of the whole picture, 0 … 1. */
  readonly brightness: number
  /** Mean linear luminance of a 3x3 grid, rows top to bottom. */
  readonly layout: readonly number[]
  /** Brighter side: -1 left … 1 right. */
  readonly lightSide: number
  /** Row that best divides the picture into sky and ground, as a fraction from the top; absent without a clear division. */
  readonly horizon?: number
  /** Mean linear colors above and below the horizon (or of the halves). */
  readonly above: Rgb
  readonly below: Rgb
}

/** What the engine takes from a reference picture. Pixels are not kept. */
export type ReferenceSteer = Look & {
  /** How strongly the reference steers the result, 0 … 1. */
  readonly strength: number
}

const SIDE = 48
const CLUSTERS = 5
const ROUNDS = 8
const CONTRAST_FOR_HORIZON = 0.1

type Lab = [number, number, number]

function toLinear(byte: number): number {
  const c = byte / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

/** Linear RGB to OKLab. */
function toLab(r: number, g: number, b: number): Lab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function luminance(color: Rgb): number {
  return color[0] * 0.2126 + color[1] * 0.7152 + color[2] * 0.0722
}

/** Most common colors by k-means in OKLab; seeds are spread evenly over the pixels sorted by lightness. */
function paletteOf(pixels: readonly Rgb[]): Look['palette'] {
  const labs = pixels.map(([r, g, b]) => toLab(r, g, b))
  const order = labs.map((_, i) => i).sort((a, b) => labs[a][0] - labs[b][0] || a - b)
  const centers: Lab[] = Array.from({ length: CLUSTERS }, (_, k) => {
    const [l, a, b] = labs[order[Math.floor(((k + 0.5) / CLUSTERS) * order.length)]]
    return [l, a, b]
  })
  const owner = new Uint8Array(labs.length)
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centers.map(() => [0, 0, 0, 0])
    labs.forEach((lab, i) => {
      let best = Infinity
      centers.forEach((center, k) => {
        const d = (lab[0] - center[0]) ** 2 + (lab[1] - center[1]) ** 2 + (lab[2] - center[2]) ** 2
        if (d < best) {
          best = d
          owner[i] = k
        }
      })
      const sum = sums[owner[i]]
      for (let c = 0; c < 3; c++) sum[c] += lab[c]
      sum[3]++
    })
    sums.forEach((sum, k) => {
      if (sum[3] > 0) centers[k] = [sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3]]
    })
  }
  const totals = centers.map(() => [0, 0, 0, 0])
  pixels.forEach((pixel, i) => {
    const total = totals[owner[i]]
    for (let c = 0; c < 3; c++) total[c] += pixel[c]
    total[3]++
  })
  return totals
    .filter((total) => total[3] > 0)
    .map((total) => ({ color: [total[0] / total[3], total[1] / total[3], total[2] / total[3]] as const, share: total[3] / pixels.length }))
    .sort((a, b) => b.share - a.share)
}

function mean(pixels: readonly Rgb[]): Rgb {
  const sum = [0, 0, 0]
  for (const pixel of pixels) for (let c = 0; c < 3; c++) sum[c] += pixel[c]
  const n = Math.max(1, pixels.length)
  return [sum[0] / n, sum[1] / n, sum[2] / n]
}

/** Row that best divides the picture: greatest difference in mean lightness between the bands above and below it. */
function horizonOf(rows: readonly number[]): number | undefined {
  let best = 0
  let at: number | undefined
  for (let y = Math.round(SIDE * 0.2); y < SIDE * 0.8; y++) {
    const band = 6
    const above = rows.slice(Math.max(0, y - band), y)
    const below = rows.slice(y, y + band)
    const average = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
    const step = average(above) - average(below)
    if (Math.abs(step) > best) {
      best = Math.abs(step)
      at = y / SIDE
    }
  }
  return best > CONTRAST_FOR_HORIZON ? at : undefined
}

/** Reads the look of an encoded picture (PNG, JPEG, WebP …). Rejects data that is not a picture. */
export async function readReference(bytes: Uint8Array, strength = 0.6): Promise<ReferenceSteer> {
  const data = await sharp(bytes, { limitInputPixels: 80_000_000 })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const pixels: Rgb[] = []
  for (let i = 0; i < SIDE * SIDE; i++) {
    pixels.push([toLinear(data[i * 3]), toLinear(data[i * 3 + 1]), toLinear(data[i * 3 + 2])])
  }
  return { ...lookOf(pixels), strength: Math.min(1, Math.max(0, strength)) }
}

/** The look of a picture drawn by the engine. */
export function lookOfPicture({ data, width, height }: Picture): Look {
  const pixels = Array.from({ length: SIDE * SIDE }, (_, i): Rgb => {
    const x = Math.min(width - 1, Math.floor((((i % SIDE) + 0.5) / SIDE) * width))
    const y = Math.min(height - 1, Math.floor(((Math.floor(i / SIDE) + 0.5) / SIDE) * height))
    const o = (y * width + x) * 3
    const [r, g, b] = [0, 1, 2].map((c) => toLinear(255 * Math.min(1, Math.max(0, data[o + c]))))
    return [r, g, b]
  })
  return lookOf(pixels)
}

/** The look of SIDE x SIDE pixels, linear. */
function lookOf(pixels: readonly Rgb[]): Look {
  const cells = Array.from({ length: 9 }, (_, cell) => {
    const inCell = pixels.filter(
      (_pixel, i) => Math.floor(((i % SIDE) * 3) / SIDE) === cell % 3 && Math.floor((Math.floor(i / SIDE) * 3) / SIDE) === Math.floor(cell / 3),
    )
    return luminance(mean(inCell))
  })
  const left = cells[0] + cells[3] + cells[6]
  const right = cells[2] + cells[5] + cells[8]
  const rows = Array.from({ length: SIDE }, (_, y) => Math.cbrt(luminance(mean(pixels.slice(y * SIDE, (y + 1) * SIDE)))))
  const horizon = horizonOf(rows)
  const split = Math.round((horizon ?? 0.5) * SIDE) * SIDE
  return {
    palette: paletteOf(pixels),
    brightness: luminance(mean(pixels)),
    layout: cells,
    lightSide: Math.max(-1, Math.min(1, ((right - left) / Math.max(0.02, right + left)) * 2)),
    ...(horizon === undefined ? {} : { horizon }),
    above: mean(pixels.slice(0, split)),
    below: mean(pixels.slice(split)),
  }
}
