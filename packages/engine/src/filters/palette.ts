import { createRandom } from '../render/noise.ts'
import { pauseAlong, pauseAt } from './pause.ts'
import { createPicture, type Ink, type Picture } from './picture.ts'

const SAMPLES = 3000
const ROUNDS = 9
/** Side of the lookup cube: 32 steps per channel are finer than the eye can tell between palette entries. */
const CUBE = 32

/** Weighted squared distance between display colors; green counts most, as in human vision. */
function distance(r: number, g: number, b: number, c: Ink): number {
  const red = r - c[0]
  const green = g - c[1]
  const blue = b - c[2]
  return red * red * 0.9 + green * green * 1.3 + blue * blue * 0.8
}

/**
 * `count` colors that represent the picture (k-means, started far apart). `weight` (0 … 1 per pixel) restricts the choice to a mask; fewer
 * colors are returned only when the mask is empty.
 */
export function choosePalette(picture: Picture, count: number, seed: number, weight?: Float32Array): Ink[] {
  const random = createRandom(seed)
  const { data } = picture
  const pixels = data.length / 3
  const samples: Ink[] = []
  for (let tries = 0; tries < SAMPLES * 12 && samples.length < SAMPLES; tries++) {
    const i = Math.floor(random() * pixels)
    if (weight && weight[i] < 0.5) continue
    samples.push([data[i * 3], data[i * 3 + 1], data[i * 3 + 2]])
  }
  if (samples.length === 0) return []
  const centers: Ink[] = [samples[0]]
  const nearest = new Float64Array(samples.length).fill(Number.POSITIVE_INFINITY)
  while (centers.length < count) {
    const latest = centers[centers.length - 1]
    let best = 0
    let score = -1
    for (let s = 0; s < samples.length; s++) {
      const [r, g, b] = samples[s]
      nearest[s] = Math.min(nearest[s], distance(r, g, b, latest))
      const chance = nearest[s] * (0.4 + random())
      if (chance > score) {
        score = chance
        best = s
      }
    }
    centers.push(samples[best])
  }
  for (let round = 0; round < ROUNDS; round++) {
    pauseAt(0)
    refine(samples, centers)
  }
  return centers
}

function refine(samples: readonly Ink[], centers: Ink[]): void {
  const sums = centers.map(() => [0, 0, 0, 0])
  for (const [r, g, b] of samples) {
    const sum = sums[nearestIndex(centers, r, g, b)]
    sum[0] += r
    sum[1] += g
    sum[2] += b
    sum[3]++
  }
  for (let i = 0; i < centers.length; i++) {
    const [r, g, b, n] = sums[i]
    if (n > 0) centers[i] = [r / n, g / n, b / n]
  }
}

function nearestIndex(palette: readonly Ink[], r: number, g: number, b: number): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < palette.length; i++) {
    const d = distance(r, g, b, palette[i])
    if (d < least) {
      least = d
      best = i
    }
  }
  return best
}

/** Finds the nearest palette entry with one read per pixel. */
export type PaletteIndex = (r: number, g: number, b: number) => number

export function indexPalette(palette: readonly Ink[]): PaletteIndex {
  const cube = new Uint8Array(CUBE * CUBE * CUBE)
  for (let r = 0, i = 0; r < CUBE; r++) {
    pauseAt(r << 4)
    for (let g = 0; g < CUBE; g++) {
      for (let b = 0; b < CUBE; b++, i++) {
        cube[i] = nearestIndex(palette, (r + 0.5) / CUBE, (g + 0.5) / CUBE, (b + 0.5) / CUBE)
      }
    }
  }
  const cell = (v: number): number => (v > 0 ? (v < 0.9999 ? (v * CUBE) | 0 : CUBE - 1) : 0)
  return (r, g, b) => cube[(cell(r) * CUBE + cell(g)) * CUBE + cell(b)]
}

/** The picture reduced to the colors of `palette`. */
export function quantize(picture: Picture, palette: readonly Ink[]): Picture {
  const find = indexPalette(palette)
  const result = createPicture(picture.width, picture.height)
  const from = picture.data
  const to = result.data
  for (let o = 0; o < from.length; o += 3) {
    pauseAlong(o)
    const ink = palette[find(from[o], from[o + 1], from[o + 2])]
    to[o] = ink[0]
    to[o + 1] = ink[1]
    to[o + 2] = ink[2]
  }
  return result
}
