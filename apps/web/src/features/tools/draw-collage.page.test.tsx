import { expect, test } from 'vitest'
import { COLLAGE_LAYOUTS } from './collage-layouts.ts'
import { exportCollage } from './draw-collage.ts'
import type { Encoding } from './encode-picture.ts'

const SIDE = 64

/** A picture that is red in its left half and transparent in its right one. */
async function halfClear() {
  const canvas = new OffscreenCanvas(SIDE, SIDE)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#f00'
  pen.fillRect(0, 0, SIDE / 2, SIDE)
  const bitmap = await createImageBitmap(canvas)
  return { name: 'half.png', bytes: 1, width: SIDE, height: SIDE, bitmap, mark: undefined }
}

/** Of the saved sheet, in the left and in the right half of its first picture. */
async function pixels(ground: string | null, encoding: Encoding): Promise<readonly Uint8ClampedArray[]> {
  const layout = COLLAGE_LAYOUTS[0]
  if (!layout) throw new Error('no layout')
  const pictures = await Promise.all(layout.cells.map(halfClear))
  const sheet = { width: SIDE * layout.cells.length, height: SIDE, gap: 0, ground }
  const saved = await createImageBitmap(await exportCollage(sheet, layout, pictures, encoding))
  const pen = new OffscreenCanvas(saved.width, saved.height).getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.drawImage(saved, 0, 0)
  return [8, SIDE - 8].map((x) => pen.getImageData(x, SIDE / 2, 1, 1).data)
}

const opacities = async (ground: string | null, encoding: Encoding) =>
  (await pixels(ground, encoding)).map(([, , , opacity]) => opacity)

test.each(['png', 'webp'] as const)(
  '%s keeps what is transparent in a collage without a background',
  async (encoding) => {
    expect(await opacities(null, encoding)).toEqual([255, 0])
    expect(await opacities('#ffffff', encoding)).toEqual([255, 255])
  },
)

test('a JPEG, which has no transparency, is laid on white', async () => {
  const [, clear] = await pixels(null, 'jpg')
  expect(Math.min(...(clear ?? [0]))).toBeGreaterThan(240)
})
