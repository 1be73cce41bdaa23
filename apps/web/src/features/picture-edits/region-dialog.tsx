import type { GenerationRecord } from '@easel/contract/generations'
import { LIMITS } from '@easel/contract/limits'
import type { RegionShape } from '@easel/contract/picture-edits'
import { countCharacters } from '@easel/contract/text-length'
import { Undo2 } from 'lucide-react'
import { client } from '#web/shared/api/client.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { Field, FieldError } from '#web/shared/ui/fields/field.tsx'
import { RangeField } from '#web/shared/ui/fields/range-field.tsx'
import { Segmented } from '#web/shared/ui/fields/segmented.tsx'
import { TextArea } from '#web/shared/ui/fields/text-area.tsx'
import { RectangleFields } from './rectangle-fields.tsx'
import { RegionCanvas } from './region-canvas.tsx'
import { coveredShare, isTooMuch } from './region-shapes.ts'

/** The request being edited, kept by the page, so that closing the dialog loses nothing. */
export type RegionDraft = {
  readonly prompt: string
  readonly shapes: readonly RegionShape[]
  /** Brush size, in hundredths of the picture's longer side. */
  readonly brush: number
  readonly isErasing: boolean
}

export const EMPTY_REGION: RegionDraft = { prompt: '', shapes: [], brush: 8, isErasing: false }

const TOOLS = [
  { value: 'paint', label: 'Paint' },
  { value: 'erase', label: 'Erase' },
] as const

type RegionDialogProps = {
  readonly picture: Pick<GenerationRecord, 'image_url' | 'prompt' | 'width' | 'height'>
  readonly draft: RegionDraft
  readonly onChange: (draft: RegionDraft) => void
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly isBusy: boolean
  /** `limit`: only chooses where; the instruction is elsewhere. Default `redraw`. */
  readonly purpose?: 'redraw' | 'limit'
  readonly onSend: () => void
}

/** Paints a region and describes what should be there instead. */
export function RegionDialog({
  picture,
  draft,
  onChange,
  isOpen,
  onOpenChange,
  isBusy,
  purpose = 'redraw',
  onSend,
}: RegionDialogProps) {
  const isLimit = purpose === 'limit'
  const { prompt, shapes, brush, isErasing } = draft
  const percent = Math.round(coveredShare(shapes, picture) * 100)
  const covered = shapes.length === 0 ? 'Nothing is painted yet' : `About ${percent}% of the picture`
  const tooMuch = isTooMuch(shapes)
  const left = LIMITS.promptCharacters - countCharacters(prompt)
  const change = (part: Partial<RegionDraft>) => onChange({ ...draft, ...part })
  const add = (shape: RegionShape) => change({ shapes: [...shapes, shape] })
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={isLimit ? 'Where it may change' : 'Edit a painted region'}
      description={
        isLimit
          ? 'Paint over what your words are about. Everything else stays as it is.'
          : 'Paint over what should change, and describe what goes there.'
      }
      className="md:max-h-[92dvh] md:w-[min(1080px,94vw)]"
    >
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)_300px] gap-4 overflow-auto p-4 max-md:grid-cols-1">
        <div
          className="relative mx-auto w-full self-start bg-mat"
          style={{
            aspectRatio: `${picture.width} / ${picture.height}`,
            maxWidth: `calc(68dvh * ${picture.width / picture.height})`,
          }}
        >
          <img
            src={client.storage.url(picture.image_url, { format: 'webp', width: 1024 })}
            alt={picture.prompt}
            className="size-full object-fill"
          />
          <RegionCanvas
            picture={picture}
            shapes={shapes}
            thickness={brush / 100}
            isErasing={isErasing}
            label={`Painted region: ${covered.toLowerCase()}`}
            onStroke={add}
          />
        </div>
        <div className="grid content-start gap-4">
          <Segmented
            label="Tool"
            options={TOOLS}
            value={isErasing ? 'erase' : 'paint'}
            onChange={(tool) => change({ isErasing: tool === 'erase' })}
          />
          <RangeField
            label="Brush"
            unit="%"
            min={1}
            max={30}
            value={brush}
            onChange={(size) => change({ brush: size })}
          />
          <div className="flex items-center gap-2">
            <Button
              size="small"
              disabled={shapes.length === 0}
              onClick={() => change({ shapes: shapes.slice(0, -1) })}
            >
              <Undo2 size={14} aria-hidden="true" />
              Undo
            </Button>
            <Button size="small" disabled={shapes.length === 0} onClick={() => change({ shapes: [] })}>
              Clear
            </Button>
            <span role="status" className="ml-auto text-12 text-ink-3">
              {covered}
            </span>
          </div>
          {tooMuch && (
            <FieldError id="region-error">Too many strokes. Undo some, or use a larger brush.</FieldError>
          )}
          <RectangleFields onAdd={add} />
          {!isLimit && (
            <Field
              label="What goes there"
              htmlFor="region-prompt"
              end={<span className="figures text-12">{left}</span>}
              error={left < 0 ? `Shorten the text by ${-left}` : undefined}
            >
              <TextArea
                id="region-prompt"
                rows={3}
                value={prompt}
                placeholder="a paper kite with a long tail"
                onChange={(event) => change({ prompt: event.target.value })}
              />
            </Field>
          )}
          <Button
            variant="act"
            full
            disabled={isBusy || percent === 0 || tooMuch || (!isLimit && (left < 0 || prompt.trim() === ''))}
            onClick={onSend}
          >
            {isLimit ? 'Use this region' : 'Redraw the region'}
          </Button>
          {!isLimit && (
            <p className="text-12 text-ink-3">Counts toward today’s limit. The original is kept.</p>
          )}
        </div>
      </div>
    </Dialog>
  )
}
