import {
  APP_LIMITS,
  APP_SCOPES,
  type decideAuthorization as decideEndpoint,
  type readAuthorization as readEndpoint,
} from '@easel/contract/apps/connected-apps'
import type { EndpointInput } from '@easel/contract/endpoint'
import type { KeyScope } from '@easel/contract/key-scopes'
import { AppError } from '../../../platform/app-error.ts'
import { assertBelowCap } from '../../../platform/database/assert-below-cap.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { hashOfToken } from '../../../platform/hash-of-token.ts'
import type { CallContext, UseCase } from '../../../platform/use-case.ts'
import { lockForActor } from '../password-check.ts'
import { type AppDeps, isOwnResource } from './app-deps.ts'
import { type Client, isDocumentAddress } from './client-document.ts'
import { createOauthClientsRepository } from './oauth-clients.repository.ts'
import { createOauthGrantsRepository } from './oauth-grants.repository.ts'
import { isLocalAddress, isRegisteredAddress, placeOf } from './redirect-address.ts'

/** Lifetime of a code. */
const CODE_MS = 60_000

type Asked = EndpointInput<typeof readEndpoint>['body']

type Request = {
  readonly clientId: string
  readonly client: Client
  readonly redirectUri: string
  readonly scopes: KeyScope[]
  readonly challenge: string
  /** An error that is returned to the app by redirect. */
  readonly refusal: { readonly code: string; readonly message: string } | undefined
}

export function readAuthorization(deps: AppDeps): UseCase<typeof readEndpoint> {
  return async ({ body }, context) => {
    const { client, redirectUri, scopes, refusal } = await readRequest(deps, body, context)
    const address = new URL(redirectUri)
    return {
      name: client.name,
      website: client.website,
      returns_to: placeOf(address),
      is_local: isLocalAddress(address),
      scopes,
      refusal: refusal
        ? {
            message: refusal.message,
            redirect_to: toApp(deps, redirectUri, body.state, {
              error: refusal.code,
              error_description: refusal.message,
            }),
          }
        : null,
    }
  }
}

export function decideAuthorization(deps: AppDeps): UseCase<typeof decideEndpoint> {
  return async ({ body: { allow, ...asked } }, context) => {
    const { actor } = context
    if (allow) await deps.requireVerified(actor.userId)
    const request = await readRequest(deps, asked, context)
    const { clientId, client, redirectUri, scopes, challenge, refusal } = request
    const answer = (parameters: Readonly<Record<string, string>>) => ({
      redirect_to: toApp(deps, redirectUri, asked.state, parameters),
    })
    if (refusal) return answer({ error: refusal.code, error_description: refusal.message })
    if (!allow) return answer({ error: 'access_denied', error_description: 'The person said no.' })
    const code = deps.randomSecret()
    const now = deps.clock.now()
    await deps.database.asSystem(async (tx) => {
      await lockForActor(tx, actor)
      await assertRoom(tx, actor.userId, now)
      await createOauthClientsRepository(tx).noteAllowed(clientId, now)
      await createOauthGrantsRepository(tx).insertCode({
        hash: hashOfToken(code),
        user_id: actor.userId,
        client_id: clientId,
        name: client.name,
        redirect_uri: redirectUri,
        challenge,
        scopes,
        expires_at: new Date(now.getTime() + CODE_MS),
        grant_id: null,
      })
    })
    return answer({ code })
  }
}

/** Rejects with `conflict` when the account, whose row is locked, is at its max number of apps. */
export function assertRoom(tx: Tx, userId: string, now: Date): Promise<void> {
  return assertBelowCap(tx, {
    userId,
    kind: 'connected apps',
    max: APP_LIMITS.apps,
    count: async () => (await createOauthGrantsRepository(tx).findAll(userId, now, APP_LIMITS.apps)).length,
    message: `You have ${APP_LIMITS.apps} connected apps, which is the most. Disconnect one in Settings first.`,
  })
}

/** Validates an authorization request. Rejects when the app or its redirect address is not certain: then the browser is redirected nowhere. */
async function readRequest(deps: AppDeps, asked: Asked, { actor, tellQuota }: CallContext): Promise<Request> {
  deps.requestLimiter?.take(actor.userId, tellQuota)
  const { client_id: clientId, redirect_uri: redirectUri } = asked
  const client = clientId === undefined ? undefined : await findClient(deps, clientId)
  if (clientId === undefined || !client)
    throw new AppError('not_found', {
      message: 'This site does not know the app that sent you. Start over in the app.',
    })
  if (redirectUri === undefined || !isRegisteredAddress(redirectUri, client.redirectUris))
    throw new AppError('invalid_request', {
      message: 'The app wants its answer at an address that is not one of its own. Nothing was allowed.',
    })
  const scopes = readScopes(asked.scope)
  const refusal = refusalOf(deps, asked, scopes)
  return { clientId, client, redirectUri, scopes, challenge: asked.code_challenge ?? '', refusal }
}

async function findClient(deps: AppDeps, clientId: string): Promise<Client | undefined> {
  if (isDocumentAddress(clientId)) return deps.readDocument(clientId)
  if (!/^client_[0-9a-z]{26}$/.test(clientId)) return undefined
  const row = await deps.database.asSystem((tx) => createOauthClientsRepository(tx).find(clientId))
  return row && { name: row.name, website: row.website, redirectUris: row.redirect_uris }
}

/** The known scopes among those requested, in our order; all scopes for apps if none is requested. */
function readScopes(scope: string | undefined): KeyScope[] {
  if (scope === undefined || scope.trim() === '') return [...APP_SCOPES]
  const asked = scope.split(' ')
  return APP_SCOPES.filter((known) => asked.includes(known))
}

function refusalOf(deps: AppDeps, asked: Asked, scopes: readonly KeyScope[]): Request['refusal'] {
  if (asked.response_type !== 'code')
    return { code: 'unsupported_response_type', message: 'The app has to ask with response_type=code.' }
  if (asked.code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(asked.code_challenge ?? ''))
    return { code: 'invalid_request', message: 'The app has to protect its request with PKCE, by S256.' }
  if (scopes.length === 0)
    return { code: 'invalid_scope', message: `The app may ask for ${APP_SCOPES.join(' and ')} alone.` }
  if (!isOwnResource(asked.resource, deps.publicUrl))
    return { code: 'invalid_target', message: 'The app asks for access to another service.' }
  return undefined
}

/** The redirect; `iss` identifies this server to the app (RFC 9207). */
function toApp(
  { publicUrl }: AppDeps,
  redirectUri: string,
  state: string | undefined,
  parameters: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  if (state !== undefined) url.searchParams.set('state', state)
  url.searchParams.set('iss', publicUrl)
  return url.href
}
