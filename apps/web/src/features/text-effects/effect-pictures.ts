import { inSite } from '#web/shared/lib/site-base.ts'

/** How wide a file of `public/text-effects` is: the one on the stage before anybody has typed, and a card. */
const WIDTHS = { first: 1280, card: 720 } as const
const widthOf = (name: string) => (name === 'first' ? WIDTHS.first : WIDTHS.card)
/** Width of the file that phones get; it is cut at build (site-build/picture-cuts.ts). */
export const smallEffectWidth = (name: string) => 0.6 * widthOf(name)

/** The picture that scripts/make-text-effects.ts drew of FIRST_LETTERING, shown until the page's own threads draw. */
export const FIRST_PICTURE = { ...effectPaths('first'), width: WIDTHS.first, height: 720 } as const

export function effectPaths(name: string) {
  const src = inSite(`/text-effects/${name}.webp`)
  return {
    src,
    srcSet: `${inSite(`/text-effects/small/${name}.avif`)} ${smallEffectWidth(name)}w, ${src} ${widthOf(name)}w`,
  }
}
