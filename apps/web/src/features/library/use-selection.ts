import { useEffect, useMemo, useState } from 'react'
import type { Generation } from '#web/shared/data/generation.ts'
import { extendTo, NOTHING_SELECTED, type Selection, toggle } from './selection.ts'
import type { WallSelection } from './wall-selection.ts'

/** Pictures chosen together, as far as they are still on the list. Escape lets go of them. */
export function useSelection(generations: readonly Generation[], onDelete: (ids: readonly string[]) => void) {
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED)
  const chosen = useMemo(
    () => (selection.ids.size === 0 ? [] : generations.filter(({ id }) => selection.ids.has(id))),
    [generations, selection],
  )
  const ids = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen])
  const clear = () => setSelection(NOTHING_SELECTED)
  useEffect(() => {
    function letGo(event: KeyboardEvent) {
      // A window or menu that Escape has closed says so.
      if (event.key === 'Escape' && !event.defaultPrevented) setSelection(NOTHING_SELECTED)
    }
    document.addEventListener('keydown', letGo)
    return () => document.removeEventListener('keydown', letGo)
  }, [])
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
      onSelectAll: () =>
        setSelection({ ids: new Set(generations.map(({ id }) => id)), anchor: generations[0]?.id ?? null }),
      onDelete: ({ id }) => {
        onDelete(ids.size > 0 ? [...ids] : [id])
        setSelection(NOTHING_SELECTED)
      },
    }),
    [generations, ids, onDelete],
  )
  return { chosen, wall, clear }
}
