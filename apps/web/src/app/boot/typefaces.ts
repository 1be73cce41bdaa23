import { keptStorage } from '#web/shared/lib/site-data.ts'
import { TYPEFACES_ID, TYPEFACES_SENT, TYPEFACES_WAIT } from '#web/shared/lib/typefaces.ts'
import { afterFirstSight } from './after-first-sight.ts'

/**
 * On a first visit the typefaces come after the first sight: 52 kB that take a line of 1.6 Mbit/s 0.3 s from the largest paint. The system's stand in, as
 * wide as ours run.
 */
export function bringTypefaces(): void {
  const sheet = document.querySelector<HTMLStyleElement>(`#${TYPEFACES_ID}`)
  if (sheet?.media !== TYPEFACES_WAIT) return
  void afterFirstSight(() => {
    sheet.media = 'all'
    // A browser that keeps nothing brings them anew on every page.
    keptStorage.setItem(TYPEFACES_SENT, '1')
  })
}
