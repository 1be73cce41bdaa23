import { type RefObject, useEffect, useState } from 'react'
import type { ToastT } from 'sonner'

/** How far up notices go, as a share of the window's height. */
export const LIFT = 0.4
/** A notice takes this long to slide in. */
const SLIDE_MS = 450

/** Whether notices at the foot of the window would lie over what the keyboard has focused, such as a dialog's button that cannot scroll away. */
export function useCoveredFocus(region: RefObject<HTMLElement | null>, toasts: readonly ToastT[]): boolean {
  const [isCovered, setCovered] = useState(false)
  useEffect(() => {
    const look = () => setCovered((isLifted) => coversFocus(region.current, isLifted ? LIFT : 0))
    const timer = setTimeout(look, toasts.length > 0 ? SLIDE_MS : 0)
    document.addEventListener('focusin', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', look)
    }
  }, [region, toasts])
  return isCovered
}

function coversFocus(region: HTMLElement | null, lift: number): boolean {
  const focused = document.activeElement
  if (!region || !focused?.matches(':focus-visible') || region.contains(focused)) return false
  const { left, top, width, height } = focused.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2 - lift * innerHeight]
  return [...region.querySelectorAll('[data-sonner-toast]')].some((notice) => {
    const box = notice.getBoundingClientRect()
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  })
}
