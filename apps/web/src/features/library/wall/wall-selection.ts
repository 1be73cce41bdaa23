import type { DragEvent } from 'react'
import type { Generation } from '#web/shared/data/generation.ts'

/** What a wall does with pictures that are chosen together. */
export type WallSelection = {
  readonly ids: ReadonlySet<string>
  readonly onToggle: (generation: Generation) => void
  /** Everything up to this one; `from`: where it starts, when nothing is chosen yet. */
  readonly onExtend: (from: Generation | null, to: Generation) => void
  readonly onSelectAll: () => void
  /** The chosen ones, or, when none is, this one. */
  readonly onDelete: (generation: Generation) => void
}

const MEDIA_TYPE = 'application/x-easel-pictures'

/** Begins to drag the chosen pictures, or the one that is not among them. */
export function dragPictures(event: DragEvent, id: string, selected: ReadonlySet<string>): void {
  const ids = selected.has(id) ? [...selected] : [id]
  event.dataTransfer.setData(MEDIA_TYPE, JSON.stringify(ids))
  event.dataTransfer.effectAllowed = 'copyMove'
}

export function holdsPictures(event: DragEvent): boolean {
  return event.dataTransfer.types.includes(MEDIA_TYPE)
}

/** Ids of the pictures that were dropped. */
export function droppedPictures(event: DragEvent): readonly string[] {
  const ids: unknown = JSON.parse(event.dataTransfer.getData(MEDIA_TYPE) || '[]')
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
