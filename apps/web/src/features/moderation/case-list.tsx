import type { ModerationState } from '@easel/contract/moderation'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { casesQuery } from '#web/shared/data/moderation.queries.ts'
import { EmptyState } from '#web/shared/ui/empty-state.tsx'
import { PagedList } from '#web/shared/ui/paged-list.tsx'
import { CaseCard } from './case-card.tsx'

const STATES = {
  open: { label: 'Reported pictures', title: 'Nothing to decide', text: 'There are no open reports.' },
  hidden: {
    label: 'Hidden pictures',
    title: 'Nothing is hidden',
    text: 'Pictures that a moderator hides are listed here.',
  },
} as const

/** Reported pictures, longest waiting first, or hidden ones. */
export function CaseList({ state }: { readonly state: ModerationState }) {
  const list = useInfiniteQuery(casesQuery(state))
  const { label, title, text } = STATES[state]
  const empty = (
    <div className="mat grid min-h-[50dvh]">
      <EmptyState icon={<ShieldCheck size={20} aria-hidden="true" />} title={title}>
        {text}
      </EmptyState>
    </div>
  )
  return (
    <PagedList list={list} label={label} empty={empty}>
      {(item) => <CaseCard key={item.picture.id} item={item} />}
    </PagedList>
  )
}
