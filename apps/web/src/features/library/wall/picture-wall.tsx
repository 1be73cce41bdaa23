import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Generation } from '#web/shared/data/generation.ts'
import { readShortcut } from '#web/shared/lib/shortcuts.ts'
import { useKeptScroll } from '#web/shared/lib/use-kept-scroll.ts'
import { layOut, neighborOf } from './masonry.ts'
import { useWallPlace, type WallHandle } from './use-wall-place.ts'
import { useWindow } from './use-window.ts'
import { bandsOf, boxesIn } from './visible-boxes.ts'
import type { WallSelection } from './wall-selection.ts'
import { WallTile } from './wall-tile.tsx'

const GROUT = 4

type PictureWallProps = {
  readonly generations: readonly Generation[]
  readonly onOpen: (generation: Generation) => void
  /** Multiple selection, if offered. */
  readonly selection?: WallSelection
  readonly ref?: Ref<WallHandle>
  /** Called with the first visible picture. */
  readonly onSee?: (generation: Generation) => void
}

/** Pictures edge to edge with gaps of four pixels, each at its own ratio; virtualized. One is in the tab order, and arrow keys lead to the others. */
export function PictureWall({ generations, onOpen, selection, ref, onSee }: PictureWallProps) {
  const list = useRef<HTMLUListElement>(null)
  const { width, bands } = useWindow(list)
  const layout = useMemo(() => layOut(generations, width, GROUT), [generations, width])
  const index = useMemo(() => bandsOf(layout.boxes), [layout])
  useKeptScroll(layout.height > 0)
  useWallPlace({
    list,
    layout,
    handle: ref,
    onSee: onSee && ((at) => generations[at] && onSee(generations[at])),
  })
  const focus = useRovingFocus(list, generations.length)
  const shown = width === 0 ? [] : boxesIn(index, bands.from, bands.to)
  const tiles =
    shown.includes(focus.current) || focus.current >= generations.length ? shown : [focus.current, ...shown]

  function handleKeyDown(event: KeyboardEvent) {
    const at = focus.current
    const generation = generations[at]
    if (event.altKey || !generation) return
    const pressed = readShortcut('wall', event)
    const next = event.ctrlKey || event.metaKey ? undefined : neighborOf(layout.boxes, at, event.key)
    const target = next === undefined ? undefined : generations[next]
    if (next !== undefined && target) {
      if (event.shiftKey) selection?.onExtend(generation, target)
      focus.moveTo(next)
    } else if (pressed === 'open' && event.target instanceof HTMLElement && event.target.role !== 'checkbox')
      onOpen(generation)
    else if (!selection) return
    else if (pressed === 'select') selection.onToggle(generation)
    else if (pressed === 'delete') {
      focus.moveTo(at)
      selection.onDelete(generation)
    } else if (pressed === 'select-all') selection.onSelectAll()
    else return
    event.preventDefault()
  }

  const { set: setFocus } = focus
  // Stable between renders, so that tiles do not re-render while the wall scrolls.
  const handleClick = useCallback(
    (event: MouseEvent, generation: Generation, at: number) => {
      setFocus(at)
      if (selection && event.shiftKey) selection.onExtend(null, generation)
      else if (selection && (event.ctrlKey || event.metaKey || selection.ids.size > 0))
        selection.onToggle(generation)
      else onOpen(generation)
    },
    [selection, onOpen, setFocus],
  )

  return (
    <div className="p-(--grout)">
      <ul
        ref={list}
        aria-label="Pictures"
        onKeyDown={handleKeyDown}
        className="relative"
        style={{ height: layout.height }}
      >
        {tiles.map((at) => {
          const generation = generations[at]
          const box = layout.boxes[at]
          if (!generation || !box) return null
          return (
            <WallTile
              key={generation.id}
              generation={generation}
              box={box}
              position={at}
              total={generations.length}
              isCurrent={at === focus.current}
              isSelected={selection?.ids.has(generation.id) ?? false}
              selection={selection}
              onPress={handleClick}
              onFocus={setFocus}
            />
          )
        })}
      </ul>
    </div>
  )
}

/** The picture in the tab order; moving by key takes focus along once it is rendered. */
function useRovingFocus(list: RefObject<HTMLElement | null>, count: number) {
  const [wanted, setWanted] = useState(0)
  const isMoving = useRef(false)
  const current = Math.min(wanted, Math.max(0, count - 1))
  useLayoutEffect(() => {
    if (!isMoving.current) return
    const button = list.current?.querySelector<HTMLElement>(`[data-at="${current}"] [data-open]`)
    if (!button) return
    if (document.activeElement !== button) button.focus({ preventScroll: true })
    button.scrollIntoView({ block: 'nearest' })
    isMoving.current = false
  })
  return {
    current,
    set: setWanted,
    moveTo: (at: number) => {
      isMoving.current = true
      setWanted(at)
    },
  }
}
