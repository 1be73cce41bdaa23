import { useId } from 'react'

type RangeFieldProps = {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  /** Unit after the number. */
  readonly unit?: string
  readonly onChange: (value: number) => void
}

/** A slider with its value beside the label. */
export function RangeField({ label, value, min, max, step = 1, unit = '', onChange }: RangeFieldProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="min-w-0 truncate font-medium text-ink-2" title={label}>
          {label}
        </label>
        <output htmlFor={id} className="figures ml-auto text-12 text-ink-3">
          {value}
          {unit}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={`${value}${unit}`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-6 w-full cursor-pointer accent-ultramarine max-md:h-11"
      />
    </div>
  )
}
