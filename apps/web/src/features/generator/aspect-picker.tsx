import { ASPECT_RATIOS, type AspectRatio, type Resolution, resolutionLabel } from '@easel/contract/pictures'
import { useId } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'

/** Shapes drawn to one scale. */
const SHAPES: Readonly<Record<AspectRatio, string>> = {
  '1:1': 'size-[26px] max-md:size-[22px]',
  '16:9': 'h-[22px] w-[33px] max-lg:h-[18px] max-lg:w-[27px] max-md:h-[18px] max-md:w-[27px]',
  '9:16': 'h-[33px] w-[22px] max-md:h-[27px] max-md:w-[18px]',
}

type AspectPickerProps = {
  readonly value: AspectRatio
  readonly onChange: (value: AspectRatio) => void
  /** Of a larger size the model decides how many pixels it has. */
  readonly resolution: Resolution
  /** Shown below: what the provider does not make. */
  readonly note: string | undefined
}

export function AspectPicker({ value, onChange, resolution, note }: AspectPickerProps) {
  const name = useId()
  const chosen = ASPECT_RATIOS.find((ratio) => ratio.id === value) ?? ASPECT_RATIOS[0]
  return (
    <div className="grid gap-1.5">
      <div className="flex min-h-[18px] items-center">
        <span className="font-semibold">Aspect ratio</span>
        <span className="figures ml-auto text-11 text-ink-3">
          {resolution === 'standard' ? `${chosen.width} × ${chosen.height}` : resolutionLabel(resolution)}
        </span>
      </div>
      <div role="radiogroup" aria-label="Aspect ratio" className="flex flex-wrap gap-2">
        {ASPECT_RATIOS.map((ratio) => (
          <label
            key={ratio.id}
            className="group relative grid min-h-[54px] min-w-fit flex-1 grid-cols-[34px_1fr] items-center gap-1.5 rounded-3 bg-raised px-1.5 shadow-[inset_0_0_0_1px_var(--line-2)] transition-shadow duration-(--fast) hover:bg-hover has-checked:bg-ultramarine-tint has-checked:text-ultramarine-ink has-checked:shadow-[inset_0_0_0_2px_var(--ultramarine)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ultramarine max-lg:grid-cols-[28px_1fr] max-lg:gap-1 max-lg:px-1 max-md:min-h-15 max-md:gap-1.5 max-md:px-1.5"
          >
            <input
              type="radio"
              name={name}
              value={ratio.id}
              checked={ratio.id === value}
              onChange={() => onChange(ratio.id)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <i
              aria-hidden="true"
              className={classNames(
                'justify-self-center rounded-1 border-[1.75px] border-ink-3 group-has-checked:border-ultramarine-ink group-has-checked:bg-[color-mix(in_srgb,var(--ultramarine)_22%,transparent)]',
                SHAPES[ratio.id],
              )}
            />
            <span>
              <b className="block text-12 font-semibold">{ratio.id}</b>
              <small className="block text-11 text-ink-3 group-has-checked:text-ultramarine-ink">
                {ratio.label}
              </small>
            </span>
          </label>
        ))}
      </div>
      {note && <p className="text-12 text-gamboge-ink">{note}</p>}
    </div>
  )
}
