import { create } from 'zustand'

type ShellWindow = 'palette' | 'shortcuts'

/** Which of the shell's own windows is open. */
export const useShellWindow = create<{ readonly open: ShellWindow | null }>(() => ({ open: null }))

export function openWindow(open: ShellWindow): void {
  useShellWindow.setState({ open })
}

export function closeWindow(): void {
  useShellWindow.setState({ open: null })
}
