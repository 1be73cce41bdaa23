/** Markup of the gallery's wall, shared by the page as sent and by its program. */
export type WallSources = { readonly src: string; readonly srcSet: string }

/** With fewer published pictures than this, samples follow them; the page is sent with no more than this. */
export const FULL_WALL = 24

/** Placeholders in the built page for a picture's own values, of characters that URLs leave unescaped. */
export const WALL_GAPS = {
  id: '__id__',
  prompt: '__prompt__',
  ratio: '__ratio__',
  src: '__src__',
  srcSet: '__srcset__',
  sizes: '__sizes__',
} as const

/** Widths of stored pictures that a wall uses. */
const WIDTHS = [384, 768, 1024] as const
/** Max useful pixel density: beyond it more pixels look no better. */
const FINEST = '(min-resolution: 2.5dppx)'
/** Average row height in pixels. */
const ROW = 310
/** On phones each picture has its own row, except that two upright ones share one. */
const PHONE = '(max-width: 550px)'
const UPRIGHT = 0.7

/** URLs of a published picture by its `image_url`. */
export function wallSources(imageUrl: string): WallSources {
  const src = imageUrl.replace(/\.\w+$/, '.webp')
  return { src, srcSet: WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ') }
}

/** The `sizes` attribute for a ratio; no screen loads more than twice its pixels. */
export function wallSizes(ratio: number): string {
  const phone = ratio < UPRIGHT ? 50 : 100
  const wide = Math.round(ROW * ratio)
  const finest = Math.round(ROW * ratio * 0.66)
  return `${PHONE} and ${FINEST} ${phone * 0.66}vw, ${PHONE} ${phone}vw, ${FINEST} ${finest}px, ${wide}px`
}
