import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { changedSearch } from '../changed-search.ts'
import { useHydratedSearch } from '../use-address-search.ts'
import { whenAlone } from './when-alone.ts'

/** The opened picture, kept in the URL: going back closes it, and the URL can be shared. */
export function useOpenPicture() {
  const [search, setSearch] = useHydratedSearch()
  const navigate = useNavigate()
  const opened = search.get('picture')
  const show = useCallback(
    (id: string, { replace }: { readonly replace: boolean }) =>
      void whenAlone(() =>
        setSearch(
          (current) => changedSearch(current, { picture: id, compare: null }),
          // Moving to a neighbor does not change where the first one was opened from.
          {
            replace,
            preventScrollReset: true,
            state: replace ? window.history.state?.usr : { isInside: true },
          },
        ),
      ),
    [setSearch],
  )
  const close = useCallback(
    () =>
      void whenAlone(() => {
        // If it was opened from the wall, closing goes back; if it was opened by URL, there is no entry to go back to.
        if (window.history.state?.usr?.isInside) return void navigate(-1)
        setSearch((current) => changedSearch(current, { picture: null, compare: null }), {
          replace: true,
          preventScrollReset: true,
        })
      }),
    [navigate, setSearch],
  )
  return { opened, show, close }
}
