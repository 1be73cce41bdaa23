import { useNavigate } from 'react-router'
import type { Generation } from '#web/shared/data/generation.ts'
import { useUpdateGeneration } from '#web/shared/data/library.queries.ts'
import { useCopy } from '#web/shared/lib/use-copy.ts'
import { reuseHref } from './reuse-link.ts'
import type { useLibraryActions } from './use-library-actions.ts'
import { useVary } from './use-vary.ts'

/** Windows that open over a picture. */
export type PictureWindow = 'download' | 'export' | 'share' | 'publish'

export type PictureCommands = ReturnType<typeof usePictureCommands>['commands']

type Context = {
  readonly actions: ReturnType<typeof useLibraryActions>
  /** Puts the picture into the generator as its reference. */
  readonly onUseAsReference: (generation: Generation) => void
  readonly open: (window: PictureWindow) => void
  /** The picture leaves the list; what is shown after it is the list's business. */
  readonly onLeave: (generation: Generation) => void
}

/** What is done with the opened picture, by button and, while no field has the focus, by letter. */
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
    favorite: () => update.mutate({ id, is_favorite: !isFavorite }),
    vary,
    reference: () => onUseAsReference(generation),
    trash: leaving(actions.trash),
    restore: leaving(actions.restore),
    deleteForGood: leaving(actions.deleteForGood),
  }
  const letters: Readonly<Record<string, (() => void) | undefined>> = isTrashed
    ? {}
    : {
        c: commands.copyPrompt,
        f: commands.favorite,
        m: () => void navigate(reuseHref(generation)),
        v: vary,
        r: commands.reference,
        d: () => open('download'),
        s: () => open('share'),
        delete: commands.trash,
      }
  function onLetter(letter: string): boolean {
    letters[letter]?.()
    return letters[letter] !== undefined
  }
  return { commands, onLetter }
}
