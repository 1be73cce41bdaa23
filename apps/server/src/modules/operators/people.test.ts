import { listOperatorLog, listPeople, type Person } from '@easel/contract/operator'
import { createScriptedProvider } from '@easel/providers/testing/scripted-provider'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { insertPictures } from '../../../test/harness/insert-pictures.ts'
import { PASSWORD, startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

let app: TestApp
let operator: TestUser
let moderator: TestUser
const provider = createScriptedProvider()

beforeAll(async () => {
  const env = { OPERATOR_EMAILS: 'operator@example.com', MODERATOR_EMAILS: 'moderator@example.com' }
  app = await startTestApp({ env, provider })
  operator = await app.signUp('operator')
  moderator = await app.signUp('moderator')
}, 120_000)
afterAll(() => app.stop())

const to = (user: { id: string }, rest = '') => `/api/operator/people/${user.id}${rest}`
const act = (method: string, path: string, body?: object, user: TestUser | undefined = operator) =>
  app.send(method, path, { user, ...(body ? { body } : {}) })
const suspend = (user: TestUser) => act('POST', to(user, '/suspension'), { reason: 'Sells things' })
const restore = (user: TestUser) => act('DELETE', to(user, '/suspension'))
const signIn = ({ email }: TestUser, password = PASSWORD) =>
  app.send('POST', '/api/auth/sign-in/email', { body: { email, password } })

async function find(query: string): Promise<z.output<typeof listPeople.output>> {
  const answer = await act('GET', `/api/operator/people?${query}`)
  expect(answer.status).toBe(200)
  return z.parse(listPeople.output, await answer.json())
}
async function log(subject: string) {
  const { items } = z.parse(listOperatorLog.output, await (await act('GET', '/api/operator/log')).json())
  return items
    .filter((entry) => entry.subject === subject)
    .map(({ actor, action, detail }) => [actor, action, detail])
}

describe('people', () => {
  it('are found by part of the address or the name, as they are and no more', async () => {
    const ada = await app.signUp('ada_100')
    await app.signUp('adax100')
    await insertPictures(
      app.database,
      [1, 2].map((number) => ({ userId: ada.id, number })),
    )
    const { items } = await find(`search=DA_100`)
    expect(items).toEqual([
      {
        id: ada.id,
        email: ada.email,
        name: 'ada_100',
        email_verified: false,
        created_at: expect.stringMatching(/Z$/),
        last_seen_at: expect.stringMatching(/Z$/),
        sessions: 1,
        tier: 'free',
        pictures: 2,
        suspension: null,
      },
    ])
    expect((await find('search=ada-100')).items).toEqual([])
  })

  it('come page by page, the newest first, each once', async () => {
    await sql`insert into "user" (id, name, email, "emailVerified", "createdAt")
      select 'many' || n, '', 'many' || n || '@example.com', false, now()::timestamptz(3) - (n / 3) * interval '1 second'
      from generate_series(1, 120) as n`.execute(app.database.handle)
    const seen: Person[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await find(`search=many${cursor === '' ? '' : `&cursor=${cursor}`}`)
      seen.push(...page.items)
      cursor = page.nextCursor
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(120)
    const times = seen.map(({ created_at }) => created_at)
    expect(times).toEqual([...times].sort().reverse())
  })

  it('get another tier', async () => {
    const bea = await app.signUp('bea')
    const answer = await act('PATCH', to(bea), { tier: 'premium' })
    expect([answer.status, await answer.json()]).toMatchObject([200, { id: bea.id, tier: 'premium' }])
    const limits = await app.send('GET', '/api/limits', { user: bea })
    expect(await limits.json()).toMatchObject({ subscription_tier: 'premium', limit: 9999 })
    expect(await log(bea.email)).toEqual([[operator.email, 'set-tier', 'free → premium']])
  })

  it('are signed out everywhere', async () => {
    const cleo = await app.signUp('cleo')
    await signIn(cleo)
    const answer = await act('DELETE', to(cleo, '/sessions'))
    expect(await answer.json()).toEqual({ ended: 2 })
    expect((await app.send('GET', '/api/account', { user: cleo })).status).toBe(401)
    expect((await signIn(cleo)).status).toBe(200)
    expect(await log(cleo.email)).toEqual([[operator.email, 'end-sessions', '2']])
  })

  it('are deleted as by themselves, once the address is given', async () => {
    const dora = await app.signUp('dora')
    await insertPictures(app.database, [{ userId: dora.id, number: 50 }])
    const wrong = await act('POST', to(dora, '/deletion'), { email: 'other@example.com' })
    expect(wrong.status).toBe(400)
    expect((await app.send('GET', '/api/account', { user: dora })).status).toBe(200)
    expect((await act('POST', to(dora, '/deletion'), { email: dora.email })).status).toBe(200)
    expect((await signIn(dora)).status).toBe(401)
    const left = await sql`select from generations where user_id = ${dora.id}`.execute(app.database.handle)
    expect(left.rows).toEqual([])
    expect(await log(dora.email)).toEqual([[operator.email, 'delete', '']])
    expect((await act('POST', to(dora, '/deletion'), { email: dora.email })).status).toBe(404)
  })
})

describe('a suspended person', () => {
  it('has no session, key or signed address, is told so at sign-in alone, and keeps everything', async () => {
    const eve = await app.signUp('eve')
    await insertPictures(app.database, [{ userId: eve.id, number: 60 }])
    const made = await app.send('POST', '/api/account/keys', { user: eve, body: { name: 'Script' } })
    const { key } = (await made.json()) as { key: string }
    const { url } = (await (
      await app.send('POST', '/api/account/export', { user: eve, body: {} })
    ).json()) as {
      url: string
    }
    const answer = await suspend(eve)
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { suspension: { reason: 'Sells things', by: operator.email }, sessions: 0 },
    ])
    const withKey = { headers: { authorization: `Bearer ${key}` } }
    expect((await app.send('GET', '/api/account', { user: eve })).status).toBe(401)
    expect((await app.send('GET', '/api/account', withKey)).status).toBe(401)
    expect((await app.send('GET', url)).status).toBeGreaterThanOrEqual(400)
    const refused = await signIn(eve)
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'ACCOUNT_SUSPENDED' }])
    expect((await signIn(eve, 'not the password')).status).toBe(401)
    expect((await find('state=suspended')).items.map(({ id }) => id)).toEqual([eve.id])

    expect((await restore(eve)).status).toBe(200)
    const back = await signIn(eve)
    expect(back.status).toBe(200)
    const headers = { authorization: `Bearer ${back.headers.get('set-auth-token')}` }
    const library = await app.send('GET', '/api/generations', { headers })
    expect(((await library.json()) as { items: object[] }).items).toHaveLength(1)
    expect((await app.send('GET', '/api/account', withKey)).status).toBe(401)
    expect(await log(eve.email)).toEqual([
      [operator.email, 'restore', ''],
      [operator.email, 'suspend', 'Sells things'],
    ])
  })

  it('is refused also with a session or key that was made in the same moment', async () => {
    const finn = await app.signUp('finn')
    const made = await app.send('POST', '/api/account/keys', { user: finn, body: { name: 'Script' } })
    const { key } = (await made.json()) as { key: string }
    await suspend(finn)
    await sql`insert into "session" (id, token, "userId", "expiresAt", "createdAt", "updatedAt")
      values ('late', ${finn.token.split('.')[0]}, ${finn.id}, now() + interval '30 days', now(), now())`.execute(
      app.database.handle,
    )
    expect((await app.send('GET', '/api/account', { user: finn })).status).toBe(401)
    expect(
      (await app.send('GET', '/api/account', { headers: { authorization: `Bearer ${key}` } })).status,
    ).toBe(401)
    await restore(finn)
    expect((await app.send('GET', '/api/account', { user: finn })).status).toBe(401)
  })

  it('has no work that waits or runs, and the places are given back', async () => {
    const gina = await app.signUp('gina')
    await app.send('PATCH', '/api/queue', { user: gina, body: { paused: true } })
    const body = { prompt: 'a boat', style: 'anime', quality: 'standard', aspect_ratio: '1:1', count: 2 }
    expect((await app.send('POST', '/api/queue', { user: gina, body })).status).toBeLessThan(300)
    await suspend(gina)
    const { rows } = await sql<{ status: string; error_code: string }>`
      select status, error_code from tasks where user_id = ${gina.id}`.execute(app.database.handle)
    expect(rows).toHaveLength(2)
    for (const row of rows) expect(row).toEqual({ status: 'error', error_code: 'cancelled' })
    const limits = await sql`select reserved from user_daily_limits where user_id = ${gina.id}`.execute(
      app.database.handle,
    )
    expect(limits.rows).toEqual([{ reserved: 0 }])
  })

  it('is suspended once and restored once, also by two operators at once', async () => {
    const hal = await app.signUp('hal')
    const statuses = async (answers: Promise<Response>[]) =>
      (await Promise.all(answers)).map(({ status }) => status).sort()
    expect(await statuses([suspend(hal), suspend(hal)])).toEqual([200, 409])
    expect(await statuses([restore(hal), restore(hal)])).toEqual([200, 409])
    expect(await log(hal.email)).toHaveLength(2)
  })
})

