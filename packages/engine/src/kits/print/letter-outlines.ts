import { createCanvas } from '@napi-rs/canvas'
import { FONT_FACES } from './fonts.ts'
import { linesOf } from './lettering.ts'

/** Closed outline, x to the right, y up; a line's capitals are about one unit tall. */
type LetterOutline = readonly (readonly [x: number, y: number])[]

/** Size of a line's letters in pixels: enough for smooth curves, few enough to trace in a millisecond. */
const SIZE = 96
/** Distance between lines: capitals alone need no room for descenders. */
const LINE = { capitals: 0.78, other: 0.94 } as const
const LONGEST_LINE = 9
const INK = 128
/** Max deviation of an outline from the letter, in pixels. */
const SMOOTH = 0.35
/** Overlap of a letter's parts in pixels, so that no seam shows. */
const OVERLAP = 2

type Mask = { readonly width: number; readonly height: number; readonly ink: Uint8Array }

/** The letters of `text` as outlines without holes: a letter with holes is cut through them into parts that overlap slightly. */
export function letterOutlines(text: string): readonly LetterOutline[] {
  const words = text.split(' ')
  const lines = linesOf(words, Math.min(words.length, Math.ceil(text.length / LONGEST_LINE)))
  const pitch = text === text.toUpperCase() ? LINE.capitals : LINE.other
  return lines.flatMap((line, row) => {
    const drawn = drawLine(line)
    const parts = regionsOf(drawn, (value) => value >= INK).flatMap((letter) => withoutHoles(drawn, letter))
    return parts.flatMap((part) => {
      const outline = simplified(contourOf(part))
      return outline.length < 3 ? [] : [outline.map(([x, y]) => [(x - drawn.width / 2) / SIZE, (drawn.height - y) / SIZE - row * pitch] as const)]
    })
  })
}

function drawLine(line: string): Mask {
  const font = `bold ${SIZE}px ${FONT_FACES.sans}`
  const measure = createCanvas(1, 1).getContext('2d')
  measure.font = font
  const width = Math.ceil(measure.measureText(line).width) + 8
  const height = Math.round(SIZE * 1.5)
  const context = createCanvas(width, height).getContext('2d')
  context.font = font
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(line, width / 2, SIZE * 1.1)
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, ink: Uint8Array.from({ length: width * height }, (_, i) => data[i * 4 + 3]) }
}

/** Connected pixels, as lists of their indices. */
function regionsOf({ width, height, ink }: Mask, belongs: (value: number) => boolean): number[][] {
  const seen = new Uint8Array(ink.length)
  const regions: number[][] = []
  for (let start = 0; start < ink.length; start++) {
    if (seen[start] || !belongs(ink[start])) continue
    const region = [start]
    seen[start] = 1
    for (let k = 0; k < region.length; k++) {
      const at = region[k]
      const x = at % width
      const next = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]
      for (const other of next) {
        if (other < 0 || other >= width * height || seen[other] || !belongs(ink[other])) continue
        seen[other] = 1
        region.push(other)
      }
    }
    regions.push(region)
  }
  return regions
}

/** One letter, cut through the middle of each of its holes. */
function withoutHoles(mask: Mask, letter: readonly number[]): readonly Mask[] {
  const { width, height } = mask
  const alone = new Uint8Array(width * height)
  // The antialiased edge is part of the letter and gives its exact outline.
  for (const at of letter) for (const by of [0, -1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1]) alone[at + by] = mask.ink[at + by]
  const own = { width, height, ink: alone }
  const outside = 0
  const cuts = regionsOf(own, (value) => value < INK)
    .filter((region) => !region.includes(outside))
    .map((hole) => Math.round(hole.reduce((sum, at) => sum + Math.floor(at / width), 0) / hole.length))
    .toSorted((a, b) => a - b)
  const rows = [0, ...cuts, height]
  return rows.slice(1).flatMap((below, k) => {
    const [from, to] = [k === 0 ? 0 : rows[k] - OVERLAP, k === cuts.length ? height : below + OVERLAP]
    const strip = { width, height, ink: alone.map((value, at) => (at >= from * width && at < to * width ? value : 0)) }
    if (cuts.length === 0) return [strip]
    return regionsOf(strip, (value) => value >= INK).map((part) => {
      const ink = new Uint8Array(width * height)
      for (const at of part) for (const by of [0, -1, 1, -width, width]) ink[at + by] = strip.ink[at + by]
      return { width, height, ink }
    })
  })
}

