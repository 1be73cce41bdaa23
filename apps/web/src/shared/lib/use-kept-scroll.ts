import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { changedSearch } from './changed-search.ts'

/** Where each visited entry of the history stood when it was left. */
const kept = new Map<string, number>()

/**
 * Keeps the place of a long list: on return it is where it was left, and a list that was searched or filtered begins at its
 * top. The studio's main panel scrolls by itself, on phones the page does. `isReady`: the list is on the page, as long as it was.
 */
export function useKeptScroll(isReady: boolean): void {
  const { key, search } = useLocation()
  const list = listOf(search)
  const placed = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (!isReady || placed.current === list) return
    const top = kept.get(key) ?? (placed.current === undefined ? undefined : 0)
    placed.current = list
    if (top !== undefined) for (const scroller of scrollers()) scroller.scrollTop = top
  }, [isReady, key, list])
  const keep = useEffectEvent(() => {
    kept.set(key, Math.max(...scrollers().map((scroller) => scroller.scrollTop)))
  })
  // Taken off within the commit: the next page begins at its top, which must not be noted as the place of this one.
  useLayoutEffect(() => {
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

/** Which list an address names: one of its pictures, opened or compared, changes nothing about it. */
function listOf(search: string): string {
  return changedSearch(new URLSearchParams(search), { picture: null, compare: null }).toString()
}

function scrollers(): Element[] {
  return [document.getElementById('main'), document.scrollingElement].filter((element) => element !== null)
}
