import { useEffect, useLayoutEffect, useRef } from 'react'

/** Marks where focus goes when its element is removed: an element that accepts it, or one that contains a button, link or heading that does. */
export const FOCUS_HOME = { 'data-focus-home': '' } as const

/** Restores lost focus without scrolling, unless the keyboard is in use (reveal-focus.ts). */
export function focusHome(): void {
  const home = document.querySelector<HTMLElement>('[data-focus-home]')
  const target = home?.matches('button')
    ? home
    : (home?.querySelector<HTMLElement>('a[href], button') ?? home?.querySelector<HTMLElement>('h2'))
  ;(target ?? document.getElementById('main'))?.focus({ preventScroll: true })
}

/**
 * Deleting a list entry removes the focused button, and keyboard and screen reader users would start again at the top of the page. `count`:
 * number of entries; `goHome`: restores focus once there are fewer, given the element that had it.
 */
export function useHomedFocus(count: number, goHome: (lost: Element) => void = focusHome): void {
  const held = useRef<EventTarget | null>(null)
  const before = useRef(count)
  // An entry may be removed before or after its delete button.
  const isOwed = useRef(false)
  useEffect(() => {
    const hold = (event: FocusEvent) => {
      held.current = event.target
      isOwed.current = false
    }
    document.addEventListener('focusin', hold, true)
    return () => document.removeEventListener('focusin', hold, true)
  }, [])
  useLayoutEffect(() => {
    if (count < before.current) isOwed.current = true
    before.current = count
    const lost = held.current instanceof Element && !held.current.isConnected ? held.current : null
    if (!isOwed.current || !lost || !isAway()) return
    goHome(lost)
    if (!isAway()) return
    // The target appears later, for example while the list reloads; focus is restored then.
    held.current = lost
    isOwed.current = true
  })
}

/** Whether nothing has focus, or only the main part as a whole. */
function isAway(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.id === 'main'
}
