import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IssuerPerson, startIssuer } from '../../../../test/harness/start-issuer.ts'
import { startTestApp, type TestApp } from '../../../../test/harness/start-test-app.ts'

const CALLBACK = 'http://localhost:3000/api/auth/callback/oidc'

let issuer: Awaited<ReturnType<typeof startIssuer>>
let app: TestApp
const settings = () => ({
  OIDC_ISSUER: issuer.url,
  OIDC_CLIENT_ID: 'easel',
  OIDC_CLIENT_SECRET: 'easel-secret',
  OIDC_NAME: 'The House',
})

beforeAll(async () => {
  issuer = await startIssuer(CALLBACK)
  app = await startTestApp({ env: settings() })
}, 120_000)
afterAll(async () => {
  await app.stop()
  await issuer.stop()
})

const person = (name: string, more: Partial<IssuerPerson> = {}): IssuerPerson => ({
  sub: `sub-${name}`,
  email: `${name}@house.example`,
  email_verified: true,
  name,
  ...more,
})

const cookieOf = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.includes(name))
    ?.split(';')[0] ?? ''

async function leave(at = app, from = '/gallery?sort=new') {
  const answer = await at.send('GET', `/api/auth/start/oidc?from=${encodeURIComponent(from)}`)
  return { answer, url: answer.headers.get('location') ?? '', cookie: cookieOf(answer, 'better-auth.state') }
}

async function comeBack(url: URL, cookie: string, at = app) {
  const answer = await at.send('GET', `${url.pathname}${url.search}`, { headers: { cookie } })
  const page = new URL(answer.headers.get('location') ?? '', 'http://none')
  return { page, arrival: cookieOf(answer, 'easel-arrival'), said: Object.fromEntries(page.searchParams) }
}

/** Signs in by the issuer; returns what the page gets. */
async function signIn(who: IssuerPerson | undefined, at = app) {
  issuer.person = who
  const { url, cookie } = await leave(at)
  return comeBack(await issuer.visit(url), cookie, at)
}

async function arrive(cookie: string) {
  const answer = await app.send('POST', '/api/auth/arrival', { headers: cookie ? { cookie } : {} })
  const token = answer.headers.get('set-auth-token') ?? ''
  return { status: answer.status, headers: { authorization: `Bearer ${token}` } }
}

async function accountOf(cookie: string) {
  const { headers } = await arrive(cookie)
  return (await app.send('GET', '/api/account', { headers })).json() as Promise<Record<string, unknown>>
}

const countUsers = async (email: string) =>
  (await sql`select from "user" where email = ${email}`.execute(app.database.handle)).rows.length

