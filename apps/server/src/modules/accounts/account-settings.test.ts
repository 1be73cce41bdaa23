import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readEventStream } from '../../../test/harness/read-event-stream.ts'
import { startMailServer } from '../../../test/harness/start-mail-server.ts'
import { PASSWORD, startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

let app: TestApp
let ada: TestUser
let people = 0

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  people += 1
  ada = await app.signUp(`ada${people}`)
})

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function signIn(email = ada.email, password = PASSWORD): Promise<TestUser | undefined> {
  const response = await app.send('POST', '/api/auth/sign-in/email', {
    body: { email, password },
    headers: { 'user-agent': FIREFOX },
  })
  const token = response.headers.get('set-auth-token')
  if (!token) return undefined
  return { ...ada, email, token, headers: { authorization: `Bearer ${token}` } }
}

async function secondDevice(): Promise<TestUser> {
  const user = await signIn()
  if (!user) throw new Error('the second device could not sign in')
  return user
}

const statusOf = async (user: TestUser, path = '/api/account') =>
  (await app.send('GET', path, { user })).status

async function errorOf(response: Response) {
  const { error } = (await response.json()) as { error: { code: string; fields?: Record<string, string> } }
  return { status: response.status, code: error.code, fields: error.fields }
}

type Session = { id: string; device: string; is_current: boolean }
async function sessionsOf(user: TestUser) {
  const response = await app.send('GET', '/api/account/sessions', { user })
  return ((await response.json()) as { items: Session[] }).items
}

describe('the profile', () => {
  it('has a display name, which may be empty and may not be too long or invisible', async () => {
    const rename = (display_name: string) =>
      app.send('PATCH', '/api/account', { user: ada, body: { display_name } })
    expect(await (await rename('  Ada 🎨 ')).json()).toMatchObject({
      email: ada.email,
      display_name: 'Ada 🎨',
    })
    expect(await (await rename('')).json()).toMatchObject({ display_name: '' })
    for (const name of ['x'.repeat(61), 'a\u0007b'])
      expect(await errorOf(await rename(name))).toMatchObject({
        status: 400,
        fields: { display_name: expect.any(String) },
      })
    expect((await rename('🎨'.repeat(60))).status).toBe(200)
  })
})

