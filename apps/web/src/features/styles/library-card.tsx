import { generateHref, styleHref } from '#web/shared/lib/paths.ts'
import { inSite } from '#web/shared/lib/site-base.ts'
import { StyleThumb } from '#web/shared/pictures/style-thumb.tsx'
import { Badge } from '#web/shared/ui/badge.tsx'
import { buttonClass } from '#web/shared/ui/button.tsx'
import type { ShelvedStyle } from './style-filter.ts'

/** Prompts shown on a card; the style's page has all. */
const PROMPTS = 2

type LibraryCardProps = { readonly style: ShelvedStyle; readonly eager: boolean }

/** A style with its picture, description, prompts, and a link to the generator. */
export function LibraryCard({ style, eager }: LibraryCardProps) {
  const { id, label, guide, isNew, isPopular } = style
  return (
    <li className="flex flex-col">
      <a href={inSite(styleHref(id))} className="group block">
        <span className="relative block aspect-3/2 overflow-hidden rounded-1 bg-mat group-hover:shadow-[0_0_0_2px_var(--ink)]">
          <StyleThumb style={id} eager={eager} />
          <span className="absolute bottom-2 left-2 flex gap-1">
            {isNew && <Badge tone="new">NEW</Badge>}
            {isPopular && <Badge className="bg-scrim text-white">Popular</Badge>}
          </span>
        </span>
        <h3 className="heading mt-3 text-18 group-hover:underline">{label}</h3>
      </a>
      <p className="mt-1 text-14 leading-normal text-pretty text-ink-2">{guide.lead}</p>
      <ul className="mt-2.5 border-t border-line text-14">
        {guide.examples.slice(0, PROMPTS).map(({ name, prompt, aspectRatio, seed }) => (
          <li key={name} className="border-b border-line">
            <a
              href={inSite(generateHref({ prompt, style: id, aspectRatio, seed }))}
              className="block py-2 leading-snug max-md:flex max-md:min-h-11 max-md:items-center text-ink-2 hover:text-ink hover:underline"
            >
              {prompt}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-auto pt-3">
        <a href={inSite(generateHref({ style: id }))} className={buttonClass({ size: 'medium' })}>
          Use this style
          <span className="sr-only">: {label}</span>
        </a>
      </p>
    </li>
  )
}
