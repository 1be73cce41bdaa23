import { DELETION_PHRASE } from '@easel/contract/account'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startIssuer } from '../../../../test/harness/start-issuer.ts'
import { startTestApp, type TestApp } from '../../../../test/harness/start-test-app.ts'

const PASSWORD = 'a long sentence of one’s own'
const AGAIN =
  'Your account has no password to ask for. Sign out and in again, then do this within 10 minutes.'
const NO_PASSWORDS = 'Passwords open no accounts here. Use one of the other ways to sign in.'

let issuer: Awaited<ReturnType<typeof startIssuer>>
let app: TestApp
let passwordless: TestApp

beforeAll(async () => {
  issuer = await startIssuer('http://localhost:3000/api/auth/callback/oidc')
  const env = { OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: 'easel', OIDC_CLIENT_SECRET: 'easel-secret' }
  app = await startTestApp({ env })
  passwordless = await startTestApp({ env: { ...env, PASSWORD_SIGN_IN: 'false' } })
}, 120_000)
afterAll(async () => {
  await app.stop()
  await passwordless.stop()
  await issuer.stop()
})

const cookieOf = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.includes(name))
    ?.split(';')[0] ?? ''

/** Signs in by the issuer and fetches the session. */
async function enter(name: string, at = app) {
  issuer.person = { sub: `sub-${name}`, email: `${name}@house.example`, email_verified: true, name }
  const left = await at.send('GET', '/api/auth/start/oidc')
  const back = await issuer.visit(left.headers.get('location') ?? '')
  const returned = await at.send('GET', `${back.pathname}${back.search}`, {
    headers: { cookie: cookieOf(left, 'better-auth.state') },
  })
  const arrived = await at.send('POST', '/api/auth/arrival', {
    headers: { cookie: cookieOf(returned, 'easel-arrival') },
  })
  const headers = { authorization: `Bearer ${arrived.headers.get('set-auth-token')}` }
  const call = async (method: string, path: string, body?: object) => {
    const answer = await at.send(method, `/api/account${path}`, { headers, ...(body && { body }) })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const { user } = (await arrived.json()) as { user: { id: string } }
  return { id: user.id, call }
}

const age = (userId: string, minutes: number, at = app) =>
  sql`update session set "createdAt" = now() - make_interval(mins => ${minutes}::int) where "userId" = ${userId}`.execute(
    at.database.handle,
  )

/** Everything that requires authenticating again. */
const GUARDED = [
  ['/email', { email: 'new@house.example' }],
  ['/password', { new_password: PASSWORD }],
  ['/deletion', { confirmation: DELETION_PHRASE }],
] as const

describe('an account that has no password', () => {
  it('asks for a sign-in of the last ten minutes in its place, and changes nothing before that', async () => {
    const { id, call } = await enter('ada')
    expect((await call('GET', '')).body).toMatchObject({ has_password: false })
    await age(id, 11)
    for (const [path, body] of GUARDED) {
      const { status, body: said } = await call('POST', path, body)
      expect([path, status, said['error']]).toMatchObject([path, 403, { code: 'forbidden', message: AGAIN }])
    }
    expect((await call('GET', '')).body).toMatchObject({
      email: 'ada@house.example',
      has_password: false,
    })
    const fresh = await enter('ada')
    expect(fresh.id).toBe(id)
    expect(await fresh.call('POST', '/email', { email: 'new@house.example' })).toMatchObject({
      status: 200,
      body: { status: 'changed' },
    })
    expect((await fresh.call('POST', '/deletion', { confirmation: DELETION_PHRASE })).body).toEqual({
      deleted: true,
    })
  })

  it('sets its first password, which from then on is asked for', async () => {
    const { call } = await enter('ben')
    expect((await call('POST', '/password', { new_password: PASSWORD })).status).toBe(200)
    expect((await call('GET', '')).body).toMatchObject({ has_password: true })
    const entered = await app.send('POST', '/api/auth/sign-in/email', {
      body: { email: 'ben@house.example', password: PASSWORD },
    })
    expect(entered.status).toBe(200)
    for (const [path, body] of GUARDED) {
      const { status, body: said } = await call('POST', path, body)
      const field = path === '/password' ? 'current_password' : 'password'
      expect([path, status, said['error']]).toMatchObject([
        path,
        400,
        { code: 'invalid_request', fields: { [field]: 'Enter your password' } },
      ])
    }
    expect(
      (await call('POST', '/deletion', { password: 'not this one', confirmation: DELETION_PHRASE })).status,
    ).toBe(400)
  })
})

describe('where passwords are off', () => {
  it('nothing about a password is answered, and the page is told', async () => {
    const email = 'eve@house.example'
    const closed = [
      ['sign-up/email', { email, password: PASSWORD, name: 'Eve' }],
      ['sign-in/email', { email, password: PASSWORD }],
      ['request-password-reset', { email }],
      ['reset-password', { token: 'x', newPassword: PASSWORD }],
    ] as const
    for (const [path, body] of closed) {
      const answer = await passwordless.send('POST', `/api/auth/${path}`, { body })
      expect([path, answer.status, await answer.json()]).toMatchObject([
        path,
        403,
        { error: { code: 'forbidden', message: NO_PASSWORDS } },
      ])
    }
    expect(await (await passwordless.send('GET', '/api/config')).json()).toMatchObject({
      passwords: false,
      signInWith: [{ id: 'oidc' }],
    })
    expect(await (await app.send('GET', '/api/config')).json()).toMatchObject({ passwords: true })
  })

  it('an account that had one counts as one without: it sets none, and a fresh sign-in deletes it', async () => {
    const { id, call } = await enter('kim', passwordless)
    await sql`insert into account (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
      values ('old-password', ${id}, 'credential', ${id}, 'a hash', now(), now())`.execute(
      passwordless.database.handle,
    )
    expect((await call('GET', '')).body).toMatchObject({ has_password: false })
    expect(await call('POST', '/password', { new_password: PASSWORD })).toMatchObject({
      status: 403,
      body: { error: { message: NO_PASSWORDS } },
    })
    await age(id, 11, passwordless)
    expect((await call('POST', '/deletion', { confirmation: DELETION_PHRASE })).status).toBe(403)
    const fresh = await enter('kim', passwordless)
    expect((await fresh.call('POST', '/deletion', { confirmation: DELETION_PHRASE })).body).toEqual({
      deleted: true,
    })
  })
})
