import { Search } from 'lucide-react'
import { type SubmitEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { galleryHref } from '#web/shared/lib/paths.ts'
import { useHotkey } from '#web/shared/lib/use-hotkey.ts'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { ShortcutKeys } from '#web/shared/ui/kbd.tsx'

type HeaderSearchProps = {
  readonly className: string
  readonly onSearch?: () => void
}

/** Shown in the header, or on phones, where the header has no room, in the drawer. */
export function HeaderSearch({ className, onSearch }: HeaderSearchProps) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  useHotkey('search', () => field.current?.focus())

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const text = field.current?.value.trim()
    if (!text) return
    onSearch?.()
    void navigate(galleryHref(text))
  }

  return (
    <search className={className}>
      <form method="dialog" onSubmit={submit}>
        <TextInput
          ref={field}
          type="search"
          name="q"
          placeholder="Search the gallery"
          aria-label="Search the gallery"
          before={<Search size={14} aria-hidden="true" className="text-ink-3" />}
          after={<ShortcutKeys of="search" className="pr-1.5" />}
        />
      </form>
    </search>
  )
}