describe('sign-in by an issuer', () => {
  it('makes an account, hands the session to the page, and knows the person again', async () => {
    const first = await signIn(person('ada'))
    expect(first.page.pathname).toBe('/auth')
    expect(first.said).toEqual({ arrived: 'oidc', from: '/gallery?sort=new' })
    const account = await accountOf(first.arrival)
    expect(account).toMatchObject({ email: 'ada@house.example', email_verified: true, display_name: 'ada' })
    const second = await accountOf((await signIn(person('ada', { email: 'ada@new.example' }))).arrival)
    expect(second['id']).toBe(account['id'])
    const kept =
      await sql`select * from account where "providerId" = 'oidc' and "userId" = ${account['id']}`.execute(
        app.database.handle,
      )
    expect(kept.rows).toMatchObject([{ accessToken: null, refreshToken: null, idToken: null }])
  })

  it('asks with PKCE, a state and a nonce, and tells the page which buttons there are', async () => {
    const { searchParams } = new URL((await leave()).url)
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(searchParams.get(name)?.length, name).toBeGreaterThanOrEqual(32)
    expect(searchParams.get('redirect_uri')).toBe(CALLBACK)
    expect(await (await app.send('GET', '/api/config')).json()).toMatchObject({
      signInWith: [{ id: 'oidc', name: 'The House' }],
    })
  })

  it('says that the person said no', async () => {
    expect((await signIn(undefined)).said).toEqual({
      refused: 'denied',
      by: 'oidc',
      from: '/gallery?sort=new',
    })
  })

  it('makes no account for an address that the issuer has not verified', async () => {
    const { said, arrival } = await signIn(person('eve', { email_verified: false }))
    expect(said).toMatchObject({ refused: 'unverified' })
    expect(arrival).toBe('')
    expect(await countUsers('eve@house.example')).toBe(0)
  })

  it('opens no account whose own address was never proved, so that none can be laid as a trap', async () => {
    const trap = await app.signUp('victim')
    const { said, arrival } = await signIn(person('v', { email: trap.email }))
    expect(said).toMatchObject({ refused: 'taken' })
    expect(arrival).toBe('')
  })

  it('opens an account whose address was proved on both sides', async () => {
    const kim = await app.signUp('kim')
    await sql`update "user" set "emailVerified" = true where id = ${kim.id}`.execute(app.database.handle)
    expect((await signIn(person('k', { email: kim.email, email_verified: false }))).said).toMatchObject({
      refused: 'taken',
    })
    const { arrival } = await signIn(person('k', { email: kim.email }))
    expect(await accountOf(arrival)).toMatchObject({ id: kim.id })
  })

  it('believes no answer that another browser asked for, or that comes twice', async () => {
    issuer.person = person('lou')
    const { url, cookie } = await leave()
    const back = await issuer.visit(url)
    const other = (await leave()).cookie
    expect((await comeBack(back, '')).said).toMatchObject({ refused: 'stale' })
    expect((await comeBack(back, other)).said).toMatchObject({ refused: 'stale' })
    expect((await comeBack(back, cookie)).said).toMatchObject({ arrived: 'oidc' })
    expect((await comeBack(back, cookie)).said).toMatchObject({ refused: 'stale' })
  })

  it('believes no identity that was made for another request', async () => {
    issuer.person = person('mia')
    const { url, cookie } = await leave()
    const forged = new URL(url)
    forged.searchParams.set('nonce', 'another-nonce-that-was-never-asked-for')
    expect((await comeBack(await issuer.visit(forged.href), cookie)).said).toMatchObject({
      refused: 'failed',
    })
    const bare = new URL(CALLBACK)
    expect((await comeBack(bare, cookie)).said).toMatchObject({ refused: 'stale' })
  })

  it('goes back to own paths alone', async () => {
    issuer.person = person('ned')
    for (const from of ['https://evil.example/', '//evil.example', '/\\evil.example', '']) {
      const { url, cookie } = await leave(app, from)
      expect((await comeBack(await issuer.visit(url), cookie)).said, from).toEqual({ arrived: 'oidc' })
    }
  })

  it('hands the session over to the browser that came back, and to no other caller', async () => {
    for (const cookie of ['', 'easel-arrival=', 'easel-arrival=forged.signature'])
      expect((await arrive(cookie)).status, cookie).toBe(401)
    const { arrival } = await signIn(person('oda'))
    expect((await arrive(arrival)).status).toBe(200)
  })

  it('knows no issuer that is not set up', async () => {
    for (const path of ['start/google', 'callback/google', 'start/x'])
      expect((await app.send('GET', `/api/auth/${path}`)).status, path).toBe(404)
  })

  it('makes no account where sign-up is closed, and lets in who has one', async () => {
    const pia = person('pia')
    await signIn(pia)
    const closed = await startTestApp({ env: { ...settings(), SIGN_UP: 'closed' } })
    expect((await signIn(person('new'), closed)).said).toMatchObject({ refused: 'sign-up' })
    expect(await countUsers('new@house.example')).toBe(0)
    expect((await signIn(pia, closed)).said).toMatchObject({ arrived: 'oidc' })
    await closed.stop()
  })

  it('opens no account that is suspended', async () => {
    const { arrival } = await signIn(person('sue'))
    const { id } = await accountOf(arrival)
    await sql`insert into account_access (user_id, valid_from, suspended_at) values (${id}, now(), now())`.execute(
      app.database.handle,
    )
    const again = await signIn(person('sue'))
    expect(again.said).toMatchObject({ refused: 'suspended' })
    expect(again.arrival).toBe('')
  })

  it('says that the issuer is down, while passwords go on', async () => {
    const down = await startTestApp({ env: { ...settings(), OIDC_ISSUER: 'http://127.0.0.1:9' } })
    const { answer } = await leave(down)
    expect(answer.headers.get('location')).toContain('/auth?refused=down&by=oidc')
    expect((await down.signUp('quin')).token).not.toBe('')
    await down.stop()
  })

  it('waits for a silent issuer only so long', async () => {
    issuer.isSilent = true
    const waiting = await startTestApp({ env: settings() })
    const { answer } = await leave(waiting)
    issuer.isSilent = false
    expect(answer.headers.get('location')).toContain('/auth?refused=down&by=oidc')
    await waiting.stop()
  }, 60_000)
})
