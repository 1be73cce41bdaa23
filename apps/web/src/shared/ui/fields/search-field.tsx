import { Search } from 'lucide-react'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { TextInput } from './text-input.tsx'

type SearchFieldProps = {
  /** Accessible name, also shown while the field is empty. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly className?: string
}

/** Words to look for in what stands below. What was typed before the page's program arrived counts. */
export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const adopt = useEffectEvent(() => {
    const early = input.current?.value ?? ''
    if (early !== value) onChange(early)
  })
  useLayoutEffect(() => adopt(), [])
  return (
    <TextInput
      large
      type="search"
      ref={input}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      before={<Search size={16} aria-hidden="true" className="text-ink-3" />}
      {...(className && { className })}
    />
  )
}
