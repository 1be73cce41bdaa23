import { APP_SCOPES } from '@easel/contract/apps/connected-apps'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../../../platform/app-error.ts'
import { takeTurnOfAddress } from '../../../platform/http/address-limit.ts'
import type { HttpApp, HttpContext } from '../../../platform/http/context.ts'
import type { ErrorShape } from '../../../platform/http/error-shape.ts'
import type { RateLimiter } from '../../../platform/http/rate-limiter.ts'
import { parseJson } from '../../../platform/http/read-request.ts'
import { type AppDeps, resourceOf } from './app-deps.ts'
import { issueTokens, revokeToken, type TokenRequest } from './app-tokens.ts'
import { OauthRefusal } from './oauth-refusal.ts'
import { registerClient } from './register-client.ts'

const MAX_BODY = 16 * 1024
const tooLarge = () => {
  throw new AppError('payload_too_large')
}

export type OauthLimits = {
  /** Registrations and token requests of one network; undefined for no limit. */
  readonly registrations: RateLimiter | undefined
  readonly tokens: RateLimiter | undefined
}

/** Statuses that the same request may not get later. */
const PASSING: ReadonlySet<number> = new Set([429, 503])

/** Errors raised before the protocol's handlers, in its format. */
const oauthErrorShape: ErrorShape = ({ status, body }) => ({
  status,
  body: {
    error: PASSING.has(status)
      ? 'temporarily_unavailable'
      : status >= 500
        ? 'server_error'
        : 'invalid_request',
    error_description: body.error.message,
  },
  headers: {},
})

/** OAuth for apps that use the Model Context Protocol: metadata, registration and tokens. People decide on a page. */
export function addOauthRoutes(
  app: HttpApp,
  deps: AppDeps & { readonly siteBase: string },
  limits: OauthLimits,
): void {
  addDocuments(app, deps)
  const register = registerClient(deps)
  const issue = issueTokens(deps)
  const revoke = revokeToken(deps)
  const post = (
    path: string,
    limiter: RateLimiter | undefined,
    answer: (c: HttpContext, body: string) => Promise<Response>,
  ) =>
    app.post(path, bodyLimit({ maxSize: MAX_BODY, onError: tooLarge }), async (c) => {
      c.set('errorShape', oauthErrorShape)
      takeTurnOfAddress(c, limiter)
      try {
        return await answer(c, await c.req.text())
      } catch (error) {
        if (!(error instanceof OauthRefusal)) throw error
        return c.json({ error: error.code, error_description: error.message }, 400)
      }
    })
  post('/api/oauth/register', limits.registrations, async (c, body) =>
    c.json(await register(parseJson(body)), 201),
  )
  post('/api/oauth/token', limits.tokens, async (c, body) => {
    c.header('Cache-Control', 'no-store')
    return c.json(await issue(readForm(body)))
  })
  post('/api/oauth/revoke', limits.tokens, async (c, body) => {
    await revoke(readForm(body))
    return c.body(null, 200)
  })
}

function addDocuments(app: HttpApp, { publicUrl, siteBase }: { publicUrl: string; siteBase: string }): void {
  const resource = {
    resource: resourceOf(publicUrl),
    authorization_servers: [publicUrl],
    scopes_supported: APP_SCOPES,
    bearer_methods_supported: ['header'],
    resource_name: 'Easel',
  }
  const server = {
    issuer: publicUrl,
    authorization_endpoint: `${publicUrl}/authorize`,
    token_endpoint: `${publicUrl}/api/oauth/token`,
    registration_endpoint: `${publicUrl}/api/oauth/register`,
    revocation_endpoint: `${publicUrl}/api/oauth/revoke`,
    scopes_supported: APP_SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
  }
  const documents: Record<string, object> = {
    '/.well-known/oauth-protected-resource': resource,
    '/.well-known/oauth-protected-resource/mcp': resource,
    '/.well-known/oauth-authorization-server': server,
  }
  if (siteBase !== '') {
    documents[`/.well-known/oauth-protected-resource${siteBase}/mcp`] = resource
    documents[`/.well-known/oauth-authorization-server${siteBase}`] = server
    // With a base path, apps look only here. It must name signing keys; the set is empty, because nothing is signed.
    documents['/.well-known/openid-configuration'] = {
      ...server,
      jwks_uri: `${publicUrl}/.well-known/jwks.json`,
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }
    documents['/.well-known/jwks.json'] = { keys: [] }
  }
  for (const [path, document] of Object.entries(documents)) app.get(path, (c) => c.json(document))
}

/** Metadata of the protected resource `/mcp`. */
export const resourceDocumentOf = (publicUrl: string): string =>
  `${publicUrl}/.well-known/oauth-protected-resource/mcp`

function readForm(body: string): TokenRequest {
  const fields = [...new URLSearchParams(body)]
  const form = Object.fromEntries(fields)
  if (fields.length !== Object.keys(form).length)
    throw new OauthRefusal('invalid_request', 'Each field may come once.')
  return form
}
