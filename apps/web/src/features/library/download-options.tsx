import { DOWNLOAD_FORMATS, type DownloadFormat } from '@easel/contract/library/downloads'
import { Segmented } from '#web/shared/ui/fields/segmented.tsx'
import { Switch } from '#web/shared/ui/fields/switch.tsx'

export type FileChoice = { readonly format: DownloadFormat; readonly metadata: 'keep' | 'strip' }

export const DEFAULT_FILE: FileChoice = { format: 'png', metadata: 'keep' }

const LABELS: Readonly<Record<DownloadFormat, string>> = {
  png: 'PNG',
  jpg: 'JPG',
  webp: 'WebP',
  avif: 'AVIF',
}

type DownloadOptionsProps = { readonly value: FileChoice; readonly onChange: (value: FileChoice) => void }

/** File format, and whether the file contains how it was made. */
export function DownloadOptions({ value, onChange }: DownloadOptionsProps) {
  return (
    <>
      <Segmented
        label="Format"
        value={value.format}
        onChange={(format) => onChange({ ...value, format })}
        options={DOWNLOAD_FORMATS.map((format) => ({ value: format, label: LABELS[format] }))}
      />
      <div className="flex items-start gap-3">
        <label htmlFor="keep-metadata" className="flex-1">
          <span className="block font-semibold">Keep prompt and settings in the file</span>
          <span className="text-12 text-ink-3">
            Drop the file on the generator to restore its settings. If off, only an AI-generated label is
            kept.
          </span>
        </label>
        <Switch
          id="keep-metadata"
          checked={value.metadata === 'keep'}
          onChange={(keep) => onChange({ ...value, metadata: keep ? 'keep' : 'strip' })}
        />
      </div>
    </>
  )
}
