import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import {
  startTestApp,
  type TestApp,
  type TestAppOptions,
  type TestUser,
} from '../../harness/start-test-app.ts'
import type { Era } from '../connect-client.ts'
import { decide } from './authorize.ts'

export type OauthServer = {
  readonly app: TestApp
  /** Where people open the site. */
  readonly publicUrl: string
  readonly stop: () => Promise<void>
}

/** The whole server on a port of its own, which knows its address, perhaps with a path. */
export async function startOauthServer(
  options: TestAppOptions & { readonly sitePath?: string } = {},
): Promise<OauthServer> {
  let app: TestApp | undefined
  const server = createAdaptorServer({
    fetch: (request, env) => app?.http.fetch(request, env) ?? new Response(null, { status: 503 }),
  }) as Server
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${options.sitePath ?? ''}`
  const started = await startTestApp({
    ...options,
    env: { DEFAULT_TIER: 'pro', PUBLIC_URL: publicUrl, ...options.env },
  })
  app = started
  return {
    app: started,
    publicUrl,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await started.stop()
    },
  }
}

export type AppState = {
  client?: StoredOAuthClientInformation | undefined
  tokens?: StoredOAuthTokens | undefined
  /** Where the browser was sent, the last time. */
  asked?: URL
  verifier?: string
  discovered?: OAuthDiscoveryState
}

export const REDIRECT = 'http://127.0.0.1:33418/callback'

/** An app that keeps what it is given in memory. */
export function memoryProvider(state: AppState, scope?: string): OAuthClientProvider {
  return {
    redirectUrl: REDIRECT,
    clientMetadata: {
      client_name: 'A test app',
      redirect_uris: [REDIRECT],
      ...(scope === undefined ? {} : { scope }),
    },
    state: () => 'a state',
    clientInformation: () => state.client,
    saveClientInformation: (client) => {
      state.client = client
    },
    tokens: () => state.tokens,
    saveTokens: (tokens) => {
      state.tokens = tokens
    },
    redirectToAuthorization: (url) => {
      state.asked = url
    },
    saveCodeVerifier: (verifier) => {
      state.verifier = verifier
    },
    saveDiscoveryState: (discovered) => {
      state.discovered = discovered
    },
    discoveryState: () => state.discovered,
    codeVerifier: () => state.verifier ?? '',
  }
}

/** Connects the protocol's own client; where it asks for access, the user allows it. */
export async function connectByOauth(
  { app, publicUrl }: OauthServer,
  user: TestUser,
  era: Era,
  state: AppState = {},
): Promise<Client> {
  const attempt = async () => {
    const client = new Client(
      { name: 'a test', version: '1.0.0' },
      { versionNegotiation: { mode: era === 'legacy' ? 'legacy' : 'auto' } },
    )
    const transport = new StreamableHTTPClientTransport(new URL(`${publicUrl}/mcp`), {
      authProvider: memoryProvider(state),
    })
    return { client, transport }
  }
  const first = await attempt()
  try {
    await first.client.connect(first.transport)
    return first.client
  } catch (error) {
    if (!state.asked) throw error
  }
  const { redirect_to: back } = await decide(app, user, Object.fromEntries(state.asked.searchParams))
  await first.transport.finishAuth(new URL(back).searchParams)
  const second = await attempt()
  await second.client.connect(second.transport)
  return second.client
}
