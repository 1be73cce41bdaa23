import { ArrowUp } from 'lucide-react'
import { Button } from '#web/shared/ui/button.tsx'
import { type Month, monthName } from './months.ts'

type BeginBarProps = {
  /** The month at which the list starts. */
  readonly month: string
  readonly months: readonly Month[]
  readonly isOldestFirst: boolean
  /** Starts the list at another month; undefined for its top. */
  readonly onBegin: (month: string | undefined) => void
}

/** Shown above a list that starts at a month: what it leaves out, and ways back; on phones the month select leads to the top. */
export function BeginBar({ month, months, isOldestFirst, onBegin }: BeginBarProps) {
  const isBefore = (other: string) => (isOldestFirst ? other < month : other > month)
  const before = months.findLast((known) => isBefore(known.month))?.month
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2 max-md:px-3">
      <p className="mr-auto text-13 text-ink-2">
        {`Pictures ${isOldestFirst ? 'from' : 'up to'} ${monthName(month)}`}
      </p>
      {before !== undefined && (
        <Button
          size="small"
          className="max-md:h-11"
          title={monthName(before)}
          onClick={() => onBegin(before === months[0]?.month ? undefined : before)}
        >
          <ArrowUp size={14} aria-hidden="true" />
          {isOldestFirst ? 'Older pictures' : 'Newer pictures'}
        </Button>
      )}
      <Button size="small" variant="quiet" className="max-md:hidden" onClick={() => onBegin(undefined)}>
        {isOldestFirst ? 'Back to the first' : 'Back to the latest'}
      </Button>
    </div>
  )
}
