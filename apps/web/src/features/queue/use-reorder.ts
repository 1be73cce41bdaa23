import type { TaskMove } from '@easel/contract/queue'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import {
  dropTarget,
  type Listed,
  positionOf,
  queuedOf,
  stepTarget,
} from '#web/shared/data/queue/queue-order.ts'
import { classNames } from '#web/shared/lib/class-names.ts'

type Drag = { readonly id: string; readonly overId: string | null }

export type Reorder = {
  /** The task under way, and the one whose place it would take. */
  readonly drag: Drag | null
  /** What a screen reader is told after a move. */
  readonly spoken: string
  /** What a task's line carries, so that it shows where it goes and can be dropped on. */
  readonly line: (task: Listed) => {
    readonly 'data-queued': string | undefined
    readonly className: string
  }
  readonly handle: (id: string) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    readonly onClick: (event: MouseEvent<HTMLElement>) => void
  }
}

/** Another order for the queued tasks of a list: by mouse, finger, or the arrow keys on the grip; a press alone moves one place up. */
export function useReorder(tasks: readonly Listed[], onMove: (move: TaskMove) => void): Reorder {
  const [drag, setDrag] = useState<Drag | null>(null)
  const [spoken, setSpoken] = useState('')
  const wasDragged = useRef(false)

  function step(id: string, direction: 'earlier' | 'later', grip: HTMLElement) {
    const before = stepTarget(tasks, id, direction)
    if (before === undefined) return
    onMove({ id, before })
    const place = positionOf(tasks, id) + (direction === 'earlier' ? -1 : 1)
    setSpoken(`Moved to place ${place} of ${queuedOf(tasks).length}`)
    // A row that changes its place in the document drops the focus.
    requestAnimationFrame(() => grip.focus())
  }

  function drop() {
    const before = drag?.overId ? dropTarget(tasks, drag.id, drag.overId) : undefined
    if (drag && before !== undefined) onMove({ id: drag.id, before })
    setDrag(null)
  }

  return {
    drag,
    spoken,
    line: ({ id, status }) => ({
      'data-queued': status === 'queued' ? id : undefined,
      className: classNames(drag?.id === id && 'opacity-50', drag?.overId === id && 'bg-ultramarine-tint'),
    }),
    handle: (id) => ({
      onPointerDown(event) {
        event.currentTarget.setPointerCapture(event.pointerId)
        wasDragged.current = false
        setDrag({ id, overId: null })
      },
      onPointerMove(event) {
        if (drag?.id !== id) return
        const row = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-queued]')
        const over = row?.getAttribute('data-queued')
        const overId = tasks.some((task) => task.id === over) ? (over ?? null) : null
        if (overId !== null && overId !== id) wasDragged.current = true
        if (overId !== drag.overId) setDrag({ id, overId: overId === id ? null : overId })
      },
      onPointerUp: drop,
      onPointerCancel: () => setDrag(null),
      onKeyDown(event) {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        step(id, event.key === 'ArrowUp' ? 'earlier' : 'later', event.currentTarget)
      },
      onClick({ currentTarget }) {
        if (!wasDragged.current) step(id, 'earlier', currentTarget)
        wasDragged.current = false
      },
    }),
  }
}
