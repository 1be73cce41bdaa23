import type { RegionShape } from '@easel/contract/picture-edits'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/shared/ui/button.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'

const SIDES = [
  { id: 'left', label: 'Left' },
  { id: 'top', label: 'Top' },
  { id: 'width', label: 'Width' },
  { id: 'height', label: 'Height' },
] as const

type Side = (typeof SIDES)[number]['id']

/** A rectangle of the region by numbers, in hundredths: for keyboards, and for straight edges. */
export function RectangleFields({ onAdd }: { readonly onAdd: (rectangle: RegionShape) => void }) {
  const [sides, setSides] = useState<Readonly<Record<Side, number>>>({
    left: 25,
    top: 25,
    width: 50,
    height: 50,
  })
  function add(event: FormEvent) {
    event.preventDefault()
    const share = (side: Side) => Math.max(0, Math.min(1, (sides[side] || 0) / 100))
    onAdd({
      kind: 'rectangle',
      left: share('left'),
      top: share('top'),
      width: share('width'),
      height: share('height'),
    })
  }
  return (
    <form onSubmit={add} className="grid gap-2">
      <fieldset className="grid grid-cols-4 gap-1.5">
        <legend className="mb-1.5 font-semibold">Or a rectangle, in percent</legend>
        {SIDES.map(({ id, label }) => (
          <div key={id} className="grid gap-1">
            <label htmlFor={`region-${id}`} className="text-12 text-ink-2">
              {label}
            </label>
            <TextInput
              id={`region-${id}`}
              type="number"
              min={id === 'width' || id === 'height' ? 1 : 0}
              max={100}
              required
              value={Number.isNaN(sides[id]) ? '' : sides[id]}
              onChange={({ target }) => setSides((now) => ({ ...now, [id]: target.valueAsNumber }))}
            />
          </div>
        ))}
      </fieldset>
      <Button type="submit" className="justify-self-start">
        Add rectangle
      </Button>
    </form>
  )
}
