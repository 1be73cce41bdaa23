import { Images } from 'lucide-react'
import { PATHS } from '#web/shared/lib/paths.ts'
import { Button, ButtonLink } from '#web/shared/ui/button.tsx'
import { EmptyState } from '#web/shared/ui/empty-state.tsx'

const ROWS = [
  [1.5, 0.67, 1, 1.5],
  [1, 1.5, 1, 1, 0.67],
  [1.5, 1, 1.5, 0.67],
] as const

/** The loading wall: rows of the same height and gaps. */
export function GallerySkeleton() {
  return (
    <div role="status" aria-label="Loading pictures" className="grid gap-(--grout) p-(--grout)">
      {ROWS.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change.
        <div key={at} className="flex h-80 gap-(--grout) max-md:h-52">
          {row.map((ratio, place) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never change.
              key={place}
              className="skeleton rounded-1 max-md:nth-[n+3]:hidden"
              style={{ flex: `${ratio} 1 0` }}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Above samples. */
export function SamplesNote() {
  return (
    <p className="px-4 py-2.5 text-ink-2">
      <b className="font-semibold text-ink">Samples.</b> Nothing published yet; these were drawn by the
      built-in engine.
    </p>
  )
}

type NoMatchProps = {
  /** The search text; empty when only filters are set. */
  readonly search: string
  /** Whether only followed authors are shown. */
  readonly following: boolean
  readonly onClear: () => void
}

export function NoMatch({ search, following, onClear }: NoMatchProps) {
  if (following && !search)
    return (
      <div role="status" className="mat grid min-h-[60dvh] flex-1">
        <EmptyState
          icon={<Images size={20} aria-hidden="true" />}
          title="Nothing here from people you follow"
          action={<Button onClick={onClear}>Show everything</Button>}
        >
          Open a picture you like, go to its author and press Follow. New pictures of theirs appear here.
        </EmptyState>
      </div>
    )
  return (
    <div role="status" className="mat grid min-h-[60dvh] flex-1">
      <EmptyState
        icon={<Images size={20} aria-hidden="true" />}
        title={search ? `Nothing matches “${search}”` : 'Nothing matches these filters'}
        action={
          <>
            <Button onClick={onClear}>Show everything</Button>
            <ButtonLink variant="quiet" to={PATHS.generate}>
              Make a picture
            </ButtonLink>
          </>
        }
      >
        No public picture fits. Try fewer words, other styles or any shape.
      </EmptyState>
    </div>
  )
}
