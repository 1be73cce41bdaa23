import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { changedSearch } from './changed-search.ts'

/** Scroll positions by history entry. */
const kept = new Map<string, number>()

/**
 * Restores a long list's scroll position on return; a newly searched or filtered list starts at the top. The studio's main panel scrolls by
 * itself, on phones the page does. `isReady`: the list is rendered at its full length.
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
  // Removed within the commit, because the next page starts at the top, which must not be recorded for this one.
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

/** The list that a URL identifies, ignoring an opened or compared picture. */
function listOf(search: string): string {
  return changedSearch(new URLSearchParams(search), { picture: null, compare: null }).toString()
}

function scrollers(): Element[] {
  return [document.getElementById('main'), document.scrollingElement].filter((element) => element !== null)
}
