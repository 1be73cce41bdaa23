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

/** What the shell opens by key on every page of the studio; most of its program is loaded when it is wanted. */
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
