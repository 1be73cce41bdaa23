import type { LetteringSettings } from '@easel/contract/lettering'
import { textEffect } from '@easel/contract/text-effects'
import { ImageIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/shared/ui/button.tsx'
import { RangeField } from '#web/shared/ui/fields/range-field.tsx'
import { Segmented } from '#web/shared/ui/fields/segmented.tsx'
import { ColorInput } from './color-input.tsx'
import { useLetteringStore } from './lettering.store.ts'
import { OwnPictureDialog } from './own-picture-dialog.tsx'
import { Section } from './section.tsx'

type Background = LetteringSettings['background']

/** Background of the words: none, a color, two colors, or one of the user's pictures. */
export function BackgroundSection() {
  const { settings, change } = useLetteringStore()
  const [isChoosing, setChoosing] = useState(false)
  const { background } = settings
  const put = (next: Background) => change({ background: next })
  const [top, bottom] = textEffect(settings.effect).backdrop

  function choose(kind: Background['kind']) {
    if (kind === 'none') put({ kind })
    else if (kind === 'colour') put({ kind, colour: top })
    else if (kind === 'gradient') put({ kind, from: top, to: bottom, angle: 0 })
    else setChoosing(true)
  }

  return (
    <Section title="Background">
      <Segmented
        label="Background"
        options={[
          { value: 'none', label: 'Clear' },
          { value: 'colour', label: 'Color' },
          { value: 'gradient', label: 'Fade' },
          { value: 'picture', label: 'Picture' },
        ]}
        value={background.kind}
        onChange={choose}
      />
      {background.kind === 'colour' && (
        <ColorInput
          label="Ground"
          value={background.colour}
          onChange={(colour) => put({ ...background, colour })}
        />
      )}
      {background.kind === 'gradient' && (
        <>
          <div className="grid grid-cols-2 gap-2">
            <ColorInput
              label="From"
              value={background.from}
              onChange={(from) => put({ ...background, from })}
            />
            <ColorInput label="To" value={background.to} onChange={(to) => put({ ...background, to })} />
          </div>
          <RangeField
            label="Direction"
            unit="°"
            min={0}
            max={360}
            step={5}
            value={background.angle}
            onChange={(angle) => put({ ...background, angle })}
          />
        </>
      )}
      {background.kind === 'picture' && (
        <Button onClick={() => setChoosing(true)}>
          <ImageIcon size={16} aria-hidden="true" />
          Another picture
        </Button>
      )}
      <OwnPictureDialog
        title="Put the words on a picture"
        empty="Pictures you make appear here."
        open={isChoosing}
        onOpenChange={setChoosing}
        onChoose={({ id }) => put({ kind: 'picture', generation_id: id })}
      />
    </Section>
  )
}
