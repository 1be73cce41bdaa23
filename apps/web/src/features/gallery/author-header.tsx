import type { Author } from '@easel/contract/gallery/authors'
import { Link2 } from 'lucide-react'
import { authorHref } from '#web/shared/lib/paths.ts'
import { absoluteUrl } from '#web/shared/lib/site-origin.ts'
import { monthText } from '#web/shared/lib/text/moment-text.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { useCopy } from '#web/shared/ui/use-copy.ts'

/** Who the author is, how much they show and since when, and the link to hand on. */
export function AuthorHeader({ author }: { readonly author: Author }) {
  const copy = useCopy()
  return (
    <header className="flex flex-wrap items-end gap-x-3 gap-y-3 px-4 pt-5 pb-4">
      <div className="min-w-0 flex-1 basis-72">
        <h1 translate="no" className="display text-44 wrap-anywhere max-md:text-30">
          {author.name}
        </h1>
        <p className="mt-1.5 text-14 text-ink-3">
          {countText(author.pictures, 'public picture')} · in the gallery since {monthText(author.since)}
        </p>
      </div>
      <Button onClick={() => copy(absoluteUrl(authorHref(author.id)), 'Link copied')}>
        <Link2 size={16} aria-hidden="true" />
        Copy link
      </Button>
    </header>
  )
}
