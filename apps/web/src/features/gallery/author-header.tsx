import type { Author } from '@easel/contract/gallery/authors'
import { Link2, Rss, UserCheck, UserPlus } from 'lucide-react'
import { useFollow } from '#web/shared/data/gallery.queries.ts'
import { atomHref, authorHref } from '#web/shared/lib/paths.ts'
import { inSite } from '#web/shared/lib/site-base.ts'
import { absoluteUrl } from '#web/shared/lib/site-origin.ts'
import { monthText } from '#web/shared/lib/text/moment-text.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { Button, buttonClass } from '#web/shared/ui/button.tsx'
import { useCopy } from '#web/shared/ui/use-copy.ts'
import { useSignedIn } from '#web/shared/ui/use-signed-in.ts'

/** The author's name, number of pictures, start date, and a link to share. */
export function AuthorHeader({ author }: { readonly author: Author }) {
  const copy = useCopy()
  const signedIn = useSignedIn()
  const follow = useFollow()
  const { is_own: isOwn, is_followed: isFollowed } = author
  return (
    <header className="flex flex-wrap items-end gap-x-3 gap-y-3 px-4 pt-5 pb-4">
      <div className="min-w-0 flex-1 basis-72">
        <h1 translate="no" className="display text-44 wrap-anywhere max-md:text-30">
          {author.name}
        </h1>
        <p className="mt-1.5 text-14 text-ink-3">
          {countText(author.pictures, 'public picture')} · {countText(author.followers, 'follower')} · in the
          gallery since {monthText(author.since)}
        </p>
      </div>
      {!isOwn && (
        <Button
          variant={isFollowed ? undefined : 'solid'}
          aria-pressed={isFollowed}
          disabled={follow.isPending}
          onClick={() => signedIn(() => follow.mutate({ id: author.id, isFollowed: !isFollowed }))}
        >
          {isFollowed ? (
            <UserCheck size={16} aria-hidden="true" />
          ) : (
            <UserPlus size={16} aria-hidden="true" />
          )}
          {isFollowed ? 'Following' : 'Follow'}
        </Button>
      )}
      <Button onClick={() => copy(absoluteUrl(authorHref(author.id)), 'Link copied')}>
        <Link2 size={16} aria-hidden="true" />
        Copy link
      </Button>
      <a
        href={inSite(atomHref(authorHref(author.id)))}
        type="application/atom+xml"
        className={buttonClass({ variant: 'quiet' })}
      >
        <Rss size={16} aria-hidden="true" />
        Feed
      </a>
    </header>
  )
}
