import { useEffect, useLayoutEffect, useRef } from 'react'

/** Marks where the focus goes when what had it is gone: an element that takes it, or one that holds a button, a link or a heading that does. */
export const FOCUS_HOME = { 'data-focus-home': '' } as const

/** Brings a focus that was lost to where the page wants it, without scrolling. */
export function focusHome(): void {
  const home = document.querySelector<HTMLElement>('[data-focus-home]')
  const target = home?.matches('button')
    ? home
    : (home?.querySelector<HTMLElement>('a[href], button') ?? home?.querySelector<HTMLElement>('h2'))
  ;(target ?? document.getElementById('main'))?.focus({ preventScroll: true })
}

/**
 * Deleting a list's entry removes the button that had the focus, and keyboard and screen reader users would start again at the top of the
 * page. `count`: how many entries there are; `goHome`: brings the focus back once there are fewer; told what had it, which is no longer on
 * the page.
 */
export function useHomedFocus(count: number, goHome: (lost: Element) => void = focusHome): void {
  const held = useRef<EventTarget | null>(null)
  const before = useRef(count)
  // An entry may go before or after the button on which its deletion was pressed.
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
    // The home comes later, as while the rest of the list is being read: until then the focus is still owed.
    held.current = lost
    isOwed.current = true
  })
}

/** Whether the focus is on nothing, or on the main part as a whole. */
function isAway(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.id === 'main'
}
