/** What the gallery's wall shows a picture with, in the page as it is sent and as the program draws it. */
export type WallSources = { readonly src: string; readonly srcSet: string }

/** With fewer published pictures than this, samples follow them on the wall; the page is sent with no more. */
export const FULL_WALL = 24

/** Placeholders in the built page, which the server replaces with a picture's own words; of characters that a URL leaves as they are. */
export const WALL_GAPS = {
  id: '__id__',
  prompt: '__prompt__',
  ratio: '__ratio__',
  src: '__src__',
  srcSet: '__srcset__',
  sizes: '__sizes__',
} as const

/** Widths that the server makes of a stored picture, as far as a wall needs them. */
const WIDTHS = [384, 768, 1024] as const
/** From here on a screen is finer than a picture of twice its pixels looks. */
const FINEST = '(min-resolution: 2.5dppx)'
/** Pixels that a row is high on average. */
const ROW = 310
/** On phones a picture has a row of its own, but two upright ones share it. */
const PHONE = '(max-width: 550px)'
const UPRIGHT = 0.7

/** Addresses of a published picture by its `image_url`. */
export function wallSources(imageUrl: string): WallSources {
  const src = imageUrl.replace(/\.\w+$/, '.webp')
  return { src, srcSet: WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ') }
}

/** The attribute `sizes` for a picture of this ratio; no screen is sent more than twice as many pixels. */
export function wallSizes(ratio: number): string {
  const phone = ratio < UPRIGHT ? 50 : 100
  const wide = Math.round(ROW * ratio)
  const finest = Math.round(ROW * ratio * 0.66)
  return `${PHONE} and ${FINEST} ${phone * 0.66}vw, ${PHONE} ${phone}vw, ${FINEST} ${finest}px, ${wide}px`
}
