import type { FormQuality } from '@easel/contract/config'
import { BACKGROUNDS, type Background } from '@easel/contract/fields'
import { type AspectRatio, RESOLUTIONS, type Resolution } from '@easel/contract/pictures'
import { useId } from 'react'
import { BACKGROUND_LABELS } from '#web/shared/drawers/background-labels.ts'
import { backgroundNote, offeredRatios, ratioNote, resolutionNote } from '#web/shared/drawers/drawer-notes.ts'
import { Field, noteId } from '#web/shared/ui/fields/field.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'

type DrawnFieldProps<T> = {
  /** What may draw the pictures; several if the quality varies. */
  readonly drawers: readonly FormQuality[]
  readonly value: T
  readonly onChange: (value: T) => void
}

type RatioFieldProps = DrawnFieldProps<AspectRatio> & {
  /** Whether a custom size replaces the ratio's. */
  readonly isCustom: boolean
  readonly onChooseCustom: () => void
}
const CUSTOM = 'custom'

/** Aspect ratio: the first three, those a model supports, and the chosen one. */
export function RatioField({ drawers, value, isCustom, onChange, onChooseCustom }: RatioFieldProps) {
  const id = useId()
  const hasCustom = isCustom || drawers.some(({ customSizes }) => customSizes)
  const note = isCustom ? undefined : drawers.map((drawer) => ratioNote(drawer, value)).find((one) => one)
  return (
    <Field label="Aspect ratio" htmlFor={id} note={note && `${note}.`}>
      <Select
        id={id}
        value={isCustom ? CUSTOM : value}
        aria-describedby={note && noteId(id)}
        onChange={({ target }) =>
          target.value === CUSTOM ? onChooseCustom() : onChange(target.value as AspectRatio)
        }
      >
        {offeredRatios(drawers, value).map(({ id: ratio, label }) => (
          <option key={ratio} value={ratio}>
            {label} {ratio}
          </option>
        ))}
        {hasCustom && <option value={CUSTOM}>Custom size</option>}
      </Select>
    </Field>
  )
}

/** Resolution; shown if a model has larger ones, or one is chosen. */
export function SizeField({ drawers, value, onChange }: DrawnFieldProps<Resolution>) {
  const id = useId()
  const offered = RESOLUTIONS.filter(
    (one) =>
      one.id === 'standard' ||
      one.id === value ||
      drawers.some(({ resolutions }) => resolutions.some((size) => size.id === one.id)),
  )
  if (offered.length === 1) return null
  const note = drawers.map((drawer) => resolutionNote(drawer, value)).find((one) => one)
  return (
    <Field label="Size" htmlFor={id} note={note && `${note}.`}>
      <Select
        id={id}
        value={value}
        aria-describedby={note && noteId(id)}
        onChange={(event) => onChange(event.target.value as Resolution)}
      >
        {offered.map((size) => (
          <option key={size.id} value={size.id}>
            {size.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Background; shown if a model can omit it, or transparent is chosen. */
export function BackgroundField({ drawers, value, onChange }: DrawnFieldProps<Background>) {
  const id = useId()
  if (value === 'opaque' && !drawers.some(({ transparent }) => transparent)) return null
  const note =
    value === 'transparent' ? drawers.map((drawer) => backgroundNote(drawer)).find((one) => one) : undefined
  return (
    <Field label="Background" htmlFor={id} note={note && `${note}.`}>
      <Select
        id={id}
        value={value}
        aria-describedby={note && noteId(id)}
        onChange={(event) => onChange(event.target.value as Background)}
      >
        {BACKGROUNDS.map((background) => (
          <option key={background} value={background}>
            {BACKGROUND_LABELS[background]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
