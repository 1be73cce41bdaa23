import { useState } from 'react'
import { SHORTCUT_PLACES, type ShortcutPlace, shortcutsAt } from '#web/shared/lib/shortcuts.ts'
import { areSingleKeysOn, setSingleKeys } from '#web/shared/lib/use-hotkey.ts'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { Switch } from '#web/shared/ui/fields/switch.tsx'
import { Keys } from '#web/shared/ui/kbd.tsx'

const PLACES = Object.keys(SHORTCUT_PLACES) as ShortcutPlace[]

type ShortcutsDialogProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The table of shortcuts, grouped by where they work. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      description="On a Mac, Cmd instead of Ctrl"
      className="md:w-[min(400px,92vw)]"
    >
      <SingleKeys />
      <div className="quiet-scroll overflow-auto">
        {PLACES.map((place) => (
          <section key={place} aria-labelledby={`shortcuts-${place}`}>
            <h3 id={`shortcuts-${place}`} className="px-4 pt-3 pb-1 text-12 font-semibold text-ink-3">
              {SHORTCUT_PLACES[place]}
            </h3>
            <ul className="divide-y divide-line px-4 pb-1">
              {shortcutsAt(place).map(([id, { keys, label }]) => (
                <li key={id} className="flex h-9 items-center">
                  <span className="flex-1">{label}</span>
                  <span className="sr-only">{keys.join(' ')}</span>
                  <Keys keys={keys} alsoOnPhones />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

/** Picture shortcuts are not affected: they work only while the picture has the focus. */
function SingleKeys() {
  const [areOn, setOn] = useState(areSingleKeysOn)
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line px-4 py-3">
      <label htmlFor="single-keys" className="font-semibold">
        Single-key shortcuts on every page
        <span className="block text-12 font-normal text-ink-3">P, / and ?</span>
      </label>
      <Switch
        id="single-keys"
        checked={areOn}
        onChange={(next) => {
          setSingleKeys(next)
          setOn(next)
        }}
      />
    </div>
  )
}
