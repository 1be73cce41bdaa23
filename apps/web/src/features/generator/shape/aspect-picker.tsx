import { type CustomSizes, firstCustomSize } from '@easel/contract/models/custom-sizes'
import {
  ASPECT_RATIOS,
  type AspectRatio,
  EVERY_MODELS_RATIOS,
  type Resolution,
  resolutionLabel,
} from '@easel/contract/pictures'
import { useId, useRef } from 'react'
import { CustomSizeFields } from '#web/shared/drawers/custom-size-fields.tsx'
import { classNames } from '#web/shared/lib/class-names.ts'
import { useSettingsStore } from '../settings.store.ts'

/** Shapes drawn to one scale. */
const SHAPES: Readonly<Record<AspectRatio | 'Custom', string>> = {
  '1:1': 'size-[26px] max-md:size-[22px]',
  '16:9': 'h-[22px] w-[33px] max-lg:h-[18px] max-lg:w-[27px]',
  '9:16': 'h-[33px] w-[22px] max-md:h-[27px] max-md:w-[18px]',
  '4:5': 'h-[20px] w-[16px]',
  '3:2': 'h-[14px] w-[21px]',
  '2:3': 'h-[21px] w-[14px]',
  '21:9': 'h-[11px] w-[25px]',
  Custom: 'size-[18px] border-dashed',
}

type AspectPickerProps = {
  readonly value: AspectRatio
  readonly onChange: (value: AspectRatio) => void
  /** Supported custom sizes; null for none, undefined while unknown. */
  readonly customSizes: CustomSizes | null | undefined
  readonly offered: readonly (typeof ASPECT_RATIOS)[number][]
  /** For larger resolutions the model decides the exact pixels. */
  readonly resolution: Resolution
  /** Note below about what the provider does not support. */
  readonly note: string | undefined
}

export function AspectPicker({ value, onChange, customSizes, offered, resolution, note }: AspectPickerProps) {
  const name = useId()
  const width = useSettingsStore((state) => state.width)
  const height = useSettingsStore((state) => state.height)
  const isCustom = useSettingsStore((state) => state.isCustomSize) && customSizes !== null
  const { change } = useSettingsStore.getState()
  const isJustChosen = useRef(false)
  const chosen = ASPECT_RATIOS.find((ratio) => ratio.id === value) ?? ASPECT_RATIOS[0]
  const pixels = isCustom ? { width, height } : chosen
  const tile = (ratio: (typeof ASPECT_RATIOS)[number]) => (
    <Tile
      key={ratio.id}
      name={name}
      {...ratio}
      isChosen={!isCustom && ratio.id === value}
      onChoose={() => onChange(ratio.id)}
    />
  )

  function chooseCustom() {
    isJustChosen.current = true
    change({ isCustomSize: true, ...firstCustomSize(customSizes, chosen.id) })
  }

  /** Scrolls fields into view that open below the form's visible part. */
  function reveal(fields: HTMLElement | null) {
    if (!fields || !isJustChosen.current) return
    isJustChosen.current = false
    fields.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="grid gap-1.5">
      <div className="flex min-h-[18px] items-center">
        <span className="font-semibold">Aspect ratio</span>
        <span className="figures ml-auto text-11 text-ink-3">
          {isCustom || resolution === 'standard'
            ? `${pixels.width || '–'} × ${pixels.height || '–'}`
            : resolutionLabel(resolution)}
        </span>
      </div>
      <div role="radiogroup" aria-label="Aspect ratio" className="grid gap-2">
        <div className="flex flex-wrap gap-2">{offered.filter(isFirst).map(tile)}</div>
        {(customSizes !== null || offered.some((ratio) => !isFirst(ratio))) && (
          <div className="flex flex-wrap gap-2">
            {offered.filter((ratio) => !isFirst(ratio)).map(tile)}
            {customSizes !== null && (
              <Tile name={name} id="Custom" label="Any size" isChosen={isCustom} onChoose={chooseCustom} />
            )}
          </div>
        )}
      </div>
      {isCustom && customSizes && (
        <div ref={reveal} className="scroll-mb-6 max-md:scroll-mb-40">
          <CustomSizeFields
            range={customSizes}
            value={pixels}
            onChange={(size) => change({ isCustomSize: true, ...size })}
          />
        </div>
      )}
      {note && <p className="text-12 text-gamboge-ink">{note}</p>}
    </div>
  )
}

type TileProps = {
  readonly name: string
  readonly id: AspectRatio | 'Custom'
  readonly label: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Tile({ name, id, label, isChosen, onChoose }: TileProps) {
  return (
    <label className={classNames('ratio-tile', isFirst({ id }) ? 'ratio-large' : 'ratio-small')}>
      <input
        type="radio"
        name={name}
        value={id}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <i aria-hidden="true" className={SHAPES[id]} />
      <span className={id === 'Custom' ? 'flex items-baseline gap-1.5' : undefined}>
        <b>{id}</b>
        <small>{label}</small>
      </span>
    </label>
  )
}

function isFirst({ id }: { readonly id: string }): boolean {
  return EVERY_MODELS_RATIOS.some((one) => one === id)
}