describe('the password', () => {
  const change = (current_password: string, new_password: string, user = ada) =>
    app.send('POST', '/api/account/password', { user, body: { current_password, new_password } })

  it('[1.7] is changed with the present one, which ends every session but this', async () => {
    const other = await secondDevice()
    expect(await errorOf(await change('not the password', 'a new password'))).toEqual({
      status: 400,
      code: 'invalid_request',
      fields: { current_password: 'That is not your password.' },
    })
    expect(await statusOf(other)).toBe(200)
    expect(await (await change(PASSWORD, 'a new password')).json()).toEqual({ ended: 1 })
    expect([await statusOf(ada), await statusOf(other)]).toEqual([200, 401])
    expect(await signIn()).toBeUndefined()
    expect(await signIn(ada.email, 'a new password')).toBeDefined()
  })

  it('has from 8 to 128 characters', async () => {
    for (const password of ['seven77', 'a'.repeat(129)])
      expect(await errorOf(await change(PASSWORD, password))).toMatchObject({
        status: 400,
        fields: { new_password: expect.any(String) },
      })
  })

  it('voids links that would set another one', async () => {
    await app.send('POST', '/api/auth/request-password-reset', { body: { email: ada.email } })
    const links = async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from verification where value = ${ada.id}`.execute(app.database.handle)
      return rows[0]?.n
    }
    expect(await links()).toBe(1)
    await change(PASSWORD, 'a new password')
    expect(await links()).toBe(0)
  })

  it('cannot be guessed with a stolen session', async () => {
    const guarded = await startTestApp({ isRateLimited: true })
    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const body = { current_password: `guess ${attempt}`, new_password: 'a new password' }
      const response = await guarded.send('POST', '/api/account/password', { user: ada, body })
      statuses.push(response.status)
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
    await guarded.stop()
  })
})

describe('sessions', () => {
  it('are listed with their device, this one marked', async () => {
    await secondDevice()
    const listed = await sessionsOf(ada)
    expect(listed).toHaveLength(2)
    expect(listed.filter((session) => session.is_current)).toHaveLength(1)
    expect(listed.find((session) => !session.is_current)?.device).toBe('Firefox on Windows')
    expect(JSON.stringify(listed)).not.toContain(ada.token.split('.')[0])
  })

  it('are ended one by one, all others, or all; each at once', async () => {
    const phone = await secondDevice()
    const [session] = (await sessionsOf(ada)).filter((entry) => !entry.is_current)
    const end = (path: string) => app.send('DELETE', `/api/account/sessions${path}`, { user: ada })
    expect(await (await end(`/${session?.id}`)).json()).toEqual({ id: session?.id })
    expect(await statusOf(phone)).toBe(401)
    const others = [await secondDevice(), await secondDevice()]
    expect(await (await end('?scope=others')).json()).toEqual({ ended: 2 })
    for (const other of others) expect(await statusOf(other)).toBe(401)
    expect(await statusOf(ada)).toBe(200)
    expect(await (await end('?scope=all')).json()).toEqual({ ended: 1 })
    expect(await statusOf(ada)).toBe(401)
  })

  it('of another user cannot be ended, nor by a malformed id', async () => {
    const eve = await app.signUp(`eve${people}`)
    const [session] = await sessionsOf(eve)
    const end = (id: string) => app.send('DELETE', `/api/account/sessions/${id}`, { user: ada })
    expect((await end(session?.id ?? '')).status).toBe(404)
    expect((await end('a%20b')).status).toBe(400)
    expect((await app.send('DELETE', '/api/account/sessions?scope=some', { user: ada })).status).toBe(400)
    expect(await statusOf(eve)).toBe(200)
  })

  it('that end close their live connection, the others stay open', async () => {
    const phone = await secondDevice()
    const open = async (user: TestUser) => readEventStream(await app.send('GET', '/api/events', { user }))
    const [here, there] = [await open(ada), await open(phone)]
    await expect.poll(() => here.events.length + there.events.length).toBe(2)
    await app.send('DELETE', '/api/account/sessions?scope=others', { user: ada })
    await there.ended
    await expect
      .poll(() => here.events.map(({ type }) => type).sort())
      .toEqual(['addresses.changed', 'ready', 'session.changed'])
    await here.stop()
  })

  it('are one token each: extending gives out no other, nothing takes it for a new one, and a copy of one that ended opens nothing', async () => {
    const phone = await secondDevice()
    const ends = async () => {
      const { rows } = await sql<{ until: Date }>`
        select "expiresAt" as until from "session" where token = ${phone.token.split('.')[0]}`.execute(
        app.database.handle,
      )
      return rows[0]?.until.getTime() ?? 0
    }
    await sql`update "session" set "expiresAt" = "expiresAt" - interval '2 days',
      "updatedAt" = "updatedAt" - interval '2 days' where token = ${phone.token.split('.')[0]}`.execute(
      app.database.handle,
    )
    const before = await ends()
    const used = await app.send('GET', '/api/account', { user: phone })
    expect([used.status, used.headers.get('set-auth-token')]).toEqual([200, null])
    expect(await ends()).toBeGreaterThan(before)
    const refreshed = await app.send('POST', '/api/auth/refresh-token', { user: phone, body: {} })
    expect(refreshed.status).toBeGreaterThanOrEqual(400)
    expect(refreshed.headers.get('set-auth-token')).toBeNull()
    expect((await app.send('POST', '/api/auth/sign-out', { user: phone, body: {} })).status).toBe(200)
    for (const path of ['/api/account', '/api/limits'])
      expect((await app.send('GET', path, { user: phone })).status).toBe(401)
    expect(await statusOf(ada)).toBe(200)
  })

  it('that have run out are refused', async () => {
    await sql`update "session" set "expiresAt" = now() - interval '1 second' where "userId" = ${ada.id}`.execute(
      app.database.handle,
    )
    expect(await statusOf(ada)).toBe(401)
  })

  it('are not opened by a token with a foreign signature', async () => {
    const [token = ''] = ada.token.split('.')
    const forged = { ...ada, headers: { authorization: `Bearer ${token}.${'A'.repeat(43)}%3D` } }
    expect(await statusOf(forged)).toBe(401)
  })
})

describe('the email address', () => {
  const change = (email: string, password = PASSWORD, on = app) =>
    on.send('POST', '/api/account/email', { user: ada, body: { email, password } })

  it('is changed with the password where no mail is set up', async () => {
    expect(await errorOf(await change('new@example.com', 'wrong one'))).toMatchObject({
      fields: { password: 'That is not your password.' },
    })
    const address = `Neu${people}@Example.com`
    expect(await (await change(address)).json()).toEqual({ status: 'changed' })
    expect(await signIn(address.toLowerCase())).toBeDefined()
    expect(await signIn(ada.email)).toBeUndefined()
  })

  it('is not one that is taken, nor one that is none', async () => {
    const eve = await app.signUp(`eve${people}`)
    expect(await errorOf(await change(eve.email.toUpperCase()))).toMatchObject({
      status: 400,
      fields: { email: 'This email has an account already.' },
    })
    for (const email of ['none', 'a b@example.com', `${'a'.repeat(250)}@example.com`])
      expect((await change(email)).status).toBe(400)
  })

  it('is changed by the link in a mail to the new address, once, by its own account', async () => {
    const post = await startMailServer()
    const mailing = await startTestApp({ env: { SMTP_URL: post.url } })
    const address = `neu${people}@example.com`
    expect(await (await change(address, PASSWORD, mailing)).json()).toEqual({ status: 'confirmation_sent' })
    await expect.poll(() => post.mails.map(({ to }) => to).sort()).toEqual([ada.email, address].sort())
    const text = post.mails.find(({ to }) => to === address)?.text ?? ''
    const token = /\/account\?email_token=([\w-]+)/.exec(text)?.[1]
    const confirm = (user: TestUser) =>
      mailing.send('POST', '/api/account/email/confirm', { user, body: { token } })
    const eve = await mailing.signUp(`eve${people}`)
    expect((await confirm(eve)).status).toBe(404)
    expect(await (await app.send('GET', '/api/account', { user: ada })).json()).toMatchObject({
      email: ada.email,
    })
    expect(await (await confirm(ada)).json()).toMatchObject({ email: address })
    expect((await confirm(ada)).status).toBe(404)
    expect(await signIn(address)).toBeDefined()
    await mailing.stop()
    await post.stop()
  })
})

describe('signing in', () => {
  it('[5.11] takes as long for an unknown email as for a wrong password', async () => {
    const time = async (email: string) => {
      const started = performance.now()
      await signIn(email, 'not the password')
      return performance.now() - started
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 5; round += 1) {
      known.push(await time(ada.email))
      unknown.push(await time(`unknown${round}@example.com`))
    }
    // Hashing the password is nearly all of it; without it an answer would come in a tenth of the time.
    const ratio = Math.min(...unknown) / Math.min(...known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })
})
