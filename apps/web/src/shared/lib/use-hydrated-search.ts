import { useSearchParams } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

const NOTHING = new URLSearchParams()

/** The address's query; empty on the first render, as in the prerendered page, which no query has reached. */
export function useHydratedSearch(): ReturnType<typeof useSearchParams> {
  const [search, setSearch] = useSearchParams()
  return [useHydrated() ? search : NOTHING, setSearch]
}
