import type { ConnectedApp } from '@easel/contract/apps/connected-apps'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestUser } from '../../harness/start-test-app.ts'
import { callTool, ERAS } from '../connect-client.ts'
import { callWith, connect, decide, look, register, request } from './authorize.ts'
import { type AppState, connectByOauth, type OauthServer, startOauthServer } from './start-oauth-server.ts'

let server: OauthServer
let ada: TestUser
let now = new Date()
const pass = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000)
}

beforeAll(async () => {
  server = await startOauthServer({ clock: { now: () => now } })
  ada = await server.app.signUp('ada')
}, 120_000)
afterAll(() => server.stop())

async function appsOf(user: TestUser): Promise<readonly ConnectedApp[]> {
  const response = await server.app.send('GET', '/api/account/apps', { user })
  return ((await response.json()) as { items: ConnectedApp[] }).items
}

describe('the protocol’s own client', () => {
  it.each(ERAS)('finds the way in, registers, asks its person, and makes a picture (%s)', async (era) => {
    const state: AppState = {}
    const client = await connectByOauth(server, ada, era, state)
    expect(state.asked?.origin).toBe(server.publicUrl)
    expect(Object.fromEntries(state.asked?.searchParams ?? [])).toMatchObject({
      code_challenge_method: 'S256',
      resource: `${server.publicUrl}/mcp`,
      scope: 'generate read',
    })
    const answer = await callTool(client, 'generate_picture', { prompt: 'a red fox' })
    expect([answer.isError, answer.parts.some(({ type }) => type === 'image')]).toEqual([false, true])
    await client.close()
    const [connected] = await appsOf(ada)
    expect(connected).toMatchObject({
      name: 'A test app',
      returns_to: '127.0.0.1:33418',
      scopes: ['generate', 'read'],
    })
    expect(connected?.last_used_at).not.toBeNull()
  })

  it('renews its access when an hour has passed, without asking again', async () => {
    const state: AppState = {}
    await (await connectByOauth(server, ada, 'modern', state)).close()
    const before = state.tokens
    delete state.asked
    pass(0.05)
    const client = await connectByOauth(server, ada, 'modern', state)
    expect((await callTool(client, 'read_allowance', {})).isError).toBe(false)
    expect(state.asked).toBeUndefined()
    expect(state.tokens?.refresh_token).not.toBe(before?.refresh_token)
    await client.close()
  })

  it('finds the way in below the path of a site, of which alone a proxy passes requests on', async () => {
    const below = await startOauthServer({ sitePath: '/easel' })
    const bob = await below.app.signUp('bob')
    const state: AppState = {}
    const client = await connectByOauth(below, bob, 'modern', state)
    expect(state.asked?.href).toMatch(`${below.publicUrl}/authorize?`)
    expect((await callTool(client, 'read_allowance', {})).isError).toBe(false)
    await client.close()
    for (const path of [
      '/easel/.well-known/openid-configuration',
      '/.well-known/oauth-authorization-server/easel',
    ])
      expect(await (await below.app.send('GET', path)).json()).toMatchObject({ issuer: below.publicUrl })
    expect(
      await (await below.app.send('GET', '/.well-known/oauth-protected-resource/easel/mcp')).json(),
    ).toEqual({
      resource: `${below.publicUrl}/mcp`,
      authorization_servers: [below.publicUrl],
      scopes_supported: ['generate', 'read'],
      bearer_methods_supported: ['header'],
      resource_name: 'Easel',
    })
    await below.stop()
  })
})

describe('a person who is asked', () => {
  it('reads what the app calls itself, where it sends them, and what it may do', async () => {
    const clientId = await register(server.app, { client_uri: 'https://www.app.example/about' })
    const asked = await look(server.app, ada, request(clientId, { scope: 'read openid' }))
    expect(await asked.json()).toEqual({
      name: 'A test app',
      website: 'www.app.example',
      returns_to: 'app.example',
      is_local: false,
      scopes: ['read'],
      refusal: null,
    })
  })

  it('who says no gives nothing, and the app hears it', async () => {
    const clientId = await register(server.app)
    const { redirect_to: back } = await decide(server.app, ada, request(clientId), false)
    expect(Object.fromEntries(new URL(back).searchParams)).toEqual({
      error: 'access_denied',
      error_description: 'The person said no.',
      state: 'a state',
      iss: server.publicUrl,
    })
  })

  it('ends an app in the settings, at once', async () => {
    const eve = await server.app.signUp('eve')
    const { access, refresh } = await connect(server.app, eve)
    expect(await callWith(server.app, access)).toBe(200)
    const [connected] = await appsOf(eve)
    const ended = await server.app.send('DELETE', `/api/account/apps/${connected?.id}`, { user: eve })
    expect(ended.status).toBe(200)
    expect([await callWith(server.app, access), await callWith(server.app, refresh)]).toEqual([401, 401])
    expect(await appsOf(eve)).toEqual([])
  })

  it('is told in the product of each app that was connected', async () => {
    const news = await (await server.app.send('GET', '/api/notifications', { user: ada })).json()
    expect(news).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ title: 'An app was connected', detail: 'A test app' }),
      ]),
    })
  })
})

describe('an app that was allowed to read alone', () => {
  it('is asked by the protocol to get more before it makes a picture', async () => {
    const { access } = await connect(server.app, ada, { scope: 'read' })
    const call = (name: string, input: object) =>
      server.app.send('POST', '/mcp', {
        headers: { authorization: `Bearer ${access}`, accept: 'application/json, text/event-stream' },
        body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } },
      })
    expect((await call('search_library', {})).status).toBe(200)
    const refused = await call('generate_picture', { prompt: 'a fox' })
    expect(refused.status).toBe(403)
    expect(refused.headers.get('www-authenticate')).toBe(
      `Bearer error="insufficient_scope", error_description="Insufficient scope", scope="generate", resource_metadata="${server.publicUrl}/.well-known/oauth-protected-resource/mcp"`,
    )
  })
})
