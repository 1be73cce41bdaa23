import { isFound, readSearch } from '@easel/contract/search-text'
import { STYLES, type StyleOption } from '@easel/contract/styles'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { StyleCard } from './style-card.tsx'

type StyleSheetProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly value: string
  readonly onChange: (id: string) => void
}

/** All styles, searchable by name and description. */
export function StyleSheet({ open, onOpenChange, value, onChange }: StyleSheetProps) {
  const group = useId()
  const [search, setSearch] = useState('')
  const found = findStyles(search)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="All styles"
      description={`${STYLES.length} ways to draw the same sentence`}
      className="md:w-[min(760px,92vw)]"
    >
      <div className="border-b border-line p-3">
        <TextInput
          type="search"
          aria-label="Search styles"
          placeholder="Search styles"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          before={<Search size={14} aria-hidden="true" className="text-ink-3" />}
        />
      </div>
      <div className="quiet-scroll overflow-auto p-4">
        {found.length === 0 ? (
          <p className="py-10 text-center text-14 text-ink-2">No style matches “{search.trim()}”.</p>
        ) : (
          <div
            role="radiogroup"
            aria-label="All styles"
            className="wrap-styles grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4"
          >
            {found.map((style) => (
              <StyleCard
                key={style.id}
                style={style}
                group={group}
                checked={style.id === value}
                onChoose={onChange}
              />
            ))}
          </div>
        )}
      </div>
    </Dialog>
  )
}

export function findStyles(search: string): readonly StyleOption[] {
  const wish = readSearch(search)
  return STYLES.filter(({ label, id, description }) => isFound(`${label} ${id} ${description}`, wish))
}
