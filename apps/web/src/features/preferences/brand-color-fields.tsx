import { LIMITS } from '@easel/contract/limits'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { ColorDot } from '#web/shared/colors/color-dot.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { ColorInput } from '#web/shared/ui/fields/color-input.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'

const FIRST = '#1b49a8'

type BrandColorFieldsProps = {
  readonly colors: readonly string[]
  readonly onChange: (colors: string[]) => void
}

/** The person's brand colors, and a field to add one. */
export function BrandColorFields({ colors, onChange }: BrandColorFieldsProps) {
  const [chosen, setChosen] = useState(FIRST)
  const isFull = colors.length >= LIMITS.brandColors
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 max-md:justify-start">
      {colors.length > 0 && (
        <ul aria-label="Brand colors" className="flex flex-wrap gap-2">
          {colors.map((color) => (
            <li key={color} className="well flex items-center gap-2 rounded-3 pl-2">
              <ColorDot color={color} />
              <span className="figures text-12">{color}</span>
              <IconButton
                small
                label={`Remove ${color}`}
                onClick={() => onChange(colors.filter((kept) => kept !== color))}
              >
                <X size={14} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <>
          <ColorInput label="New color" value={chosen} onChange={setChosen} />
          <Button disabled={colors.includes(chosen)} onClick={() => onChange([...colors, chosen])}>
            <Plus size={14} aria-hidden="true" />
            Add
          </Button>
        </>
      )}
    </div>
  )
}
