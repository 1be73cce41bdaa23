import { GripVertical } from 'lucide-react'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import type { Reorder } from './use-reorder.ts'

type GripProps = {
  /** Accessible name of what is moved: `task 2`. */
  readonly name: string
  readonly id: string
  readonly reorder: Reorder
}

/** Drag handle of a queued row. */
export function Grip({ name, id, reorder }: GripProps) {
  return (
    <IconButton
      small
      label={`Move ${name}`}
      title="Drag, press to move up, or use the arrow keys"
      className="cursor-grab touch-none active:cursor-grabbing"
      {...reorder.handle(id)}
    >
      <GripVertical size={14} aria-hidden="true" />
    </IconButton>
  )
}
