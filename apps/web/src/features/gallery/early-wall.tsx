import { useState } from 'react'
import { PATHS } from '#web/shared/lib/paths.ts'
import { inSite } from '#web/shared/lib/site-base.ts'
import { useHydrated } from '#web/shared/lib/use-hydrated.ts'
import type { EarlySample } from './early-sample.ts'
import { GallerySkeleton, SamplesNote } from './gallery-states.tsx'
import { TILE } from './gallery-wall.tsx'
import { findSamples } from './sample-gallery.ts'

/** More than any screen shows before the program is there. */
const SAMPLES_SHOWN = 24

/**
 * The wall before its pictures. In the prerendered page app/boot/early-gallery.ts fills it with what is shown, from the templates here,
 * without waiting for the program; React leaves alone what it finds there until it has the list itself.
 */
export function EarlyWall() {
  const [isPrerendered] = useState(!useHydrated())
  if (import.meta.env.SSR)
    return (
      <div data-early-wall="" data-samples={JSON.stringify(earlySamples())}>
        <GallerySkeleton />
        <template data-early="tile">
          <a href={inSite(PATHS.gallery)} className={TILE.frame}>
            <img alt="" decoding="async" className={TILE.picture} />
          </a>
        </template>
        <template data-early="samples">
          <SamplesNote />
          <span className={TILE.sample}>Sample</span>
        </template>
      </div>
    )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the constant empty text.
  if (isPrerendered) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return <GallerySkeleton />
}

function earlySamples(): readonly EarlySample[] {
  return findSamples({ q: '' })
    .slice(0, SAMPLES_SHOWN)
    .map(({ id, prompt, width, height }) => ({ id, prompt, width, height }))
}
