import { lazy, Suspense } from 'react'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'

const JoinDialog = lazy(() =>
  loadChunk(() => import('#web/features/account/join-dialog.tsx')).then((module) => ({
    default: module.JoinDialog,
  })),
)

/** The dialog's forms load when it opens. */
export function LazyJoinDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Suspense>
      <JoinDialog onClose={onClose} />
    </Suspense>
  )
}
