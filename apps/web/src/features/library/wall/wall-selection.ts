import type { DragEvent } from 'react'
import type { Generation } from '#web/shared/data/generation.ts'

/** Multiple selection on a wall. */
export type WallSelection = {
  readonly ids: ReadonlySet<string>
  readonly onToggle: (generation: Generation) => void
  /** Selects a range up to this one; `from`: its start if nothing is selected yet. */
  readonly onExtend: (from: Generation | null, to: Generation) => void
  readonly onSelectAll: () => void
  /** The selected ones, or this one if none is. */
  readonly onDelete: (generation: Generation) => void
}

const MEDIA_TYPE = 'application/x-easel-pictures'

/** Starts dragging the selected pictures, or an unselected one. */
export function dragPictures(event: DragEvent, id: string, selected: ReadonlySet<string>): void {
  const ids = selected.has(id) ? [...selected] : [id]
  event.dataTransfer.setData(MEDIA_TYPE, JSON.stringify(ids))
  event.dataTransfer.effectAllowed = 'copyMove'
}

export function holdsPictures(event: DragEvent): boolean {
  return event.dataTransfer.types.includes(MEDIA_TYPE)
}

/** Ids of dropped pictures. */
export function droppedPictures(event: DragEvent): readonly string[] {
  const ids: unknown = JSON.parse(event.dataTransfer.getData(MEDIA_TYPE) || '[]')
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
