import { createHash, timingSafeEqual } from 'node:crypto'
import { APP_LIMITS } from '@easel/contract/apps/connected-apps'
import { AppError } from '../../../platform/app-error.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { hashOfToken } from '../../../platform/hash-of-token.ts'
import { createAccountRows } from '../account-rows.repository.ts'
import { SECURITY_NEWS } from '../news/security-news.ts'
import { type AppDeps, isOwnResource } from './app-deps.ts'
import { assertRoom } from './authorization.ts'
import type { CodeRow } from './oauth.table.ts'
import { createOauthGrantsRepository } from './oauth-grants.repository.ts'
import { OauthRefusal } from './oauth-refusal.ts'
import { placeOf } from './redirect-address.ts'

/** Distinguishes an app's token from a session and an API key. */
export const ACCESS_PREFIX = 'easelat_'
const REFRESH_PREFIX = 'easelrt_'
const ACCESS_SECONDS = 3_600

/** Form fields, each sent once. */
export type TokenRequest = Readonly<Record<string, string>>

type Tokens = {
  readonly access_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  readonly refresh_token: string
  readonly scope: string
}

/** Exchanges a code or refresh token for tokens; throws `OauthRefusal`. */
export function issueTokens(deps: AppDeps) {
  const [exchange, renew] = [exchangeCode(deps), renewTokens(deps)]
  return async (request: TokenRequest): Promise<Tokens> => {
    const { grant_type: type, resource } = request
    if (type !== 'authorization_code' && type !== 'refresh_token')
      throw new OauthRefusal('unsupported_grant_type', 'Use authorization_code or refresh_token.')
    if (!isOwnResource(resource, deps.publicUrl))
      throw new OauthRefusal('invalid_target', 'Tokens of this server open its own /mcp alone.')
    if (!request['client_id']) throw new OauthRefusal('invalid_client', 'Name the client_id.')
    return type === 'authorization_code' ? exchange(request) : renew(request)
  }
}

function exchangeCode(deps: AppDeps) {
  const unusable = () =>
    new OauthRefusal('invalid_grant', 'The code is unknown, was used before, has ended, or is another app’s.')
  return async (request: TokenRequest): Promise<Tokens> => {
    const now = deps.clock.now()
    const hash = hashOfToken(request['code'] ?? '')
    const made = await deps.database.asSystem(async (tx) => {
      const grants = createOauthGrantsRepository(tx)
      const userId = await grants.findCodeOwner(hash)
      if (userId === undefined) return undefined
      // Locks in the order in which access is ended, which deletes earlier grants.
      await createAccountRows(tx).lockUser(userId)
      const code = await grants.holdCode(hash)
      if (!code || code.expires_at <= now || !isForCode(request, code)) return undefined
      // A code used twice may have been stolen, so its grant is revoked.
      if (code.grant_id !== null) {
        await grants.end(code.grant_id)
        return undefined
      }
      return insertGrant(deps, tx, code, now)
    })
    if (!made) throw unusable()
    deps.mails.appConnected(made.email, made.name)
    return made.tokens
  }
}

/** Whether the request comes from the app that asked for the code, and carries its verifier. */
function isForCode(request: TokenRequest, code: CodeRow): boolean {
  const verifier = request['code_verifier'] ?? ''
  if (request['client_id'] !== code.client_id || request['redirect_uri'] !== code.redirect_uri) return false
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false
  const challenge = createHash('sha256').update(verifier).digest()
  const expected = Buffer.from(code.challenge, 'base64url')
  return expected.byteLength === challenge.byteLength && timingSafeEqual(challenge, expected)
}

async function insertGrant(deps: AppDeps, tx: Tx, code: CodeRow, now: Date) {
  const grants = createOauthGrantsRepository(tx)
  const email = await grants.findEmail(code.user_id)
  if (email === undefined) return undefined
  try {
    await assertRoom(tx, code.user_id, now)
  } catch (error) {
    if (error instanceof AppError) throw new OauthRefusal('invalid_grant', error.message)
    throw error
  }
  const { tokens, row } = newTokens(deps, now, code.scopes)
  const id = deps.makeId('app')
  await grants.insert({
    id,
    user_id: code.user_id,
    client_id: code.client_id,
    name: code.name,
    returns_to: placeOf(new URL(code.redirect_uri)),
    scopes: code.scopes,
    created_at: now,
    last_used_at: null,
    earlier_hash: null,
    ...row,
  })
  await grants.noteExchange(code.hash, id)
  await deps.notify(tx, code.user_id, SECURITY_NEWS.appConnected(code.name))
  return { email, name: code.name, tokens }
}

function renewTokens(deps: AppDeps) {
  return async (request: TokenRequest): Promise<Tokens> => {
    const now = deps.clock.now()
    const hash = hashOfToken(request['refresh_token'] ?? '')
    const tokens = await deps.database.asSystem(async (tx) => {
      const grants = createOauthGrantsRepository(tx)
      const grant = await grants.holdByRefresh(hash)
      if (!grant || grant.client_id !== request['client_id'] || grant.expires_at <= now) return undefined
      // A replaced refresh token may have been stolen, so its grant is revoked.
      if (grant.refresh_hash !== hash) {
        await grants.end(grant.id)
        return undefined
      }
      const renewed = newTokens(deps, now, grant.scopes)
      await grants.renew(grant.id, hash, renewed.row)
      return renewed.tokens
    })
    if (!tokens)
      throw new OauthRefusal('invalid_grant', 'The refresh token is unknown, was used before, or has ended.')
    return tokens
  }
}

/** Revokes a token's grant (RFC 7009); succeeds for an unknown token. */
export function revokeToken({ database }: Pick<AppDeps, 'database'>) {
  return async (request: TokenRequest): Promise<void> => {
    const { token } = request
    if (!token) throw new OauthRefusal('invalid_request', 'Name the token.')
    await database.asSystem((tx) => createOauthGrantsRepository(tx).endByToken(hashOfToken(token)))
  }
}

function newTokens({ randomSecret }: Pick<AppDeps, 'randomSecret'>, now: Date, scopes: readonly string[]) {
  const access = ACCESS_PREFIX + randomSecret()
  const refresh = REFRESH_PREFIX + randomSecret()
  const tokens: Tokens = {
    access_token: access,
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    refresh_token: refresh,
    scope: scopes.join(' '),
  }
  const row = {
    access_hash: hashOfToken(access),
    access_ends_at: new Date(now.getTime() + ACCESS_SECONDS * 1_000),
    refresh_hash: hashOfToken(refresh),
    expires_at: new Date(now.getTime() + APP_LIMITS.days * DAY_MS),
  }
  return { tokens, row }
}
