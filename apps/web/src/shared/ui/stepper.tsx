import { Minus, Plus } from 'lucide-react'
import { classNames } from '#web/shared/lib/class-names.ts'

type StepperProps = {
  /** Accessible name of the value. */
  readonly label: string
  readonly lessLabel: string
  readonly moreLabel: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
  readonly disabled?: boolean
}

const STEP =
  'grid h-[26px] w-[26px] place-items-center text-ink-2 hover:text-ink disabled:text-ink-off max-md:h-11 max-md:w-11'

/** A small whole number between two buttons; typing and the arrow keys work too. */
export function Stepper({
  label,
  lessLabel,
  moreLabel,
  value,
  min,
  max,
  onChange,
  disabled = false,
}: StepperProps) {
  function change(next: number) {
    if (Number.isInteger(next)) onChange(Math.min(max, Math.max(min, next)))
  }
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-3 bg-raised shadow-[inset_0_0_0_1px_var(--line-2)] transition-opacity duration-(--toggle)',
        disabled && 'opacity-60',
      )}
    >
      <button
        type="button"
        aria-label={lessLabel}
        className={STEP}
        disabled={disabled || value <= min}
        onClick={() => change(value - 1)}
      >
        <Minus size={14} aria-hidden="true" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        value={value}
        disabled={disabled}
        onChange={(event) => change(event.target.valueAsNumber)}
        className="w-6 [appearance:textfield] bg-transparent text-center font-mono text-12 font-semibold [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        aria-label={moreLabel}
        className={STEP}
        disabled={disabled || value >= max}
        onClick={() => change(value + 1)}
      >
        <Plus size={14} aria-hidden="true" />
      </button>
    </span>
  )
}
