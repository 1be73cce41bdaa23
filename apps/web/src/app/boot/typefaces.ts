import { TYPEFACES_ID, TYPEFACES_SENT, TYPEFACES_WAIT } from '#web/shared/lib/typefaces.ts'
import { afterFirstSight } from './after-first-sight.ts'

/**
 * On a first visit the typefaces come after the first sight, for what stands in for them runs as wide. They count once all are there: text
 * whose typeface is on its way is laid out with one looked up for every size, and then again.
 */
export function bringTypefaces(): void {
  const sheet = document.querySelector<HTMLStyleElement>(`#${TYPEFACES_ID}`)
  if (sheet?.media !== TYPEFACES_WAIT) return
  afterFirstSight(() => {
    load(sheet).catch(() => {
      sheet.media = 'all'
    })
  })
}

async function load({ sheet }: HTMLStyleElement): Promise<void> {
  const rules = [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule)
  for (const face of await Promise.all(rules.map(loaded))) document.fonts.add(face)
  try {
    localStorage.setItem(TYPEFACES_SENT, '1')
  } catch {
    // A browser that keeps nothing brings them anew on every page.
  }
}

/** Those with a range of letters of their own load when a page has such a letter. */
async function loaded({ style }: CSSFontFaceRule): Promise<FontFace> {
  const read = (name: string) => style.getPropertyValue(name)
  const unicodeRange = read('unicode-range')
  const face = new FontFace(read('font-family').replace(/["']/g, ''), read('src'), {
    weight: read('font-weight') || 'normal',
    stretch: read('font-stretch') || 'normal',
    display: 'swap',
    ...(unicodeRange && { unicodeRange }),
  })
  return unicodeRange ? face : face.load()
}
