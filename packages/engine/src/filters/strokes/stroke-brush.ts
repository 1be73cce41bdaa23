import { valueNoise } from '../../render/noise.ts'
import { pause, pauseAlong } from '../pause.ts'
import { clampUnit, createPicture, type Picture } from '../picture.ts'
import { type Flow, flowIndex } from '../structure-tensor.ts'

export type StrokeLayer = {
  /** Half-width of a stroke in pixels. */
  readonly radius: number
  /** Length as a multiple of the radius. */
  readonly length: number
  /** Distance between strokes as a multiple of the radius. */
  readonly spacing: number
  /** 0 … 1: paints only where the previous layer was too coarse by more than this; 0 paints everywhere. */
  readonly threshold: number
  /** 0 … 0.4: variation of lightness and hue between strokes. */
  readonly jitter: number
  readonly opacity: number
}

const BRISTLE_LENGTH = 64
const BRISTLE_WIDTH = 32
const BRUSHES = 4
/** Paint left by a brush: rows along the stroke, columns across; streaks run lengthwise, ends are ragged. */
const BRISTLES = createBristles()

function createBristles(): Float32Array {
  const map = new Float32Array(BRUSHES * BRISTLE_LENGTH * BRISTLE_WIDTH)
  for (let b = 0; b < BRUSHES; b++) {
    for (let u = 0; u < BRISTLE_LENGTH; u++) {
      for (let v = 0; v < BRISTLE_WIDTH; v++) {
        const along = (u + 0.5) / BRISTLE_LENGTH
        const across = ((v + 0.5) / BRISTLE_WIDTH) * 2 - 1
        const streak = valueNoise(v * 0.55 + b * 37.3, along * 1.6)
        const ragged = 0.05 + 0.2 * valueNoise(v * 0.45 + b * 11.7, 3.5)
        const start = Math.min(1, along / 0.07)
        const end = Math.min(1, (1 - along) / ragged)
        const side = Math.min(1, (1 - Math.abs(across)) * 4.5)
        map[(b * BRISTLE_LENGTH + u) * BRISTLE_WIDTH + v] = Math.max(0, Math.min(start, end, side)) * (0.62 + 0.38 * streak)
      }
    }
  }
  return map
}

/** Difference of two colors: the sum over the channels. */
export function difference(a: Float32Array, i: number, b: Float32Array, j: number): number {
  return Math.abs(a[i] - b[j]) + Math.abs(a[i + 1] - b[j + 1]) + Math.abs(a[i + 2] - b[j + 2])
}

/** Numbers stored per planned stroke. */
const STROKE = 13
/** Pixels whose remaining transparency is below this are finished. */
const COVERED = 0.004

/**
 * Strokes on one canvas. They are planned bottom up and painted top down: a covered pixel is not touched again, and most of a painting is
 * covered many times over. A class, so that the hot loops allocate nothing.
 */
export class StrokeBrush {
  readonly #width: number
  readonly #height: number
  #plans = new Float64Array(STROKE * 4096)
  #count = 0

  constructor(width: number, height: number) {
    this.#width = width
    this.#height = height
  }

