import type { ModerationState } from '@easel/contract/moderation'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { casesQuery } from '#web/shared/data/moderation.queries.ts'
import { EmptyState } from '#web/shared/ui/empty-state.tsx'
import { LoadMore } from '#web/shared/ui/load-more.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { CaseCard } from './case-card.tsx'

const EMPTY = {
  open: { title: 'Nothing to decide', text: 'There are no open reports.' },
  hidden: { title: 'Nothing is hidden', text: 'Pictures that a moderator hides are listed here.' },
} as const

/** Reported pictures, longest waiting first, or those that are hidden. */
export function CaseList({ state }: { readonly state: ModerationState }) {
  const list = useInfiniteQuery(casesQuery(state))
  const cases = list.data?.pages.flatMap((page) => page.items) ?? []
  if (list.isPending) return <div role="status" aria-label="Loading" className="skeleton h-72" />
  if (list.isError && cases.length === 0)
    return <LoadNote error={list.error} className="p-4" onRetry={() => void list.refetch()} />
  if (cases.length === 0)
    return (
      <div className="mat grid min-h-[50dvh]">
        <EmptyState icon={<ShieldCheck size={20} aria-hidden="true" />} title={EMPTY[state].title}>
          {EMPTY[state].text}
        </EmptyState>
      </div>
    )
  return (
    <>
      <ul>
        {cases.map((item) => (
          <CaseCard key={item.picture.id} item={item} />
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onLoad={() => void list.fetchNextPage()}
      />
    </>
  )
}
