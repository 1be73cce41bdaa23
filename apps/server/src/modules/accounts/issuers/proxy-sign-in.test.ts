import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness/start-test-app.ts'

const PROXY_ADDRESS = '10.1.2.3'
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({
    env: {
      PROXY_USER_HEADER: 'Remote-Email',
      PROXY_USER_FROM: '192.0.2.7, 10.1.0.0/16, 2001:db8::/32',
      PROXY_USER_NAME: 'the front door',
      PASSWORD_SIGN_IN: 'true',
    },
  })
}, 60_000)
afterAll(() => app.stop())

const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

/** Bindings of a request from this address. */
const from = (remoteAddress: string) => ({ incoming: { headers: {}, socket: { remoteAddress } } })

/** Sends a request from the address; returns what the page gets, and the cookie. */
async function come(email: string | undefined, peer = PROXY_ADDRESS, path = '/gallery') {
  const headers = new Headers(email === undefined ? {} : { 'remote-email': email })
  const bindings = peer === 'none' ? undefined : from(peer)
  const address = `/api/auth/start/proxy?from=${encodeURIComponent(path)}`
  const answer = await app.http.request(address, { headers }, bindings)
  expect(answer.status).toBe(302)
  const page = new URL(answer.headers.get('location') ?? '')
  return { said: Object.fromEntries(page.searchParams), cookie: cookieOf(answer) }
}

async function accountOf(cookie: string) {
  const arrived = await app.send('POST', '/api/auth/arrival', { headers: { cookie } })
  const headers = { authorization: `Bearer ${arrived.headers.get('set-auth-token')}` }
  return (await app.send('GET', '/api/account', { headers })).json() as Promise<Record<string, unknown>>
}

const countUsers = async (email: string) =>
  (await sql`select from "user" where email = ${email}`.execute(app.database.handle)).rows.length

describe('sign-in by a proxy in front', () => {
  it('makes an account for the address in its header, and opens it the next time', async () => {
    const first = await come('Ada@house.example')
    expect(first.said).toEqual({ arrived: 'proxy', from: '/gallery' })
    const account = await accountOf(first.cookie)
    expect(account).toMatchObject({
      email: 'ada@house.example',
      email_verified: true,
      display_name: 'ada',
      has_password: false,
    })
    expect(await accountOf((await come('ada@house.example')).cookie)).toEqual(account)
  })

  it.each(['192.0.2.7', '::ffff:10.1.255.255', '2001:db8::9'])(
    'believes the header from %s',
    async (peer) => {
      expect((await come('lea@house.example', peer)).said).toMatchObject({ arrived: 'proxy' })
    },
  )

  it.each(['192.0.2.8', '10.2.0.1', '127.0.0.1', '2001:db9::1', 'none'])(
    'believes it from no other address: %s',
    async (peer) => {
      const { said, cookie } = await come('eve@house.example', peer)
      expect([said, cookie]).toEqual([{ refused: 'past-proxy', by: 'proxy', from: '/gallery' }, ''])
      expect(await countUsers('eve@house.example')).toBe(0)
    },
  )

  it('is not fooled by what the caller says of their own address', async () => {
    const answer = await app.http.request(
      '/api/auth/start/proxy',
      { headers: { 'remote-email': 'eve@house.example', 'x-forwarded-for': PROXY_ADDRESS } },
      from('198.51.100.1'),
    )
    expect(answer.headers.get('location')).toContain('refused=past-proxy')
  })

  it.each([undefined, '', 'no address', 'a@house.example, b@house.example'])(
    'says that the proxy named no one: %s',
    async (email) => {
      expect((await come(email)).said).toMatchObject({ refused: 'unnamed' })
    },
  )

  it('opens no account whose own address was never proved, and one that was', async () => {
    const kim = await app.signUp('kim')
    expect((await come(kim.email)).said).toMatchObject({ refused: 'taken' })
    await sql`update "user" set "emailVerified" = true where id = ${kim.id}`.execute(app.database.handle)
    expect(await accountOf((await come(kim.email)).cookie)).toMatchObject({ id: kim.id, has_password: true })
  })

  it('opens no suspended account', async () => {
    const { id } = await accountOf((await come('max@house.example')).cookie)
    await sql`insert into account_access (user_id, valid_from, suspended_at, suspended_reason, suspended_by) values (${id}, now(), now(), 'a test', 'op@example.com')
      on conflict (user_id) do update set suspended_at = now()`.execute(app.database.handle)
    expect((await come('max@house.example')).said).toMatchObject({ refused: 'suspended' })
  })

  it('leads to pages of this site alone, and tells the page of the button', async () => {
    expect((await come('ada@house.example', PROXY_ADDRESS, '//evil.example')).said).toEqual({
      arrived: 'proxy',
    })
    expect(await (await app.send('GET', '/api/config')).json()).toMatchObject({
      signInWith: [{ id: 'proxy', name: 'the front door' }],
    })
  })

  it('is not there where it is not set up, nor under the library’s own path', async () => {
    expect(
      (await app.send('POST', '/api/auth/sign-in/proxy', { body: { email: 'ada@house.example' } })).status,
    ).toBe(404)
    const bare = await startTestApp()
    expect((await bare.send('GET', '/api/auth/start/proxy')).status).toBe(404)
    await bare.stop()
  })
})

describe('where accounts are by invitation', () => {
  it('a proxy’s word makes none without one, and says so', async () => {
    const closed = await startTestApp({
      env: { PROXY_USER_HEADER: 'Remote-Email', PROXY_USER_FROM: '10.1.2.3', SIGN_UP: 'invitation' },
    })
    const answer = await closed.http.request(
      '/api/auth/start/proxy',
      { headers: { 'remote-email': 'new@house.example' } },
      from(PROXY_ADDRESS),
    )
    expect(answer.headers.get('location')).toContain('refused=sign-up')
    expect(await countUsers('new@house.example')).toBe(0)
    await closed.stop()
  })
})
