import { TYPEFACES_ID, TYPEFACES_SENT, TYPEFACES_WAIT } from '#web/shared/lib/typefaces.ts'

/** Milliseconds after the page has loaded, for browsers that do not say when they have painted. */
const MOST_PATIENCE = 3_000

/**
 * On a first visit the typefaces come after the first paint: on a slow line they would take it the bytes, and what stands in for them runs as
 * wide. They count once all are there, for text whose typeface is on its way is laid out with one looked up for every size, and then again.
 */
export function bringTypefaces(): void {
  const sheet = document.querySelector<HTMLStyleElement>(`#${TYPEFACES_ID}`)
  if (sheet?.media !== TYPEFACES_WAIT) return
  const bring = () =>
    load(sheet).catch(() => {
      sheet.media = 'all'
    })
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) void bring()
    }).observe({ type: 'paint', buffered: true })
  else if (document.readyState === 'complete') setTimeout(bring, MOST_PATIENCE)
  else window.addEventListener('load', () => setTimeout(bring, MOST_PATIENCE))
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
