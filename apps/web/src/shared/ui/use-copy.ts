import { useCallback } from 'react'
import { notify } from '#web/shared/ui/notify.tsx'

/** Puts a text on the clipboard and says so. */
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

/** At a plain address browsers keep the clipboard back, but copy what is selected. Beside what has the focus, which windows do not let out. */
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
