import { fromOklab, type Oklab, type Rgb, toOklab } from './oklab.ts'

export type Swatch = {
  readonly color: Rgb
  /** Share of the picture nearest to it, 0 to 1. */
  readonly share: number
}

const ROUNDS = 24

const distance = (a: Oklab, b: Oklab) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2

type Bin = { readonly lab: Oklab; readonly weight: number }

/**
 * A picture's palette, largest color first: k-means in OKLab over a histogram of opaque pixels. Deterministic: the first center is the most
 * common color, each further one the most common that is far from those chosen.
 */
export function findPalette(pixels: Uint8ClampedArray, count: number): readonly Swatch[] {
  const bins = histogramOf(pixels)
  let centers = firstCenters(bins, count)
  let shares: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = centers.map(() => [0, 0, 0, 0])
    for (const { lab, weight } of bins) {
      const sum = sums[nearest(centers, lab)]
      if (!sum) continue
      for (const [index, value] of [lab[0], lab[1], lab[2], 1].entries())
        sum[index] = (sum[index] ?? 0) + value * weight
    }
    shares = sums.map(([, , , weight = 0]) => weight)
    centers = sums.map(([l = 0, a = 0, b = 0, weight = 0], index): Oklab => {
      const old: Oklab = centers[index] ?? [0, 0, 0]
      return weight > 0 ? [l / weight, a / weight, b / weight] : old
    })
  }
  const total = shares.reduce((sum, share) => sum + share, 0)
  return centers
    .map((center, index) => ({ color: fromOklab(center), share: (shares[index] ?? 0) / total }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
}

/** Similar pixels share a bin: 5 bits a channel, each with its mean. */
function histogramOf(pixels: Uint8ClampedArray): readonly Bin[] {
  const sums = new Map<number, [number, number, number, number]>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 128) continue
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    const sum = sums.get(key) ?? [0, 0, 0, 0]
    sum[0] += red
    sum[1] += green
    sum[2] += blue
    sum[3] += 1
    sums.set(key, sum)
  }
  return [...sums.values()].map(([red, green, blue, weight]) => ({
    lab: toOklab([red / weight, green / weight, blue / weight]),
    weight,
  }))
}

function firstCenters(bins: readonly Bin[], count: number): Oklab[] {
  const centers: Oklab[] = []
  const apart = bins.map(() => 1)
  while (centers.length < Math.min(count, bins.length)) {
    let best = -1
    let most = 0
    for (const [index, { weight }] of bins.entries()) {
      // The square root lets a small bright accent win over another background shade.
      const score = Math.sqrt(weight) * (apart[index] ?? 0)
      if (score > most) {
        most = score
        best = index
      }
    }
    const center = bins[best]?.lab
    if (!center) break
    centers.push(center)
    for (const [index, { lab }] of bins.entries())
      apart[index] = Math.min(centers.length === 1 ? Infinity : (apart[index] ?? 0), distance(lab, center))
  }
  return centers
}

function nearest(centers: readonly Oklab[], lab: Oklab): number {
  let best = 0
  let least = Infinity
  for (const [index, center] of centers.entries()) {
    const far = distance(center, lab)
    if (far < least) {
      least = far
      best = index
    }
  }
  return best
}
