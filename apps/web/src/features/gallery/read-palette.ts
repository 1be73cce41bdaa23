import { findPalette, type Swatch } from '#web/shared/colors/find-palette.ts'
import { pause } from '#web/shared/lib/pause.ts'

/** Pixels that suffice for a picture's colors. */
const SIDE = 48
const COLORS = 5
/** Milliseconds after which a picture is skipped. */
const MAX_WAIT = 5_000

/** The palette of one of this site's pictures. */
export async function readPalette(src: string, signal: AbortSignal): Promise<readonly Swatch[]> {
  const image = new Image()
  // The viewed picture is loaded first.
  image.fetchPriority = 'low'
  image.src = src
  const isThere = await Promise.race([image.decode().then(() => true), pause(MAX_WAIT, signal)])
  const pen = new OffscreenCanvas(SIDE, SIDE).getContext('2d')
  if (!isThere || !pen) return []
  pen.drawImage(image, 0, 0, SIDE, SIDE)
  return findPalette(pen.getImageData(0, 0, SIDE, SIDE).data, COLORS)
}
