import { useCallback, useContext } from 'react'
import {
  createSearchParams,
  type NavigateOptions,
  UNSAFE_DataRouterContext as RouterContext,
  type URLSearchParamsInit,
  useNavigate,
  useSearchParams,
} from 'react-router'
import { useHydrated } from './use-hydrated.ts'

/** The query of a pending navigation. */
let wanted: URLSearchParams | null = null

type SetSearch = (
  next: URLSearchParamsInit | ((current: URLSearchParams) => URLSearchParamsInit),
  options?: NavigateOptions,
) => void

/** The URL's query. Changes build on the previous one even before it reaches the page, so quick changes are not lost. */
export function useAddressSearch(): readonly [URLSearchParams, SetSearch] {
  const [search] = useSearchParams()
  const router = useContext(RouterContext)?.router
  const navigate = useNavigate()
  const setSearch = useCallback<SetSearch>(
    (next, options) => {
      // The router's state is ahead of what is rendered.
      const current = new URLSearchParams(wanted ?? router?.state.location.search)
      const changed = createSearchParams(typeof next === 'function' ? next(current) : next)
      wanted = changed
      void Promise.resolve(navigate(`?${changed}`, options)).finally(() => {
        if (wanted === changed) wanted = null
      })
    },
    [navigate, router],
  )
  return [search, setSearch]
}

const NOTHING = new URLSearchParams()

/** The same, but empty on the first render, to match the prerendered page. */
export function useHydratedSearch(): ReturnType<typeof useAddressSearch> {
  const [search, setSearch] = useAddressSearch()
  return [useHydrated() ? search : NOTHING, setSearch]
}
