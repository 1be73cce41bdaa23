import { verifyPassword } from 'better-auth/crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bearer, credentialsIn, type Held, NEW_PASSWORD } from '../../../test/accounts/hold-credentials.ts'
import { startMailServer } from '../../../test/harness/start-mail-server.ts'
import { PASSWORD, startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'
import { systemClock } from '../../platform/clock.ts'
import { silentLogger } from '../../platform/logger.ts'
import { createAccountMails } from './account-mails.ts'
import { ENDED_BY, type EndingAction } from './end-access.ts'
import { createPasskeyChallenges } from './passkeys/passkey-challenges.ts'
import { createKeepSession, lockForActor } from './password-check.ts'
import { createSignIn } from './sign-in.ts'

let post: Awaited<ReturnType<typeof startMailServer>>
let app: TestApp
let operator: TestUser

beforeAll(async () => {
  post = await startMailServer()
  app = await startTestApp({ env: { SMTP_URL: post.url } })
  operator = await app.signUp('operator')
  await sql`insert into operators (user_id) values (${operator.id})`.execute(app.database.handle)
})
afterAll(async () => {
  await app.stop()
  await post.stop()
})

const { statusOf, setPassword, hold, actions } = credentialsIn(() => ({ app, post, operator }))

describe('every kind of credential', { timeout: 60_000 }, () => {
  it.each(Object.keys(ENDED_BY).map((action, index) => [action as EndingAction, index] as const))(
    'is ended or kept by %s as the table says',
    async (action, index) => {
      const held = await hold(`u${index + 1}`)
      expect(await held.opens()).toEqual({
        ownSession: true,
        otherSessions: true,
        apiKeys: true,
        apps: true,
        downloads: true,
        addresses: true,
        webhooks: true,
        passkeys: true,
      })
      expect((await actions[action](held)).status).toBe(200)
      const { mailLinks, ...ended } = ENDED_BY[action]
      const opens = await held.opens()
      expect(opens).toEqual(Object.fromEntries(Object.entries(ended).map(([kind, ends]) => [kind, !ends])))
      if (ended.apiKeys) await held.stream.ended
      else await held.stream.stop()
      expect((await setPassword(held.reset)).status).toBe(mailLinks ? 400 : 200)
    },
  )

  it('tells the owner by mail of a new key, a new password and a new address', async () => {
    const held = await hold('u9')
    await actions['password change'](held)
    const texts = () => post.mails.filter(({ to }) => to === held.user.email).map(({ text }) => text)
    await expect
      .poll(() => texts().join('\n'))
      .toMatch(/A key named[\s\S]*Every other session was signed out/)
    expect(texts().join('\n')).not.toContain(PASSWORD)
  })
})

const ENDED_ALWAYS = [
  'api_keys delete',
  'oauth_grants delete',
  'downloads delete',
  'account_access insert',
  'verification delete',
]
const DELETION_STEPS = [...ENDED_ALWAYS, 'passkeys delete']
const SIGNING_OUT_STEPS = [...ENDED_ALWAYS, 'webhooks update']
const ENDING_STEPS = [...DELETION_STEPS, 'webhooks update']
/** The statements of each action, one after the other. */
const STEPS: Partial<Record<EndingAction, readonly string[]>> = {
  'password reset': [...ENDING_STEPS, 'account update', 'session delete', 'user update'],
  'password change': [...ENDING_STEPS, 'account update', 'session delete'],
  'end all sessions': [...SIGNING_OUT_STEPS, 'session delete'],
  'end one session': ['downloads delete', 'account_access insert', 'session delete'],
  deletion: [...DELETION_STEPS, 'session delete', 'user delete'],
}

/** Makes the database abort every transaction that reaches this step, until the returned function is called: on PostgreSQL by closing the connection. */
async function breakOffAt(step: string): Promise<() => Promise<void>> {
  const [table = '', statement = ''] = step.split(' ')
  const { handle, isEmbedded } = app.database
  const end = isEmbedded ? `raise exception 'broken off'` : 'perform pg_terminate_backend(pg_backend_pid())'
  await sql`create or replace function break_off() returns trigger language plpgsql as ${sql.lit(`begin ${end}; return null; end`)}`.execute(
    handle,
  )
  await sql`create trigger break_off before ${sql.raw(statement)} on ${sql.table(table)} execute function break_off()`.execute(
    handle,
  )
  return async () => {
    await sql`drop trigger break_off on ${sql.table(table)}`.execute(handle)
  }
}

describe('an action that breaks off half way', { timeout: 120_000 }, () => {
  const signsIn = async ({ user }: Held, password: string) =>
    (await app.send('POST', '/api/auth/sign-in/email', { body: { email: user.email, password } })).status ===
    200

  it.each(
    Object.entries(STEPS).map(([action, steps], index) => [action as EndingAction, steps, index] as const),
  )('has not happened at all: %s', async (action, steps, index) => {
    const held = await hold(`b${index + 1}`)
    const before = await held.opens()
    for (const step of steps) {
      const mend = await breakOffAt(step)
      const answer = await actions[action](held).finally(mend)
      expect([step, answer.status >= 500]).toEqual([step, true])
      expect([step, await held.opens()]).toEqual([step, before])
    }
    expect(await signsIn(held, PASSWORD)).toBe(true)
    expect(await signsIn(held, NEW_PASSWORD)).toBe(false)
    expect((await actions[action](held)).status).toBe(200)
    const { mailLinks: _, ...ended } = ENDED_BY[action]
    expect(await held.opens()).toEqual(
      Object.fromEntries(Object.entries(ended).map(([kind, ends]) => [kind, !ends])),
    )
    await held.stream.stop()
  })

  it('sets the first password of an account whose sign-up broke off', async () => {
    const held = await hold('b9')
    await sql`delete from account where "userId" = ${held.user.id}`.execute(app.database.handle)
    expect(await signsIn(held, PASSWORD)).toBe(false)
    expect((await setPassword(held.reset)).status).toBe(200)
    expect(await signsIn(held, NEW_PASSWORD)).toBe(true)
  })

  it('spends a link once, when it is opened many times at the same moment', async () => {
    const held = await hold('b10')
    const answers = await Promise.all([1, 2, 3, 4].map(() => setPassword(held.reset)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    const refused = answers.find(({ status }) => status === 400)
    expect(await refused?.json()).toEqual({ code: 'INVALID_TOKEN', message: 'Invalid token' })
  })
})

describe('what was begun just before everything ended', { timeout: 60_000 }, () => {
  /** Signing in as the app does, held between the check of the password and the session. */
  function signInSlowly({ email }: TestUser) {
    const [isChecked, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const mailer = { isConfigured: false, send: () => {} }
    const signIn = createSignIn({
      database: app.database,
      secret: 'a secret of thirty-two characters!',
      publicUrl: 'http://localhost:3000',
      mails: createAccountMails({ mailer, publicUrl: '', recipientLimit: undefined, noticeLimit: undefined }),
      logger: silentLogger,
      isRateLimited: false,
      onSignUp: () => {},
      onNewAccount: async () => {},
      onSignIn: async () => {},
      isSuspended: async () => false,
      onSignOut: async () => {},
      onResetAsked: async () => false,
      resetPassword: async () => false,
      verifyPassword: async (given) => {
        const isRight = await verifyPassword(given)
        isChecked.resolve()
        await mayGoOn.promise
        return isRight
      },
      keepSession: createKeepSession(app),
      passkeys: {
        database: app.database,
        clock: systemClock,
        site: undefined,
        challenges: createPasskeyChallenges(new Uint8Array(32), systemClock),
      },
      issuers: undefined,
      admit: async () => ({ settle: async () => {} }),
    })
    const answer = signIn.ask('/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
    return { isChecked: isChecked.promise, goOn: mayGoOn.resolve, answer }
  }
  const sessionsOf = async ({ id }: TestUser) =>
    (await sql`select id from session where "userId" = ${id}`.execute(app.database.handle)).rows.length

  it.each(['password reset', 'password change'] as const)(
    'is no session by the old password: %s',
    async (action) => {
      const held = await hold(`s${action.length}`)
      const slow = signInSlowly(held.user)
      await slow.isChecked
      expect((await actions[action](held)).status).toBe(200)
      const left = await sessionsOf(held.user)
      slow.goOn()
      const answer = await slow.answer
      expect([answer.status, answer.headers.get('set-auth-token')]).toEqual([401, null])
      expect(await sessionsOf(held.user)).toBe(left)
    },
  )

  it('is no session of an account that is deleted, and nothing but our own log hears of it', async () => {
    const written = vi.spyOn(console, 'error')
    const held = await hold('s8')
    const slow = signInSlowly(held.user)
    await slow.isChecked
    expect((await actions.deletion(held)).status).toBe(200)
    slow.goOn()
    await expect(slow.answer).rejects.toMatchObject({ constraint: 'session_userId_fkey' })
    expect(await sessionsOf(held.user)).toBe(0)
    expect(written).not.toHaveBeenCalled()
    written.mockRestore()
  })

  it('is a session when nothing ended', async () => {
    const held = await hold('s1')
    const slow = signInSlowly(held.user)
    await slow.isChecked
    const before = await sessionsOf(held.user)
    slow.goOn()
    const answer = await slow.answer
    const token = answer.headers.get('set-auth-token') ?? ''
    expect([answer.status, await statusOf('/api/account', bearer(held.user, token))]).toEqual([200, 200])
    expect(await sessionsOf(held.user)).toBe(before + 1)
  })

  it('is refused where it changes the account, once the session has ended that asked for it', async () => {
    const held = await hold('s2')
    const read = await app.send('GET', '/api/account/sessions', { user: held.user })
    const { items } = (await read.json()) as { items: { id: string; is_current: boolean }[] }
    const sessionId = items.find(({ is_current }) => is_current)?.id ?? ''
    const actor = { userId: held.user.id, email: held.user.email, timeZone: 'UTC', sessionId, key: null }
    const lock = () => app.database.asSystem((tx) => lockForActor(tx, actor))
    await lock()
    await actions['end all sessions'](held)
    await expect(lock()).rejects.toMatchObject({ code: 'auth_required' })
    // A key is no session; it ends by its own row.
    await app.database.asSystem((tx) => lockForActor(tx, { ...actor, sessionId: null }))
  })
})
