import type { getLineage as endpoint } from '@easel/contract/library/library'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { type GenerationRow, type PictureAddress, toGeneration } from '../generations/index.ts'
import { createLibraryRepository } from './library.repository.ts'

const MAX_VERSIONS = 40

/** A picture's ancestors and descendants among the caller's own. */
export function getLineage(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly address: Pick<PictureAddress, 'sign'>
}): UseCase<typeof endpoint> {
  return ({ params: { id } }, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => {
      const library = createLibraryRepository(tx)
      const picture = await library.find(userId, id)
      if (!picture) throw new AppError('not_found')
      const ancestors = await library.findAncestors(userId, id)
      const children = await library.findChildren(userId, id)
      const family = await library.findFamily(userId, (ancestors.at(-1) ?? picture).id)
      const versions = new Map([picture, ...ancestors, ...children, ...family].map((row) => [row.id, row]))
      const tell = (row: GenerationRow) => toGeneration(row, deps.address.sign)
      return {
        ancestors: ancestors.map(tell),
        children: children.map(tell),
        versions: [...versions.values()]
          .slice(0, MAX_VERSIONS)
          .map(tell)
          .toSorted((one, other) => one.created_at.localeCompare(other.created_at)),
      }
    })
}
