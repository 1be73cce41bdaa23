import { FULL_WALL, WALL_GAPS, wallSizes } from '@easel/contract/gallery/gallery-wall'
import { type ComponentProps, useState } from 'react'
import { galleryPictureHref } from '#web/shared/lib/paths.ts'
import { inSite } from '#web/shared/lib/site-base.ts'
import { useHydrated } from '#web/shared/lib/use-hydrated.ts'
import { GallerySkeleton, SamplesNote } from './gallery-states.tsx'
import { ratioStyle, TILE } from './gallery-wall.tsx'
import { findSamples } from './sample-gallery.ts'

/**
 * The wall before its pictures are loaded. The server fills the prerendered page with the newest ones from these templates (server:
 * gallery/gallery-page.routes.ts); React leaves that content alone until it has the list.
 */
export function EarlyWall() {
  const [isPrerendered] = useState(!useHydrated())
  if (import.meta.env.SSR) {
    const { ratio, ...gaps } = WALL_GAPS
    return (
      <div data-early-wall="">
        <GallerySkeleton />
        <template id="early-tile">
          <li data-ratio={ratio}>
            <EarlyTile {...gaps} />
          </li>
        </template>
        <template id="early-wall">
          <SamplesNote />
          <ul aria-label="Pictures" className="wall">
            {findSamples({ q: '' })
              .slice(0, FULL_WALL)
              .map(({ id, prompt, width, height, src, srcSet }) => (
                <li key={id} style={ratioStyle({ width, height })}>
                  <EarlyTile {...{ id, prompt, src, srcSet }} sizes={wallSizes(width / height)}>
                    <span className={TILE.sample}>Sample</span>
                  </EarlyTile>
                </li>
              ))}
          </ul>
        </template>
      </div>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the constant empty text.
  if (isPrerendered) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return <GallerySkeleton />
}

type EarlyTileProps = Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'children'> & {
  readonly id: string
  readonly prompt: string
}

/** A link to the page that opens the picture; the program turns it into a button. */
function EarlyTile({ id, prompt, children, ...sources }: EarlyTileProps) {
  return (
    <a href={inSite(galleryPictureHref(id))} aria-label={`Open: ${prompt}`} className={TILE.frame}>
      <img {...sources} alt="" loading="lazy" decoding="async" fetchPriority="low" className={TILE.picture} />
      {children}
    </a>
  )
}
