import { RotateCcw } from 'lucide-react'
import { Button } from '#web/shared/ui/button.tsx'
import { RangeField } from '#web/shared/ui/range-field.tsx'
import { ColourInput } from './colour-input.tsx'
import { coloursInUse, useLetteringStore } from './lettering.store.ts'
import { Section } from './section.tsx'

/** The effect's colours, and the number that its grain grows from. */
export function ColourSection() {
  const { settings, change } = useLetteringStore()
  const colours = coloursInUse(settings)
  return (
    <Section title="Colours">
      <div className="grid grid-cols-2 gap-2">
        {colours.map(({ label, value }, index) => (
          <ColourInput
            key={label}
            label={label}
            value={value}
            onChange={(chosen) =>
              change({ colours: colours.map((slot, at) => (at === index ? chosen : slot.value)) })
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
