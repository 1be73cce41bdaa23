import { CUSTOM_SIZES, firstCustomSize } from '@easel/contract/models/custom-sizes'
import { QUALITIES, type Quality } from '@easel/contract/pictures'
import { STYLES } from '@easel/contract/styles'
import { useId } from 'react'
import { isModelGone, modelName, useModels } from '#web/shared/data/models.queries.ts'
import { CustomSizeFields } from '#web/shared/drawers/custom-size-fields.tsx'
import { sizeNote } from '#web/shared/drawers/drawer-notes.ts'
import { useDrawers } from '#web/shared/drawers/use-drawers.ts'
import { Field } from '#web/shared/ui/fields/field.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import type { BaseSettings } from './drafts.store.ts'
import { BackgroundField, RatioField, SizeField } from './drawn-fields.tsx'

type BaseFieldsProps = {
  readonly value: BaseSettings
  readonly onChange: (value: BaseSettings) => void
  /** Qualities of the pictures, if there are several. */
  readonly qualities?: readonly Quality[]
  /** Settings that vary are not asked for here. */
  readonly without?: readonly ('style' | 'quality')[]
}

/** Settings common to all pictures of a batch. */
export function BaseFields({ value, onChange, qualities = [value.quality], without = [] }: BaseFieldsProps) {
  const id = useId()
  const models = useModels()
  const drawers = useDrawers(qualities, value.model ?? '')
  const range = drawers.find(({ customSizes }) => customSizes)?.customSizes ?? CUSTOM_SIZES
  const { size } = value
  const missing = size && drawers.map((drawer) => sizeNote(drawer, size)).find((one) => one)
  const change = (part: Partial<BaseSettings>) => onChange({ ...value, ...part })
  return (
    <div className="grid grid-cols-2 gap-2.5">
      {!without.includes('style') && (
        <Field label="Style" htmlFor={`${id}-style`}>
          <Select
            id={`${id}-style`}
            value={value.style}
            onChange={(event) => change({ style: event.target.value })}
          >
            {STYLES.map(({ id: style, label }) => (
              <option key={style} value={style}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {!without.includes('quality') && (
        <Field label="Quality" htmlFor={`${id}-quality`}>
          <Select
            id={`${id}-quality`}
            value={value.quality}
            onChange={(event) => change({ quality: event.target.value as Quality })}
          >
            {QUALITIES.map(({ id: quality, label }) => (
              <option key={quality} value={quality}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {models !== undefined && models.length > 1 && (
        <Field label="Model" htmlFor={`${id}-model`}>
          <Select
            id={`${id}-model`}
            value={value.model ?? ''}
            onChange={(event) => change({ model: event.target.value })}
          >
            <option value="">Automatic</option>
            {isModelGone(value.model ?? '', models) && (
              <option value={value.model}>
                {modelName(value.model ?? '', models)} (no longer available)
              </option>
            )}
            {models.map(({ id: model }) => (
              <option key={model} value={model}>
                {modelName(model, models)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <RatioField
        drawers={drawers}
        value={value.aspectRatio}
        isCustom={size !== undefined}
        onChange={(aspectRatio) => change({ aspectRatio, size: undefined })}
        onChooseCustom={() => change({ size: firstCustomSize(range, value.aspectRatio) })}
      />
      {size ? (
        <div className="col-span-2">
          <CustomSizeFields range={range} value={size} onChange={(typed) => change({ size: typed })} />
          {missing && <p className="text-12 text-ink-3">{missing}.</p>}
        </div>
      ) : (
        <SizeField
          drawers={drawers}
          value={value.resolution ?? 'standard'}
          onChange={(resolution) => change({ resolution })}
        />
      )}
      <BackgroundField
        drawers={drawers}
        value={value.background ?? 'opaque'}
        onChange={(background) => change({ background })}
      />
      <Field label="Negative prompt" htmlFor={`${id}-negative`}>
        <TextInput
          id={`${id}-negative`}
          value={value.negativePrompt}
          maxLength={300}
          placeholder="What to leave out"
          onChange={(event) => change({ negativePrompt: event.target.value })}
        />
      </Field>
    </div>
  )
}
