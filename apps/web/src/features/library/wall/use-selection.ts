import { type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react'
import type { Generation } from '#web/shared/data/generation.ts'
import { extendTo, NOTHING_SELECTED, type Selection, toggle } from './selection.ts'
import type { WallSelection } from './wall-selection.ts'

/** The list to select from, which may continue beyond what is loaded. */
type SelectableList = {
  readonly generations: readonly Generation[]
  readonly hasMore: boolean
  readonly isLoading: boolean
  /** Its next page failed. */
  readonly failed: boolean
  readonly onLoad: () => void
}

/** Whether all were requested: the rest is loading, or failed. */
export type Gathering = 'no' | 'running' | 'stopped'

/** Selected pictures that are still in the list. Escape clears the selection. */
export function useSelection(
  { generations, hasMore, isLoading, failed, onLoad }: SelectableList,
  onDelete: (ids: readonly string[]) => void,
) {
  const [selection, choose] = useState<Selection>(NOTHING_SELECTED)
  const [gathering, setGathering] = useState<Gathering>('no')
  const isGathering = gathering === 'running'
  const setSelection = useCallback((next: SetStateAction<Selection>) => {
    setGathering('no')
    choose(next)
  }, [])
  const chosen = useMemo(
    () => (selection.ids.size === 0 ? [] : generations.filter(({ id }) => selection.ids.has(id))),
    [generations, selection],
  )
  const ids = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen])
  const clear = () => setSelection(NOTHING_SELECTED)
  useEffect(() => {
    // The failed page was loaded after all.
    if (gathering === 'stopped' && !failed) setGathering('running')
    if (!isGathering) return
    choose(all(generations))
    if (!hasMore) setGathering('no')
    else if (isLoading) return
    else if (failed) setGathering('stopped')
    else onLoad()
  }, [gathering, isGathering, generations, hasMore, isLoading, failed, onLoad])
  useEffect(() => {
    function letGo(event: KeyboardEvent) {
      // A dialog or menu closed by Escape prevents the default.
      if (event.key === 'Escape' && !event.defaultPrevented) setSelection(NOTHING_SELECTED)
    }
    document.addEventListener('keydown', letGo)
    return () => document.removeEventListener('keydown', letGo)
  }, [setSelection])
  const wall: WallSelection = useMemo(
    () => ({
      ids,
      onToggle: ({ id }) => setSelection((old) => toggle(old, id)),
      onExtend: (from, to) =>
        setSelection((old) =>
          extendTo(
            old.anchor === null && from ? toggle(old, from.id) : old,
            generations.map(({ id }) => id),
            to.id,
          ),
        ),
      onSelectAll: () => {
        choose(all(generations))
        setGathering(hasMore ? 'running' : 'no')
        // Retries a failed page.
        if (hasMore && failed && !isLoading) onLoad()
      },
      onDelete: ({ id }) => {
        // All means the whole list, not just what is loaded.
        if (isGathering) return
        onDelete(ids.size > 0 ? [...ids] : [id])
        setSelection(NOTHING_SELECTED)
      },
    }),
    [generations, hasMore, failed, isLoading, onLoad, ids, isGathering, onDelete, setSelection],
  )
  return { chosen, gathering, wall, clear }
}

function all(generations: readonly Generation[]): Selection {
  return { ids: new Set(generations.map(({ id }) => id)), anchor: generations[0]?.id ?? null }
}
