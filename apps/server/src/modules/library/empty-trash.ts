import type { emptyTrash as endpoint } from '@easel/contract/library/library'
import { LIMITS } from '@easel/contract/limits'
import type { UseCase } from '../../platform/use-case.ts'
import { applyChange, type ChangeDeps } from './change-generations.ts'
import { createChangesRepository } from './changes.repository.ts'
import { createLibraryRepository } from './library.repository.ts'

/** Deletes in parts, so that a large trash holds up no one; the caller repeats while something is left. */
export function emptyTrash(deps: ChangeDeps): UseCase<typeof endpoint> {
  return async (_input, { actor: { userId } }) => {
    const emptied = await deps.database.asUser(userId, async (tx) => {
      const pictures = createChangesRepository(tx, userId)
      const ids = await pictures.lock(await pictures.findTrashed(LIMITS.bulkPictures))
      const { removed } = await applyChange(deps, tx, userId, ids, { action: 'delete' })
      const counts = await createLibraryRepository(tx).countAll(userId)
      return { removed, left: counts.get('trash') ?? 0 }
    })
    if (emptied.removed.length > 0) await deps.sweep.deleteListed()
    return emptied
  }
}
