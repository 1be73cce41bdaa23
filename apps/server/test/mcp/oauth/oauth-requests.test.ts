import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccountsRepository } from '../../../src/modules/accounts/index.ts'
import { startTestApp, type TestApp, type TestUser } from '../../harness/start-test-app.ts'
import {
  CALLBACK,
  callWith,
  codeFor,
  connect,
  decide,
  exchange,
  look,
  register,
  request,
} from './authorize.ts'

const PUBLIC_URL = 'https://easel.example'
let now = new Date('2026-11-01T12:00:00Z')
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000)
}
let app: TestApp
let ada: TestUser
let documents: Server
let documentOf: (path: string) => string
let document: (address: string) => unknown = () => ({})

beforeAll(async () => {
  documents = createServer((incoming, answer) => {
    if (incoming.url === '/moved.json') answer.writeHead(302, { location: documentOf('/client.json') }).end()
    else answer.end(JSON.stringify(document(documentOf(incoming.url ?? ''))))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => documents.once('listening', resolve))
  const host = `127.0.0.1:${(documents.address() as AddressInfo).port}`
  documentOf = (path) => `http://${host}${path}`
  app = await startTestApp({
    clock: { now: () => now },
    env: { PUBLIC_URL, WEBHOOK_PRIVATE_HOSTS: host },
  })
  ada = await app.signUp('ada')
}, 120_000)
afterAll(async () => {
  await app.stop()
  documents.close()
})

describe('a request for access', () => {
  it('sends the browser nowhere when its app or its address is not known', async () => {
    const clientId = await register(app, { redirect_uris: [CALLBACK, 'http://127.0.0.1:3000/cb'] })
    for (const address of [
      'https://evil.example/callback',
      'https://app.example/callback?next=https://evil.example',
      'https://app.example/callback/../other',
      'https://app.example.evil.example/callback',
      'https://app.example@evil.example/callback',
      'https://app.example:8443/callback',
      'http://app.example/callback',
      'javascript:alert(1)//app.example/callback',
      'http://localhost:3000/cb',
      'http://127.0.0.1:3000/cb/',
      'http://127.0.0.1:3000@evil.example/cb',
      '',
    ]) {
      for (const answer of [
        await look(app, ada, request(clientId, { redirect_uri: address })),
        await app.send('POST', '/api/oauth/decision', {
          user: ada,
          body: { ...request(clientId, { redirect_uri: address }), allow: true },
        }),
      ]) {
        expect([address, answer.status]).toEqual([address, 400])
        expect(await answer.json()).toMatchObject({
          error: {
            message:
              'The app wants its answer at an address that is not one of its own. Nothing was allowed.',
          },
        })
      }
    }
    for (const unknown of ['client_00000000000000000000000000', 'nonsense', "'; drop table"])
      expect((await look(app, ada, request(unknown))).status).toBe(404)
  })

  it('of a program on the computer of its person may name any port, and nothing else that differs', async () => {
    const clientId = await register(app, { redirect_uris: ['http://127.0.0.1/callback'] })
    const address = 'http://127.0.0.1:52011/callback'
    const asked = await look(app, ada, request(clientId, { redirect_uri: address }))
    expect(await asked.json()).toMatchObject({ is_local: true, returns_to: '127.0.0.1:52011' })
  })

  it.each([
    ['cursor://anysphere.cursor-mcp/oauth/callback', 'cursor://anysphere.cursor-mcp'],
    ['com.example.app:/callback', 'com.example.app:'],
  ])('may end at %s, in an app on the computer of its person', async (address, place) => {
    const clientId = await register(app, { redirect_uris: [address] })
    const asked = request(clientId, { redirect_uri: address })
    expect(await (await look(app, ada, asked)).json()).toMatchObject({ is_local: true, returns_to: place })
    const { redirect_to: back } = await decide(app, ada, asked)
    expect(back.startsWith(`${address}?code=`)).toBe(true)
    const code = new URL(back).searchParams.get('code') ?? ''
    const { status } = await exchange(app, clientId, code, { redirect_uri: address })
    expect(status).toBe(200)
    const listed = await (await app.send('GET', '/api/account/apps', { user: ada })).json()
    expect(listed).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ returns_to: place })]),
    })
    for (const other of [`${address}/more`, address.replace('/callback', ':80/callback'), `${address}?x=1`])
      expect([other, (await look(app, ada, request(clientId, { redirect_uri: other }))).status]).toEqual([
        other,
        400,
      ])
  })

  it('that is not right is told to the app, and allowing it allows nothing', async () => {
    const clientId = await register(app)
    const wrong = [
      [{ response_type: 'token' }, 'unsupported_response_type'],
      [{ code_challenge: '' }, 'invalid_request'],
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
      [{ scope: 'write' }, 'invalid_scope'],
      [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
      [{ resource: `${PUBLIC_URL}/v1` }, 'invalid_target'],
    ] as const
    for (const [parameters, code] of wrong) {
      const asked = request(clientId, parameters)
      expect(await (await look(app, ada, asked)).json()).toMatchObject({
        refusal: { redirect_to: expect.stringContaining(`${CALLBACK}?error=${code}&`) },
      })
      const { redirect_to: back } = await decide(app, ada, asked)
      expect([new URL(back).searchParams.get('error'), new URL(back).searchParams.get('code')]).toEqual([
        code,
        null,
      ])
    }
  })

  it('is decided by a person who is signed in, not by a program with a key or a token', async () => {
    const clientId = await register(app)
    const { access } = await connect(app, ada)
    const made = await app.send('POST', '/api/account/keys', { user: ada, body: { name: 'Script' } })
    const { key } = (await made.json()) as { key: string }
    const statusOf = async (headers: Record<string, string>) =>
      (
        await app.send('POST', '/api/oauth/decision', {
          headers,
          body: { ...request(clientId), allow: true },
        })
      ).status
    expect(await statusOf({})).toBe(401)
    expect(await statusOf({ authorization: `Bearer ${access}` })).toBe(401)
    expect(await statusOf({ authorization: `Bearer ${key}` })).toBe(403)
  })
})

