import { type getShare, SHARE_TOKEN } from '@easel/contract/shares'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createSharesRepository } from './shares.repository.ts'
import { type SharedPictureRow, toSharedPicture } from './shares.table.ts'

/** Resolves a token. Any problem with it looks like it does not exist. */
export type FindShared = (token: string) => Promise<SharedPictureRow | undefined>

export function findShared(deps: {
  readonly database: Pick<Database, 'asAnonymous'>
  readonly clock: Clock
}): FindShared {
  return async (token) => {
    if (!SHARE_TOKEN.test(token)) return undefined
    return deps.database.asAnonymous((tx) => createSharesRepository(tx).findShared(token, deps.clock.now()))
  }
}

export function showShare(find: FindShared, siteBase: string): UseCase<typeof getShare> {
  return async ({ params }) => {
    const row = await find(params.token)
    if (!row) throw new AppError('not_found')
    return toSharedPicture(row, siteBase)
  }
}
