import { Search } from 'lucide-react'
import { TextInput } from './text-input.tsx'
import { useTyped } from './use-typed.ts'

type SearchFieldProps = {
  /** Accessible name and placeholder. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly className?: string
}

/** Searches the content below. */
export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  const { input, typed, type } = useTyped(value, onChange)
  return (
    <TextInput
      large
      type="search"
      ref={input}
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => type(event.target.value)}
      before={<Search size={16} aria-hidden="true" className="text-ink-3" />}
      {...(className && { className })}
    />
  )
}
