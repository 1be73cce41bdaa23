import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccountsRepository } from '../../../src/modules/accounts/index.ts'
import { startTestApp, type TestApp, type TestUser } from '../../harness/start-test-app.ts'
import {
  CALLBACK,
  CHALLENGE,
  callWith,
  codeFor,
  connect,
  decide,
  exchange,
  look,
  postForm,
  refresh,
  register,
  request,
  VERIFIER,
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

const UNUSABLE = {
  status: 400,
  body: {
    error: 'invalid_grant',
    error_description: 'The code is unknown, was used before, has ended, or is another app’s.',
  },
}

describe('a code', () => {
  it('that comes a second time ends what it was exchanged for', async () => {
    const { clientId, code, access } = await connect(app, ada)
    expect(await callWith(app, access)).toBe(200)
    expect(await exchange(app, clientId, code)).toEqual(UNUSABLE)
    expect(await callWith(app, access)).toBe(401)
  })

  it('is exchanged once, however many ask at the same moment', async () => {
    const clientId = await register(app)
    const code = await codeFor(app, ada, request(clientId))
    const answers = await Promise.all([1, 2, 3, 4].map(() => exchange(app, clientId, code)))
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
  })

  it('is nothing to another app, at another address, or without the verifier', async () => {
    const [clientId, other] = [await register(app), await register(app)]
    const code = await codeFor(app, ada, request(clientId))
    const wrong: readonly Record<string, string>[] = [
      { client_id: other },
      { redirect_uri: 'https://app.example/callback/' },
      { redirect_uri: '' },
      { code_verifier: VERIFIER.replace('a', 'b') },
      { code_verifier: CHALLENGE },
      { code_verifier: '' },
    ]
    for (const parameters of wrong) expect(await exchange(app, clientId, code, parameters)).toEqual(UNUSABLE)
    expect((await exchange(app, clientId, code)).status).toBe(200)
  })

  it('is nothing for another resource, nor after a minute', async () => {
    const clientId = await register(app)
    const code = await codeFor(app, ada, request(clientId, { resource: `${PUBLIC_URL}/mcp` }))
    expect(await exchange(app, clientId, code, { resource: 'https://other.example/mcp' })).toEqual({
      status: 400,
      body: { error: 'invalid_target', error_description: 'Tokens of this server open its own /mcp alone.' },
    })
    pass(61)
    expect(await exchange(app, clientId, code)).toEqual(UNUSABLE)
  })

  it('is nothing once its person has signed out everywhere', async () => {
    const bob = await app.signUp('bob')
    const clientId = await register(app)
    const code = await codeFor(app, bob, request(clientId))
    await app.send('DELETE', '/api/account/sessions?scope=all', { user: bob })
    expect(await exchange(app, clientId, code)).toEqual(UNUSABLE)
  })
})

describe('tokens', () => {
  it('open the tools and nothing else, for an hour', async () => {
    const { access, refresh: renewal } = await connect(app, ada)
    expect([await callWith(app, access), await callWith(app, renewal)]).toEqual([200, 401])
    for (const path of ['/api/generations', '/api/account', '/api/events', '/v1/models'])
      expect((await app.send('GET', path, { headers: { authorization: `Bearer ${access}` } })).status).toBe(
        401,
      )
    pass(3_600)
    expect(await callWith(app, access)).toBe(401)
  })

  it('that were renewed are worth nothing, and one of them that comes again ends the app', async () => {
    const first = await connect(app, ada)
    const { body } = await refresh(app, first.clientId, first.refresh)
    const renewed = body['access_token'] ?? ''
    expect([await callWith(app, first.access), await callWith(app, renewed)]).toEqual([401, 200])
    const again = await refresh(app, first.clientId, first.refresh)
    expect(again).toEqual({
      status: 400,
      body: {
        error: 'invalid_grant',
        error_description: 'The refresh token is unknown, was used before, or has ended.',
      },
    })
    expect(await callWith(app, renewed)).toBe(401)
    expect((await refresh(app, first.clientId, body['refresh_token'] ?? '')).status).toBe(400)
  })

  it('are not renewed by another app, for another resource, nor after 90 days', async () => {
    const { clientId, refresh: token } = await connect(app, ada)
    const other = await register(app)
    expect((await refresh(app, other, token)).body['error']).toBe('invalid_grant')
    const elsewhere = await refresh(app, clientId, token, { resource: 'https://other.example/mcp' })
    expect(elsewhere.body['error']).toBe('invalid_target')
    pass(90 * 86_400)
    expect((await refresh(app, clientId, token)).body['error']).toBe('invalid_grant')
  })

  it('end when the app says so, whichever of them it names, and an unknown one is as good as ended', async () => {
    const [one, two] = [await connect(app, ada), await connect(app, ada)]
    expect(await postForm(app, 'revoke', { token: one.access })).toEqual({ status: 200, body: {} })
    expect(await postForm(app, 'revoke', { token: two.refresh })).toEqual({ status: 200, body: {} })
    expect([await callWith(app, one.access), await callWith(app, two.access)]).toEqual([401, 401])
    expect((await postForm(app, 'revoke', { token: 'nonsense' })).status).toBe(200)
  })

  it('and codes are kept as hashes alone', async () => {
    const { access, refresh: renewal, code } = await connect(app, ada)
    const { rows } = await sql`
      select row_to_json(oauth_grants)::text as row from oauth_grants
      union all select row_to_json(oauth_codes)::text from oauth_codes`.execute(app.database.handle)
    const kept = JSON.stringify(rows)
    expect(rows.length).toBeGreaterThan(1)
    for (const secret of [access, renewal, code]) expect(kept).not.toContain(secret)
  })

  it('are given to no form that names a field twice, or no way in which they are given', async () => {
    const refusals = [
      ['grant_type=password&client_id=x', 'unsupported_grant_type'],
      ['grant_type=refresh_token&grant_type=refresh_token', 'invalid_request'],
      ['grant_type=refresh_token', 'invalid_client'],
      ['grant_type=refresh_token&client_id=%00&refresh_token=%00', 'invalid_grant'],
      ['', 'unsupported_grant_type'],
    ] as const
    for (const [form, code] of refusals)
      expect(await postForm(app, 'token', form)).toMatchObject({ status: 400, body: { error: code } })
    expect((await postForm(app, 'token', 'a'.repeat(20_000))).status).toBe(413)
  })
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
      [{ redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
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
