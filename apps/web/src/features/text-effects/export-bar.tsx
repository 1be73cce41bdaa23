import { LETTERING_LIMITS, letteringTextProblem } from '@easel/contract/lettering'
import { whyNoVector } from '@easel/lettering/to-svg'
import { Download, FolderOpen, Save } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useOpenLettering, useSaveLettering } from '#web/shared/data/lettering.queries.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { saveFile } from '#web/shared/lib/save-file.ts'
import { fileWords } from '#web/shared/lib/text/file-words.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { notify } from '#web/shared/ui/notify.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import { useLetteringStore } from './lettering.store.ts'
import type { ExportFormat } from './lettering-messages.ts'
import type { LetteringThread } from './lettering-thread.ts'
import { OwnPictureDialog } from './own-picture-dialog.tsx'

const SIZES = [512, 1024, 1536, 2048, 3072, LETTERING_LIMITS.size.max] as const
const FORMATS = [
  { id: 'png', label: 'PNG' },
  { id: 'svg', label: 'SVG' },
  { id: 'jpg', label: 'JPG' },
  { id: 'webp', label: 'WebP' },
] as const satisfies readonly { id: ExportFormat; label: string }[]

type ExportBarProps = {
  readonly thread: LetteringThread | undefined
  /** Why the words cannot be drawn now. */
  readonly problem: string | undefined
}

/** Downloads the picture, saves it to the library, or opens a saved one. */
export function ExportBar({ thread, problem }: ExportBarProps) {
  const { settings, change } = useLetteringStore()
  const [format, setFormat] = useState<ExportFormat>('png')
  const [isExporting, setExporting] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const navigate = useNavigate()
  const save = useSaveLettering(() =>
    notify.success({
      title: 'Saved to your library',
      message: 'Its settings are kept: Open saved brings them back.',
      action: { label: 'View', onPress: () => void navigate(PATHS.saved) },
    }),
  )
  const open = useOpenLettering((kept) => change(kept))
  const reason = format === 'svg' ? whyNoVector(settings) : undefined
  const isDrawable = letteringTextProblem(settings.text) === undefined && problem === undefined

  async function download() {
    if (!thread) return
    setExporting(true)
    try {
      const name = `${fileWords(settings.text, 80) || 'words'}-${settings.effect}.${format}`
      saveFile(await thread.toFile(settings, format), name)
    } catch (error) {
      notify.error({
        title: 'The file was not made',
        message: error instanceof Error ? error.message : 'Choose a smaller size and try again.',
      })
    } finally {
      setExporting(false)
    }
  }

  return (
    <div className="grid gap-2 border-t border-line bg-panel px-4 py-3">
      <div className="grid grid-cols-[auto_1fr_auto] gap-2">
        <Select
          aria-label="Format"
          value={format}
          onChange={({ target }) => setFormat(formatOf(target.value))}
        >
          {FORMATS.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Longest side"
          value={settings.size}
          onChange={({ target }) => change({ size: Number(target.value) })}
        >
          {[...new Set([...SIZES, settings.size])]
            .sort((a, b) => a - b)
            .map((size) => (
              <option key={size} value={size}>
                {size} px
              </option>
            ))}
        </Select>
        <Button
          disabled={!thread || !isDrawable || isExporting || reason !== undefined}
          onClick={() => void download()}
        >
          {isExporting ? <Spinner /> : <Download size={16} aria-hidden="true" className="md:max-lg:hidden" />}
          {isExporting ? 'Drawing…' : 'Download'}
        </Button>
      </div>
      {reason && <p className="text-12 text-ink-2">No SVG of this effect. {reason}</p>}
      <div className="grid grid-cols-[auto_1fr] gap-2">
        <Button size="large" onClick={() => setOpening(true)}>
          <FolderOpen size={16} aria-hidden="true" className="md:max-lg:hidden" />
          Open saved
        </Button>
        <Button
          variant="act"
          size="large"
          disabled={!isDrawable || save.isPending}
          onClick={() => save.mutate(settings)}
        >
          {save.isPending ? <Spinner /> : <Save size={16} aria-hidden="true" className="md:max-lg:hidden" />}
          {save.isPending ? 'Saving…' : 'Save to library'}
        </Button>
      </div>
      <OwnPictureDialog
        title="Open saved words"
        empty="Words you save appear here, with everything they were set to."
        provider="lettering"
        open={isOpening}
        onOpenChange={setOpening}
        onChoose={({ id }) => open.mutate(id)}
      />
    </div>
  )
}

function formatOf(value: string): ExportFormat {
  return FORMATS.find(({ id }) => id === value)?.id ?? 'png'
}
