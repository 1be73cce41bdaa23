import { AppError } from '../../../platform/app-error.ts'
import type { AppDeps } from './app-deps.ts'
import { readClientMetadata } from './client-document.ts'
import { createOauthClientsRepository } from './oauth-clients.repository.ts'

/** Max registrations of the installation; each takes a few hundred bytes and lasts a day unless someone allows it. */
const MAX_CLIENTS = 10_000

/** Registers an app (RFC 7591). Apps are public clients and get no secret. */
export function registerClient(deps: Pick<AppDeps, 'database' | 'clock' | 'makeId'>) {
  return async (metadata: unknown) => {
    const client = readClientMetadata(metadata)
    const now = deps.clock.now()
    const id = deps.makeId('client')
    await deps.database.asSystem(async (tx) => {
      const clients = createOauthClientsRepository(tx)
      if ((await clients.count()) >= MAX_CLIENTS)
        throw new AppError('rate_limit', {
          message: 'Too many apps have registered today. Try again tomorrow, or use an API key.',
          retryAfter: 3_600,
        })
      await clients.insert({
        id,
        name: client.name,
        website: client.website,
        redirect_uris: [...client.redirectUris],
        created_at: now,
        allowed_at: null,
      })
    })
    return {
      client_id: id,
      client_id_issued_at: Math.floor(now.getTime() / 1_000),
      client_name: client.name,
      redirect_uris: client.redirectUris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    }
  }
}
