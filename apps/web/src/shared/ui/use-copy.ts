import { useCallback } from 'react'
import { notify } from '#web/shared/ui/notify.tsx'

/** Copies a text to the clipboard and says so. */
export function useCopy() {
  return useCallback(async (text: string, done: string) => {
    try {
      if (isSecureContext) await navigator.clipboard.writeText(text)
      else copySelected(text)
      notify.success({ title: done })
    } catch {
      notify.error({ title: 'Could not copy', message: 'The browser did not allow it.' })
    }
  }, [])
}

/** Without a secure context browsers block the clipboard API but copy a selection. Inserted beside the focused element, because dialogs trap focus. */
function copySelected(text: string): void {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'sr-only'
  const place = focused?.parentElement ?? document.body
  place.append(area)
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  if (!isCopied) throw new Error('not copied')
}
