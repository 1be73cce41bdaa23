import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Field } from '#web/shared/ui/fields/field.tsx'
import { FilterChip } from '#web/shared/ui/fields/filter-controls.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { Popover } from '#web/shared/ui/popover.tsx'
import { dateSpans, type LibraryFilter } from './library-filters.ts'

type DateFilterProps = {
  readonly filter: LibraryFilter
  readonly onChange: (changes: Partial<LibraryFilter>) => void
}

/** Filter by creation: a range up to today, or any two days. */
export function DateFilter({ filter: { from, to }, onChange }: DateFilterProps) {
  const [isOpen, setOpen] = useState(false)
  const spans = dateSpans(new Date())
  const chosen = spans.find((span) => span.from === (from ?? '') && to === undefined)
  const label = chosen?.label ?? [from ?? '…', to ?? 'today'].join(' to ')
  return (
    <Popover
      label="Date"
      align="start"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <FilterChip isOn={from !== undefined || to !== undefined}>
          <CalendarDays size={14} aria-hidden="true" />
          {label}
        </FilterChip>
      }
    >
      <div className="grid gap-1 p-2">
        {spans.map((span) => (
          <button
            key={span.label}
            type="button"
            aria-pressed={span === chosen}
            onClick={() => {
              onChange({ from: span.from || undefined, to: undefined })
              setOpen(false)
            }}
            className="flex h-8 items-center rounded-2 px-2 text-left font-medium text-ink-2 hover:bg-hover hover:text-ink aria-pressed:bg-ultramarine-tint aria-pressed:text-ultramarine-ink max-md:h-11"
          >
            {span.label}
          </button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-2 border-t border-line p-3">
        <Field label="From" htmlFor="library-from">
          <TextInput
            id="library-from"
            type="date"
            value={from ?? ''}
            max={to}
            onChange={(event) => onChange({ from: event.target.value || undefined })}
          />
        </Field>
        <Field label="To" htmlFor="library-to">
          <TextInput
            id="library-to"
            type="date"
            value={to ?? ''}
            min={from}
            onChange={(event) => onChange({ to: event.target.value || undefined })}
          />
        </Field>
      </div>
    </Popover>
  )
}
