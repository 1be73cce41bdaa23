import { useId } from 'react'

type Option<T extends string> = { readonly value: T; readonly label: string; readonly hint?: string }

type SegmentedProps<T extends string> = {
  /** Accessible name of the group. */
  readonly label: string
  readonly options: readonly Option<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** Two to eight exclusive short options, equally wide if their words allow; a radio group, so arrow keys work. */
export function Segmented<T extends string>({ label, options, value, onChange }: SegmentedProps<T>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className="groove flex flex-wrap rounded-3 p-0.5">
      {options.map((option) => (
        <label
          key={option.value}
          title={option.hint}
          className="relative grid min-h-7 min-w-fit flex-1 place-items-center rounded-2 px-2 text-center font-medium text-ink-2 transition-colors duration-(--fast) hover:text-ink has-checked:bg-raised has-checked:font-semibold has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line-2),var(--edge),var(--depth-1)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ultramarine max-md:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span className="max-md:min-w-7">{option.label}</span>
        </label>
      ))}
    </div>
  )
}
