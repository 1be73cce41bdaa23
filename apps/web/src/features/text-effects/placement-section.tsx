import { LETTERING_SHAPES } from '@easel/contract/lettering'
import { Field } from '#web/shared/ui/fields/field.tsx'
import { RangeField } from '#web/shared/ui/fields/range-field.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { useLetteringStore } from './lettering.store.ts'
import { Section } from './section.tsx'

const SHAPE = 'lettering-shape'
const NAMES = {
  fit: 'As large as the words',
  '1:1': 'Square, 1:1',
  '16:9': 'Wide, 16:9',
  '9:16': 'Tall, 9:16',
  '4:5': 'Portrait, 4:5',
  '3:1': 'Banner, 3:1',
} as const

/** The result's shape, and the words' position. */
export function PlacementSection() {
  const { settings, change } = useLetteringStore()
  const isOnPicture = settings.background.kind === 'picture'
  const isPlaced = isOnPicture || settings.shape !== 'fit'
  return (
    <Section title="Placement">
      {!isOnPicture && (
        <Field label="Canvas" htmlFor={SHAPE}>
          <Select
            id={SHAPE}
            value={settings.shape}
            onChange={(event) => {
              const shape = LETTERING_SHAPES.find((id) => id === event.target.value)
              if (shape) change({ shape })
            }}
            className="w-full"
          >
            {LETTERING_SHAPES.map((id) => (
              <option key={id} value={id}>
                {NAMES[id]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {isPlaced && (
        <>
          <RangeField
            label="Size"
            unit="%"
            min={5}
            max={150}
            value={settings.scale}
            onChange={(scale) => change({ scale })}
          />
          <div className="grid grid-cols-2 gap-3">
            <RangeField
              label="Across"
              unit="%"
              min={0}
              max={100}
              value={settings.x}
              onChange={(x) => change({ x })}
            />
            <RangeField
              label="Down"
              unit="%"
              min={0}
              max={100}
              value={settings.y}
              onChange={(y) => change({ y })}
            />
          </div>
        </>
      )}
      <div className="grid grid-cols-2 gap-3">
        <RangeField
          label="Rotation"
          unit="°"
          min={-180}
          max={180}
          value={settings.rotation}
          onChange={(rotation) => change({ rotation })}
        />
        <RangeField
          label="Shadow"
          unit="%"
          min={0}
          max={100}
          value={settings.shadow}
          onChange={(shadow) => change({ shadow })}
        />
      </div>
    </Section>
  )
}
