import { useNavigate } from 'react-router'
import type { Generation } from '#web/shared/data/generation.ts'
import { useUpdateGeneration } from '#web/shared/data/library.queries.ts'
import type { ShortcutAt } from '#web/shared/lib/shortcuts.ts'
import { copyPicture } from '#web/shared/pictures/copy-picture.ts'
import { useCopy } from '#web/shared/ui/use-copy.ts'
import { reuseHref } from './reuse/reuse-link.ts'
import type { useLibraryActions } from './use-library-actions.ts'
import { useVary } from './use-vary.ts'

/** Dialogs over a picture. */
export type PictureWindow = 'download' | 'export' | 'share' | 'publish'

export type PictureCommands = ReturnType<typeof usePictureCommands>['commands']

type Context = {
  readonly actions: ReturnType<typeof useLibraryActions>
  /** Uses the picture as the generator's reference. */
  readonly onUseAsReference: (generation: Generation) => void
  readonly open: (window: PictureWindow) => void
  /** The picture leaves the list, which decides what is shown next. */
  readonly onLeave: (generation: Generation) => void
}

/** Commands of the opened picture, by button and, while no field has focus, by key. */
export function usePictureCommands(
  generation: Generation,
  { actions, onUseAsReference, open, onLeave }: Context,
) {
  const navigate = useNavigate()
  const copy = useCopy()
  const vary = useVary(generation)
  const update = useUpdateGeneration()
  const { id, prompt, isFavorite, isTrashed } = generation
  const leaving = (run: (ids: readonly string[]) => void) => () => {
    onLeave(generation)
    run([id])
  }
  const commands = {
    copyPrompt: () => void copy(prompt, 'Prompt copied'),
    copyImage: () => void copyPicture(generation),
    favorite: () => update.mutate({ id, is_favorite: !isFavorite }),
    vary,
    reference: () => onUseAsReference(generation),
    trash: leaving(actions.trash),
    restore: leaving(actions.restore),
    deleteForGood: leaving(actions.deleteForGood),
  }
  const byKey: Readonly<Record<ShortcutAt<'picture'>, (() => void) | undefined>> = {
    vary: vary && (() => vary('a little')),
    'vary-strongly': vary && (() => vary('strongly')),
    reference: commands.reference,
    reuse: () => void navigate(reuseHref(generation)),
    favorite: commands.favorite,
    'copy-image': commands.copyImage,
    'copy-prompt': commands.copyPrompt,
    download: () => open('download'),
    share: () => open('share'),
    publish: () => open('publish'),
    delete: commands.trash,
  }
  function onCommand(command: ShortcutAt<'picture'>): boolean {
    const run = isTrashed ? undefined : byKey[command]
    run?.()
    return run !== undefined
  }
  return { commands, onCommand }
}
