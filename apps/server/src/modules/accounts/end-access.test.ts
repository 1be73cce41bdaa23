import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEventStream } from '../../../test/harness/read-event-stream.ts'
import { startMailServer } from '../../../test/harness/start-mail-server.ts'
import { PASSWORD, startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'
import { ENDED_BY, type EndingAction } from './end-access.ts'

let post: Awaited<ReturnType<typeof startMailServer>>
let app: TestApp

beforeAll(async () => {
  post = await startMailServer()
  app = await startTestApp({ env: { SMTP_URL: post.url } })
})
afterAll(async () => {
  await app.stop()
  await post.stop()
})

const NEW_PASSWORD = 'an even better one'
const bearer = (user: TestUser, token: string): TestUser => ({
  ...user,
  token,
  headers: { authorization: `Bearer ${token}` },
})
const statusOf = async (path: string, user?: TestUser) =>
  (await app.send('GET', path, user ? { user } : {})).status

async function tokenIn(to: string, pattern: RegExp): Promise<string> {
  const find = () =>
    post.mails
      .filter((mail) => mail.to === to)
      .map(({ text }) => pattern.exec(text)?.[1])
      .find(Boolean)
  await expect.poll(find).toBeDefined()
  return find() ?? ''
}

const setPassword = (token: string) =>
  app.send('POST', '/api/auth/reset-password', { body: { token, newPassword: NEW_PASSWORD } })

async function take(user: TestUser, path: string, body: object): Promise<string> {
  const response = await app.send('POST', path, { user, body })
  expect([path, response.status]).toEqual([path, response.status < 300 ? response.status : 200])
  return ((await response.json()) as { url: string }).url
}

/** An account with one credential of every kind; says of each whether it opens anything. */
async function hold(name: string) {
  const user = await app.signUp(name)
  const verification = await tokenIn(user.email, /email_token=([\w-]+)/)
  expect(
    (await app.send('POST', '/api/account/email/confirm', { user, body: { token: verification } })).status,
  ).toBe(200)
  const signIn = await app.send('POST', '/api/auth/sign-in/email', {
    body: { email: user.email, password: PASSWORD },
  })
  const other = bearer(user, signIn.headers.get('set-auth-token') ?? '')
  const made = await app.send('POST', '/api/account/keys', { user, body: { name: 'Script' } })
  const { key } = (await made.json()) as { key: string }
  const archive = await take(user, '/api/account/export', {})
  const stream = readEventStream(await app.send('GET', '/api/events', { user: bearer(user, key) }))
  await app.send('POST', '/api/auth/request-password-reset', { body: { email: user.email } })
  const reset = await tokenIn(user.email, /reset-password\?token=(\S+)/)
  return {
    user,
    reset,
    stream,
    opens: async () => ({
      ownSession: (await statusOf('/api/account', user)) === 200,
      otherSessions: (await statusOf('/api/account', other)) === 200,
      apiKeys: (await statusOf('/api/account', bearer(user, key))) === 200,
      downloads: (await statusOf(archive)) === 200,
    }),
  }
}

type Held = Awaited<ReturnType<typeof hold>>
const ACTIONS: Record<EndingAction, (held: Held) => Promise<Response>> = {
  'password reset': ({ reset }) => setPassword(reset),
  'password change': ({ user }) =>
    app.send('POST', '/api/account/password', {
      user,
      body: { current_password: PASSWORD, new_password: NEW_PASSWORD },
    }),
  'end all sessions': ({ user }) => app.send('DELETE', '/api/account/sessions?scope=all', { user }),
  'end other sessions': ({ user }) => app.send('DELETE', '/api/account/sessions?scope=others', { user }),
  deletion: ({ user }) =>
    app.send('POST', '/api/account/deletion', {
      user,
      body: { password: PASSWORD, confirmation: 'delete my account' },
    }),
}

describe('every kind of credential', { timeout: 60_000 }, () => {
  it.each(Object.keys(ENDED_BY).map((action, index) => [action as EndingAction, index] as const))(
    'is ended or kept by %s as the table says',
    async (action, index) => {
      const held = await hold(`u${index + 1}`)
      expect(await held.opens()).toEqual({
        ownSession: true,
        otherSessions: true,
        apiKeys: true,
        downloads: true,
      })
      expect((await ACTIONS[action](held)).status).toBe(200)
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
    await ACTIONS['password change'](held)
    const texts = () => post.mails.filter(({ to }) => to === held.user.email).map(({ text }) => text)
    await expect
      .poll(() => texts().join('\n'))
      .toMatch(/A key named[\s\S]*Every other session was signed out/)
    expect(texts().join('\n')).not.toContain(PASSWORD)
  })
})
