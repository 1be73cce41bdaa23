/**
 * What the gallery's wall shows a picture with. The server and the build ask for the first one in the page's head, so they have to name the very
 * file that the wall will choose.
 */
export type WallSources = { readonly src: string; readonly srcSet: string }

/** Widths that the server makes of a stored picture, as far as a wall needs them. */
const WIDTHS = [384, 768, 1024] as const
/** From here on a screen is finer than a picture of twice its pixels looks. */
const FINEST = '(min-resolution: 2.5dppx)'

/** Addresses of a published picture by its `image_url`. */
export function wallSources(imageUrl: string): WallSources {
  const src = imageUrl.replace(/\.\w+$/, '.webp')
  return { src, srcSet: WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ') }
}

/** The attribute `sizes` for a picture shown so wide; no screen is sent more than twice as many pixels. */
export function wallSizes(width: number): string {
  return `${FINEST} ${Math.round(width * 0.66)}px, ${Math.round(width)}px`
}

/** The same for the first picture of the wall on a phone, which has a row of its own, four pixels from either edge. */
const FIRST_SIZES = `${FINEST} calc(66vw - 5px), calc(100vw - 8px)`

/** Data of the page: the first pictures, as the list of the gallery has them. */
export const EARLY_GALLERY_ID = 'early-gallery'

/** The link that fetches the wall's first picture with the page, where it is sure to have a row of its own; else nothing. */
export function firstPictureLink({ srcSet }: WallSources, ratio: number): string {
  const widest = ratio >= 1.4 ? 560 : ratio >= 1 ? 415 : 0
  return widest === 0
    ? ''
    : `<link rel="preload" as="image" data-first media="(max-width: ${widest}px)" imagesrcset="${srcSet}" imagesizes="${FIRST_SIZES}" fetchpriority="high"/>`
}

/** Finds that link in a page. */
export const FIRST_PICTURE_LINK = /<link rel="preload" as="image" data-first [^>]*>/
