import { type ReactNode, useState } from 'react'
import type { Generation } from '#web/shared/data/generation.ts'
import { DeleteDialog } from '#web/shared/pictures/delete-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'

type PictureDialogs = {
  readonly open: (generation: Generation) => void
  readonly askToDelete: (generation: Generation) => void
  /** Put it anywhere in the page. */
  readonly dialogs: ReactNode
}

/** The picture window and the question before deleting, for any list of pictures. */
export function usePictureDialogs(): PictureDialogs {
  const [opened, setOpened] = useState<Generation | null>(null)
  const [doomed, setDoomed] = useState<Generation | null>(null)

  function askToDelete(generation: Generation) {
    setOpened(null)
    setDoomed(generation)
  }

  return {
    open: setOpened,
    askToDelete,
    dialogs: (
      <>
        <PictureDialog generation={opened} onClose={() => setOpened(null)} onDelete={askToDelete} />
        {doomed && (
          <DeleteDialog generation={doomed} open onOpenChange={(open) => !open && setDoomed(null)} />
        )}
      </>
    ),
  }
}
