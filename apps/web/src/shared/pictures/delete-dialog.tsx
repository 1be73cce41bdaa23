import type { Generation } from '#web/shared/data/generation.ts'
import { useDeleteGenerations } from '#web/shared/data/generations.queries.ts'
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx'

type DeleteDialogProps = {
  readonly generation: Generation
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onDeleted?: (id: string) => void
}

export function DeleteDialog({ generation, open, onOpenChange, onDeleted }: DeleteDialogProps) {
  const { mutate } = useDeleteGenerations(([id]) => id !== undefined && onDeleted?.(id))
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this picture?"
      confirmLabel="Delete"
      onConfirm={() => mutate([generation.id])}
    >
      <p className="line-clamp-3">“{generation.prompt}” goes to the trash, which keeps it for 30 days.</p>
    </ConfirmDialog>
  )
}
