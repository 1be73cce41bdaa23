import { keptStorage } from '#web/shared/lib/site-data.ts'
import { TYPEFACES_ID, TYPEFACES_SENT, TYPEFACES_WAIT } from '#web/shared/lib/typefaces.ts'
import { afterFirstSight } from './after-first-sight.ts'

/**
 * On a first visit the typefaces load after the first paint: their 52 kB would delay the largest paint by 0.3 s at 1.6 Mbit/s. Until then a
 * system font of the same width stands in.
 */
export function bringTypefaces(): void {
  const sheet = document.querySelector<HTMLStyleElement>(`#${TYPEFACES_ID}`)
  if (sheet?.media !== TYPEFACES_WAIT) return
  void afterFirstSight(() => {
    sheet.media = 'all'
    // A browser without storage loads them late on every page.
    keptStorage.setItem(TYPEFACES_SENT, '1')
  })
}
