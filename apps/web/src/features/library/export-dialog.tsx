import { EXPORT_SIZES, type ExportSize, type ExportSizeId } from '@easel/contract/library/export-sizes'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { client } from '#web/shared/api/client.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { DEFAULT_FILE, DownloadOptions } from './download-options.tsx'
import { type Focus, FocusPicker } from './focus-picker.tsx'
import { useDownload } from './use-library-actions.ts'

const GROUPS = [...Map.groupBy<ExportSize['group'], ExportSize>(EXPORT_SIZES, ({ group }) => group)]

type ExportDialogProps = { readonly generation: Generation; readonly onClose: () => void }

/** Crops a picture to the size of a post or advertisement, with a preview and a movable focus. */
export function ExportDialog({ generation, onClose }: ExportDialogProps) {
  const [size, setSize] = useState<ExportSize>(EXPORT_SIZES[0])
  const [focus, setFocus] = useState<Focus | null>(null)
  const [file, setFile] = useState({ ...DEFAULT_FILE, format: 'jpg' as (typeof DEFAULT_FILE)['format'] })
  const download = useDownload(onClose)
  return (
    <Dialog open onOpenChange={onClose} title="Export size" className="md:w-[min(860px,94vw)]">
      <div className="grid min-h-0 overflow-auto md:grid-cols-[236px_minmax(0,1fr)]">
        <SizeList chosen={size.id} onChoose={setSize} />
        <div className="grid min-w-0 content-start gap-4 p-4">
          <div className="mat relative h-72 rounded-2 max-md:h-56">
            <img
              src={client.storage.url(generation.imageURL, {
                format: 'webp',
                cut: { size: size.id, focus },
              })}
              alt={`Cut to ${size.width} × ${size.height}`}
              width={size.width}
              height={size.height}
              className="absolute inset-4 h-[calc(100%-32px)] w-[calc(100%-32px)] object-contain"
            />
          </div>
          <div className="grid gap-4 md:grid-cols-[150px_minmax(0,1fr)]">
            <FocusPicker generation={generation} focus={focus} onChange={setFocus} />
            <div className="grid content-start gap-4">
              <DownloadOptions value={file} onChange={setFile} />
            </div>
          </div>
          <Button
            variant="act"
            size="large"
            full
            disabled={download.isPending}
            onClick={() =>
              download.mutate({ ids: [generation.id], ...file, size: size.id, ...(focus && { focus }) })
            }
          >
            <Download size={16} aria-hidden="true" />
            Download {size.width} × {size.height}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type SizeListProps = { readonly chosen: ExportSizeId; readonly onChoose: (size: ExportSize) => void }

function SizeList({ chosen, onChoose }: SizeListProps) {
  return (
    <div
      role="radiogroup"
      aria-label="Size"
      className="quiet-scroll max-h-[560px] overflow-auto border-r border-line p-2 max-md:h-44 max-md:border-r-0 max-md:border-b"
    >
      {GROUPS.map(([group, sizes]) => (
        <div key={group} className="mb-2">
          <p className="px-2 py-1 text-11 text-ink-3">{group}</p>
          {sizes.map((size) => (
            <label
              key={size.id}
              className="relative flex h-8 items-center gap-2 rounded-2 px-2 font-medium text-ink-2 hover:bg-hover has-checked:bg-ultramarine-tint has-checked:text-ultramarine-ink has-focus-visible:outline-2 has-focus-visible:outline-ultramarine max-md:h-11"
            >
              <input
                type="radio"
                name="export-size"
                aria-label={`${group}, ${size.label}, ${size.width} × ${size.height}`}
                checked={size.id === chosen}
                onChange={() => onChoose(size)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className="flex-1 truncate">{size.label}</span>
              <span className="figures text-11 text-ink-3">
                {size.width}×{size.height}
              </span>
            </label>
          ))}
        </div>
      ))}
    </div>
  )
}
