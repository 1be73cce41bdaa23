import { createRequire } from 'node:module'
import type { BatchGrid } from '@easel/contract/batches'
import type { SourceType } from '@easel/picture-metadata/picture-metadata'
import { readMetadata } from '@easel/picture-metadata/read-metadata'
import { writeMetadata } from '@easel/picture-metadata/write-metadata'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'

/** Bundled typefaces, so that labels look the same on a machine without fonts; system fonts cover other scripts. */
const FAMILY = 'Easel labels'
const LONGEST_SIDE = 6_000
const LARGEST_CELL = 512
const SMALLEST_CELL = 192
const GAP = 8
const MARGIN = 24
const MAX_LINES = 3

const PAPER = '#ffffff'
const INK = '#12161c'
const QUIET = '#5b6472'

export type GridCell = { readonly picture: Uint8Array | undefined; readonly note: string }
/** Aspect ratio of the cells' pictures. */
export type GridShape = { readonly aspect: number }

/** Draws a comparison as one picture: a title, row and column labels, and a cell for each picture, with a reason where one is missing. */
export async function drawGrid(
  title: string,
  grid: BatchGrid,
  cells: readonly GridCell[],
  { aspect }: GridShape,
  format: 'png' | 'webp',
): Promise<Uint8Array> {
  registerLetters()
  const across = grid.columns.length
  const cell = Math.round(
    Math.max(SMALLEST_CELL, Math.min(LARGEST_CELL, LONGEST_SIDE / Math.max(across, grid.rows.length))),
  )
  const width = aspect >= 1 ? cell : Math.round(cell * aspect)
  const height = aspect >= 1 ? Math.round(cell / aspect) : cell
  const size = Math.round(Math.max(15, cell / 20))
  const line = Math.round(size * 1.3)
  const side = Math.round(Math.max(140, cell * 0.45))
  const top = MARGIN + line * 3 + line * MAX_LINES
  const sheetWidth = MARGIN * 2 + side + across * (width + GAP)
  const sheetHeight = top + grid.rows.length * (height + GAP) + MARGIN

  const canvas = createCanvas(sheetWidth, sheetHeight)
  const pen = canvas.getContext('2d')
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, sheetWidth, sheetHeight)
  const write = (
    text: string,
    x: number,
    y: number,
    most: number,
    options: { lines?: number; color?: string; scale?: number } = {},
  ) => {
    pen.fillStyle = options.color ?? INK
    pen.font = `${Math.round(size * (options.scale ?? 1))}px "${FAMILY}", "DejaVu Sans", "Noto Sans", sans-serif`
    breakLines(pen, text, most, options.lines ?? 1).forEach((words, index) => {
      pen.fillText(words, x, y + index * line)
    })
  }
  write(title, MARGIN, MARGIN + size * 1.2, sheetWidth - MARGIN * 2, { scale: 1.4 })
  write(`${grid.down} ↓   ${grid.across} →`, MARGIN, MARGIN + line * 2.4, sheetWidth - MARGIN * 2, {
    color: QUIET,
  })
  const leftOf = (column: number) => MARGIN + side + column * (width + GAP)
  const topOf = (row: number) => top + row * (height + GAP)
  grid.columns.forEach((text, column) => {
    const lines = breakLines(pen, text, width, MAX_LINES).length
    write(text, leftOf(column), top - line * lines + size * 0.6, width, { lines: MAX_LINES })
  })
  grid.rows.forEach((text, row) => {
    write(text, MARGIN, topOf(row) + size, side - GAP * 2, { lines: Math.max(1, Math.floor(height / line)) })
  })
  const pictures = await Promise.all(
    cells.map(async ({ picture, note }, index) => {
      const [left, upper] = [leftOf(index % across), topOf(Math.floor(index / across))]
      if (picture)
        return {
          input: await sharp(picture).resize(width, height, { fit: 'cover' }).toBuffer(),
          left,
          top: upper,
        }
      pen.fillStyle = '#eceef2'
      pen.fillRect(left, upper, width, height)
      write(note, left + GAP * 2, upper + line * 1.4, width - GAP * 4, { lines: MAX_LINES, color: QUIET })
      return undefined
    }),
  )
  const sheet = sharp(canvas.toBuffer('image/png')).composite(
    pictures.filter((picture) => picture !== undefined),
  )
  const bytes = await (format === 'png'
    ? sheet.png({ compressionLevel: 7 }).toBuffer()
    : sheet.webp({ quality: 90, effort: 3 }).toBuffer())
  return writeMetadata(bytes, { sourceType: sourceTypeOf(cells) })
}

/** A single picture by a trained model makes the whole grid AI-made. */
function sourceTypeOf(cells: readonly GridCell[]): SourceType {
  const isTrained = cells.some(
    ({ picture }) => picture && readMetadata(picture)?.sourceType === 'trainedAlgorithmicMedia',
  )
  return isTrained ? 'trainedAlgorithmicMedia' : 'algorithmicMedia'
}

let isRegistered = false

function registerLetters(): void {
  if (isRegistered) return
  const { resolve } = createRequire(import.meta.url)
  for (const subset of ['latin', 'latin-ext'])
    GlobalFonts.registerFromPath(
      resolve(`@fontsource/archivo/files/archivo-${subset}-400-normal.woff2`),
      FAMILY,
    )
  isRegistered = true
}

/** Wraps text to the width; an overlong last line ends with an ellipsis. */
function breakLines(pen: SKRSContext2D, text: string, width: number, most: number): string[] {
  const fits = (line: string) => pen.measureText(line).width <= width
  const lines: string[] = ['']
  for (const word of text.split(/\s+/)) {
    const current = lines.at(-1) ?? ''
    const longer = current === '' ? word : `${current} ${word}`
    if (current === '' || fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.slice(0, most)
  return shown.map((line, index) => {
    let words = index === most - 1 && lines.length > most ? `${line} …` : line
    if (fits(words)) return words
    let letters = [...line]
    while (letters.length > 1 && !fits(words)) {
      letters = letters.slice(0, -1)
      words = `${letters.join('')}…`
    }
    return words
  })
}
