import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { saveFile } from '#web/shared/lib/save-file.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Field } from '#web/shared/ui/fields/field.tsx'
import { RangeField } from '#web/shared/ui/fields/range-field.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { notify } from '#web/shared/ui/notify.tsx'
import { ChoiceField } from './choice-field.tsx'
import { CollageCells } from './collage-cells.tsx'
import {
  COLLAGE_LAYOUTS,
  type CollageLayout,
  layoutFor,
  MAX_COLLAGE_PICTURES,
  swapped,
} from './collage-layouts.ts'
import { ColorInput } from './color-input.tsx'
import { type CollageSheet, drawCollage, exportCollage } from './draw-collage.ts'
import { DropZone } from './drop-zone.tsx'
import { useOpened } from './use-opened.ts'

const SHAPES = [
  { id: 'square', label: 'Square, 2048 × 2048', width: 2048, height: 2048 },
  { id: 'wide', label: 'Wide, 2560 × 1440', width: 2560, height: 1440 },
  { id: 'tall', label: 'Tall, 1440 × 2560', width: 1440, height: 2560 },
  { id: 'post', label: 'Post, 1080 × 1350', width: 1080, height: 1350 },
] as const
const GROUNDS = [
  { value: 'color', label: 'Color' },
  { value: 'clear', label: 'Transparent' },
] as const

const SAVES = [
  { value: 'png', label: 'PNG' },
  { value: 'jpg', label: 'JPG' },
  { value: 'webp', label: 'WebP' },
] as const

/** Up to nine pictures on one sheet. */
export function CollageTool() {
  const opened = useOpened(MAX_COLLAGE_PICTURES)
  const [layoutId, setLayoutId] = useState<string | null>(null)
  const [shapeId, setShapeId] = useState<string>('square')
  const [gap, setGap] = useState(24)
  const [ground, setGround] = useState('#ffffff')
  const [groundKind, setGroundKind] = useState<'color' | 'clear'>('color')
  const [encoding, setEncoding] = useState<(typeof SAVES)[number]['value']>('png')
  const { pictures, setPictures } = opened
  const layout = COLLAGE_LAYOUTS.find(({ id }) => id === layoutId) ?? layoutFor(pictures.length)
  const shape = SHAPES.find(({ id }) => id === shapeId) ?? SHAPES[0]
  const sheet: CollageSheet = {
    width: shape.width,
    height: shape.height,
    gap,
    ground: groundKind === 'color' ? ground : null,
  }
  const zone = (
    <DropZone
      {...opened}
      multiple
      onFiles={(files) => void opened.open(files)}
      compact={pictures.length > 0}
    />
  )
  if (pictures.length === 0) return zone

  async function save() {
    try {
      saveFile(await exportCollage(sheet, layout, pictures, encoding), `collage.${encoding}`)
    } catch {
      notify.error({
        title: 'Could not save the collage',
        message: 'Choose another format or a smaller sheet.',
      })
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(280px,340px)] items-start gap-6 max-lg:grid-cols-1">
      <div className="grid gap-3">
        <div className="mat grid place-items-center rounded-4 p-4">
          <div
            className="relative max-w-full"
            style={{ width: `min(100%, ${(68 * sheet.width) / sheet.height}dvh)` }}
          >
            <Sheet sheet={sheet} layout={layout} pictures={pictures.map(({ bitmap }) => bitmap)} />
            <CollageCells
              sheet={sheet}
              layout={layout}
              names={pictures.map(({ name }) => name)}
              onSwap={(one, other) => setPictures(swapped(pictures, one, other))}
              onRemove={(index) => {
                const picture = pictures[index]
                if (picture) opened.remove(picture.key)
              }}
            />
          </div>
        </div>
        {zone}
      </div>
      <div className="grid gap-5">
        <Layouts chosen={layout.id} onChoose={setLayoutId} />
        {pictures.length > layout.count && (
          <p role="status" className="text-12 text-ink-2">
            {pictures.length - layout.count} more than this layout shows. Choose a larger one, or swap them
            in.
          </p>
        )}
        <Field label="Sheet" htmlFor="collage-sheet">
          <Select
            id="collage-sheet"
            className="w-full"
            value={shapeId}
            onChange={(event) => setShapeId(event.target.value)}
          >
            {SHAPES.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <RangeField label="Gap" value={gap} min={0} max={120} unit=" px" onChange={setGap} />
        <ChoiceField label="Background" options={GROUNDS} value={groundKind} onChange={setGroundKind} />
        {groundKind === 'color' && (
          <ColorInput label="Background color" value={ground} onChange={setGround} />
        )}
        <ChoiceField label="Save as" options={SAVES} value={encoding} onChange={setEncoding} />
        <Button variant="act" size="large" onClick={() => void save()}>
          <Download size={16} aria-hidden="true" /> Save collage
        </Button>
      </div>
    </div>
  )
}

type SheetProps = {
  readonly sheet: CollageSheet
  readonly layout: CollageLayout
  readonly pictures: readonly ImageBitmap[]
}

function Sheet({ sheet, layout, pictures }: SheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (pen) drawCollage(pen, sheet, layout, pictures)
  })
  return (
    <canvas
      ref={canvas}
      width={sheet.width}
      height={sheet.height}
      role="img"
      aria-label={`Collage of ${countText(Math.min(pictures.length, layout.count), 'picture')}`}
      className="block h-auto w-full shadow-1"
    />
  )
}

function Layouts({ chosen, onChoose }: { readonly chosen: string; readonly onChoose: (id: string) => void }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Layout</legend>
      <div className="grid grid-cols-5 gap-1.5 max-lg:max-w-[400px]">
        {COLLAGE_LAYOUTS.map(({ id, label, cells }) => (
          <button
            key={id}
            type="button"
            title={label}
            aria-label={label}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
            className={classNames(
              'aspect-square rounded-3 p-1.5',
              id === chosen
                ? 'bg-ultramarine-tint shadow-[inset_0_0_0_1.5px_var(--ultramarine)]'
                : 'face hover:bg-hover',
            )}
          >
            <span className="relative block size-full">
              {cells.map(({ x, y, width, height }) => (
                <i
                  key={`${x} ${y}`}
                  aria-hidden="true"
                  className={classNames(
                    'absolute border border-raised',
                    id === chosen ? 'bg-ultramarine' : 'bg-field-line',
                  )}
                  style={{
                    left: `${x * 100}%`,
                    top: `${y * 100}%`,
                    width: `${width * 100}%`,
                    height: `${height * 100}%`,
                  }}
                />
              ))}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
