import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { bandsAround } from './visible-boxes.ts'

type Bands = { readonly from: number; readonly to: number }

/**
 * Which slices of a long list are visible, and the list's width. The studio's main panel scrolls by itself, on phones the page does. Scrolling
 * within a slice re-renders nothing.
 */
export function useWindow(list: RefObject<HTMLElement | null>): {
  readonly width: number
  readonly bands: Bands
} {
  const [width, setWidth] = useState(0)
  const [bands, setBands] = useState<Bands>({ from: 0, to: 2 })
  const pending = useRef(0)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const main = document.getElementById('main')
    function measure() {
      pending.current = 0
      if (!element) return
      setWidth(element.clientWidth)
      const next = bandsAround(-element.getBoundingClientRect().top, window.innerHeight)
      setBands((old) => (old.from === next.from && old.to === next.to ? old : next))
    }
    function note() {
      if (pending.current === 0) pending.current = requestAnimationFrame(measure)
    }
    measure()
    const observer = new ResizeObserver(note)
    observer.observe(element)
    main?.addEventListener('scroll', note, { passive: true })
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('resize', note)
    return () => {
      cancelAnimationFrame(pending.current)
      pending.current = 0
      observer.disconnect()
      main?.removeEventListener('scroll', note)
      window.removeEventListener('scroll', note)
      window.removeEventListener('resize', note)
    }
  }, [list])
  return { width, bands }
}
