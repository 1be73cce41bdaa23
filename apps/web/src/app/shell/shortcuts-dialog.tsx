import { Dialog } from '#web/shared/ui/dialog.tsx'
import { Keys } from '#web/shared/ui/kbd.tsx'

/** Every shortcut of the studio; the first ones stand in the status bar too. */
export const SHORTCUTS = [
  { keys: ['Ctrl', 'B'], label: 'Sidebar', inBar: true },
  { keys: ['/'], label: 'Search', inBar: true },
  { keys: ['Ctrl', '↵'], label: 'Generate', inBar: true },
  { keys: ['P'], label: 'Focus prompt', inBar: false },
  { keys: ['Esc'], label: 'Close', inBar: false },
  { keys: ['?'], label: 'Shortcuts', inBar: false },
] as const

/** Single letters, heard only while a picture has focus. */
const PICTURE_SHORTCUTS = [
  { keys: ['↵'], label: 'Open full size' },
  { keys: ['+', '-', '0'], label: 'Zoom in, out, fit' },
  { keys: ['V'], label: 'Vary' },
  { keys: ['R'], label: 'Use as reference' },
  { keys: ['U'], label: 'Reuse settings' },
  { keys: ['C'], label: 'Copy image' },
  { keys: ['T'], label: 'Copy prompt' },
  { keys: ['S'], label: 'Share by link' },
  { keys: ['G'], label: 'Make public or private' },
  { keys: ['Del'], label: 'Delete' },
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
      <div className="quiet-scroll overflow-auto">
        <ShortcutList shortcuts={SHORTCUTS} />
        <h3 className="px-4 pt-3 pb-1 text-12 font-semibold text-ink-3">While a picture has focus</h3>
        <ShortcutList shortcuts={PICTURE_SHORTCUTS} />
      </div>
    </Dialog>
  )
}

type ShortcutListProps = {
  readonly shortcuts: readonly { readonly keys: readonly string[]; readonly label: string }[]
}

function ShortcutList({ shortcuts }: ShortcutListProps) {
  return (
    <ul className="divide-y divide-line px-4 py-1">
      {shortcuts.map(({ keys, label }) => (
        <li key={label} className="flex h-9 items-center">
          <span className="flex-1">{label}</span>
          <Keys keys={keys} />
        </li>
      ))}
    </ul>
  )
}
