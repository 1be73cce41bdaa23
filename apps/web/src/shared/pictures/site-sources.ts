import { inSite } from '#web/shared/lib/site-base.ts'
/** Longest sides of a site picture's files: `large` is in `public`, the others are made at build (site-build/picture-cuts.ts). */
export const SIDES = { small: 480, medium: 768, large: 1024 } as const
/** Widths of a style preview's smaller files, made at build; the other is 480 wide. */
export const TINY_STYLE = 256
export const SMALL_STYLE = 384

export type Sources = { readonly src: string; readonly srcSet: string }

/** URLs of a picture in `public/samples`, by name; `ratio` is width over height. */
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
