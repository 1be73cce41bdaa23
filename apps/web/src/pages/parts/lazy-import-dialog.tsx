import { lazy, Suspense } from 'react'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'

const ImportDialog = lazy(() =>
  loadChunk(() => import('#web/features/imports/import-dialog.tsx')).then((module) => ({
    default: module.ImportDialog,
  })),
)

/** The ZIP reader loads when the dialog opens. */
export function LazyImportDialog(props: {
  readonly files?: readonly File[] | undefined
  readonly onClose: () => void
}) {
  return (
    <Suspense>
      <ImportDialog {...props} />
    </Suspense>
  )
}
