import { inSite } from '#web/shared/lib/site-base.ts'
/** Longest sides of the files of a site's picture: `large` lies in `public`, the others are cut at build (site-build/picture-cuts.ts). */
export const SIDES = { small: 480, medium: 768, large: 1024 } as const
/** Widths of the smaller files of a style's preview, cut at build; the other is 480 wide. */
export const TINY_STYLE = 256
export const SMALL_STYLE = 384

export type Sources = { readonly src: string; readonly srcSet: string }

/** Addresses of a picture in `public/samples`, by its name; `ratio` is its width by its height. */
export function samplePaths(name: string, ratio = 1): Sources {
  const src = inSite(`/samples/${name}.webp`)
  const width = (side: number) => Math.round(side * Math.min(1, ratio))
  return {
    src,
    srcSet: `${inSite(`/samples/small/${name}.avif`)} ${width(SIDES.small)}w, ${inSite(`/samples/medium/${name}.avif`)} ${width(SIDES.medium)}w, ${src} ${width(SIDES.large)}w`,
  }
}

export function stylePaths(id: string): Sources {
  const src = inSite(`/styles/${id}.webp`)
  return {
    src,
    srcSet: `${inSite(`/styles/tiny/${id}.avif`)} ${TINY_STYLE}w, ${inSite(`/styles/small/${id}.avif`)} ${SMALL_STYLE}w, ${src} 480w`,
  }
}
