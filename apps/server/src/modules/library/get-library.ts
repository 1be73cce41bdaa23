import type { getLibrary as endpoint } from '@easel/contract/library/library'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createCollectionsRepository } from './collections.repository.ts'
import { createLibraryRepository } from './library.repository.ts'
import { toCollection } from './library.table.ts'

/** Counts beside the lists. The database keeps them with every change, so reading costs the same for any library. */
export function getLibrary(deps: { readonly database: Pick<Database, 'asUser'> }): UseCase<typeof endpoint> {
  return (_input, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => {
      const counts = await createLibraryRepository(tx).countAll(userId)
      const collections = await createCollectionsRepository(tx).list(userId)
      return {
        total: counts.get('total') ?? 0,
        favorites: counts.get('favorite') ?? 0,
        public: counts.get('public') ?? 0,
        trash: counts.get('trash') ?? 0,
        collections: collections.map(toCollection),
        tags: [...counts]
          .filter(([key]) => key.startsWith('tag:'))
          .map(([key, count]) => ({ tag: key.slice('tag:'.length), count }))
          .sort((a, b) => a.tag.localeCompare(b.tag)),
      }
    })
}
