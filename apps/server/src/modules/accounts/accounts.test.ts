import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, startTestApp, type TestApp } from '../../../test/harness/start-test-app.ts'
import { createLogger } from '../../platform/logger.ts'
import { createAccountsRepository } from './accounts.repository.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return app.send('POST', `/api/auth${path}`, { body, headers })
}

async function isValid(token: string) {
  const response = await app.send('GET', '/api/auth/get-session', {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await response.json()) !== null
}

describe('accounts', () => {
  it('[1.7] signs up, in and out; the token works until then and no cookie is set', async () => {
    const ada = await app.signUp('ada')
    expect(await isValid(ada.token)).toBe(true)
    const signIn = await post('/sign-in/email', { email: 'ADA@example.com', password: PASSWORD })
    expect(signIn.status).toBe(200)
    expect(signIn.headers.get('set-cookie')).toBeNull()
    const token = signIn.headers.get('set-auth-token') ?? ''
    expect(await isValid(token)).toBe(true)
    expect((await post('/sign-out', {}, { authorization: `Bearer ${token}` })).status).toBe(200)
    expect(await isValid(token)).toBe(false)
    expect(await isValid(ada.token)).toBe(true)
  })

  it('keeps a session 30 days and extends it once a day while it is used', async () => {
    const { token } = await app.signUp('eve')
    const read = async () => {
      const response = await app.send('GET', '/api/auth/get-session', {
        headers: { authorization: `Bearer ${token}` },
      })
      const { session } = (await response.json()) as { session: { id: string; expiresAt: string } }
      return session
    }
    const fresh = await read()
    expect(daysUntil(fresh.expiresAt)).toBeCloseTo(30, 1)
    const twoDaysLess = new Date(Date.parse(fresh.expiresAt) - 2 * 86_400_000)
    await sql`update "session" set "expiresAt" = ${twoDaysLess} where "id" = ${fresh.id}`.execute(
      app.database.handle,
    )
    await app.send('GET', '/api/preferences', { headers: { authorization: `Bearer ${token}` } })
    expect(daysUntil((await read()).expiresAt)).toBeCloseTo(30, 1)
  })

  it('believes no token whose signature is another’s, missing or cut', async () => {
    const [{ token }, { token: other }] = [await app.signUp('kim'), await app.signUp('lou')]
    const [value, signature = ''] = token.split('.')
    expect(await isValid(token)).toBe(true)
    for (const forged of [
      `${value}`,
      `${value}.`,
      `${value}.${other.split('.')[1]}`,
      `${value}.${signature.slice(0, 20)}`,
    ])
      expect(await isValid(forged)).toBe(false)
  })

  it('forgets sessions that have run out', async () => {
    const { token } = await app.signUp('jil')
    const inAMonth = new Date(Date.now() + 31 * 86_400_000)
    await createAccountsRepository(app.database).forgetExpired(new Date())
    expect(await isValid(token)).toBe(true)
    await createAccountsRepository(app.database).forgetExpired(inAMonth)
    expect(await isValid(token)).toBe(false)
  })

  it('forgets the counts of requests a day after the last one', async () => {
    const now = Date.now()
    await sql`insert into "rateLimit" (id, key, count, "lastRequest")
      values ('old', 'old', 1, ${now - 25 * 3_600_000}::bigint), ('new', 'new', 1, ${now - 3_600_000}::bigint)`.execute(
      app.database.handle,
    )
    await createAccountsRepository(app.database).forgetExpired(new Date(now))
    const { rows } = await sql<{ id: string }>`
      select id from "rateLimit" where id in ('old', 'new')`.execute(app.database.handle)
    expect(rows).toEqual([{ id: 'new' }])
  })

  it('tells an unknown email and a wrong password alike', async () => {
    await app.signUp('fay')
    const answers = await Promise.all(
      ['fay@example.com', 'unknown@example.com'].map(async (email) => {
        const response = await post('/sign-in/email', { email, password: 'not the password' })
        return { status: response.status, body: await response.json() }
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'INVALID_EMAIL_OR_PASSWORD' } })
  })

  it('refuses a second account for an email, which only an installation without mail says', async () => {
    await app.signUp('gil')
    const response = await post('/sign-up/email', { name: '', email: 'Gil@example.com', password: PASSWORD })
    expect(await response.json()).toMatchObject({ code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' })
  })

  it.each(['{"email":', '"\\u0000"', '{"email":"a\\u0000@b.co","password":"12345678"}'])(
    'refuses the malformed body %s',
    async (body) => {
      const response = await post('/sign-in/email', body)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { code: 'invalid_request' } })
    },
  )

  it('believes no cookie and no token without its signature', async () => {
    const { token } = await app.signUp('hal')
    const [bare = ''] = token.split('.')
    expect(await isValid(bare)).toBe(false)
    const cookie = `better-auth.session_token=${encodeURIComponent(token)}`
    const response = await app.send('GET', '/api/auth/get-session', { headers: { cookie } })
    expect(await response.json()).toBeNull()
    expect((await app.send('GET', '/api/preferences', { headers: { cookie } })).status).toBe(401)
  })

  it('resets a password by the link in the mail, once, and ends every session', async () => {
    const lines: { text?: string }[] = []
    const logger = Object.assign(createLogger('silent'), {
      info: (line: { text?: string }) => lines.push(line),
    })
    const own = await startTestApp({ logger: logger as never })
    const { token } = await own.signUp('ian')
    const ask = (email: string) =>
      own.send('POST', '/api/auth/request-password-reset', { body: { email, redirectTo: '/reset-password' } })
    const known = await ask('ian@example.com')
    const unknown = await ask('unknown@example.com')
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(await known.json()).toEqual(await unknown.json())
    const link = lines.map(
      (line) => /http:\/\/localhost:3000\/reset-password\?token=(\S+)/.exec(line.text ?? '')?.[1],
    )
    const secret = link.find(Boolean)
    const reset = () =>
      own.send('POST', '/api/auth/reset-password', { body: { token: secret, newPassword: 'a new password' } })
    expect((await reset()).status).toBe(200)
    expect(await isValid(token)).toBe(false)
    expect((await reset()).status).toBe(400)
    const again = await post('/sign-in/email', { email: 'ian@example.com', password: 'a new password' })
    expect(again.status).toBe(200)
    await own.stop()
  })

  it('slows down guesses from one address, whatever the accounts', async () => {
    const guarded = await startTestApp({ isRateLimited: true })
    const statuses: number[] = []
    for (let attempt = 0; attempt < 31; attempt += 1) {
      const body = { email: `x${attempt}@example.com`, password: 'wrong guess' }
      statuses.push((await guarded.send('POST', '/api/auth/sign-in/email', { body })).status)
    }
    expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true)
    expect(statuses[30]).toBe(429)
    await guarded.stop()
  })
})

function daysUntil(time: string): number {
  return (Date.parse(time) - Date.now()) / 86_400_000
}
