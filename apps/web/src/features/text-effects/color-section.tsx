import { RotateCcw } from 'lucide-react'
import { Button } from '#web/shared/ui/button.tsx'
import { RangeField } from '#web/shared/ui/fields/range-field.tsx'
import { ColorInput } from './color-input.tsx'
import { colorsInUse, useLetteringStore } from './lettering.store.ts'
import { Section } from './section.tsx'

/** The effect's colors and grain seed. */
export function ColorSection() {
  const { settings, change } = useLetteringStore()
  const colors = colorsInUse(settings)
  return (
    <Section title="Colors">
      <div className="grid grid-cols-2 gap-2">
        {colors.map(({ label, value }, index) => (
          <ColorInput
            key={label}
            label={label}
            value={value}
            onChange={(chosen) =>
              change({ colours: colors.map((slot, at) => (at === index ? chosen : slot.value)) })
            }
          />
        ))}
        {settings.colours.length > 0 && (
          <Button variant="quiet" onClick={() => change({ colours: [] })}>
            <RotateCcw size={14} aria-hidden="true" />
            The effect’s own
          </Button>
        )}
      </div>
      <RangeField
        label="Variation"
        min={0}
        max={50}
        value={settings.seed}
        onChange={(seed) => change({ seed })}
      />
    </Section>
  )
}
