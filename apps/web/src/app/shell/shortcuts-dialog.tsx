import { Dialog } from '#web/shared/ui/dialog.tsx'
import { Keys } from '#web/shared/ui/kbd.tsx'

/** Every shortcut of the studio; the first ones stand in the status bar too. */
export const SHORTCUTS = [
  { keys: ['Ctrl', 'B'], label: 'Sidebar', inBar: true },
  { keys: ['/'], label: 'Search', inBar: true },
  { keys: ['Ctrl', '↵'], label: 'Generate', inBar: true },
  { keys: ['P'], label: 'Write the prompt', inBar: false },
  { keys: ['Esc'], label: 'Close what is open', inBar: false },
  { keys: ['?'], label: 'This list', inBar: false },
] as const

type ShortcutsDialogProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      description="On a Mac, Cmd instead of Ctrl"
      className="md:w-[min(400px,92vw)]"
    >
      <ul className="divide-y divide-line px-4 py-1">
        {SHORTCUTS.map(({ keys, label }) => (
          <li key={label} className="flex h-10 items-center">
            <span className="flex-1">{label}</span>
            <Keys keys={keys} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
