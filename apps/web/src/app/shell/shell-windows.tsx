import { lazy, Suspense } from 'react'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { useHotkey } from '#web/shared/lib/use-hotkey.ts'
import { CommandPalette } from './palette/command-palette.tsx'
import { closeWindow, openWindow, useShellWindow } from './shell-window.store.ts'

const ShortcutsDialog = lazy(() =>
  loadChunk(() => import('./shortcuts-dialog.tsx')).then(({ ShortcutsDialog: dialog }) => ({
    default: dialog,
  })),
)

/** Windows that a shortcut opens on every page of the studio; most of their code loads on demand. */
export function ShellWindows() {
  const { open } = useShellWindow()
  useHotkey('shortcuts', () => openWindow('shortcuts'))
  useHotkey('palette', () => (open === 'palette' ? closeWindow() : openWindow('palette')))
  return (
    <>
      {open === 'palette' && <CommandPalette onClose={closeWindow} />}
      <Suspense>{open === 'shortcuts' && <ShortcutsDialog open onOpenChange={closeWindow} />}</Suspense>
    </>
  )
}
