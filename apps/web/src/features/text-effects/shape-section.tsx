import { RangeField } from '#web/shared/ui/fields/range-field.tsx'
import { Segmented } from '#web/shared/ui/fields/segmented.tsx'
import { useLetteringStore } from './lettering.store.ts'
import { Section } from './section.tsx'

/** Shape of the baseline, and spacing. */
export function ShapeSection() {
  const { settings, change } = useLetteringStore()
  return (
    <Section title="Shape">
      <Segmented
        label="Curve"
        options={[
          { value: 'none', label: 'Straight' },
          { value: 'arc', label: 'Arc' },
          { value: 'wave', label: 'Wave' },
          { value: 'circle', label: 'Circle' },
        ]}
        value={settings.curve}
        onChange={(curve) => change({ curve })}
      />
      {(settings.curve === 'arc' || settings.curve === 'wave') && (
        <RangeField
          label="Bend"
          min={-100}
          max={100}
          value={settings.bend}
          onChange={(bend) => change({ bend })}
        />
      )}
      <RangeField
        label="Letter spacing"
        min={-20}
        max={100}
        value={settings.letter_spacing}
        onChange={(letter_spacing) => change({ letter_spacing })}
      />
      <RangeField
        label="Line spacing"
        min={60}
        max={200}
        value={settings.line_spacing}
        onChange={(line_spacing) => change({ line_spacing })}
      />
    </Section>
  )
}
