import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Where each visited entry of the history stood when it was left. */
const kept = new Map<string, number>()

/**
 * Keeps the place of a long list: whoever comes back finds it where it was left. The studio's main panel scrolls by itself, on phones the
 * page does. `isReady`: the list is on the page, as long as it was.
 */
export function useKeptScroll(isReady: boolean): void {
  const { key } = useLocation()
  const isRestored = useRef(false)
  useLayoutEffect(() => {
    if (!isReady || isRestored.current) return
    isRestored.current = true
    const top = kept.get(key)
    if (top !== undefined) for (const scroller of scrollers()) scroller.scrollTop = top
  }, [isReady, key])
  const keep = useEffectEvent(() => {
    kept.set(key, Math.max(...scrollers().map((scroller) => scroller.scrollTop)))
  })
  useEffect(() => {
    const note = () => keep()
    const main = document.getElementById('main')
    main?.addEventListener('scroll', note, { passive: true })
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      main?.removeEventListener('scroll', note)
      window.removeEventListener('scroll', note)
    }
  }, [])
}

function scrollers(): Element[] {
  return [document.getElementById('main'), document.scrollingElement].filter((element) => element !== null)
}
