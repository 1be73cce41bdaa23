import { type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react'
import type { Generation } from '#web/shared/data/generation.ts'
import { extendTo, NOTHING_SELECTED, type Selection, toggle } from './selection.ts'
import type { WallSelection } from './wall-selection.ts'

/** The list that is chosen from, which may go on beyond what is loaded. */
type SelectableList = {
  readonly generations: readonly Generation[]
  readonly hasMore: boolean
  readonly isLoading: boolean
  /** Its next part did not come. */
  readonly failed: boolean
  readonly onLoad: () => void
}

/** Whether all were asked for: the rest of the list is being loaded, or did not come. */
export type Gathering = 'no' | 'running' | 'stopped'

/** Pictures chosen together, as far as they are still on the list. Escape lets go of them. */
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
    // What did not come has come after all.
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
      // A window or menu that Escape has closed says so.
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
        // What failed before is asked for again.
        if (hasMore && failed && !isLoading) onLoad()
      },
      onDelete: ({ id }) => {
        // Who asked for all does not mean those that are loaded so far.
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
