import type { AspectRatio } from '@easel/contract/pictures'
import { styleLabel } from '@easel/contract/styles'
import type { ReactNode } from 'react'
import { PICTURES, type PictureName } from '#web/content/blog/pictures.ts'
import { generateHref } from '#web/shared/lib/paths.ts'
import { inSite } from '#web/shared/lib/site-base.ts'
import { SitePicture } from '#web/shared/pictures/site-picture.tsx'

const SHAPES: Readonly<Record<AspectRatio, string>> = {
  '1:1': 'aspect-square',
  '16:9': 'aspect-3/2',
  '9:16': 'aspect-2/3',
  '4:5': 'aspect-4/5',
  '3:2': 'aspect-3/2',
  '2:3': 'aspect-2/3',
  '21:9': 'aspect-21/9',
}

type FigureProps = {
  readonly name: PictureName
  readonly children?: ReactNode
}

/** A picture in a text, with what made it and a link to make it. */
export function Figure({ name, children }: FigureProps) {
  const { prompt, style, aspectRatio, seed } = PICTURES[name]
  return (
    <figure className={aspectRatio === '16:9' ? 'wide' : undefined}>
      <div className={`relative overflow-hidden rounded-1 bg-mat ${SHAPES[aspectRatio]}`}>
        <div className="held absolute inset-0">
          <SitePicture name={name} alt={prompt} sizes="(max-width: 767px) 100vw, 720px" />
        </div>
      </div>
      <figcaption>
        {children && <span className="mb-1 block">{children}</span>}
        <span className="text-ink-3">
          “{prompt}”, {styleLabel(style)}, seed {seed}.{' '}
        </span>
        <a href={inSite(generateHref({ prompt, style, aspectRatio, seed }))}>Try it</a>
      </figcaption>
    </figure>
  )
}

/** Pictures side by side for comparison. */
export function Figures({ children }: { readonly children: ReactNode }) {
  return <div className="figures-row">{children}</div>
}
