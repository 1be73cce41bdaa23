import { type KeyboardEvent, useState } from 'react'
import type { Generation } from '#web/shared/data/generation.ts'
import { readShortcut } from '#web/shared/lib/shortcuts.ts'
import { DeleteDialog } from '#web/shared/pictures/delete-dialog.tsx'
import { type PictureDialogName, PictureDialogs } from '#web/shared/pictures/picture-dialogs.tsx'
import { ReadAs } from '#web/shared/pictures/read-as.tsx'
import { Lightbox } from '../lightbox.tsx'
import { useSettingsStore } from '../settings.store.ts'
import { usePictureCommands } from '../use-picture-commands.ts'
import { PictureActions } from './picture-actions.tsx'
import { PictureDetails } from './picture-details.tsx'
import { PictureView } from './picture-view.tsx'

/** A finished picture on the stage, with its actions, shortcuts and full size. */
export function PictureStage({ generation }: { readonly generation: Generation }) {
  const [dialog, setDialog] = useState<PictureDialogName | null>(null)
  const commands = usePictureCommands(generation, setDialog)
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)

  function handleKeyDown(event: KeyboardEvent) {
    const pressed = readShortcut('picture', event)
    if (!pressed) return
    event.preventDefault()
    if (pressed === 'delete') setAsking(true)
    else commands.find(({ id }) => id === pressed)?.run()
  }

  return (
    <>
      <PictureView generation={generation} onOpen={() => setOpen(true)} onKeyDown={handleKeyDown} />
      <div className="flex-none border-t border-line bg-panel px-3 py-2.5">
        <PictureActions generation={generation} commands={commands} onDelete={() => setAsking(true)} />
        <ReadAs generation={generation} className="mt-2.5" />
        <PictureDetails generation={generation} />
      </div>
      <Lightbox generation={generation} open={open} onOpenChange={setOpen} />
      <PictureDialogs generation={generation} dialog={dialog} onClose={() => setDialog(null)} />
      <DeleteDialog
        generation={generation}
        open={asking}
        onOpenChange={setAsking}
        onDeleted={useSettingsStore.getState().removeGeneration}
      />
    </>
  )
}
