import { useId } from 'react'

type SliderProps = {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  /** The value in words, beside the label. */
  readonly shown: string
  readonly onChange: (value: number) => void
}

/** A value on a line: the browser's own control, right for fingers and keys. */
export function Slider({ label, value, min, max, step = 1, shown, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="flex justify-between gap-3 font-semibold">
        {label}
        <span className="figures font-normal text-ink-3">{shown}</span>
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-6 w-full accent-(--ultramarine) max-md:h-11"
      />
    </div>
  )
}