  /** Plans a stroke at pixel (x, y), above all earlier ones. */
  plan(source: Picture, flow: Flow, x: number, y: number, layer: StrokeLayer, size: number, bend: number, tint: number, warmth: number, chance: number): void {
    const { width } = source
    const f = flowIndex(flow, x, y)
    let dx = flow.direction[f * 2]
    let dy = flow.direction[f * 2 + 1]
    if (flow.coherence[f] < 0.25) {
      // Calm areas have no direction of their own and get broad, slowly turning sweeps.
      const turn = valueNoise(x * 0.006 + 17, y * 0.006) * 2.4 - 1.2
      dx = Math.cos(turn)
      dy = Math.sin(turn)
    }
    const o = (y * width + x) * 3
    const half = layer.radius * layer.length * 0.5 * size
    const color = source.data
    const light = 1 + tint
    const at = this.#count++ * STROKE
    if (at >= this.#plans.length) {
      const grown = new Float64Array(this.#plans.length * 2)
      grown.set(this.#plans)
      this.#plans = grown
    }
    const plans = this.#plans
    plans[at] = x
    plans[at + 1] = y
    plans[at + 2] = dx
    plans[at + 3] = dy
    plans[at + 4] = reachOf(source, x, y, -dx, -dy, half, o)
    plans[at + 5] = reachOf(source, x, y, dx, dy, half, o)
    plans[at + 6] = layer.radius * size
    plans[at + 7] = bend * 0.5
    plans[at + 8] = Math.floor(chance * 997) % BRUSHES
    plans[at + 9] = clampUnit((color[o] + warmth * 0.35) * light)
    plans[at + 10] = clampUnit((color[o + 1] + tint * 0.12) * light)
    plans[at + 11] = clampUnit((color[o + 2] - warmth * 0.35) * light)
    plans[at + 12] = layer.opacity
  }

  /** Paints the planned strokes over `ground`; returns the picture and the thickness of the paint, 0 … 1 per pixel. */
  paint(ground: Picture): { readonly picture: Picture; readonly relief: Float32Array } {
    const picture = createPicture(this.#width, this.#height)
    const pixels = this.#width * this.#height
    const relief = new Float32Array(pixels)
    const through = new Float32Array(pixels).fill(1)
    for (let n = this.#count - 1; n >= 0; n--) {
      if ((n & 127) === 127) pause()
      this.#sweep(n * STROKE, picture.data, relief, through)
    }
    const { data } = picture
    for (let i = 0, o = 0; i < pixels; i++, o += 3) {
      pauseAlong(i)
      const left = through[i]
      data[o] += ground.data[o] * left
      data[o + 1] += ground.data[o + 1] * left
      data[o + 2] += ground.data[o + 2] * left
    }
    return { picture, relief }
  }

  /** Fills a bent strip: `u` runs along the stroke, `v` across, and the axis bows by `bend`. */
  #sweep(at: number, data: Float32Array, relief: Float32Array, through: Float32Array): void {
    const plans = this.#plans
    const width = this.#width
    const height = this.#height
    const dx = plans[at + 2]
    const dy = plans[at + 3]
    const behind = plans[at + 4]
    const ahead = plans[at + 5]
    const radius = plans[at + 6]
    const r = plans[at + 9]
    const g = plans[at + 10]
    const b = plans[at + 11]
    const opacity = plans[at + 12]
    const length = behind + ahead
    const half = length / 2
    const cx = plans[at] + 0.5 + dx * (ahead - half)
    const cy = plans[at + 1] + 0.5 + dy * (ahead - half)
    const bow = (plans[at + 7] * half * 0.6) / Math.max(1, half * half)
    const side = radius + Math.abs(bow) * half * half
    const reachY = Math.abs(dy) * half + Math.abs(dx) * side + 1
    const reachX = Math.abs(dx) * half + Math.abs(dy) * side + 1
    const bottom = Math.min(height - 1, Math.ceil(cy + reachY))
    const alongScale = BRISTLE_LENGTH / length
    const acrossScale = BRISTLE_WIDTH / (2 * radius)
    const base = plans[at + 8] * BRISTLE_LENGTH * BRISTLE_WIDTH
    for (let py = Math.max(0, Math.floor(cy - reachY)); py <= bottom; py++) {
      const ry = py + 0.5 - cy
      let from = -reachX
      let to = reachX
      // Rows are clipped to the strip on both axes, so that long slanted strokes visit few empty pixels.
      if (Math.abs(dx) > 0.05) {
        const a = (-half - ry * dy) / dx
        const c = (half - ry * dy) / dx
        from = Math.max(from, Math.min(a, c))
        to = Math.min(to, Math.max(a, c))
      }
      if (Math.abs(dy) > 0.05) {
        const a = (ry * dx - side) / dy
        const c = (ry * dx + side) / dy
        from = Math.max(from, Math.min(a, c))
        to = Math.min(to, Math.max(a, c))
      }
      const last = Math.min(width - 1, Math.floor(cx + to))
      for (let px = Math.max(0, Math.ceil(cx + from - 0.5)); px <= last; px++) {
        const i = py * width + px
        const free = through[i]
        if (free < COVERED) continue
        const rx = px + 0.5 - cx
        const u = rx * dx + ry * dy
        const v = ry * dx - rx * dy - bow * (half * half - u * u)
        const iu = ((u + half) * alongScale) | 0
        const iv = ((v + radius) * acrossScale) | 0
        if (v <= -radius || iv >= BRISTLE_WIDTH || iu < 0 || iu >= BRISTLE_LENGTH) continue
        const paint = BRISTLES[base + iu * BRISTLE_WIDTH + iv]
        const a = (paint < 0.5 ? paint * 2 : 1) * opacity
        if (a < 0.02) continue
        const share = a * free
        const o = i * 3
        data[o] += r * share
        data[o + 1] += g * share
        data[o + 2] += b * share
        relief[i] += paint * share
        through[i] = free - share
      }
    }
  }
}

/** How far the color stays the same from (x, y) along (dx, dy), at most `half`. */
function reachOf(source: Picture, x: number, y: number, dx: number, dy: number, half: number, o: number): number {
  const { width, height, data } = source
  for (let k = 1; k <= 4; k++) {
    const px = Math.round(x + dx * half * k * 0.25)
    const py = Math.round(y + dy * half * k * 0.25)
    if (px < 0 || py < 0 || px >= width || py >= height) continue
    if (difference(data, o, data, (py * width + px) * 3) > 0.26) return Math.max(0.8, half * (k - 0.6) * 0.25)
  }
  return half
}
