import type { getGeneration as endpoint } from '@easel/contract/generations'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { type PictureAddress, toGeneration } from '../generations/index.ts'
import { createLibraryRepository } from './library.repository.ts'

export function getGeneration(deps: {
  readonly database: Pick<Database, 'asUser'>
  readonly address: Pick<PictureAddress, 'sign'>
}): UseCase<typeof endpoint> {
  return async ({ params: { id } }, { actor: { userId } }) => {
    const row = await deps.database.asUser(userId, (tx) => createLibraryRepository(tx).find(userId, id))
    if (!row) throw new AppError('not_found')
    return toGeneration(row, deps.address.sign)
  }
}
