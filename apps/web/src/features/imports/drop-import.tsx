import { usePageFiles } from '#web/shared/lib/use-page-files.ts'
import { filesDropped } from './dropped-files.ts'

type DropImportProps = { readonly onFiles: (files: readonly File[]) => void }

/** Imports files dropped or pasted anywhere on the page, including folders. */
export function DropImport({ onFiles }: DropImportProps) {
  const isOver = usePageFiles((_, given) => void filesDropped(given).then(onFiles))
  if (!isOver) return null
  return (
    <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-4 border-2 border-dashed border-ultramarine bg-ultramarine-tint/85">
      <p className="heading text-22 text-ultramarine-ink">Drop to import</p>
    </div>
  )
}
