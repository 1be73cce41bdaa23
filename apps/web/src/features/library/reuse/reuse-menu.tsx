import { LIMITS } from '@easel/contract/limits'
import { customSizeOf } from '@easel/contract/models/custom-sizes'
import { ratioOfPicture } from '@easel/contract/pictures'
import { STYLES } from '@easel/contract/styles'
import { countCharacters, isBlank } from '@easel/contract/text-length'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import type { Generation } from '#web/shared/data/generation.ts'
import { useSavePrompt } from '#web/shared/data/prompts.queries.ts'
import { generateHref } from '#web/shared/lib/paths.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { ShortcutKeys } from '#web/shared/ui/kbd.tsx'
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx'

type ReuseMenuProps = {
  readonly generation: Pick<
    Generation,
    'prompt' | 'negativePrompt' | 'knownSeed' | 'style' | 'width' | 'height'
  >
  readonly onReference: () => void
}

/** The parts of a picture that a new one can start from. */
export function ReuseMenu({ generation, onReference }: ReuseMenuProps) {
  const { prompt, negativePrompt, knownSeed, style, width, height } = generation
  const save = useSavePrompt()
  const isKeepable = !isBlank(prompt) && countCharacters(prompt.trim()) <= LIMITS.promptCharacters
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
      {isKeepable && (
        <MenuItem
          onSelect={() =>
            save.mutate({
              prompt,
              style: STYLES.find(({ id }) => id === style)?.id,
              aspect_ratio: ratioOfPicture(width, height),
              ...customSizeOf({ width, height }),
            })
          }
        >
          Save prompt
        </MenuItem>
      )}
      <MenuItem onSelect={onReference}>
        <span className="flex-1">Use as reference</span>
        <ShortcutKeys of="reference" />
      </MenuItem>
    </Menu>
  )
}
