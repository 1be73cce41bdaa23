import type { getReferences as endpoint } from '@easel/contract/generations'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { UseCase } from '../../../platform/use-case.ts'
import { createGenerationsRepository } from '../generations.repository.ts'
import { referencesOf } from './kept-references.ts'
import type { ReferencePictures } from './reference-pictures.ts'

/** Reference pictures of a caller's picture, in a form that can be sent again. */
export function getReferences(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly references: Pick<ReferencePictures, 'readEach'>
}): UseCase<typeof endpoint> {
  return async ({ params: { id } }, { actor: { userId } }) => {
    const row = await deps.database.asUser(userId, (tx) =>
      createGenerationsRepository(tx).findOwnedBy(userId, id),
    )
    if (!row) throw new AppError('not_found')
    const found = await deps.references.readEach(referencesOf(row))
    return {
      references: found.map(({ picture, role }) => ({
        image: picture ? `data:image/webp;base64,${Buffer.from(picture).toString('base64')}` : null,
        ...(role === undefined ? {} : { role }),
      })),
    }
  }
}
