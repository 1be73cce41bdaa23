import { createRandom } from '../../render/noise.ts'
import { pauseAt } from '../pause.ts'
import { createPicture, type Ink, type Picture } from '../picture.ts'

export type ShardOptions = {
  readonly seed: number
  /** Side in pixels below which an area is not cut again, away from the subject and on it. */
  readonly coarse: number
  readonly fine: number
  /** Where fine shards are wanted, 0 … 1 per pixel. */
  readonly detail: Float32Array
  /** Maps a shard's mean color to its ink. */
  readonly ink: (r: number, g: number, b: number, shard: number) => Ink
}

/** One straight cut, which splits points by their side of a line; children are cuts (>= 0) or shards (-1 - shard). */
type Cut = { readonly nx: number; readonly ny: number; readonly d: number; before: number; after: number }

type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** Cuts share a few directions, which holds the composition together. */
const DIRECTIONS = 4

/** Splits the picture by straight cuts into flat shards with a slanted gradient, finer where `detail` is high. */
export function cutShards(source: Picture, options: ShardOptions): Picture {
  const { width, height, data } = source
  const random = createRandom(options.seed)
  const lean = random() * 0.5
  const angles = Array.from({ length: DIRECTIONS }, (_, k) => lean + (k * Math.PI) / DIRECTIONS + (random() - 0.5) * 0.25)
  const cuts: Cut[] = []
  let shards = 0
  const divide = (area: Area, depth: number): number => {
    const w = area.right - area.left
    const h = area.bottom - area.top
    const cx = (area.left + area.right) / 2
    const cy = (area.top + area.bottom) / 2
    const i = Math.min(height - 1, Math.max(0, cy | 0)) * width + Math.min(width - 1, Math.max(0, cx | 0))
    const limit = options.detail[i] > 0.5 ? options.fine : options.coarse
    if (depth > 12 || Math.max(w, h) < limit * (0.8 + 0.7 * random())) return -1 - shards++
    const angle = angles[Math.floor(random() * DIRECTIONS)] + (random() - 0.5) * 0.12
    // Prefers cutting across the long side to avoid slivers.
    const across = w > h ? Math.abs(Math.cos(angle)) > 0.5 : Math.abs(Math.sin(angle)) > 0.5
    const turned = across ? angle : angle + Math.PI / 2
    const nx = Math.cos(turned)
    const ny = Math.sin(turned)
    const px = cx + (random() - 0.5) * w * 0.36
    const py = cy + (random() - 0.5) * h * 0.36
    const index = cuts.length
    const cut: Cut = { nx, ny, d: px * nx + py * ny, before: 0, after: 0 }
    cuts.push(cut)
    const wide = Math.abs(nx) > Math.abs(ny)
    const first = wide ? { ...area, right: px } : { ...area, bottom: py }
    const second = wide ? { ...area, left: px } : { ...area, top: py }
    const positive = wide ? nx > 0 : ny > 0
    cut.before = divide(positive ? first : second, depth + 1)
    cut.after = divide(positive ? second : first, depth + 1)
    return index
  }
  const root = divide({ left: 0, top: 0, right: width, bottom: height }, 0)
  const shard = new Uint16Array(width * height)
  const sums = new Float64Array(shards * 6)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      let node = root
      while (node >= 0) {
        const cut = cuts[node]
        node = x * cut.nx + y * cut.ny < cut.d ? cut.before : cut.after
      }
      const k = -1 - node
      shard[i] = k
      const s = k * 6
      sums[s] += data[i * 3]
      sums[s + 1] += data[i * 3 + 1]
      sums[s + 2] += data[i * 3 + 2]
      sums[s + 3]++
      sums[s + 4] += x
      sums[s + 5] += y
    }
  }
  return fill(source, shard, sums, random, options)
}

function fill(source: Picture, shard: Uint16Array, sums: Float64Array, random: () => number, options: ShardOptions): Picture {
  const { width, height } = source
  const shards = sums.length / 6
  const inks: Ink[] = []
  const slants = new Float32Array(shards * 2)
  for (let k = 0; k < shards; k++) {
    const n = Math.max(1, sums[k * 6 + 3])
    inks.push(options.ink(sums[k * 6] / n, sums[k * 6 + 1] / n, sums[k * 6 + 2] / n, k))
    const angle = random() * Math.PI * 2
    const slope = 0.2 / Math.sqrt(n)
    slants[k * 2] = Math.cos(angle) * slope
    slants[k * 2 + 1] = Math.sin(angle) * slope
  }
  const picture = createPicture(width, height)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const k = shard[i]
      const n = sums[k * 6 + 3]
      const tone = 1 + (x - sums[k * 6 + 4] / n) * slants[k * 2] + (y - sums[k * 6 + 5] / n) * slants[k * 2 + 1]
      const ink = inks[k]
      const o = i * 3
      picture.data[o] = ink[0] * tone
      picture.data[o + 1] = ink[1] * tone
      picture.data[o + 2] = ink[2] * tone
    }
  }
  return picture
}
