import { scratch } from '../render/scratch.ts'
import { pauseAt } from './pause.ts'

/**
 * Box blur of interleaved channels, in place; edges repeat. Three passes are close to a Gaussian of sigma = radius. Cost does not
 * depend on the radius.
 */
export function boxBlur(data: Float32Array, width: number, height: number, channels: number, radius: number, passes = 1): Float32Array {
  const r = Math.round(radius)
  if (r < 1) return data
  const between = scratch(data.length)
  const sums = new Float64Array(width * channels)
  for (let pass = 0; pass < passes; pass++) {
    blurRows(data, between, width, height, channels, Math.min(r, width - 1))
    blurColumns(between, data, sums, width * channels, height, Math.min(r, height - 1))
  }
  return data
}

/** Running sums computed side by side: each addition waits for the previous one of its sum, and several sums hide that latency. */
const LANES = 4

function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, channels: number, r: number): void {
  const scale = 1 / (2 * r + 1)
  const stride = width * channels
  const reach = r * channels
  const end = stride - channels
  const lanes = height * channels
  const start = (lane: number): number => {
    const row = Math.floor(Math.min(lane, lanes - 1) / channels)
    return row * stride + (Math.min(lane, lanes - 1) - row * channels)
  }
  const first = (o: number): number => {
    let sum = from[o] * (r + 1)
    for (let x = 1; x <= r; x++) sum += from[o + Math.min(x * channels, end)]
    return sum
  }
  // A lane is one channel of one row; the last group may repeat its last lane.
  for (let lane = 0; lane < lanes; lane += LANES) {
    pauseAt(lane / LANES)
    const a = start(lane)
    const b = start(lane + 1)
    const c = start(lane + 2)
    const d = start(lane + 3)
    let sumA = first(a)
    let sumB = first(b)
    let sumC = first(c)
    let sumD = first(d)
    for (let o = 0; o <= end; o += channels) {
      to[a + o] = sumA * scale
      to[b + o] = sumB * scale
      to[c + o] = sumC * scale
      to[d + o] = sumD * scale
      // Both ends repeat the border.
      const ahead = Math.min(o + reach + channels, end)
      const behind = Math.max(0, o - reach)
      sumA += from[a + ahead] - from[a + behind]
      sumB += from[b + ahead] - from[b + behind]
      sumC += from[c + ahead] - from[c + behind]
      sumD += from[d + ahead] - from[d + behind]
    }
  }
}

/** Goes row by row with one running sum per column, so that memory is read in order. */
function blurColumns(from: Float32Array, to: Float32Array, sums: Float64Array, stride: number, height: number, r: number): void {
  const scale = 1 / (2 * r + 1)
  for (let i = 0; i < stride; i++) sums[i] = from[i] * (r + 1)
  for (let y = 1; y <= r; y++) {
    const row = Math.min(y, height - 1) * stride
    for (let i = 0; i < stride; i++) sums[i] = sums[i] + from[row + i]
  }
  for (let y = 0; y < height; y++) {
    pauseAt(y)
    const row = y * stride
    const ahead = Math.min(y + r + 1, height - 1) * stride
    const behind = Math.max(y - r, 0) * stride
    for (let i = 0; i < stride; i++) {
      const sum = sums[i]
      to[row + i] = sum * scale
      sums[i] = sum + from[ahead + i] - from[behind + i]
    }
  }
}
