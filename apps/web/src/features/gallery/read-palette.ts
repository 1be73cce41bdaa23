import { findPalette, type Swatch } from '#web/shared/colors/find-palette.ts'

/** Pixels; enough for the colors of a picture. */
const SIDE = 48
const COLORS = 5

/** The colors that stand for a picture of this site. */
export async function readPalette(src: string): Promise<readonly Swatch[]> {
  const image = new Image()
  // The picture that is looked at comes first.
  image.fetchPriority = 'low'
  image.src = src
  await image.decode()
  const pen = new OffscreenCanvas(SIDE, SIDE).getContext('2d')
  if (!pen) return []
  pen.drawImage(image, 0, 0, SIDE, SIDE)
  return findPalette(pen.getImageData(0, 0, SIDE, SIDE).data, COLORS)
}
