import { useRef } from 'react'
import { focusHome } from './use-homed-focus.ts'

/** Restores focus when a dialog without a trigger of its own closes. Spread over the dialog's content. */
export function useReturnFocus() {
  const origin = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      origin.current = originOf(document.activeElement)
    },
    onCloseAutoFocus: (event: Event) => {
      if (!origin.current) return
      event.preventDefault()
      // What was deleted in the dialog may have included its opener.
      if (origin.current.isConnected) origin.current.focus()
      else focusHome()
    },
  }
}

/** A menu is gone by then, so its button gets focus. */
function originOf(focused: Element | null): HTMLElement | null {
  const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  if (button) return document.getElementById(button)
  return focused instanceof HTMLElement ? focused : null
}
