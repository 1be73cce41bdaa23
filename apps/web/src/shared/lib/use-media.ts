import { useCallback, useSyncExternalStore } from 'react'

/** The specification's mobile breakpoint. */
export const MOBILE_QUERY = '(max-width: 767.98px)'

/** Whether a media query matches; false in prerendered HTML. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
