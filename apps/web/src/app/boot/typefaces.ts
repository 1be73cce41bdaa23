import { keptStorage } from '#web/shared/lib/site-data.ts'
import { TYPEFACES_ID, TYPEFACES_SENT, TYPEFACES_WAIT } from '#web/shared/lib/typefaces.ts'
import { afterFirstSight } from './after-first-sight.ts'

/**
 * On a first visit the typefaces load after the first paint: their 52 kB would delay the largest paint by 0.3 s at 1.6 Mbit/s. Until then a
 * system font of the same width stands in.
 */
export function bringTypefaces(): void {
  const element = document.querySelector<HTMLStyleElement>(`#${TYPEFACES_ID}`)
  if (element?.media !== TYPEFACES_WAIT) return
  void afterFirstSight(() => {
    addLoaded([...(element.sheet?.cssRules ?? [])]).catch(() => {
      element.media = 'all'
    })
    // A browser without storage loads them late on every page.
    keptStorage.setItem(TYPEFACES_SENT, '1')
  })
}

/** Text whose typeface is loading is laid out in a system font first, looked up for each size: 110 ms of the landing page on a Linux desktop. */
async function addLoaded(rules: readonly CSSRule[]): Promise<void> {
  const faces = rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => {
      const read = (name: string) => style.getPropertyValue(name)
      return new FontFace(read('font-family').replaceAll('"', ''), read('src'), {
        weight: read('font-weight'),
        stretch: read('font-stretch') || 'normal',
        display: 'swap',
        unicodeRange: read('unicode-range') || 'U+0-10FFFF',
      })
    })
  // Faces of rare characters load when a page has one.
  await Promise.all(
    faces.filter(({ unicodeRange }) => unicodeRange.startsWith('U+0')).map((face) => face.load()),
  )
  for (const face of faces) document.fonts.add(face)
}
