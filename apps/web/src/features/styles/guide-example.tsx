import type { StyleId } from '@easel/contract/styles'
import type { StyleExample } from '#web/content/styles/style-guide.ts'
import { generateHref } from '#web/shared/lib/paths.ts'
import { inSite } from '#web/shared/lib/site-base.ts'
import { SitePicture } from '#web/shared/pictures/site-picture.tsx'

type GuideExampleProps = { readonly style: StyleId; readonly example: StyleExample }

/** A picture in the style; pressing it opens the generator with its settings. */
export function GuideExample({ style, example }: GuideExampleProps) {
  const { name, prompt, aspectRatio, seed } = example
  return (
    <li className="held">
      <a href={inSite(generateHref({ prompt, style, aspectRatio, seed }))} className="group block">
        <span className="relative block aspect-square overflow-hidden rounded-1 bg-mat group-hover:shadow-[0_0_0_2px_var(--ink)]">
          <SitePicture name={name} alt="" sizes="(max-width: 767px) 100vw, 33vw" />
        </span>
        <span className="mt-2.5 block px-1 text-16 leading-snug text-ink">{prompt}</span>
        <span className="mt-1 flex gap-3 px-1 text-14 text-ink-3">
          <span>{aspectRatio}</span>
          <span>seed {seed}</span>
          <span className="ml-auto font-[550] text-ultramarine-ink group-hover:underline">Try it</span>
        </span>
      </a>
    </li>
  )
}
