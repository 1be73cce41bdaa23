import { lazy, Suspense } from 'react'
import type { Generation } from '#web/shared/data/generation.ts'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'

const PublishDialog = lazy(() =>
  loadChunk(() => import('./publish-dialog.tsx')).then(({ PublishDialog: dialog }) => ({ default: dialog })),
)
const ShareDialog = lazy(() =>
  loadChunk(() => import('./share-dialog.tsx')).then(({ ShareDialog: dialog }) => ({ default: dialog })),
)

export type PictureDialogName = 'share' | 'publish'

type PictureDialogsProps = {
  readonly generation: Generation
  readonly dialog: PictureDialogName | null
  readonly onClose: () => void
}

/** Dialogs for sharing a picture, loaded when first opened. */
export function PictureDialogs({ generation, dialog, onClose }: PictureDialogsProps) {
  if (dialog === null) return null
  const Dialog = dialog === 'share' ? ShareDialog : PublishDialog
  return (
    <Suspense>
      <Dialog generation={generation} open onOpenChange={(open) => !open && onClose()} />
    </Suspense>
  )
}
