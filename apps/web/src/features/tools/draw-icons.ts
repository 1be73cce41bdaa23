import { markFile } from '#web/shared/pictures/source-mark.ts'
import { createCanvas, encodeCanvas, fitWithin } from './encode-picture.ts'
import { icoOf } from './ico-file.ts'
import { HEAD_SNIPPET, ICO_SIZES, ICON_FILES, type IconFile, manifestOf, placeIcon } from './icon-set.ts'
import type { OpenPicture } from './picture-file.ts'
import { type ZipEntry, zipFiles } from './zip-files.ts'

export type IconLook = { readonly ground: string; readonly isFilled: boolean; readonly hasGround: boolean }

export function drawIcon(
  pen: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D,
  source: CanvasImageSource & { readonly width: number; readonly height: number },
  file: Pick<IconFile, 'size' | 'margin' | 'opaque'>,
  { ground, isFilled, hasGround }: IconLook,
): void {
  const { size } = file
  pen.clearRect(0, 0, size, size)
  pen.imageSmoothingQuality = 'high'
  if (file.opaque || hasGround) {
    pen.fillStyle = ground
    pen.fillRect(0, 0, size, size)
  }
  const { x, y, width, height } = placeIcon(source, file, isFilled)
  // A fitted picture keeps its margin.
  const edge = isFilled ? size * file.margin : 0
  pen.save()
  pen.beginPath()
  pen.rect(edge, edge, size - 2 * edge, size - 2 * edge)
  pen.clip()
  pen.drawImage(source, x, y, width, height)
  pen.restore()
}

/** Halved repeatedly: a single step from a large picture to 16 pixels would skip most of it. */
export function shrinkTowards(bitmap: ImageBitmap, size: number): ImageBitmap | OffscreenCanvas {
  let current: ImageBitmap | OffscreenCanvas = bitmap
  while (Math.min(current.width, current.height) >= size * 2 && Math.max(current.width, current.height) > 2) {
    const half = fitWithin(current, Math.max(current.width, current.height) / 2)
    const { canvas, pen } = createCanvas(half.width, half.height)
    pen.drawImage(current, 0, 0, half.width, half.height)
    current = canvas
  }
  return current
}

type IconSource = Pick<OpenPicture, 'bitmap' | 'mark'>

async function makeIcon({ bitmap, mark }: IconSource, file: IconFile, look: IconLook): Promise<Blob> {
  const { canvas, pen } = createCanvas(file.size, file.size)
  drawIcon(pen, shrinkTowards(bitmap, file.size), file, look)
  return markFile(await encodeCanvas(canvas, 'png'), mark)
}

/** All sizes, the ICO, the manifest and HTML for the head, as a ZIP. */
export async function makeIconSet(picture: IconSource, look: IconLook, name: string): Promise<Blob> {
  const entries: ZipEntry[] = []
  const small = new Map<number, Uint8Array>()
  for (const file of ICON_FILES) {
    const content = await makeIcon(picture, file, look)
    entries.push({ name: file.name, content })
    if (file.margin === 0 && (ICO_SIZES as readonly number[]).includes(file.size))
      small.set(file.size, new Uint8Array(await content.arrayBuffer()))
  }
  const ico = icoOf([...small].map(([size, png]) => ({ size, png })))
  return zipFiles([
    ...entries,
    { name: 'favicon.ico', content: ico },
    { name: 'site.webmanifest', content: manifestOf(name, look.ground) },
    { name: 'head.html', content: HEAD_SNIPPET },
  ])
}
