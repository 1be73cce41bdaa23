import { Bookmark, Images, type LucideIcon, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { PATHS } from '#web/shared/lib/paths.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { Button, ButtonLink } from '#web/shared/ui/button.tsx'
import { EmptyState } from '#web/shared/ui/empty-state.tsx'
import { FOCUS_HOME } from '#web/shared/ui/focus/use-homed-focus.ts'
import { isNarrowing, type LibraryFilter, type LibraryPart, NO_FILTERS, partOf } from './library-filters.ts'

/** Fills the page below the toolbar. */
function Stand({ children }: { readonly children: ReactNode }) {
  return (
    <div {...FOCUS_HOME} className="grid min-h-[60dvh] flex-1">
      {children}
    </div>
  )
}

type LibraryEmptyProps = {
  readonly icon?: LucideIcon
  readonly title?: string
  readonly children?: ReactNode
  /** Mentions the trash if it has pictures; loaded a moment later without moving focus. */
  readonly trash?: { readonly count: number; readonly onOpen: () => void } | undefined
  readonly onImport?: () => void
}

export function LibraryEmpty({
  icon: Icon = Bookmark,
  title = 'Nothing saved yet',
  children = 'Every picture you make is kept here, private to you.',
  trash,
  onImport,
}: LibraryEmptyProps) {
  return (
    <Stand>
      <EmptyState
        icon={<Icon size={20} aria-hidden="true" />}
        title={trash ? 'No pictures left' : title}
        action={
          <>
            <ButtonLink variant="act" to={PATHS.generate}>
              {trash ? 'Make a picture' : 'Make the first one'}
            </ButtonLink>
            {trash && <Button onClick={trash.onOpen}>Open the trash</Button>}
            {onImport && <Button onClick={onImport}>Import pictures</Button>}
          </>
        }
      >
        {trash ? `The trash keeps ${countText(trash.count, 'picture')} of yours for 30 days.` : children}
      </EmptyState>
    </Stand>
  )
}

function TrashEmpty() {
  return (
    <Stand>
      <EmptyState icon={<Trash2 size={20} aria-hidden="true" />} title="The trash is empty">
        Deleted pictures stay here for 30 days.
      </EmptyState>
    </Stand>
  )
}

const EMPTY_PARTS = {
  collection: {
    title: 'This collection is empty',
    text: 'Select pictures, then Collections.',
  },
  favorite: { title: 'No favorites yet', text: 'Pictures you mark with a heart appear here.' },
  public: {
    title: 'Nothing is public',
    text: 'Pictures you publish appear here and in the gallery.',
  },
} as const satisfies Record<LibraryPart, object>

type NoMatchProps = {
  readonly search: string
  /** The whole library is empty, whatever the filters. */
  readonly part?: LibraryPart | undefined
  readonly onClear: () => void
}

export function LibraryNoMatch({ search, part, onClear }: NoMatchProps) {
  const empty = part && EMPTY_PARTS[part]
  return (
    <div {...FOCUS_HOME} role="status" className="grid min-h-[60dvh] min-w-0 flex-1">
      <EmptyState
        icon={<Images size={20} aria-hidden="true" />}
        title={empty?.title ?? (search ? 'No match' : 'Nothing matches these filters')}
        action={<Button onClick={onClear}>Show everything</Button>}
      >
        {search ? (
          <span className="line-clamp-3 break-words">No prompt of yours matches “{search}”.</span>
        ) : (
          (empty?.text ?? 'Try fewer filters.')
        )}
      </EmptyState>
    </div>
  )
}

const SHAPES = [1, 1.5, 0.67, 1, 1, 0.67, 1.5, 1, 0.67, 1, 1.5, 1, 1, 0.67, 1].map((ratio, at) => ({
  key: `shape-${at}`,
  ratio,
}))

type NothingListedProps = {
  readonly filter: LibraryFilter
  /** Number of pictures in the trash. */
  readonly inTrash: number
  readonly onChange: (changes: Partial<LibraryFilter>) => void
  readonly onImport: () => void
}

/** The empty list: nothing matches the filters, the trash is empty, or there is no picture yet. */
export function NothingListed({ filter, inTrash, onChange, onImport }: NothingListedProps) {
  if (isNarrowing(filter) || filter.month)
    return (
      <LibraryNoMatch
        search={filter.q?.trim() ?? ''}
        part={partOf(filter)}
        onClear={() => onChange(NO_FILTERS)}
      />
    )
  if (filter.trash === 'true') return <TrashEmpty />
  const trash = inTrash > 0 ? { count: inTrash, onOpen: () => onChange({ trash: 'true' }) } : undefined
  return <LibraryEmpty trash={trash} onImport={onImport} />
}

/** The loading wall: columns of the same width and gaps. */
export function WallSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading pictures"
      className="columns-[210px] gap-(--grout) p-(--grout) max-md:columns-2"
    >
      {SHAPES.map(({ key, ratio }) => (
        <div
          key={key}
          className="skeleton mb-(--grout) break-inside-avoid"
          style={{ aspectRatio: 1 / ratio }}
        />
      ))}
    </div>
  )
}

export function HistorySkeleton() {
  return (
    <div role="status" aria-label="Loading history" className="grid gap-5 px-4 pt-4">
      {SHAPES.slice(0, 7).map(({ key }) => (
        <div key={key} className="grid grid-cols-[72px_1fr] items-center gap-3">
          <div className="skeleton size-[72px]" />
          <div className="grid gap-2">
            <div className="skeleton h-4 w-3/5" />
            <div className="skeleton h-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
