import { createInvitation, type Invitation, listInvitations } from '@easel/contract/operator'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startMailServer } from '../../../test/harness/start-mail-server.ts'
import { PASSWORD, startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

let open: TestApp
let app: TestApp
let operator: TestUser
let stranger: TestUser
let now = new Date()
const clock = { now: () => now }

beforeAll(async () => {
  open = await startTestApp()
  operator = await open.signUp('operator')
  stranger = await open.signUp('stranger')
  const env = { SIGN_UP: 'invitation', OPERATOR_EMAILS: operator.email }
  app = await startTestApp({ env, clock })
}, 120_000)
afterAll(async () => {
  await app.stop()
  await open.stop()
})

async function invite(body: object = {}, user = operator) {
  const response = await app.send('POST', '/api/operator/invitations', { user, body })
  expect(response.status).toBe(201)
  const { url, item } = z.parse(createInvitation.output, await response.json())
  return { token: url.split('#invitation=')[1] ?? '', url, item }
}

const signUp = (email: string, invitation?: string, on = app) =>
  on.send('POST', '/api/auth/sign-up/email', {
    body: { email, name: 'Mira', password: PASSWORD, ...(invitation === undefined ? {} : { invitation }) },
  })
const said = async (answer: Response) =>
  ((await answer.json()) as { error?: { message: string } }).error?.message ?? ''
async function stateOf(id: string): Promise<Pick<Invitation, 'state' | 'used_by'> | undefined> {
  const answer = await app.send('GET', '/api/operator/invitations', { user: operator })
  return z.parse(listInvitations.output, await answer.json()).items.find((item) => item.id === id)
}
const isThere = async (email: string) => {
  const { rows } = await sql`select from "user" where email = ${email}`.execute(app.database.handle)
  return rows.length === 1
}

describe('sign-up by invitation', () => {
  it('makes an account with an invitation, and none without or with a wrong one', async () => {
    const { token, item, url } = await invite({ note: 'For the club' })
    expect(url).toMatch(/^http:\/\/localhost:\d+\/auth#invitation=[\w-]{43}$/)
    const without = await signUp('without@example.com')
    expect([without.status, await said(without)]).toEqual([403, expect.stringContaining('by invitation')])
    const wrong = await signUp('wrong@example.com', 'x'.repeat(43))
    expect([wrong.status, await said(wrong)]).toEqual([403, expect.stringContaining('does not work')])
    expect([await isThere('without@example.com'), await isThere('wrong@example.com')]).toEqual([false, false])
    expect((await signUp('guest@example.com', token)).status).toBe(200)
    expect(await stateOf(item.id)).toMatchObject({ state: 'used', used_by: 'guest@example.com' })
    expect((await signUp('second@example.com', token)).status).toBe(403)
  })

  it('makes one account of one invitation that is sent many times at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { token } = await invite()
      const emails = Array.from({ length: 6 }, (_, at) => `race-${round}-${at}@example.com`)
      const answers = await Promise.all(emails.map((email) => signUp(email, token)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403])
      expect((await Promise.all(emails.map(isThere))).filter(Boolean)).toHaveLength(1)
    }
  })

  it('gives the invitation back where no account came of it', async () => {
    const { token, item } = await invite()
    expect((await signUp(stranger.email, token)).status).toBe(422)
    expect(await stateOf(item.id)).toMatchObject({ state: 'open' })
    expect((await signUp('later@example.com', token)).status).toBe(200)
  })

  it('takes an invitation for an address from that address alone', async () => {
    const { token } = await invite({ email: 'Only@Example.com' })
    expect((await signUp('other@example.com', token)).status).toBe(403)
    expect((await signUp('ONLY@example.com', token)).status).toBe(200)
  })

  it('takes none that has expired or was withdrawn', async () => {
    const old = await invite({ days: 1 })
    const gone = await invite()
    const path = `/api/operator/invitations/${gone.item.id}`
    expect((await app.send('DELETE', path, { user: operator })).status).toBe(200)
    expect((await app.send('DELETE', path, { user: operator })).status).toBe(404)
    expect((await signUp('gone@example.com', gone.token)).status).toBe(403)
    now = new Date(now.getTime() + 86_400_001)
    expect((await signUp('old@example.com', old.token)).status).toBe(403)
    expect([await stateOf(old.item.id), await stateOf(gone.item.id)]).toMatchObject([
      { state: 'expired' },
      { state: 'revoked' },
    ])
    now = new Date()
  })

  it('frees an invitation whose sign-up died, after two minutes, unless the account was made', async () => {
    const [lost, made] = [await invite(), await invite()]
    const die = (id: string, email: string) =>
      sql`update invitations set claimed_at = ${now}, claimed_email = ${email} where id = ${id}`.execute(
        app.database.handle,
      )
    await die(lost.item.id, 'died@example.com')
    await die(made.item.id, stranger.email)
    expect((await signUp('soon@example.com', lost.token)).status).toBe(403)
    now = new Date(now.getTime() + 121_000)
    expect((await signUp('soon@example.com', lost.token)).status).toBe(200)
    expect((await signUp('sooner@example.com', made.token)).status).toBe(403)
    now = new Date()
  })

  it('tells a holder no more of a known address than anyone, where mail is set up, and keeps their invitation', async () => {
    const post = await startMailServer()
    const mailing = await startTestApp({ env: { SIGN_UP: 'invitation', SMTP_URL: post.url } })
    const { token, item } = await invite()
    expect((await signUp(stranger.email, undefined, mailing)).status).toBe(403)
    expect((await signUp(stranger.email, token, mailing)).status).toBe(200)
    expect(await stateOf(item.id)).toMatchObject({ state: 'open' })
    await mailing.stop()
    await post.stop()
  })

  it('keeps the hash of a token alone', async () => {
    const { token } = await invite()
    const { rows } = await sql`select * from invitations`.execute(app.database.handle)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('sign-up that is closed', () => {
  it('makes no account, also with an invitation, says so, and lets people in who have one', async () => {
    const closed = await startTestApp({ env: { SIGN_UP: 'closed' } })
    const { token } = await invite()
    const answer = await signUp('late@example.com', token, closed)
    expect([answer.status, await said(answer)]).toEqual([403, expect.stringContaining('not made here')])
    expect(await (await closed.send('GET', '/api/config')).json()).toMatchObject({ signUp: 'closed' })
    const body = { email: stranger.email, password: PASSWORD }
    expect((await closed.send('POST', '/api/auth/sign-in/email', { body })).status).toBe(200)
    await closed.stop()
  })
})

describe('invitations', () => {
  it('are for operators alone, and not for their API keys', async () => {
    const { item } = await invite()
    const made = await app.send('POST', '/api/account/keys', { user: operator, body: { name: 'Script' } })
    const { key } = (await made.json()) as { key: string }
    const calls = [
      ['GET', '/api/operator/invitations'],
      ['POST', '/api/operator/invitations', {}],
      ['DELETE', `/api/operator/invitations/${item.id}`],
      ['GET', '/api/operator/log'],
    ] as const
    for (const [method, path, body] of calls) {
      const sent = body === undefined ? {} : { body }
      expect((await app.send(method, path, sent)).status).toBe(401)
      expect((await app.send(method, path, { ...sent, user: stranger })).status).toBe(404)
      const headers = { authorization: `Bearer ${key}` }
      expect((await app.send(method, path, { ...sent, headers })).status).toBe(403)
    }
    expect(await stateOf(item.id)).toMatchObject({ state: 'open' })
  })

  it('refuse what is malformed', async () => {
    for (const body of [
      { days: 0 },
      { days: 91 },
      { days: 1.5 },
      { email: 'x' },
      { note: 'x'.repeat(501) },
      { tier: 'pro' },
    ])
      expect((await app.send('POST', '/api/operator/invitations', { user: operator, body })).status).toBe(400)
    for (const path of ['invitations?cursor=x', 'log?cursor=x'])
      expect((await app.send('GET', `/api/operator/${path}`, { user: operator })).status).toBe(400)
    expect((await app.send('DELETE', '/api/operator/invitations/x', { user: operator })).status).toBe(400)
    expect((await signUp('long@example.com', 'x'.repeat(201))).status).toBe(400)
  })

  it('are written down with who made and withdrew them, newest first', async () => {
    const { item } = await invite({ email: 'noted@example.com', note: 'A friend' })
    await app.send('DELETE', `/api/operator/invitations/${item.id}`, { user: operator })
    const answer = await app.send('GET', '/api/operator/log', { user: operator })
    const { items } = (await answer.json()) as { items: object[] }
    expect(items.slice(0, 2)).toMatchObject([
      { action: 'withdraw-invitation', actor: operator.email, subject: 'noted@example.com' },
      { action: 'invite', actor: operator.email, subject: 'noted@example.com', detail: 'A friend' },
    ])
  })

  it('come page by page', async () => {
    await sql`insert into invitations (id, token_hash, created_by, expires_at)
      select 'inv_' || lpad(n::text, 26, '0'), n::text, 'command line', now() from generate_series(1, 60) as n`.execute(
      app.database.handle,
    )
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = cursor === '' ? '' : `?cursor=${cursor}`
      const answer = await app.send('GET', `/api/operator/invitations${query}`, { user: operator })
      const page = z.parse(listInvitations.output, await answer.json())
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.filter((id) => id.startsWith('inv_000000'))).toHaveLength(60)
  })
})