/** The outer contour of a mask, by marching squares. */
function contourOf({ width, height, ink }: Mask): (readonly [number, number])[] {
  const next = new Map<string, { readonly to: string; readonly point: readonly [number, number] }>()
  const value = (x: number, y: number) => ink[y * width + x]
  const share = (a: number, b: number) => (INK - a) / (b - a)
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const [a, b, c, d] = [value(x, y), value(x + 1, y), value(x + 1, y + 1), value(x, y + 1)]
      const kind = (a >= INK ? 1 : 0) | (b >= INK ? 2 : 0) | (c >= INK ? 4 : 0) | (d >= INK ? 8 : 0)
      if (kind === 0 || kind === 15) continue
      const sides = {
        top: [`h${x},${y}`, [x + share(a, b), y]],
        right: [`v${x + 1},${y}`, [x + 1, y + share(b, c)]],
        bottom: [`h${x},${y + 1}`, [x + share(d, c), y + 1]],
        left: [`v${x},${y}`, [x, y + share(a, d)]],
      } as const
      for (const [from, to] of CROSSINGS[kind]) next.set(sides[from][0], { to: sides[to][0], point: sides[from][1] })
    }
  let longest: (readonly [number, number])[] = []
  for (const start of next.keys()) {
    const points: (readonly [number, number])[] = []
    for (let at: string | undefined = start; at !== undefined; ) {
      const step = next.get(at)
      if (!step) break
      next.delete(at)
      points.push(step.point)
      at = step.to
    }
    if (points.length > longest.length) longest = points
  }
  return longest
}

type Side = 'top' | 'right' | 'bottom' | 'left'
/** For each set of inked corners (1, 2, 4, 8 clockwise from the top left): where the contour enters and leaves a cell, with ink on its right. */
// biome-ignore format: one a row
const CROSSINGS: readonly (readonly (readonly [Side, Side])[])[] = [
  [], [['left', 'top']], [['top', 'right']], [['left', 'right']], [['right', 'bottom']], [['left', 'top'], ['right', 'bottom']], [['top', 'bottom']],
  [['left', 'bottom']], [['bottom', 'left']], [['bottom', 'top']], [['top', 'right'], ['bottom', 'left']], [['bottom', 'right']], [['right', 'left']],
  [['right', 'top']], [['top', 'left']], [],
]

/** The contour with fewer points; none of those left out is farther than `SMOOTH` from the remaining line. */
function simplified(points: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  if (points.length < 4) return points
  const half = points.length >> 1
  return [...kept(points.slice(0, half + 1)).slice(0, -1), ...kept([...points.slice(half), points[0]]).slice(0, -1)]
}

function kept(points: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const [first, last] = [points[0], points[points.length - 1]]
  const long = Math.hypot(last[0] - first[0], last[1] - first[1])
  let farthest = 0
  let most = SMOOTH
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = [points[i][0] - first[0], points[i][1] - first[1]]
    const off = long === 0 ? Math.hypot(x, y) : Math.abs(x * (last[1] - first[1]) - y * (last[0] - first[0])) / long
    if (off > most) [farthest, most] = [i, off]
  }
  return farthest === 0 ? [first, last] : [...kept(points.slice(0, farthest + 1)).slice(0, -1), ...kept(points.slice(farthest))]
}
