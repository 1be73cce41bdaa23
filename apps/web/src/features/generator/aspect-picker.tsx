import {
  ASPECT_RATIOS,
  type AspectRatio,
  EVERY_MODELS_RATIOS,
  type Resolution,
  resolutionLabel,
} from '@easel/contract/pictures'
import { useId } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'

/** Shapes drawn to one scale. */
const SHAPES: Readonly<Record<AspectRatio, string>> = {
  '1:1': 'size-[26px] max-md:size-[22px]',
  '16:9': 'h-[22px] w-[33px] max-lg:h-[18px] max-lg:w-[27px] max-md:h-[18px] max-md:w-[27px]',
  '9:16': 'h-[33px] w-[22px] max-md:h-[27px] max-md:w-[18px]',
  '4:5': 'h-[20px] w-[16px]',
  '3:2': 'h-[14px] w-[21px]',
  '2:3': 'h-[21px] w-[14px]',
  '21:9': 'h-[11px] w-[25px]',
}

type AspectPickerProps = {
  readonly value: AspectRatio
  readonly onChange: (value: AspectRatio) => void
  readonly offered: readonly (typeof ASPECT_RATIOS)[number][]
  /** Of a larger size the model decides how many pixels it has. */
  readonly resolution: Resolution
  /** Shown below: what the provider does not make. */
  readonly note: string | undefined
}

export function AspectPicker({ value, onChange, offered, resolution, note }: AspectPickerProps) {
  const name = useId()
  const chosen = ASPECT_RATIOS.find((ratio) => ratio.id === value) ?? ASPECT_RATIOS[0]
  const tile = (ratio: (typeof ASPECT_RATIOS)[number]) => (
    <Tile key={ratio.id} name={name} ratio={ratio} isChosen={ratio.id === value} onChoose={onChange} />
  )
  return (
    <div className="grid gap-1.5">
      <div className="flex min-h-[18px] items-center">
        <span className="font-semibold">Aspect ratio</span>
        <span className="figures ml-auto text-11 text-ink-3">
          {resolution === 'standard' ? `${chosen.width} × ${chosen.height}` : resolutionLabel(resolution)}
        </span>
      </div>
      <div role="radiogroup" aria-label="Aspect ratio" className="grid gap-2">
        <div className="flex flex-wrap gap-2">{offered.filter(isFirst).map(tile)}</div>
        {offered.some((ratio) => !isFirst(ratio)) && (
          <div className="flex flex-wrap gap-2">{offered.filter((ratio) => !isFirst(ratio)).map(tile)}</div>
        )}
      </div>
      {note && <p className="text-12 text-gamboge-ink">{note}</p>}
    </div>
  )
}

type TileProps = {
  readonly name: string
  readonly ratio: (typeof ASPECT_RATIOS)[number]
  readonly isChosen: boolean
  readonly onChoose: (value: AspectRatio) => void
}

function Tile({ name, ratio, isChosen, onChoose }: TileProps) {
  return (
    <label className={classNames('ratio-tile', isFirst(ratio) ? 'ratio-large' : 'ratio-small')}>
      <input
        type="radio"
        name={name}
        value={ratio.id}
        checked={isChosen}
        onChange={() => onChoose(ratio.id)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <i aria-hidden="true" className={SHAPES[ratio.id]} />
      <span>
        <b>{ratio.id}</b>
        <small>{ratio.label}</small>
      </span>
    </label>
  )
}

function isFirst({ id }: { readonly id: AspectRatio }): boolean {
  return EVERY_MODELS_RATIOS.some((one) => one === id)
}
