import { Search } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import type { PaletteKeys, PaletteState } from './palette-results.tsx'

const PaletteResults = lazy(() =>
  loadChunk(() => import('./palette-results.tsx')).then((module) => ({ default: module.PaletteResults })),
)
const LIST = 'palette-options'

/** Finds pages, global actions and the user's own pictures by a few letters. The field shows at once; the search behind it loads meanwhile. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const [search, setSearch] = useState('')
  const [state, setState] = useState<PaletteState | null>(null)
  const keys = useRef<PaletteKeys>({ handle: null, isEnterHeld: false })

  function handleKeyDown(event: React.KeyboardEvent) {
    // While an input method composes text, it handles the keys.
    if (event.nativeEvent.isComposing) return
    if (keys.current.handle) keys.current.handle(event)
    else if (event.key === 'Enter') keys.current.isEnterHeld = true
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Search and commands"
      className="md:mt-[12vh]! md:mb-auto! md:w-[min(600px,92vw)]"
    >
      <div className="border-b border-line p-3">
        <TextInput
          large
          role="combobox"
          aria-label="Search pages, actions and your pictures"
          aria-expanded={state !== null}
          aria-controls={state ? LIST : undefined}
          aria-autocomplete="list"
          aria-activedescendant={state?.current}
          autoComplete="off"
          spellCheck={false}
          placeholder="Where to, or what to do?"
          value={search}
          onChange={(event) => {
            keys.current.isEnterHeld = false
            setSearch(event.target.value)
          }}
          onKeyDown={handleKeyDown}
          before={<Search size={16} aria-hidden="true" className="text-ink-3" />}
          after={state?.isSearching !== false && <Spinner />}
        />
      </div>
      <Suspense>
        <PaletteResults id={LIST} search={search} keys={keys} onState={setState} onClose={onClose} />
      </Suspense>
    </Dialog>
  )
}
