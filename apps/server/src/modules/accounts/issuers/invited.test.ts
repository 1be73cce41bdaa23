import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startIssuer } from '../../../../test/harness/start-issuer.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../../test/harness/start-test-app.ts'

let issuer: Awaited<ReturnType<typeof startIssuer>>
let open: TestApp
let app: TestApp
let operator: TestUser

beforeAll(async () => {
  issuer = await startIssuer('http://localhost:3000/api/auth/callback/oidc')
  open = await startTestApp()
  operator = await open.signUp('operator')
  app = await startTestApp({
    env: {
      OIDC_ISSUER: issuer.url,
      OIDC_CLIENT_ID: 'easel',
      OIDC_CLIENT_SECRET: 'easel-secret',
      PROXY_USER_HEADER: 'Remote-Email',
      PROXY_USER_FROM: '10.1.2.3',
      SIGN_UP: 'invitation',
      OPERATOR_EMAILS: operator.email,
    },
  })
}, 120_000)
afterAll(async () => {
  await app.stop()
  await open.stop()
  await issuer.stop()
})

async function invite(body: object = {}) {
  const answer = await app.send('POST', '/api/operator/invitations', { user: operator, body })
  const { url, item } = (await answer.json()) as { url: string; item: { id: string } }
  return { token: url.split('#invitation=')[1] ?? '', id: item.id }
}
async function invitationOf(id: string) {
  const answer = await app.send('GET', '/api/operator/invitations', { user: operator })
  const { items } = (await answer.json()) as {
    items: { id: string; state: string; used_by: string | null }[]
  }
  const { state, used_by } = items.find((item) => item.id === id) ?? {}
  return { state, used_by }
}
const bring = (invitation: string) => app.send('POST', '/api/auth/invitation', { body: { invitation } })
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
const countUsers = async (email: string) =>
  (await sql`select from "user" where email = ${email}`.execute(app.database.handle)).rows.length

/** Signs in by the issuer with the browser's cookies; returns what the page gets. */
async function comeByIssuer(name: string, brought = '') {
  issuer.person = { sub: `sub-${name}`, email: `${name}@house.example`, email_verified: true, name }
  const left = await app.send('GET', '/api/auth/start/oidc')
  const back = await issuer.visit(left.headers.get('location') ?? '')
  const cookie = [cookiesOf(left), brought].filter(Boolean).join('; ')
  const answer = await app.send('GET', `${back.pathname}${back.search}`, { headers: { cookie } })
  return new URL(answer.headers.get('location') ?? '').searchParams
}

/** By the proxy in front. */
async function comeByProxy(name: string, brought = '') {
  const headers = { 'remote-email': `${name}@house.example`, ...(brought && { cookie: brought }) }
  const answer = await app.http.request(
    '/api/auth/start/proxy',
    { headers },
    {
      incoming: { headers: {}, socket: { remoteAddress: '10.1.2.3' } },
    },
  )
  return new URL(answer.headers.get('location') ?? '').searchParams
}

describe.each([
  ['an issuer', 'oidc', comeByIssuer],
  ['a proxy', 'proxy', comeByProxy],
] as const)('a person who comes by %s where accounts are by invitation', (_, by, come) => {
  it('gets one with an invitation, once, and comes in without it from then on', async () => {
    const { token, id } = await invite()
    const brought = cookiesOf(await bring(token))
    expect((await come(`guest-${by}`, brought)).get('arrived')).toBe(by)
    expect(await invitationOf(id)).toEqual({ state: 'used', used_by: `guest-${by}@house.example` })
    expect((await come(`second-${by}`, brought)).get('refused')).toBe('invitation')
    expect((await come(`guest-${by}`)).get('arrived')).toBe(by)
    expect(await countUsers(`second-${by}@house.example`)).toBe(0)
  })

  it('gets none without one, or with one for another address, which stays open', async () => {
    const { token, id } = await invite({ email: 'someone@else.example' })
    expect((await come(`new-${by}`)).get('refused')).toBe('sign-up')
    expect((await come(`new-${by}`, cookiesOf(await bring(token)))).get('refused')).toBe('invitation')
    expect((await come(`new-${by}`, 'easel-invitation=unknown')).get('refused')).toBe('invitation')
    expect(await countUsers(`new-${by}@house.example`)).toBe(0)
    expect(await invitationOf(id)).toEqual({ state: 'open', used_by: null })
  })

  it('uses up none where the account is there already', async () => {
    const first = await invite()
    expect((await come(`known-${by}`, cookiesOf(await bring(first.token)))).get('arrived')).toBe(by)
    const { token, id } = await invite()
    expect((await come(`known-${by}`, cookiesOf(await bring(token)))).get('arrived')).toBe(by)
    expect(await invitationOf(id)).toEqual({ state: 'open', used_by: null })
  })
})

describe('an invitation on its way', () => {
  it('lies in a cookie that no program of the page reads, for ten minutes', async () => {
    const answer = await bring('a-token')
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([
      200,
      ['easel-invitation=a-token; Max-Age=600; Path=/api/auth; HttpOnly; SameSite=Lax'],
    ])
  })

  it('is refused where it is none', async () => {
    for (const invitation of ['', 'a b', 'x'.repeat(201)]) expect((await bring(invitation)).status).toBe(400)
    expect((await bring('x'.repeat(2_000))).status).toBe(413)
    expect((await open.send('POST', '/api/auth/invitation', { body: { invitation: 'x' } })).status).toBe(404)
  })
})
