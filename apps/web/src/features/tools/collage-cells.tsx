import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { type CollageLayout, cellInPixels } from './collage-layouts.ts'
import type { CollageSheet } from './draw-collage.ts'

type CollageCellsProps = {
  readonly sheet: CollageSheet
  readonly layout: CollageLayout
  /** Picture names in cell order. */
  readonly names: readonly string[]
  readonly onSwap: (one: number, other: number) => void
  readonly onRemove: (index: number) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Handles over the sheet: dragging, pressing two in turn, or arrow keys swap pictures. */
export function CollageCells({ sheet, layout, names, onSwap, onRemove }: CollageCellsProps) {
  const [held, setHeld] = useState<number | null>(null)

  function put(target: number) {
    if (held !== null && held !== target) onSwap(held, target)
    setHeld(null)
  }

  function key(event: KeyboardEvent, index: number) {
    const step = STEPS[event.key]
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove(index)
    if (event.key === 'Escape') setHeld(null)
    const target = index + (step ?? 0)
    if (step === undefined || target < 0 || target >= Math.min(names.length, layout.count)) return
    event.preventDefault()
    onSwap(index, target)
    const cells = event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-cell]')
    cells?.[target]?.focus()
  }

  return (
    <ul aria-label="Pictures of the collage">
      {layout.cells.slice(0, names.length).map((cell, index) => {
        const place = cellInPixels(cell, sheet, sheet.gap)
        const name = names[index] ?? ''
        return (
          <li
            key={`${cell.x} ${cell.y}`}
            className="group absolute"
            style={{
              left: `${(place.x / sheet.width) * 100}%`,
              top: `${(place.y / sheet.height) * 100}%`,
              width: `${(place.width / sheet.width) * 100}%`,
              height: `${(place.height / sheet.height) * 100}%`,
            }}
          >
            <button
              type="button"
              data-cell
              draggable
              aria-pressed={held === index}
              aria-label={`${name}, place ${index + 1}: swap`}
              onClick={() => (held === null ? setHeld(index) : put(index))}
              onKeyDown={(event) => key(event, index)}
              onDragStart={() => setHeld(index)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                // Files from outside are the page's to handle.
                if (held === null) return
                event.preventDefault()
                put(index)
              }}
              onDragEnd={() => setHeld(null)}
              className={classNames(
                'size-full cursor-grab hover:shadow-[inset_0_0_0_2px_var(--ultramarine)]',
                held === index && 'shadow-[inset_0_0_0_3px_var(--ultramarine)]',
              )}
            />
            <button
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => onRemove(index)}
              className="absolute top-1 right-1 grid size-7 place-items-center rounded-2 bg-scrim text-white opacity-0 group-hover:opacity-100 focus-visible:opacity-100 max-md:size-9 max-md:opacity-100 pointer-coarse:opacity-100"
            >
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