describe('the desk', () => {
  it('is for operators alone: not for moderators, strangers or API keys', async () => {
    const ivy = await app.signUp('ivy')
    const made = await app.send('POST', '/api/account/keys', { user: operator, body: { name: 'Script' } })
    const { key } = (await made.json()) as { key: string }
    const calls = [
      ['GET', '/api/operator/people'],
      ['PATCH', to(ivy), { tier: 'pro' }],
      ['POST', to(ivy, '/suspension'), { reason: 'x' }],
      ['DELETE', to(ivy, '/suspension')],
      ['DELETE', to(ivy, '/sessions')],
      ['POST', to(ivy, '/deletion'), { email: ivy.email }],
    ] as const
    for (const [method, path, body] of calls) {
      const sent = body ? { body } : {}
      expect((await app.send(method, path, sent)).status).toBe(401)
      for (const user of [ivy, moderator])
        expect((await app.send(method, path, { ...sent, user })).status).toBe(404)
      const headers = { authorization: `Bearer ${key}` }
      expect((await app.send(method, path, { ...sent, headers })).status).toBe(403)
    }
    expect((await app.send('GET', '/api/account', { user: ivy })).status).toBe(200)
    expect(await log(ivy.email)).toEqual([])
    const rights = async (user: TestUser) => [
      await (await app.send('GET', '/api/operator', { user })).json(),
      await (await app.send('GET', '/api/moderation', { user })).json(),
    ]
    expect(await rights(operator)).toMatchObject([{ is_operator: true }, { is_moderator: false }])
    expect(await rights(moderator)).toMatchObject([{ is_operator: false }, { is_moderator: true }])
  })

  it('refuses what is malformed, unknown, or the operator’s own account', async () => {
    const jo = await app.signUp('jo')
    for (const [method, path, body] of [
      ['GET', '/api/operator/people?cursor=x'],
      ['GET', '/api/operator/people?state=gone'],
      ['GET', `/api/operator/people?search=${'x'.repeat(255)}`],
      ['PATCH', to(jo), { tier: 'gold' }],
      ['PATCH', to(jo), { tier: 'pro', email: 'x@example.com' }],
      ['POST', to(jo, '/suspension'), { reason: ' ' }],
      ['POST', to(jo, '/suspension'), { reason: 'x'.repeat(501) }],
      ['POST', to(jo, '/deletion'), {}],
      ['PATCH', '/api/operator/people/a%20b', { tier: 'pro' }],
    ] as const)
      expect([path, (await act(method, path, body)).status]).toEqual([path, 400])
    const unknown = { id: 'unknown' }
    expect((await act('PATCH', to(unknown), { tier: 'pro' })).status).toBe(404)
    expect((await act('POST', to(unknown, '/suspension'), { reason: 'x' })).status).toBe(404)
    expect((await act('DELETE', to(unknown, '/suspension'))).status).toBe(404)
    expect((await act('DELETE', to(unknown, '/sessions'))).status).toBe(404)
    expect((await act('POST', to(unknown, '/deletion'), { email: 'x@example.com' })).status).toBe(404)
    expect((await suspend(operator)).status).toBe(409)
    expect((await act('POST', to(operator, '/deletion'), { email: operator.email })).status).toBe(409)
    expect((await restore(jo)).status).toBe(409)
    expect(await log(jo.email)).toEqual([])
  })
})
