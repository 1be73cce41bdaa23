import {
  APP_LIMITS,
  type disconnectApp as disconnectEndpoint,
  type listConnectedApps as listEndpoint,
} from '@easel/contract/apps/connected-apps'
import { AppError } from '../../../platform/app-error.ts'
import type { UseCase } from '../../../platform/use-case.ts'
import type { AppDeps } from './app-deps.ts'
import { toConnectedApp } from './oauth.table.ts'
import { createOauthGrantsRepository } from './oauth-grants.repository.ts'

export function listConnectedApps({
  database,
  clock,
}: Pick<AppDeps, 'database' | 'clock'>): UseCase<typeof listEndpoint> {
  return async (_input, { actor }) => {
    const rows = await database.asUser(actor.userId, (tx) =>
      createOauthGrantsRepository(tx).findAll(actor.userId, clock.now(), APP_LIMITS.apps),
    )
    return { items: rows.map(toConnectedApp) }
  }
}

export function disconnectApp({ database }: Pick<AppDeps, 'database'>): UseCase<typeof disconnectEndpoint> {
  return async ({ params: { id } }, { actor }) => {
    const isGone = await database.asUser(actor.userId, (tx) =>
      createOauthGrantsRepository(tx).endOwn(actor.userId, id),
    )
    if (!isGone) throw new AppError('not_found')
    return { id }
  }
}
