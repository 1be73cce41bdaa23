import type { Recording } from '@easel/contract/audio'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDeleteRecording } from '#web/shared/data/audio.queries.ts'
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'

/** Deletes after a confirmation, because sounds have no trash. */
export function DeleteRecordingButton({ recording: { id, prompt } }: { readonly recording: Recording }) {
  const [isAsking, setIsAsking] = useState(false)
  const { mutate: remove } = useDeleteRecording()
  return (
    <>
      <IconButton label="Delete" onClick={() => setIsAsking(true)}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete this sound?"
        confirmLabel="Delete"
        onConfirm={() => remove(id)}
      >
        <p>
          <span className="line-clamp-3 wrap-anywhere">“{prompt}”</span> and its files will be gone for good.
        </p>
      </ConfirmDialog>
    </>
  )
}
