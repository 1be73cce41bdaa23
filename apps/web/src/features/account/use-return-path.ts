import { useLocation } from 'react-router'
import { PATHS, safeReturnPath } from '#web/shared/lib/paths.ts'
import { useHydratedSearch } from '#web/shared/lib/use-address-search.ts'

/** Where to go after signing in: back to the previous page. */
export function useReturnPath(): string {
  const location = useLocation()
  const [search] = useHydratedSearch()
  if (location.pathname !== PATHS.auth) return location.pathname + location.search
  return safeReturnPath(search.get('from') ?? location.state?.from)
}
