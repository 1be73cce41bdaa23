import type { Rgb } from './color.ts'
import { type ContourDistance, contourDistance } from './contour-distance.ts'
import { inflate } from './inflate.ts'
import type { Layout } from './layout.ts'
import { flatten, moved, type Shape } from './outline.ts'
import { rasterise } from './rasterise.ts'

/** Maximum grid points on the longest side; a finer picture interpolates distances and heights between them. */
const GRID = 1400

/** A number for every position in the picture, interpolated between grid points; x and y in pixels of the result. */
type Field = (x: number, y: number) => number

/** The letters as an effect sees them. Lengths are in letter sizes, so that an effect looks the same at every resolution; x and y are pixels. */
export type Scene = {
  readonly width: number
  readonly height: number
  /** Letter size in pixels. */
  readonly em: number
  readonly seed: number
  /** The effect's colors, as chosen by the user. */
  readonly colors: readonly Rgb[]
  /** How much of the pixel the letters fill, 0 … 1. */
  readonly cover: Field
  /** Distance to the nearest edge, positive inside. */
  readonly distance: Field
  /** Position along the nearest edge; jumps from edge to edge. */
  readonly along: Field
  /** Number of the letter with the nearest edge. */
  readonly letter: Field
  /** Height of letters inflated like a cushion, and its slopes. */
  readonly cushion: () => {
    readonly height: Field
    readonly slope: (x: number, y: number, out: Float32Array) => void
  }
  /** A function of the distance, blurred by a radius. */
  readonly blurred: (radius: number, of: (distance: number) => number) => Field
  /** A custom field over the grid: `fill` receives the grid, its width, height and letter size in grid pixels. */
  readonly field: (fill: (grid: Grid) => Float32Array) => Field
  /** The letters, in pixels. */
  readonly shapes: readonly Shape[]
  /** Top and bottom of the letters, in pixels. */
  readonly top: number
  readonly bottom: number
}

type Grid = {
  readonly width: number
  readonly height: number
  readonly em: number
  readonly cover: Uint8Array
  readonly distance: Float32Array
}

export function createScene(layout: Layout, colors: readonly Rgb[], seed: number): Scene {
  const { width, height, em } = layout
  const factor = Math.min(1, GRID / Math.max(width, height))
  const gridWidth = Math.max(1, Math.round(width * factor))
  const gridHeight = Math.max(1, Math.round(height * factor))
  const lines = layout.shapes.map((shape) =>
    flatten(factor === 1 ? shape : moved(shape, [factor, 0, 0, factor, 0, 0]), 1),
  )
  const gridCover = rasterise(lines.flat(), gridWidth, gridHeight)
  const found = contourDistance(lines, gridCover, gridWidth, gridHeight)
  const fine =
    factor === 1
      ? gridCover
      : rasterise(
          layout.shapes.flatMap((shape) => flatten(shape, 1)),
          width,
          height,
        )
  const gridEm = em * factor
  const grid: Grid = {
    width: gridWidth,
    height: gridHeight,
    em: gridEm,
    cover: gridCover,
    distance: found.distance,
  }
  const read = (values: Float32Array) => reader(values, gridWidth, gridHeight, factor)
  const scaledDistance = found.distance.map((value) => value / gridEm)
  let cushion: ReturnType<Scene['cushion']> | undefined
  const [top, bottom] = rowsOf(gridCover, gridWidth, gridHeight)
  return {
    width,
    height,
    em,
    seed,
    colors,
    shapes: layout.shapes,
    cover: (x, y) => {
      const xi = Math.round(x)
      const yi = Math.round(y)
      return xi < 0 || yi < 0 || xi >= width || yi >= height ? 0 : fine[yi * width + xi]! / 255
    },
    distance: read(scaledDistance),
    along: nearestReader(found, grid, factor, (sample) => found.along[sample]! / gridEm),
    letter: nearestReader(found, grid, factor, (sample) => found.shape[sample]!),
    cushion: () => {
      if (cushion) return cushion
      const values = inflate(found.distance, gridWidth, gridHeight)
      for (let at = 0; at < values.length; at += 1) values[at] = values[at]! / gridEm
      const heightAt = read(values)
      const reach = 1 / factor
      const slope = (x: number, y: number, out: Float32Array) => {
        const scale = em / (2 * reach)
        out[0] = (heightAt(x + reach, y) - heightAt(x - reach, y)) * scale
        out[1] = (heightAt(x, y + reach) - heightAt(x, y - reach)) * scale
      }
      cushion = { height: heightAt, slope }
      return cushion
    },
    blurred: (radius, of) => {
      // A large blur needs few grid points.
      const coarser = Math.min(8, Math.max(1, Math.floor((radius * gridEm) / 5)))
      const wide = Math.ceil(gridWidth / coarser)
      const high = Math.ceil(gridHeight / coarser)
      const values = new Float32Array(wide * high)
      for (let y = 0; y < gridHeight; y += 1) {
        const start = Math.floor(y / coarser) * wide
        for (let x = 0; x < gridWidth; x += 1)
          values[start + ((x / coarser) | 0)]! += of(scaledDistance[y * gridWidth + x]!) / coarser ** 2
      }
      return reader(blur(values, wide, high, (radius * gridEm) / coarser), wide, high, factor / coarser)
    },
    field: (fill) => read(fill(grid)),
    top: top / factor,
    bottom: bottom / factor,
  }
}

