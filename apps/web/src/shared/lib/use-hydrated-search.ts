import { useAddressSearch } from './use-address-search.ts'
import { useHydrated } from './use-hydrated.ts'

const NOTHING = new URLSearchParams()

/** The address's query; empty on the first render, as in the prerendered page, which no query has reached. */
export function useHydratedSearch(): ReturnType<typeof useAddressSearch> {
  const [search, setSearch] = useAddressSearch()
  return [useHydrated() ? search : NOTHING, setSearch]
}
