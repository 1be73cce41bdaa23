import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx'
import type { Generation } from './generation.ts'
import { useDeleteGeneration } from './generations.queries.ts'

type DeleteDialogProps = {
  readonly generation: Generation
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onDeleted?: (id: string) => void
}

export function DeleteDialog({ generation, open, onOpenChange, onDeleted }: DeleteDialogProps) {
  const { mutate } = useDeleteGeneration(onDeleted)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this picture?"
      confirmLabel="Delete"
      onConfirm={() => mutate(generation.id)}
    >
      <p className="line-clamp-3">“{generation.prompt}” and its file will be gone for good.</p>
    </ConfirmDialog>
  )
}
