import { joinMarks, markFile } from '#web/shared/pictures/source-mark.ts'
import { type Cell, type CollageLayout, cellInPixels, coverCut } from './collage-layouts.ts'
import { createCanvas, type Encoding, encodeCanvas } from './encode-picture.ts'
import type { OpenPicture } from './picture-file.ts'

export type CollageSheet = {
  readonly width: number
  readonly height: number
  readonly gap: number
  /** A color; null for transparent, which also keeps the pictures' transparency. */
  readonly ground: string | null
}
type Pen = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

/** Fills each cell with its centered picture; an empty cell shows the background. */
export function drawCollage(
  pen: Pen,
  sheet: CollageSheet,
  { cells }: CollageLayout,
  pictures: readonly ImageBitmap[],
): void {
  pen.clearRect(0, 0, sheet.width, sheet.height)
  if (sheet.ground !== null) {
    pen.fillStyle = sheet.ground
    pen.fillRect(0, 0, sheet.width, sheet.height)
  }
  pen.imageSmoothingQuality = 'high'
  for (const [index, cell] of cells.entries()) {
    const picture = pictures[index]
    if (!picture || picture.width === 0) continue
    const to: Cell = cellInPixels(cell, sheet, sheet.gap)
    const from = coverCut(picture, to)
    pen.drawImage(picture, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height)
  }
}

export async function exportCollage(
  sheet: CollageSheet,
  layout: CollageLayout,
  pictures: readonly OpenPicture[],
  encoding: Encoding,
): Promise<Blob> {
  const { canvas, pen } = createCanvas(sheet.width, sheet.height)
  // JPEG has no transparency and would be black there.
  const ground = encoding === 'jpg' ? (sheet.ground ?? '#ffffff') : sheet.ground
  drawCollage(
    pen,
    { ...sheet, ground },
    layout,
    pictures.map(({ bitmap }) => bitmap),
  )
  const shown = pictures.slice(0, layout.cells.length)
  return markFile(await encodeCanvas(canvas, encoding, 0.92), joinMarks(shown.map(({ mark }) => mark)))
}
