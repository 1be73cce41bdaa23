import { createCanvas } from '@napi-rs/canvas'
import { FONT_FACES } from './fonts.ts'

/** Letters as coverage: how much ink lies at a point of a board. */
type Lettering = {
  readonly width: number
  readonly height: number
  /** Coverage 0 … 1 at (u, v), fractions of the board from its lower left corner. */
  readonly at: (u: number, v: number) => number
}

const HEIGHT = 160
const MOST_WIDTH = 2048
const LONGEST_LINE = 16
const cache = new Map<string, Lettering>()

/** Breaks long words of a sign into lines of about equal length, without changing a letter. */
function linesOf(text: string, aspect: number): readonly string[] {
  const words = text.split(' ')
  if (text.length <= LONGEST_LINE || words.length === 1 || aspect > 6) return [text]
  const count = Math.min(
    words.length,
    Math.max(2, Math.ceil(text.length / (LONGEST_LINE * Math.max(1, aspect / 3)))),
  )
  const target = text.length / count
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

/** Letters of `text`, exactly as given, fitted into a board of this shape (width over height). */
export function letter(
  text: string,
  aspect: number,
  face: keyof typeof FONT_FACES = 'serif',
  softness = 0,
): Lettering {
  const key = `${face}:${aspect.toFixed(2)}:${softness}:${text}`
  const known = cache.get(key)
  if (known) return known
  const width = Math.min(MOST_WIDTH, Math.max(64, Math.round(HEIGHT * aspect)))
  const height = Math.round(width / aspect)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const lines = linesOf(text, aspect)
  let size = (height * 0.74) / lines.length
  context.font = `bold ${size}px ${FONT_FACES[face]}`
  const widest = Math.max(...lines.map((line) => context.measureText(line).width), 1)
  size *= Math.min(1, (width * 0.9) / widest)
  context.font = `bold ${size}px ${FONT_FACES[face]}`
  if (softness > 0) context.filter = `blur(${softness}px)`
  lines.forEach((line, i) => {
    context.fillText(line, width / 2, height / 2 + (i - (lines.length - 1) / 2) * size * 1.15)
  })
  const pixels = context.getImageData(0, 0, width, height).data
  const lettering: Lettering = {
    width,
    height,
    at: (u, v) => {
      const x = u * width - 0.5
      const y = (1 - v) * height - 0.5
      const x0 = Math.floor(x)
      const y0 = Math.floor(y)
      const fx = x - x0
      const fy = y - y0
      const ink = (px: number, py: number) =>
        px < 0 || py < 0 || px >= width || py >= height ? 0 : pixels[(py * width + px) * 4 + 3] / 255
      const top = ink(x0, y0) * (1 - fx) + ink(x0 + 1, y0) * fx
      const bottom = ink(x0, y0 + 1) * (1 - fx) + ink(x0 + 1, y0 + 1) * fx
      return top * (1 - fy) + bottom * fy
    },
  }
  if (cache.size > 40) cache.clear()
  cache.set(key, lettering)
  return lettering
}
