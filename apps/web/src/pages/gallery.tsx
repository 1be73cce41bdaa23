import { Images, Search, X } from 'lucide-react'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { useHydratedSearch } from '#web/shared/lib/use-hydrated-search.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'
import { EmptyState } from '#web/shared/ui/empty-state.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { TextInput } from '#web/shared/ui/text-input.tsx'

export const handle = { title: 'Gallery' }

export function meta() {
  return pageMeta({
    path: PATHS.gallery,
    title: 'Gallery',
    description: 'Pictures that people chose to show. Everything made here starts private.',
    picture: 'cats-anime',
  })
}

/** Nothing can be published yet, so there is nothing to show: the page says that, and keeps the search it was opened with. */
export default function GalleryPage() {
  const [search, setSearch] = useHydratedSearch()
  const query = search.get('q') ?? ''
  return (
    <div className="flex min-h-full flex-col">
      <h1 className="sr-only">Gallery</h1>
      <div className="sticky top-0 z-10 flex min-h-13 items-center gap-2 border-b border-line bg-panel px-4 max-md:top-(--header)">
        <TextInput
          type="text"
          aria-label="Search public pictures"
          placeholder="Search public pictures"
          className="max-w-80"
          value={query}
          onChange={(event) => {
            const text = event.target.value
            setSearch(text ? { q: text } : {}, { replace: true })
          }}
          before={<Search size={14} aria-hidden="true" className="text-ink-3" />}
          after={
            query && (
              <IconButton small label="Clear search" onClick={() => setSearch({}, { replace: true })}>
                <X size={14} aria-hidden="true" />
              </IconButton>
            )
          }
        />
      </div>
      <div className="mat grid min-h-[60dvh] flex-1">
        <EmptyState
          icon={<Images size={20} aria-hidden="true" />}
          title={query.trim() ? `Nothing matches “${query.trim()}”` : 'Nothing on show yet'}
          action={<ButtonLink to={PATHS.generate}>Make a picture</ButtonLink>}
        >
          Nobody has published a picture here. Everything made on Easel starts private.
        </EmptyState>
      </div>
    </div>
  )
}
