import type { getLineage as endpoint } from '@easel/contract/library/library'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { type PictureAddress, toGeneration } from '../generations/index.ts'
import { createLibraryRepository } from './library.repository.ts'

/** Where a picture comes from and what came of it, as far as it is the caller's own. */
export function getLineage(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly address: Pick<PictureAddress, 'sign'>
}): UseCase<typeof endpoint> {
  return ({ params: { id } }, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => {
      const library = createLibraryRepository(tx)
      if (!(await library.find(userId, id))) throw new AppError('not_found')
      const [ancestors, children] = [
        await library.findAncestors(userId, id),
        await library.findChildren(userId, id),
      ]
      return {
        ancestors: ancestors.map((row) => toGeneration(row, deps.address.sign)),
        children: children.map((row) => toGeneration(row, deps.address.sign)),
      }
    })
}
