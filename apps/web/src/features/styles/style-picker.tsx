import { STYLES, type StyleOption } from '@easel/contract/styles'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Badge } from '#web/shared/ui/badge.tsx'
import { StyleCard } from './style-card.tsx'
import { StyleSheet } from './style-sheet.tsx'

const SHOWN = 6

type StylePickerProps = {
  readonly value: string
  readonly onChange: (id: string) => void
}

/** The first six styles, and a button for all. A chosen style not among them takes the last place. */
export function StylePicker({ value, onChange }: StylePickerProps) {
  const group = useId()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <div className="mb-2.5 flex min-h-[18px] items-center gap-2">
        <h2 className="font-semibold">Choose Your Style</h2>
        <Badge>Popular</Badge>
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="ml-auto inline-flex items-center gap-[3px] rounded-2 font-[550] text-ink-2 hover:text-ink max-md:min-h-11"
        >
          All styles
          <span className="figures text-11 text-ink-3">{STYLES.length}</span>
          <ChevronRight size={14} aria-hidden="true" />
        </button>
      </div>
      <div
        role="radiogroup"
        aria-label="Style"
        className="no-scrollbar grid grid-cols-3 gap-x-2 gap-y-3 max-md:-mx-4 max-md:-mt-1.5 max-md:flex max-md:overflow-x-auto max-md:px-4 max-md:pt-1.5 max-md:pb-1"
      >
        {shownStyles(value).map((style) => (
          <StyleCard
            key={style.id}
            style={style}
            group={group}
            checked={style.id === value}
            onChoose={onChange}
          />
        ))}
      </div>
      <StyleSheet open={open} onOpenChange={setOpen} value={value} onChange={onChange} />
    </div>
  )
}

export function shownStyles(chosen: string): readonly StyleOption[] {
  const first: readonly StyleOption[] = STYLES.slice(0, SHOWN)
  const other = STYLES.slice(SHOWN).find((style) => style.id === chosen)
  return other ? [...first.slice(0, SHOWN - 1), other] : first
}
