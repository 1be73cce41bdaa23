import { styleLabel } from '@easel/contract/styles'
import { History } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { Popover } from '#web/shared/ui/popover.tsx'
import { type PromptHistoryEntry, usePromptHistory } from './prompt-history.store.ts'

type PromptHistoryMenuProps = { readonly onChoose: (entry: PromptHistoryEntry) => void }

/** Recent prompts behind a button, where there is no rail. */
export function PromptHistoryMenu({ onChoose }: PromptHistoryMenuProps) {
  const [open, setOpen] = useState(false)
  const entries = usePromptHistory((state) => state.entries)
  return (
    <Popover
      label="Recent prompts"
      align="start"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton small label="Recent prompts">
          <History size={14} aria-hidden="true" />
        </IconButton>
      }
    >
      {entries.length === 0 ? (
        <p className="p-4 text-ink-2">Prompts you use are kept here, on this device, until you sign out.</p>
      ) : (
        <ul className="p-1">
          {entries.map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                onClick={() => {
                  onChoose(entry)
                  setOpen(false)
                }}
                className="block w-full rounded-2 px-2 py-1.5 text-left hover:bg-hover max-md:min-h-11"
              >
                <span className="line-clamp-2">{entry.prompt}</span>
                <span className="text-11 text-ink-3">{styleLabel(entry.style)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}
