import type { findImported as endpoint } from '@easel/contract/imports/import-pictures'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { StoredPictures } from '../generations/index.ts'

export function findImported(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly pictures: Pick<StoredPictures, 'findImported'>
}): UseCase<typeof endpoint> {
  return async ({ body }, { actor }) => ({
    known: await deps.database.asUser(actor.userId, (tx) =>
      deps.pictures.findImported(tx, actor.userId, body.hashes),
    ),
  })
}
