import type { Generation } from '#web/shared/data/generation.ts'
import { useCopy } from '#web/shared/lib/use-copy.ts'
import { copyPicture } from '#web/shared/pictures/copy-picture.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { reuseSettings, variationOf } from './reuse-settings.ts'
import { rollSeed } from './seed.ts'
import { takeAsReference } from './take-as-reference.ts'
import { useGenerate } from './use-generate.ts'

export type PictureCommand = {
  readonly id: 'vary' | 'reference' | 'reuse' | 'copy-image' | 'copy-prompt' | 'share' | 'publish'
  readonly label: string
  /** A single letter, heard only while the picture has focus. */
  readonly letter: string
  readonly run: () => void
}

/** Everything a picture on the stage can be used for, by button and by letter. */
export function usePictureCommands(
  generation: Generation,
  open: (dialog: 'share' | 'publish') => void,
): readonly PictureCommand[] {
  const generate = useGenerate()
  const copy = useCopy()
  return [
    {
      id: 'vary',
      label: 'Vary',
      letter: 'V',
      run: () =>
        void generate({ of: generation.id, settings: variationOf(generation, rollSeed(Math.random)) }),
    },
    { id: 'reference', label: 'Reference', letter: 'R', run: () => void takeAsReference(generation) },
    {
      id: 'reuse',
      label: 'Reuse settings',
      letter: 'U',
      run: () => {
        reuseSettings(generation)
        notify.info({ title: 'Settings are in the form' })
      },
    },
    { id: 'copy-image', label: 'Copy image', letter: 'C', run: () => void copyPicture(generation) },
    {
      id: 'copy-prompt',
      label: 'Copy prompt',
      letter: 'T',
      run: () => void copy(generation.prompt, 'Prompt copied'),
    },
    { id: 'share', label: 'Share by link', letter: 'S', run: () => open('share') },
    {
      id: 'publish',
      label: generation.isPublic ? 'Make private' : 'Make public',
      letter: 'G',
      run: () => open('publish'),
    },
  ]
}
