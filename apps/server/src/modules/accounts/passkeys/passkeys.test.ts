import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bearer } from '../../../../test/accounts/hold-credentials.ts'
import { createPasskeyDevice, passkeysAt } from '../../../../test/accounts/passkey-device.ts'
import { startMailServer } from '../../../../test/harness/start-mail-server.ts'
import {
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestUser,
} from '../../../../test/harness/start-test-app.ts'

let post: Awaited<ReturnType<typeof startMailServer>>
let app: TestApp
let now = new Date()
let ada: TestUser
let people = 0

beforeAll(async () => {
  post = await startMailServer()
  app = await startTestApp({ clock: { now: () => now } })
}, 120_000)
afterAll(async () => {
  await app.stop()
  await post.stop()
})
beforeEach(async () => {
  now = new Date()
  people += 1
  ada = await app.signUp(`ada${people}`)
})

const { begin, keep, challenge, challengeIn, enter, add, signIn } = passkeysAt(() => app)
const MINUTE = 60_000
const said = async (answer: Response) => {
  const body = (await answer.json()) as { error?: { code: string; message: string }; code?: string }
  return [answer.status, body.error?.message ?? body.code]
}
const act = (method: string, path: string, user?: TestUser, body?: object) =>
  app.send(method, `/api/account/passkeys${path}`, { ...(user && { user }), ...(body && { body }) })
const list = async (user = ada) =>
  ((await (await act('GET', '', user)).json()) as { items: Record<string, unknown>[] }).items

const TOO_LATE =
  'That took too long, or was done already. Try again: a passkey must be made within 5 minutes.'
const NOT_ACCEPTED = 'The passkey was not accepted. Open this site at http://localhost:3000 and try again.'

