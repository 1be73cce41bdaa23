import { useCallback } from 'react'
import { changedSearch } from '#web/shared/lib/changed-search.ts'
import { useOpenPicture } from '#web/shared/lib/history/use-open-picture.ts'
import { whenAlone } from '#web/shared/lib/history/when-alone.ts'
import { useHydratedSearch } from '#web/shared/lib/use-address-search.ts'

/** The opened picture and the compared one, both in the URL. */
export function useOpened() {
  const [search, setSearch] = useHydratedSearch()
  const { opened: id, show, close } = useOpenPicture()
  const compare = useCallback(
    (other: string | null) =>
      void whenAlone(() =>
        setSearch((current) => changedSearch(current, { compare: other }), {
          replace: true,
          preventScrollReset: true,
          state: window.history.state?.usr,
        }),
      ),
    [setSearch],
  )
  const open = useCallback(
    (one: string, other?: string) =>
      other === undefined
        ? show(one, { replace: false })
        : setSearch((current) => changedSearch(current, { picture: one, compare: other }), {
            preventScrollReset: true,
            state: { isInside: true },
          }),
    [setSearch, show],
  )
  const other = search.get('compare')
  return { id, other: id !== null && other !== id ? other : null, open, show, close, compare }
}
