import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../../harness/start-test-app.ts'
import {
  CHALLENGE,
  callWith,
  codeFor,
  connect,
  exchange,
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

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now }, env: { PUBLIC_URL } })
  ada = await app.signUp('ada')
}, 120_000)
afterAll(() => app.stop())

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
