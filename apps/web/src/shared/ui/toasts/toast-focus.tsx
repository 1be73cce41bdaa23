import { FocusScope } from 'radix-ui/internal'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { isPressed } from '#web/shared/lib/shortcuts.ts'

type ToastFocusProps = {
  readonly region: RefObject<HTMLElement | null>
  /** Esc was pressed on a notice. */
  readonly onClose: () => void
}

/**
 * A notice itself is not a Tab stop, only its action is; a key focuses the latest one, and leaving it returns. A modal dialog releases its focus
 * trap meanwhile.
 */
export function ToastFocus({ region, onClose }: ToastFocusProps) {
  const [isWithin, setWithin] = useState(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { current } = region
    if (!current) return
    const listeners = new AbortController()
    const { signal } = listeners
    const notices = () => current.querySelectorAll<HTMLElement>('[data-sonner-toast]')
    const observer = new MutationObserver(() => {
      for (const notice of notices()) notice.tabIndex = -1
      if (notices().length === 0) setWithin(false)
    })
    observer.observe(current, { childList: true, subtree: true })
    function focusLatest(event: KeyboardEvent) {
      const [latest] = isPressed('notice', event) ? notices() : []
      if (!latest) return
      event.preventDefault()
      flushSync(() => setWithin(true))
      latest.focus()
    }
    function closeByEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !current?.contains(document.activeElement)) return
      // Stopped, or the dialog below would close as well.
      event.stopPropagation()
      close()
    }
    function leave({ relatedTarget }: FocusEvent) {
      if (!(relatedTarget instanceof Node && current?.contains(relatedTarget))) setWithin(false)
    }
    document.addEventListener('keydown', focusLatest, { signal })
    window.addEventListener('keydown', closeByEscape, { capture: true, signal })
    current.addEventListener('focusout', leave, { signal })
    return () => {
      observer.disconnect()
      listeners.abort()
    }
  }, [region])
  return isWithin && <FocusScope.Root hidden onMountAutoFocus={stay} onUnmountAutoFocus={stay} />
}

function stay(event: Event) {
  event.preventDefault()
}
