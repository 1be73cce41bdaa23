import { inSite } from '#web/shared/lib/site-base.ts'

/** How wide a file of `public/text-effects` is: the one on the stage before anybody has typed, and a card. */
const WIDTHS = { first: 1280, card: 720 } as const
/** The small file's width by the other's; it is cut at build (site-build/picture-cuts.ts). */
export const SMALL_EFFECT = 0.6

/** The picture that scripts/make-text-effects.ts drew of FIRST_LETTERING, shown until the page's own threads draw. */
export const FIRST_PICTURE = { ...paths('first', WIDTHS.first), width: WIDTHS.first, height: 720 } as const

export const cardPaths = (effect: string) => paths(effect, WIDTHS.card)

function paths(name: string, width: number) {
  const src = inSite(`/text-effects/${name}.webp`)
  return {
    src,
    srcSet: `${inSite(`/text-effects/small/${name}.avif`)} ${SMALL_EFFECT * width}w, ${src} ${width}w`,
  }
}
