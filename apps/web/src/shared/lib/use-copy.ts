import { useCallback } from 'react'
import { notify } from '#web/shared/ui/notify.tsx'

/** Puts a text on the clipboard and says so. */
export function useCopy() {
  return useCallback(async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notify.success({ title: done })
    } catch {
      notify.error({ title: 'Could not copy', message: 'The browser did not allow it.' })
    }
  }, [])
}
