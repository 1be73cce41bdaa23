import { type RefObject, useEffect, useState } from 'react'

/** Resolves once the element comes near the viewport. A promise and no state: nothing is drawn anew by it. */
export function useApproach(target: RefObject<Element | null>): Promise<void> {
  const [approach] = useState(() => Promise.withResolvers<void>())
  useEffect(() => {
    const element = target.current
    if (!element) return
    // Whoever pressed something in it (app/boot/early-use.ts) waits for it, even if they have read on elsewhere since.
    if (element.querySelector('[aria-busy="true"]')) return approach.resolve()
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && approach.resolve(), {
      rootMargin: '10% 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [approach, target])
  return approach.promise
}
