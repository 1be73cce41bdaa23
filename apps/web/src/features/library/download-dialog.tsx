import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Generation } from '#web/shared/data/generation.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { DEFAULT_FILE, DownloadOptions } from './download-options.tsx'
import { useDownload } from './use-library-actions.ts'

type DownloadDialogProps = { readonly generations: readonly Generation[]; readonly onClose: () => void }

/** One picture as a file; several as a ZIP with a table and a page that works offline. */
export function DownloadDialog({ generations, onClose }: DownloadDialogProps) {
  const [file, setFile] = useState(DEFAULT_FILE)
  const download = useDownload(onClose)
  const count = generations.length
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={count === 1 ? 'Download' : `Download ${count} pictures`}
      className="md:w-[min(420px,92vw)]"
    >
      <div className="grid gap-4 p-4">
        <DownloadOptions value={file} onChange={setFile} />
        {count > 1 && (
          <p className="text-12 text-ink-3">
            A ZIP with a table of all settings and a page to look at offline.
          </p>
        )}
        <Button
          variant="act"
          size="large"
          full
          disabled={download.isPending}
          onClick={() => download.mutate({ ids: generations.map(({ id }) => id), ...file })}
        >
          <Download size={16} aria-hidden="true" />
          {count === 1 ? 'Download' : 'Download ZIP'}
        </Button>
      </div>
    </Dialog>
  )
}