function rowsOf(cover: Uint8Array, width: number, height: number): [number, number] {
  const first = cover.findIndex((value) => value > 127)
  const last = cover.findLastIndex((value) => value > 127)
  return first < 0 ? [0, height] : [Math.floor(first / width), Math.ceil((last + 1) / width)]
}

function reader(values: Float32Array, width: number, height: number, factor: number): Field {
  return (x, y) => {
    let gx = factor === 1 ? x : (x + 0.5) * factor - 0.5
    let gy = factor === 1 ? y : (y + 0.5) * factor - 0.5
    gx = gx < 0 ? 0 : Math.min(gx, width - 1.001)
    gy = gy < 0 ? 0 : Math.min(gy, height - 1.001)
    if (width < 2 || height < 2) return values[0]!
    const xi = gx | 0
    const yi = gy | 0
    const fx = gx - xi
    const fy = gy - yi
    const at = yi * width + xi
    const a = values[at]!
    const b = values[at + width]!
    const top = a + (values[at + 1]! - a) * fx
    return top + (b + (values[at + width + 1]! - b) * fx - top) * fy
  }
}

function nearestReader(
  { nearest }: ContourDistance,
  { width, height }: Grid,
  factor: number,
  of: (sample: number) => number,
): Field {
  return (x, y) => {
    const xi = Math.min(width - 1, Math.max(0, Math.floor((x + 0.5) * factor)))
    const yi = Math.min(height - 1, Math.max(0, Math.floor((y + 0.5) * factor)))
    const sample = nearest[yi * width + xi]!
    return sample < 0 ? 0 : of(sample)
  }
}

/** Three passes of a moving mean, which approximate a Gaussian of that radius. Changes `values`. */
function blur(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const reach = Math.max(1, Math.round(radius * 0.6))
  const between = new Float32Array(values.length)
  for (let pass = 0; pass < 3; pass += 1) {
    mean(values, between, width, height, 1, width, reach)
    mean(between, values, height, width, width, 1, reach)
  }
  return values
}

/** Mean of `2 reach + 1` neighbors in one direction; values beyond the border count as 0. */
function mean(
  from: Float32Array,
  to: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  reach: number,
): void {
  const weight = 1 / (2 * reach + 1)
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep
    let sum = 0
    for (let index = 0; index < Math.min(reach, length); index += 1) sum += from[start + index * step]!
    for (let index = 0; index < length; index += 1) {
      if (index + reach < length) sum += from[start + (index + reach) * step]!
      if (index - reach - 1 >= 0) sum -= from[start + (index - reach - 1) * step]!
      to[start + index * step] = sum * weight
    }
  }
}
