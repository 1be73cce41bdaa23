import { inSite } from '#web/shared/lib/site-base.ts'

/** Widths of files in `public/text-effects`: the initial one on the stage, and a card. */
const WIDTHS = { first: 1280, card: 720 } as const
const widthOf = (name: string) => (name === 'first' ? WIDTHS.first : WIDTHS.card)
/** Width of the file for phones, made at build (site-build/picture-cuts.ts). */
export const smallEffectWidth = (name: string) => 0.6 * widthOf(name)

/** The picture of FIRST_LETTERING made by scripts/make-text-effects.ts, shown until the page itself draws. */
export const FIRST_PICTURE = { ...effectPaths('first'), width: WIDTHS.first, height: 720 } as const

export function effectPaths(name: string) {
  const src = inSite(`/text-effects/${name}.webp`)
  return {
    src,
    srcSet: `${inSite(`/text-effects/small/${name}.avif`)} ${smallEffectWidth(name)}w, ${src} ${widthOf(name)}w`,
  }
}
