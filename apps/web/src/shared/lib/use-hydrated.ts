import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in prerendered HTML and on the first client render, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
