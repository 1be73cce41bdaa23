import { useLayoutEffect, useState } from 'react'

/** The person's text size relative to normal, for heights needed before layout. */
export function useTextScale(): number {
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const probe = document.createElement('i')
    probe.ariaHidden = 'true'
    probe.style.cssText = 'position: absolute; width: 10rem; visibility: hidden'
    document.body.append(probe)
    const measure = () => setScale(probe.offsetWidth / 160)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(probe)
    return () => {
      observer.disconnect()
      probe.remove()
    }
  }, [])
  return scale
}
