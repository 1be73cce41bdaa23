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
  /** The dragged task, and the one whose place it would take. */
  readonly drag: Drag | null
  /** Announcement for screen readers after a move. */
  readonly spoken: string
  /** Props of a task's row, for the drop indicator and dropping. */
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

/** Reorders a list's queued tasks by mouse, touch, or arrow keys on the grip; a press moves one place up. */
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
    // A row that moves in the document loses focus.
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
