import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'

const ON = 'bg-ultramarine-tint text-ultramarine-ink shadow-[inset_0_0_0_1.5px_var(--ultramarine)]'

type FilterChipProps = ComponentProps<'button'> & { readonly isOn: boolean }

/** A filter that is on or off. */
export function FilterChip({ isOn, className, ...rest }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={classNames(
        'reach inline-flex h-(--control-small) flex-none max-md:h-11 items-center gap-1.5 rounded-3 px-2.5 text-12 font-[550] whitespace-nowrap',
        isOn ? ON : 'face text-ink hover:bg-hover',
        className,
      )}
      {...rest}
    />
  )
}

/** Clears all filters. */
export function ClearFilters({ onClick }: Pick<ComponentProps<'button'>, 'onClick'>) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="reach h-(--control-small) flex-none max-md:h-11 rounded-3 px-2 text-12 font-[550] whitespace-nowrap text-ink-2 hover:bg-hover hover:text-ink"
    >
      Clear filters
    </button>
  )
}

type FilterSelectProps = Pick<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> & {
  readonly label: string
  /** Whether it is active: then it is highlighted, and as wide as its value. */
  readonly isOn?: boolean
}

/** A single-choice filter as a native select. */
export function FilterSelect({ label, isOn = false, ...rest }: FilterSelectProps) {
  return (
    <span className="relative flex-none">
      <select
        aria-label={label}
        className={classNames(
          'field-sizing-content h-(--control-small) max-w-44 max-md:h-11 cursor-pointer appearance-none rounded-3 pr-7 pl-2.5 text-12 font-[550]',
          isOn ? ON : 'face text-ink hover:bg-hover',
        )}
        {...rest}
      />
      <ChevronDown
        size={14}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 text-ink-3"
      />
    </span>
  )
}
