import type { updateGeneration as endpoint } from '@easel/contract/generations'
import type { GenerationChange } from '@easel/contract/library/library'
import { AppError } from '../../platform/app-error.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { toGeneration } from '../generations/index.ts'
import { type ChangeDeps, tellChanges } from './change-generations.ts'
import { createChangesRepository } from './changes.repository.ts'
import { createCollectionsRepository } from './collections.repository.ts'
import { createLibraryRepository } from './library.repository.ts'

/** Sets a picture's labels; only those given, and of those only what differs. */
export function updateGeneration(
  deps: Pick<ChangeDeps, 'database' | 'events' | 'address'>,
): UseCase<typeof endpoint> {
  return ({ params: { id }, body }, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => {
      const pictures = createChangesRepository(tx, userId)
      const ids = await pictures.lock([id])
      const changed: Partial<GenerationChange>[] = []
      if (body.is_favorite !== undefined) changed.push(...(await pictures.setFavorite(ids, body.is_favorite)))
      if (body.tags !== undefined) changed.push(...(await pictures.setTags(ids, body.tags)))
      if (body.collection_ids !== undefined) {
        const wanted = [...new Set(body.collection_ids)].sort()
        const known = await createCollectionsRepository(tx).findExisting(userId, wanted)
        if (known.length < wanted.length)
          throw new AppError('not_found', { message: 'That collection does not exist any more.' })
        changed.push(...(await pictures.setCollections(ids, wanted)))
      }
      if (changed.length > 0) await tellChanges(deps, tx, userId, [Object.assign({ id }, ...changed)])
      const row = await createLibraryRepository(tx).find(userId, id)
      if (!row) throw new AppError('not_found')
      return toGeneration(row, deps.address.sign)
    })
}
