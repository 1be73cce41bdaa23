import { findPalette, type Swatch } from '#web/shared/colors/find-palette.ts'
import { pause } from '#web/shared/lib/pause.ts'

/** Pixels; enough for the colors of a picture. */
const SIDE = 48
const COLORS = 5
/** In milliseconds: a picture that does not come holds nothing up. */
const MAX_WAIT = 5_000

/** The colors that stand for a picture of this site. */
export async function readPalette(src: string, signal: AbortSignal): Promise<readonly Swatch[]> {
  const image = new Image()
  // The picture that is looked at comes first.
  image.fetchPriority = 'low'
  image.src = src
  const isThere = await Promise.race([image.decode().then(() => true), pause(MAX_WAIT, signal)])
  const pen = new OffscreenCanvas(SIDE, SIDE).getContext('2d')
  if (!isThere || !pen) return []
  pen.drawImage(image, 0, 0, SIDE, SIDE)
  return findPalette(pen.getImageData(0, 0, SIDE, SIDE).data, COLORS)
}
