import { ChevronDown, X } from 'lucide-react'
import { useState } from 'react'
import { Popover } from '#web/shared/ui/popover.tsx'
import { FilterChip } from './filter-controls.tsx'

type Option = readonly [value: string, label: string]

type MultiFilterProps = {
  readonly label: string
  readonly options: readonly Option[]
  /** Chosen values; empty means all. */
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** A multiple-choice filter: checkboxes, and the number chosen. */
export function MultiFilter({ label, options, values, onChange }: MultiFilterProps) {
  const [ticked, setTicked] = useLatest(values, onChange)
  const toggle = (value: string, isTicked: boolean) =>
    setTicked(isTicked ? [...ticked, value] : ticked.filter((known) => known !== value))
  return (
    <Popover
      label={label}
      align="start"
      isList
      trigger={
        <FilterChip isOn={values.length > 0}>
          {label}
          {values.length > 0 && <span className="figures">{values.length}</span>}
          <ChevronDown size={14} aria-hidden="true" />
        </FilterChip>
      }
    >
      <fieldset className="grid gap-0.5 p-2">
        <legend className="sr-only">{label}</legend>
        {options.map(([value, name]) => (
          <label
            key={value}
            className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-2 px-2 font-medium text-ink-2 hover:bg-hover hover:text-ink has-checked:text-ink max-md:min-h-11"
          >
            <input
              type="checkbox"
              className="size-4 flex-none accent-(--ultramarine)"
              checked={ticked.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </Popover>
  )
}

/** A chip for each chosen value; pressing it removes the value. */
export function ChosenFilters({ options, values, onChange }: Omit<MultiFilterProps, 'label'>) {
  const [chosen, setChosen] = useLatest(values, onChange)
  return chosen.map((value) => (
    <FilterChip key={value} isOn onClick={() => setChosen(chosen.filter((known) => known !== value))}>
      {options.find(([known]) => known === value)?.[1] ?? value}
      <X size={14} aria-label="(remove)" />
    </FilterChip>
  ))
}

/** Latest choice. The URL's values follow a moment later, and a second press must not undo the first. */
function useLatest(values: readonly string[], onChange: MultiFilterProps['onChange']) {
  const [latest, setLatest] = useState(values)
  const [given, setGiven] = useState(values)
  if (String(given) !== String(values)) {
    setGiven(values)
    setLatest(values)
  }
  const choose = (next: readonly string[]) => {
    setLatest(next)
    onChange(next)
  }
  return [latest, choose] as const
}
