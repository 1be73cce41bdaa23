import { createRandom } from '../../render/noise.ts'
import { boxBlur } from '../box-blur.ts'
import { pause } from '../pause.ts'
import { copyPicture, type Picture } from '../picture.ts'
import { createFlow, type Flow } from '../structure-tensor.ts'
import { difference, StrokeBrush, type StrokeLayer } from './stroke-brush.ts'

export type StrokeOptions = {
  readonly seed: number
  readonly layers: readonly StrokeLayer[]
  /** Where strokes are always painted, 0 … 1 per pixel (faces, lettering). */
  readonly detail?: Float32Array
}

export type Painting = {
  readonly picture: Picture
  /** Thickness of the paint, 0 … 1 per pixel. */
  readonly relief: Float32Array
}

/** Share of fine strokes painted where none is needed, for a hand-made look. */
const STRAY = 0.008
/** Min distance between strokes, pixels, for previews, where the finest are two wide. */
const MIN_STEP = 1.5

/**
 * Paints `source` with bent brush strokes over `ground`, layer by layer from broad to fine. Strokes follow the forms, stop where
 * the color changes, and leave a relief for the light to catch.
 */
export function paintStrokes(source: Picture, ground: Picture, options: StrokeOptions): Painting {
  const { width, height } = source
  const brush = new StrokeBrush(width, height)
  const random = createRandom(options.seed)
  let coarse = ground
  for (const layer of options.layers) {
    const radius = Math.max(0.8, layer.radius)
    const smooth = copyPicture(source)
    boxBlur(smooth.data, width, height, 3, radius * 0.4, 1)
    const flow = createFlow(smooth, radius * 1.2)
    planLayer(brush, smooth, coarse, flow, { ...layer, radius }, options, random)
    coarse = smooth
  }
  return brush.paint(ground)
}

function planLayer(brush: StrokeBrush, source: Picture, coarse: Picture, flow: Flow, layer: StrokeLayer, options: StrokeOptions, random: () => number): void {
  const { width, height } = source
  const step = Math.max(MIN_STEP, layer.radius * layer.spacing)
  const columns = Math.ceil(width / step)
  const count = columns * Math.ceil(height / step)
  // Visiting the grid with a stride coprime to its size separates neighbors in time, so that strokes do not overlap like fish scales.
  const stride = strideFor(count)
  let cell = Math.floor(random() * count)
  for (let n = 0; n < count; n++) {
    cell = (cell + stride) % count
    if ((n & 127) === 127) pause()
    const x = ((cell % columns) + 0.5 + (random() - 0.5) * 0.9) * step
    const y = (Math.floor(cell / columns) + 0.5 + (random() - 0.5) * 0.9) * step
    const chance = random()
    const tint = (random() - 0.5) * layer.jitter
    const warmth = (random() - 0.5) * layer.jitter
    const size = 0.75 + 0.5 * random()
    const bend = random() - 0.5
    const px = Math.min(width - 1, Math.max(0, x | 0))
    const py = Math.min(height - 1, Math.max(0, y | 0))
    const i = py * width + px
    if (layer.threshold > 0) {
      const off = difference(coarse.data, i * 3, source.data, i * 3)
      const wanted = options.detail ? options.detail[i] : 0
      if (off < layer.threshold * (1 - 0.75 * wanted) && chance > STRAY) continue
    }
    brush.plan(source, flow, px, py, layer, size, bend, tint, warmth, chance)
  }
}

function strideFor(count: number): number {
  let stride = Math.max(1, Math.floor(count * 0.618))
  while (greatestDivisor(stride, count) !== 1) stride++
  return stride
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))
