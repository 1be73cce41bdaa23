import { LIMITS } from '@easel/contract/limits'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Generation } from '#web/shared/data/generation.ts'
import { countText, numberText } from '#web/shared/lib/text/number-text.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { DEFAULT_FILE, DownloadOptions } from './download-options.tsx'
import { useDownload } from './use-library-actions.ts'

type DownloadDialogProps = { readonly generations: readonly Generation[]; readonly onClose: () => void }

/** One picture as a file; several as a ZIP with a table and an offline page; too many as several ZIPs. */
export function DownloadDialog({ generations, onClose }: DownloadDialogProps) {
  const [file, setFile] = useState(DEFAULT_FILE)
  const [part, setPart] = useState(0)
  const count = generations.length
  const parts = Math.ceil(count / LIMITS.zipPictures)
  // Evenly divided, so that the last is not a single picture.
  const size = Math.ceil(count / parts)
  const first = part * size
  const chosen = generations.slice(first, first + size)
  const download = useDownload(() => (part + 1 < parts ? setPart(part + 1) : onClose()))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={count === 1 ? 'Download' : `Download ${countText(count, 'picture')}`}
      className="md:w-[min(420px,92vw)]"
    >
      <div className="grid gap-4 p-4">
        <DownloadOptions value={file} onChange={setFile} />
        {count > 1 && (
          <p className="text-12 text-ink-3">
            {parts === 1
              ? 'A ZIP with a CSV of all settings and an offline gallery.'
              : `A ZIP holds up to ${LIMITS.zipPictures} pictures, so these are ${parts}, each with a table of all settings and a page to look at offline. Next: pictures ${numberText(first + 1)} to ${numberText(first + chosen.length)}.`}
          </p>
        )}
        <Button
          variant="act"
          size="large"
          full
          disabled={download.isPending}
          onClick={() => download.mutate({ ids: chosen.map(({ id }) => id), ...file })}
        >
          <Download size={16} aria-hidden="true" />
          {count === 1 ? 'Download' : parts === 1 ? 'Download ZIP' : `Download ZIP ${part + 1} of ${parts}`}
        </Button>
      </div>
    </Dialog>
  )
}
