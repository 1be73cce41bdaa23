import { useRef } from 'react'
import { focusHome } from './use-homed-focus.ts'

/**
 * Brings the keyboard back to where it was when a window that no trigger of its own opened is closed. Spread over the window's content.
 */
export function useReturnFocus() {
  const origin = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      origin.current = originOf(document.activeElement)
    },
    onCloseAutoFocus: (event: Event) => {
      if (!origin.current) return
      event.preventDefault()
      // What was deleted in the window may have taken its opener along.
      if (origin.current.isConnected) origin.current.focus()
      else focusHome()
    },
  }
}

/** A menu is gone when the window closes: its button stands for it. */
function originOf(focused: Element | null): HTMLElement | null {
  const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  if (button) return document.getElementById(button)
  return focused instanceof HTMLElement ? focused : null
}
