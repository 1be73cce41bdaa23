import type { Generation } from '#web/shared/data/generation.ts'
import { useUpdateGeneration } from '#web/shared/data/library.queries.ts'
import { SHORTCUTS, type ShortcutAt } from '#web/shared/lib/shortcuts.ts'
import { copyPicture } from '#web/shared/pictures/copy-picture.ts'
import { downloadPicture } from '#web/shared/pictures/download.ts'
import { rollLittleChange } from '#web/shared/pictures/little-change.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useCopy } from '#web/shared/ui/use-copy.ts'
import { takeAsReference } from './reference/take-as-reference.ts'
import { takeReferencesOf } from './reference/take-references-of.ts'
import { reuseSettings, variationOf } from './reuse-settings.ts'
import { rollSeed } from './seed.ts'
import { useGenerate } from './use-generate.ts'

export type PictureCommand = {
  readonly id: Exclude<ShortcutAt<'picture'>, 'delete'>
  /** Label, if not the shortcut's. */
  readonly label: string
  readonly run: () => void
}

/** Commands for a picture on the stage, by button and key. */
export function usePictureCommands(
  generation: Generation,
  open: (dialog: 'share' | 'publish') => void,
): readonly PictureCommand[] {
  const generate = useGenerate()
  const copy = useCopy()
  const update = useUpdateGeneration()
  const { id, prompt, isFavorite, isPublic } = generation
  const runs: Readonly<Record<PictureCommand['id'], () => void>> = {
    vary: () =>
      void generate({
        of: id,
        settings: variationOf(generation, { variation: rollLittleChange(Math.random) }),
      }),
    'vary-strongly': () =>
      void generate({ of: id, settings: variationOf(generation, { seed: rollSeed(Math.random) }) }),
    reference: () => void takeAsReference(generation),
    favorite: () => update.mutate({ id, is_favorite: !isFavorite }),
    reuse: () => {
      reuseSettings(generation)
      void takeReferencesOf(generation.references > 0 ? id : '')
      notify.info({ title: 'Settings are in the form' })
    },
    'copy-image': () => void copyPicture(generation),
    'copy-prompt': () => void copy(prompt, 'Prompt copied'),
    download: () => downloadPicture(generation),
    share: () => open('share'),
    publish: () => open('publish'),
  }
  return ORDER.map((command) => ({
    id: command,
    label: command === 'publish' ? (isPublic ? 'Make private' : 'Make public') : SHORTCUTS[command].label,
    run: runs[command],
  }))
}

const ORDER: readonly PictureCommand['id'][] = [
  'vary',
  'vary-strongly',
  'reference',
  'favorite',
  'share',
  'reuse',
  'copy-image',
  'copy-prompt',
  'download',
  'publish',
]