describe('a passkey', () => {
  it('is added, listed, renamed, signs in, and opens nothing once it is removed', async () => {
    const { device, id } = await add(ada, '  Phone  ')
    expect(await list()).toEqual([{ id, name: 'Phone', created_at: now.toISOString(), last_used_at: null }])
    expect(await (await act('PATCH', `/${id}`, ada, { name: 'Laptop' })).json()).toMatchObject({
      name: 'Laptop',
    })
    const entered = await signIn(ada, device)
    expect(entered.status).toBe(200)
    expect(await entered.json()).toMatchObject({ user: { id: ada.id, email: ada.email } })
    const session = bearer(ada, entered.headers.get('set-auth-token') ?? '')
    expect(entered.headers.getSetCookie()).toEqual([])
    expect((await app.send('GET', '/api/account', { user: session })).status).toBe(200)
    expect(await list(session)).toMatchObject([{ name: 'Laptop', last_used_at: now.toISOString() }])
    expect((await act('DELETE', `/${id}`, session)).status).toBe(200)
    expect(await list()).toEqual([])
    expect(await said(await signIn(ada, device))).toEqual([401, 'PASSKEY_UNKNOWN'])
  })

  it('is asked for with what the browser needs, the account’s other passkeys among it', async () => {
    const { device } = await add(ada)
    expect(await (await begin(ada)).json()).toMatchObject({
      rp: { id: 'localhost', name: 'Easel' },
      user: { id: Buffer.from(ada.id).toString('base64url'), name: ada.email },
      excludeCredentials: [{ type: 'public-key', id: device.id, transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      timeout: 5 * MINUTE,
    })
  })

  it('is added by who knows the password alone', async () => {
    expect(await said(await begin(ada, {}))).toEqual([400, 'Enter your password'])
    expect(await said(await begin(ada, { password: 'not this one' }))).toEqual([
      400,
      'That is not your password.',
    ])
  })

  it('is nothing without a session, and none of another account', async () => {
    const { id } = await add(ada)
    const eve = await app.signUp(`eve${people}`)
    const credential = createPasskeyDevice().make(await challengeIn(await begin(ada)))
    const calls = [
      ['GET', '', undefined],
      ['POST', '/challenge', { password: PASSWORD }],
      ['POST', '', { name: 'Phone', credential }],
      ['PATCH', `/${id}`, { name: 'Mine' }],
      ['DELETE', `/${id}`, undefined],
    ] as const
    for (const [method, path, body] of calls)
      expect([method, path, (await act(method, path, undefined, body)).status]).toEqual([method, path, 401])
    expect((await act('PATCH', `/${id}`, eve, { name: 'Mine' })).status).toBe(404)
    expect((await act('DELETE', `/${id}`, eve)).status).toBe(404)
    expect(await said(await keep(eve, credential))).toEqual([400, NOT_ACCEPTED])
    expect([await list(eve), (await list()).length]).toEqual([[], 1])
  })

  it('is refused in words where what is sent makes none', async () => {
    const device = createPasskeyDevice()
    const good = device.make(await challengeIn(await begin(ada)))
    const bad = [
      {},
      { name: 'Phone' },
      { name: ' ', credential: good },
      { name: 'x'.repeat(61), credential: good },
      { name: 'Phone', credential: { ...good, type: 'password' } },
      { name: 'Phone', credential: { ...good, id: 'not base64url!' } },
      { name: 'Phone', credential: { ...good, response: { ...good.response, attestationObject: 'AAAA' } } },
      { name: 'Phone', credential: { ...good, response: { ...good.response, clientDataJSON: 'AAAA' } } },
      { name: 'Phone', credential: { ...good, id: `${good.id}A` } },
    ]
    for (const body of bad) expect((await act('POST', '', ada, body)).status, JSON.stringify(body)).toBe(400)
    for (const credential of [null, {}, { ...device.use('AAAA', ada.id), type: 'x' }])
      expect((await enter(credential)).status).toBe(400)
    expect((await act('DELETE', '/pk_1', ada)).status).toBe(400)
    expect(await list()).toEqual([])
  })

  it('is made at this site, for this session, by a device that knows its owner', async () => {
    const other = bearer(
      ada,
      (
        await app.send('POST', '/api/auth/sign-in/email', { body: { email: ada.email, password: PASSWORD } })
      ).headers.get('set-auth-token') ?? '',
    )
    const fresh = async (user = ada) => challengeIn(await begin(user))
    const device = createPasskeyDevice()
    for (const credential of [
      device.make(await fresh(), { origin: 'https://evil.example' }),
      device.make(await fresh(), { host: 'evil.example' }),
      device.make(await fresh(), { isVerified: false }),
      device.make(await fresh(), { type: 'webauthn.get' }),
      device.make(await fresh(other)),
      device.make(await challenge()),
      device.make('AAAA'),
    ])
      expect(await said(await keep(ada, credential))).toEqual([400, NOT_ACCEPTED])
    expect(await list()).toEqual([])
  })

  it('is made by one challenge once, within five minutes', async () => {
    const first = await challengeIn(await begin(ada))
    expect((await keep(ada, createPasskeyDevice().make(first))).status).toBe(201)
    expect(await said(await keep(ada, createPasskeyDevice().make(first)))).toEqual([400, TOO_LATE])
    const late = createPasskeyDevice().make(await challengeIn(await begin(ada)))
    now = new Date(now.getTime() + 5 * MINUTE)
    expect(await said(await keep(ada, late))).toEqual([400, TOO_LATE])
    expect(await list()).toHaveLength(1)
  })

  it('belongs to one account, and one has 20 at most', async () => {
    const { device } = await add(ada)
    const eve = await app.signUp(`eve${people}`)
    const again = device.make(await challengeIn(await begin(eve)))
    expect(await said(await keep(eve, again))).toEqual([409, 'This passkey has been added already.'])
    const begun = await challengeIn(await begin(ada))
    await sql`insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, created_at)
      select 'pk_' || n || user_id, user_id, 'Phone', n || credential_id, public_key, 0, '{}', now()
      from passkeys, generate_series(1, 19) as n where user_id = ${ada.id}`.execute(app.database.handle)
    const most = 'You have 20 passkeys, which is the most. Remove one first.'
    expect(await said(await keep(ada, createPasskeyDevice().make(begun)))).toEqual([409, most])
    expect(await said(await begin(ada))).toEqual([409, most])
  })

  it('is told to its owner, in the product and by mail', async () => {
    const mailing = await startTestApp({ env: { SMTP_URL: post.url } })
    const ben = await mailing.signUp(`ben${people}`)
    const at = passkeysAt(() => mailing)
    expect((await at.begin(ben)).status).toBe(403)
    await sql`update "user" set "emailVerified" = true where id = ${ben.id}`.execute(app.database.handle)
    const { id } = await at.add(ben, 'Phone')
    await expect
      .poll(() =>
        post.mails
          .filter(({ to }) => to === ben.email)
          .map(({ text }) => text)
          .join('\n'),
      )
      .toMatch(/A passkey named .* was added\. It signs in to your account\./)
    await mailing.send('DELETE', `/api/account/passkeys/${id}`, { user: ben })
    const { rows } = await sql<{ title: string }>`
      select title from notifications where user_id = ${ben.id} and kind = 'security' order by id`.execute(
      app.database.handle,
    )
    expect(rows.map(({ title }) => title)).toEqual(['A passkey was added', 'A passkey was removed'])
    await mailing.stop()
  })

  it('stays while it is the only way in', async () => {
    const [first, second] = [await add(ada, 'One'), await add(ada, 'Two')]
    await sql`delete from account where "userId" = ${ada.id}`.execute(app.database.handle)
    expect((await act('DELETE', `/${first.id}`, ada)).status).toBe(200)
    const only = 'This passkey is the only way into your account. Add another one or set a password first.'
    expect(await said(await act('DELETE', `/${second.id}`, ada))).toEqual([409, only])
    expect((await signIn(ada, second.device)).status).toBe(200)
  })
})

describe('a sign-in by passkey', () => {
  it('takes a challenge once, within five minutes', async () => {
    const { device } = await add(ada)
    const proof = device.use(await challenge(), ada.id)
    expect((await enter(proof)).status).toBe(200)
    // A device that does not count its signatures is protected by the challenge alone.
    await sql`update passkeys set counter = 0`.execute(app.database.handle)
    expect(await said(await enter(proof))).toEqual([400, 'PASSKEY_STALE'])
    const late = device.use(await challenge(), ada.id)
    now = new Date(now.getTime() + 5 * MINUTE)
    expect(await said(await enter(late))).toEqual([400, 'PASSKEY_STALE'])
  })

  it('is one session where the same proof comes many times at once', async () => {
    const { device } = await add(ada)
    const proof = device.use(await challenge(), ada.id, { counter: 0 })
    await sql`update passkeys set counter = 0`.execute(app.database.handle)
    const answers = await Promise.all(Array.from({ length: 6 }, () => enter(proof)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400])
  })

  it('is refused from another site, by another key, for another account or with an older count', async () => {
    const { device } = await add(ada)
    const eve = await app.signUp(`eve${people}`)
    const thief = createPasskeyDevice()
    const forged = { ...thief.use(await challenge(), ada.id), id: device.id, rawId: device.id }
    const adding = await challengeIn(await begin(ada))
    for (const proof of [
      device.use(await challenge(), ada.id, { origin: 'https://evil.example' }),
      device.use(await challenge(), ada.id, { host: 'evil.example' }),
      device.use(await challenge(), ada.id, { isVerified: false }),
      device.use(await challenge(), ada.id, { type: 'webauthn.create' }),
      device.use(await challenge(), eve.id),
      device.use(await challenge(), ada.id, { counter: 1 }),
      device.use(adding, ada.id),
      device.use('AAAA', ada.id),
      forged,
    ])
      expect(await said(await enter(proof))).toEqual([400, 'PASSKEY_REFUSED'])
    expect(await said(await enter(thief.use(await challenge(), ada.id)))).toEqual([401, 'PASSKEY_UNKNOWN'])
  })

  it('opens no account that is suspended', async () => {
    const { device } = await add(ada)
    const operator = await app.signUp(`operator${people}`)
    await sql`insert into operators (user_id) values (${operator.id})`.execute(app.database.handle)
    const suspension = `/api/operator/people/${ada.id}/suspension`
    await app.send('POST', suspension, { user: operator, body: { reason: 'Spam' } })
    expect(await said(await signIn(ada, device))).toEqual([403, 'ACCOUNT_SUSPENDED'])
    await app.send('DELETE', suspension, { user: operator })
    expect((await signIn(ada, device)).status).toBe(200)
  })

  it('is limited by the address of who asks', async () => {
    const limited = await startTestApp({ isRateLimited: true, env: { TRUST_PROXY: 'true' } })
    const from = { 'x-forwarded-for': '203.0.113.77' }
    const proof = createPasskeyDevice().use('AAAA', ada.id)
    const statuses: number[] = []
    for (let turn = 0; turn < 31; turn += 1)
      statuses.push((await passkeysAt(() => limited).enter(proof, from)).status)
    expect(statuses.slice(0, 30).every((status) => status === 401)).toBe(true)
    expect(statuses[30]).toBe(429)
    await limited.stop()
  })
})

describe('an address without passkeys', () => {
  it.each([
    ['http://192.0.2.1:3000', null],
    ['https://[2001:db8::1]', null],
    ['http://studio.example.com', null],
    ['https://studio.example.com/easel', 'https://studio.example.com'],
    ['http://localhost:3711', 'http://localhost:3711'],
  ])('is told apart: %s', async (PUBLIC_URL, origin) => {
    const elsewhere = await startTestApp({ env: { PUBLIC_URL } })
    const config = (await (await elsewhere.send('GET', '/api/config')).json()) as {
      passkeysAt: string | null
    }
    expect(config.passkeysAt).toBe(origin)
    const base = new URL(PUBLIC_URL).pathname.replace(/\/$/, '')
    const answer = await elsewhere.send('POST', `${base}/api/auth/passkey/challenge`, { body: {} })
    expect(answer.status).toBe(origin === null ? 400 : 200)
    await elsewhere.stop()
  })
})
