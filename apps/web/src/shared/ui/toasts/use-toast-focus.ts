import { type RefObject, useEffect } from 'react'
import { isPressed } from '#web/shared/lib/shortcuts.ts'

/** A notice is no stop of the Tab key, only its action is; a key leads to the latest one, and leaving it leads back. */
export function useToastFocus(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = region
    if (!current) return
    const notices = () => current.querySelectorAll<HTMLElement>('[data-sonner-toast]')
    const observer = new MutationObserver(() => {
      for (const notice of notices()) notice.tabIndex = -1
    })
    observer.observe(current, { childList: true, subtree: true })
    function focusLatest(event: KeyboardEvent) {
      const [latest] = isPressed('notice', event) ? notices() : []
      if (!latest) return
      event.preventDefault()
      latest.focus()
    }
    document.addEventListener('keydown', focusLatest)
    return () => {
      observer.disconnect()
      document.removeEventListener('keydown', focusLatest)
    }
  }, [region])
}
