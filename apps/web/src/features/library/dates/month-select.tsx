import { numberText } from '#web/shared/lib/text/number-text.ts'
import { FilterSelect } from '#web/shared/ui/fields/filter-controls.tsx'
import { type Month, monthName } from './months.ts'
import { useSeenMonth } from './seen-month.store.ts'

type MonthSelectProps = {
  readonly months: readonly Month[]
  readonly onJump: (month: string) => void
}

/** The scrubber's counterpart on phones: shows the month in view, and jumps to another. */
export function MonthSelect({ months, onJump }: MonthSelectProps) {
  const seen = useSeenMonth(({ month }) => month)
  if (months.length < 2) return null
  return (
    <div className="flex-none md:hidden">
      <FilterSelect
        label="Go to month"
        value={months.some(({ month }) => month === seen) ? (seen ?? '') : months[0]?.month}
        onChange={({ target }) => onJump(target.value)}
      >
        {months.map(({ month, count }) => (
          <option key={month} value={month}>
            {`${monthName(month, 'short')} (${numberText(count)})`}
          </option>
        ))}
      </FilterSelect>
    </div>
  )
}
