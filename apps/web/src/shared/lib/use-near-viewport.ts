import { type RefObject, useEffect, useState } from 'react'

/** True from the moment the element comes near the viewport; never false again. */
export function useNearViewport(target: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = target.current
    if (near || !element) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '10% 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [near, target])
  return near
}
