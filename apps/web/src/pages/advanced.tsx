import { Tabs } from 'radix-ui'
import { lazy, useEffect, useRef } from 'react'
import { AdvancedGuide } from '#web/features/generator/advanced-guide.tsx'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { useHydratedSearch } from '#web/shared/lib/use-address-search.ts'
import { LazyPart } from '#web/shared/ui/lazy-part.tsx'
import { PageTitle } from '#web/shared/ui/page-title.tsx'
import { StudioBench } from './parts/studio-bench.tsx'

export const handle = { title: 'Advanced', program: 'on-presence' }

const CompareMaker = lazy(async () => ({
  default: (await loadChunk(() => import('#web/features/batches/compare-maker.tsx'))).CompareMaker,
}))
const WildcardsMaker = lazy(async () => ({
  default: (await loadChunk(() => import('#web/features/batches/wildcards-maker.tsx'))).WildcardsMaker,
}))
const SheetMaker = lazy(async () => ({
  default: (await loadChunk(() => import('#web/features/batches/sheet-maker.tsx'))).SheetMaker,
}))
const PictureMaker = lazy(async () => ({
  default: (await loadChunk(() => import('#web/features/picture-edits/picture-maker.tsx'))).PictureMaker,
}))

const TABS = [
  { id: 'settings', label: 'All settings' },
  {
    id: 'compare',
    label: 'Compare',
    lead: 'Styles, seeds, qualities and prompts side by side.',
    Part: CompareMaker,
  },
  { id: 'wildcards', label: 'Wildcards', lead: 'One prompt that becomes many.', Part: WildcardsMaker },
  { id: 'batch', label: 'Batch', lead: 'One picture or more for each row of a table.', Part: SheetMaker },
  {
    id: 'picture',
    label: 'From a picture',
    lead: 'Edit by words, vary, enlarge, cut out, change ratio, paint over.',
    Part: PictureMaker,
  },
] as const

const TAB =
  'grid h-8 flex-none place-items-center rounded-2 px-3 font-medium whitespace-nowrap text-ink-2 hover:text-ink data-[state=active]:bg-raised data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:shadow-[0_0_0_1px_var(--line-2),var(--edge),var(--depth-1)] max-md:h-11'

export function meta() {
  return pageMeta({
    path: PATHS.advanced,
    title: 'Advanced',
    description: 'Comparison sheets, wildcards, batches from a table, and every setting with what it does.',
    picture: 'lake-impressionist',
  })
}

export default function AdvancedPage() {
  const [search, setSearch] = useHydratedSearch()
  const wanted = search.get('tab')
  const tab = TABS.some(({ id }) => id === wanted) && wanted !== null ? wanted : 'settings'
  const list = useRef<HTMLDivElement>(null)
  // On phones the last tabs may be out of view.
  useEffect(() => {
    const chosen = list.current?.querySelector(`[data-tab="${tab}"]`)
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tab])
  const open = (id: string) => setSearch(id === 'settings' ? {} : { tab: id })
  return (
    <Tabs.Root value={tab} onValueChange={open} className="flex h-full flex-col max-md:h-auto">
      <Tabs.List
        ref={list}
        aria-label="What to do"
        className="groove no-scrollbar m-3 flex max-w-[calc(100%-1.5rem)] flex-none self-start overflow-x-auto rounded-3 p-0.5 max-md:fade-end"
      >
        {TABS.map(({ id, label }) => (
          // A press before hydration is replayed as a click, to which the tabs alone do not respond.
          <Tabs.Trigger key={id} value={id} data-tab={id} className={TAB} onClick={() => open(id)}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {TABS.map((part) => (
        <Tabs.Content key={part.id} value={part.id} className="min-h-0 flex-1 outline-none">
          {'Part' in part ? (
            <>
              <PageTitle title={part.label} lead={part.lead} />
              <div className="px-4 pb-12">
                <LazyPart fallback={<div role="status" aria-label="Loading" className="skeleton h-96" />}>
                  <part.Part />
                </LazyPart>
              </div>
            </>
          ) : (
            <StudioBench heading="Advanced">
              <AdvancedGuide />
            </StudioBench>
          )}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
