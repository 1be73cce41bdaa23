import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { FONT_FACES } from './fonts.ts'

/** Letters as coverage: the amount of ink at a point of a board. */
export type Lettering = {
  readonly width: number
  readonly height: number
  /** Coverage 0 … 1 at (u, v), fractions of the board from its lower left corner. */
  readonly at: (u: number, v: number) => number
}

const HEIGHT = 160
const MAX_WIDTH = 2048
const MAX_LINES = 6
const cache = new Map<string, Lettering>()

/** A canvas drawing as coverage. */
export function coverageOf(canvas: Canvas): Lettering {
  const { width, height } = canvas
  const pixels = canvas.getContext('2d').getImageData(0, 0, width, height).data
  return {
    width,
    height,
    at: (u, v) => {
      const x = u * width - 0.5
      const y = (1 - v) * height - 0.5
      const x0 = Math.floor(x)
      const y0 = Math.floor(y)
      const fx = x - x0
      const fy = y - y0
      const ink = (px: number, py: number) => (px < 0 || py < 0 || px >= width || py >= height ? 0 : pixels[(py * width + px) * 4 + 3] / 255)
      const top = ink(x0, y0) * (1 - fx) + ink(x0 + 1, y0) * fx
      const bottom = ink(x0, y0 + 1) * (1 - fx) + ink(x0 + 1, y0 + 1) * fx
      return top * (1 - fy) + bottom * fy
    },
  }
}

/** The words in `count` lines of about equal length, unchanged. */
export function linesOf(words: readonly string[], count: number): readonly string[] {
  const target = words.join(' ').length / count
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const next = line === '' ? word : `${line} ${word}`
    if (line !== '' && next.length > target * 1.15 && lines.length < count - 1) {
      lines.push(line)
      line = word
    } else line = next
  }
  return [...lines, line]
}

/** Another line is only worth it if the letters grow by at least this factor. */
const WORTH = 1.12

/** Letters of `text`, exactly as given, fitted into a board of this shape (width over height). */
export function letter(text: string, aspect: number, face: keyof typeof FONT_FACES = 'serif', softness = 0): Lettering {
  const key = `${face}:${aspect.toFixed(2)}:${softness}:${text}`
  const known = cache.get(key)
  if (known) return known
  const width = Math.min(MAX_WIDTH, Math.max(64, Math.round(HEIGHT * aspect)))
  const height = Math.round(width / aspect)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const words = text.split(' ')
  let lines: readonly string[] = [text]
  let size = 0
  for (let count = 1; count <= Math.min(words.length, MAX_LINES); count++) {
    const tried = linesOf(words, count)
    const tall = (height * (count === 1 ? 0.74 : 0.8)) / tried.length
    context.font = `bold ${tall}px ${FONT_FACES[face]}`
    const widest = Math.max(...tried.map((line) => context.measureText(line).width), 1)
    const fitted = tall * Math.min(1, (width * 0.9) / widest)
    if (fitted <= size * WORTH) continue
    lines = tried
    size = fitted
  }
  context.font = `bold ${size}px ${FONT_FACES[face]}`
  if (softness > 0) context.filter = `blur(${softness}px)`
  lines.forEach((line, i) => {
    context.fillText(line, width / 2, height / 2 + (i - (lines.length - 1) / 2) * size * 1.15)
  })
  const lettering = coverageOf(canvas)
  if (cache.size > 40) cache.clear()
  cache.set(key, lettering)
  return lettering
}
