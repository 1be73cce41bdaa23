import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { useLastingFocus } from '../focus/use-lasting-focus.ts'

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
  /** Called with whether the text being typed is valid. */
  readonly onValidity?: (valid: boolean) => void
}

const STEP =
  'grid h-[26px] w-[26px] place-items-center text-ink-2 hover:text-ink disabled:text-ink-off max-md:h-11 max-md:w-11'

/** A small integer between two buttons; typing and arrow keys work, too. Invalid text stays until the field loses focus. */
export function Stepper({
  label,
  lessLabel,
  moreLabel,
  value,
  min,
  max,
  onChange,
  disabled = false,
  onValidity,
}: StepperProps) {
  const [typed, setTyped] = useState<string | null>(null)
  function change(next: number) {
    if (Number.isInteger(next)) onChange(Math.min(max, Math.max(min, next)))
  }

  function type(text: string, number: number) {
    const valid = Number.isInteger(number) && number >= min && number <= max
    setTyped(valid ? null : text)
    onValidity?.(valid)
    change(number)
  }

  function settle() {
    setTyped(null)
    onValidity?.(true)
  }
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-3 bg-raised shadow-[inset_0_0_0_1px_var(--line-2)] transition-opacity duration-(--toggle) forced-colors:border',
        disabled && 'opacity-60',
      )}
    >
      <Step label={lessLabel} disabled={disabled || value <= min} onClick={() => change(value - 1)}>
        <Minus size={14} aria-hidden="true" />
      </Step>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        value={typed ?? value}
        disabled={disabled}
        aria-invalid={typed !== null || undefined}
        onChange={(event) => type(event.target.value, event.target.valueAsNumber)}
        onBlur={settle}
        className="w-6 aria-invalid:text-madder-ink [appearance:textfield] bg-transparent text-center font-mono text-12 font-semibold [&::-webkit-inner-spin-button]:appearance-none"
      />
      <Step label={moreLabel} disabled={disabled || value >= max} onClick={() => change(value + 1)}>
        <Plus size={14} aria-hidden="true" />
      </Step>
    </span>
  )
}

type StepProps = {
  readonly label: string
  readonly disabled: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function Step({ label, children, ...rest }: StepProps) {
  return (
    <button type="button" aria-label={label} className={STEP} {...useLastingFocus(rest)}>
      {children}
    </button>
  )
}
