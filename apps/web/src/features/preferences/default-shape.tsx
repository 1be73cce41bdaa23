import { CUSTOM_SIZES, firstCustomSize, isCustomSize, sidesOf } from '@easel/contract/models/custom-sizes'
import { ASPECT_RATIOS, type AspectRatio, ratioOf } from '@easel/contract/pictures'
import type { Preferences } from '@easel/contract/preferences'
import { useState } from 'react'
import { CustomSizeFields } from '#web/shared/drawers/custom-size-fields.tsx'
import { Segmented } from '#web/shared/ui/fields/segmented.tsx'

type Size = { readonly width: number; readonly height: number }

type DefaultShapeProps = {
  readonly preferences: Preferences
  readonly onChange: (changes: Partial<Preferences>) => void
}

/** Default ratio or custom size of the generator, saved once it is valid. */
export function DefaultShape({ preferences, onChange }: DefaultShapeProps) {
  const [typed, setTyped] = useState<Size>()
  const { default_aspect_ratio: ratio, default_size: stored } = preferences
  const size = typed ?? sidesOf(stored ?? '')
  const keepRatio = (one: AspectRatio) => onChange({ default_aspect_ratio: one, default_size: null })

  function choose(value: AspectRatio | 'custom') {
    setTyped(value === 'custom' ? firstCustomSize(CUSTOM_SIZES, ratio) : undefined)
    if (value !== 'custom') keepRatio(value)
  }

  function type(next: Size) {
    setTyped(next)
    const same = ratioOf(next.width, next.height)
    if (same) keepRatio(same)
    else if (isCustomSize(next)) onChange({ default_size: `${next.width}x${next.height}` })
  }

  return (
    <div className="grid gap-2.5">
      <Segmented
        label="Default aspect ratio"
        value={size ? 'custom' : ratio}
        onChange={choose}
        options={[
          ...ASPECT_RATIOS.map(({ id, label }) => ({ value: id, label: id, hint: label })),
          { value: 'custom' as const, label: 'Custom', hint: 'Custom size' },
        ]}
      />
      {size && <CustomSizeFields range={CUSTOM_SIZES} value={size} onChange={type} />}
    </div>
  )
}
