import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import type { Generation } from '#web/shared/data/generation.ts'
import { generateHref } from '#web/shared/lib/paths.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { ShortcutKeys } from '#web/shared/ui/kbd.tsx'
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx'

type ReuseMenuProps = {
  readonly generation: Pick<Generation, 'prompt' | 'negativePrompt' | 'knownSeed'>
  readonly onReference: () => void
}

/** The parts of a picture that a new one can be begun with. */
export function ReuseMenu({ generation, onReference }: ReuseMenuProps) {
  const { prompt, negativePrompt, knownSeed } = generation
  return (
    <Menu
      align="start"
      trigger={
        <Button className="col-span-2">
          Reuse a part
          <ChevronDown size={14} aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem asChild>
        <Link to={generateHref({ prompt, negativePrompt })}>Prompt only</Link>
      </MenuItem>
      {knownSeed !== null && (
        <MenuItem asChild>
          <Link to={generateHref({ seed: knownSeed })}>Seed only</Link>
        </MenuItem>
      )}
      <MenuItem onSelect={onReference}>
        <span className="flex-1">Use as reference</span>
        <ShortcutKeys of="reference" />
      </MenuItem>
    </Menu>
  )
}