describe('what an app says of itself', () => {
  it('registers with addresses to which a browser may be sent, and with a name of one line', async () => {
    const refused = [
      [{ redirect_uris: [] }, 'invalid_redirect_uri'],
      [{ redirect_uris: ['http://app.example/callback'] }, 'invalid_redirect_uri'],
      [{ redirect_uris: [`${CALLBACK}#part`] }, 'invalid_redirect_uri'],
      ...[
        'javascript:alert(1)',
        'javascript://app.example/%0Aalert(1)',
        'data:text/html,x',
        'file:///etc/passwd',
        'intent://scan/callback',
        'ms-settings://app/callback',
        'search-ms://app/callback',
        'view-source://app.example/callback',
        'cursor://callback',
        'cursor:/callback',
        'com.example.app:callback',
      ].map((address) => [{ redirect_uris: [address] }, 'invalid_redirect_uri'] as const),
      [{ redirect_uris: Array.from({ length: 11 }, () => CALLBACK) }, 'invalid_redirect_uri'],
      [{ redirect_uris: [CALLBACK], client_name: 'a'.repeat(61) }, 'invalid_client_metadata'],
      [{ redirect_uris: [CALLBACK], client_name: 'Easel\u202e' }, 'invalid_client_metadata'],
      [{ redirect_uris: [CALLBACK], grant_types: ['client_credentials'] }, 'invalid_client_metadata'],
      [null, 'invalid_redirect_uri'],
    ] as const
    for (const [body, code] of refused) {
      const answer = await app.send('POST', '/api/oauth/register', { body })
      expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ error: code })])
    }
    const broken = await app.send('POST', '/api/oauth/register', { body: '{' })
    expect(await broken.json()).toEqual({
      error: 'invalid_request',
      error_description: 'The body is not valid JSON.',
    })
  })

  it('may lie in a document at the address that is its id', async () => {
    const clientId = documentOf('/client.json')
    document = (address) => ({ client_id: address, client_name: 'Documented', redirect_uris: [CALLBACK] })
    const asked = await look(app, ada, request(clientId))
    expect(await asked.json()).toMatchObject({ name: 'Documented', website: new URL(clientId).host })
    const code = await codeFor(app, ada, request(clientId))
    const { body } = await exchange(app, clientId, code)
    expect(await callWith(app, body['access_token'] ?? '')).toBe(200)
  })

  it('is not believed in a document of another address, a moved one, or one at a private address', async () => {
    const refused = async (clientId: string, why: string) => {
      const answer = await look(app, ada, request(clientId))
      expect([answer.status, await answer.json()]).toEqual([
        400,
        {
          error: expect.objectContaining({
            message: `The app could not be identified: its document at ${clientId} ${why}.`,
          }),
        },
      ])
    }
    document = () => ({ client_id: 'https://app.example/client.json', redirect_uris: [CALLBACK] })
    await refused(documentOf('/client.json'), 'does not name that address as its client_id')
    await refused(documentOf('/moved.json'), 'could not be fetched')
    document = () => 'a'.repeat(20_000)
    await refused(documentOf('/large.json'), 'could not be fetched')
    for (const address of [
      'http://app.example/client.json',
      'https://10.0.0.1/c.json',
      'https://[::1]/c.json',
    ])
      await refused(address, 'has no public https address')
    await refused('https://localhost/client.json', 'could not be fetched')
    for (const address of ['https://app.example/', 'https://app.example/a/../b', 'https://app.example/c#d'])
      await refused(address, 'has no proper address')
  })

  it('is forgotten after a day when no one allowed it, and kept while it is in use', async () => {
    const [unused, used] = [await register(app), await connect(app, ada)]
    const known = async (id: string) =>
      (await sql`select from oauth_clients where id = ${id}`.execute(app.database.handle)).rows.length === 1
    pass(2 * 86_400)
    await createAccountsRepository(app.database).forgetExpired(now)
    expect([await known(unused), await known(used.clientId)]).toEqual([false, true])
    pass(91 * 86_400)
    await createAccountsRepository(app.database).forgetExpired(now)
    expect(await known(used.clientId)).toBe(false)
  })
})

describe('limits', () => {
  it('let a network register 20 apps in ten minutes, and an account have 50', async () => {
    const limited = await startTestApp({ isRateLimited: true, env: { TRUST_PROXY: 'true' } })
    const statuses: number[] = []
    for (let index = 0; index < 21; index += 1) {
      const answer = await limited.send('POST', '/api/oauth/register', {
        headers: { 'x-forwarded-for': '203.0.113.9' },
        body: { redirect_uris: [CALLBACK] },
      })
      statuses.push(answer.status)
    }
    expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([20, 429])
    await limited.stop()
    const cat = await app.signUp('cat')
    const clientId = await register(app)
    for (let index = 0; index < 50; index += 1)
      await exchange(app, clientId, await codeFor(app, cat, request(clientId)))
    const one = await app.send('POST', '/api/oauth/decision', {
      user: cat,
      body: { ...request(clientId), allow: true },
    })
    expect(await one.json()).toMatchObject({
      error: {
        code: 'conflict',
        message: 'You have 50 connected apps, which is the most. Disconnect one in Settings first.',
      },
    })
  })
})
