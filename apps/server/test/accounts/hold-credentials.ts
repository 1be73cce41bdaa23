import { sql } from 'kysely'
import { expect } from 'vitest'
import type { EndingAction } from '../../src/modules/accounts/end-access.ts'
import { readEventStream } from '../harness/read-event-stream.ts'
import type { startMailServer } from '../harness/start-mail-server.ts'
import { PASSWORD, type TestApp, type TestUser } from '../harness/start-test-app.ts'

import { callWith, connect } from '../mcp/oauth/authorize.ts'
import { passkeysAt } from './passkey-device.ts'

export const NEW_PASSWORD = 'an even better one'
export const bearer = (user: TestUser, token: string): TestUser => ({
  ...user,
  token,
  headers: { authorization: `Bearer ${token}` },
})

type Place = {
  readonly app: TestApp
  readonly post: Awaited<ReturnType<typeof startMailServer>>
  readonly operator: TestUser
}
export type Held = Awaited<ReturnType<ReturnType<typeof credentialsIn>['hold']>>

/** Accounts with every kind of credential, and what ends them, in the app that the test has by then. */
export function credentialsIn(now: () => Place) {
  const send: TestApp['send'] = (...call) => now().app.send(...call)
  const statusOf = async (path: string, user?: TestUser) =>
    (await send('GET', path, user ? { user } : {})).status

  async function tokenIn(to: string, pattern: RegExp): Promise<string> {
    const find = () =>
      now()
        .post.mails.filter((mail) => mail.to === to)
        .map(({ text }) => pattern.exec(text)?.[1])
        .find(Boolean)
    await expect.poll(find).toBeDefined()
    return find() ?? ''
  }

  const setPassword = (token: string) =>
    send('POST', '/api/auth/reset-password', { body: { token, newPassword: NEW_PASSWORD } })

  async function take(user: TestUser, path: string, body: object): Promise<string> {
    const response = await send('POST', path, { user, body })
    expect([path, response.status]).toEqual([path, response.status < 300 ? response.status : 200])
    return ((await response.json()) as { url: string }).url
  }

  async function hasWebhook(userId: string): Promise<boolean> {
    const { rows } = await sql`select from webhooks where user_id = ${userId} and off is null`.execute(
      now().app.database.handle,
    )
    return rows.length > 0
  }

  async function hasPasskey(userId: string): Promise<boolean> {
    const { rows } = await sql`select from passkeys where user_id = ${userId}`.execute(
      now().app.database.handle,
    )
    return rows.length > 0
  }

  /** An account with one credential of every kind; says of each whether it opens anything. */
  async function hold(name: string) {
    const user = await now().app.signUp(name)
    const verification = await tokenIn(user.email, /email_token=([\w-]+)/)
    expect(
      (await send('POST', '/api/account/email/confirm', { user, body: { token: verification } })).status,
    ).toBe(200)
    const signIn = await send('POST', '/api/auth/sign-in/email', {
      body: { email: user.email, password: PASSWORD },
    })
    const other = bearer(user, signIn.headers.get('set-auth-token') ?? '')
    const made = await send('POST', '/api/account/keys', { user, body: { name: 'Script' } })
    const { key } = (await made.json()) as { key: string }
    const webhook = await send('POST', '/api/account/webhooks', {
      user,
      body: { url: 'https://receiver.example.com/', events: ['sound.deleted'] },
    })
    expect(webhook.status).toBe(201)
    await passkeysAt(() => now().app).add(user)
    const { access } = await connect(now().app, user)
    const archive = await take(user, '/api/account/export', {})
    const drawn = await send('POST', '/api/functions/generate-image', {
      user,
      body: { prompt: 'a red fox', width: 1024, height: 1024 },
    })
    const { imageURL: picture } = (await drawn.json()) as { imageURL: string }
    const stream = readEventStream(await send('GET', '/api/events', { user: bearer(user, key) }))
    await send('POST', '/api/auth/request-password-reset', { body: { email: user.email } })
    const reset = await tokenIn(user.email, /reset-password\?token=(\S+)/)
    return {
      user,
      reset,
      stream,
      opens: async () => ({
        ownSession: (await statusOf('/api/account', user)) === 200,
        otherSessions: (await statusOf('/api/account', other)) === 200,
        apiKeys: (await statusOf('/api/account', bearer(user, key))) === 200,
        apps: (await callWith(now().app, access)) === 200,
        downloads: (await statusOf(archive)) === 200,
        addresses: (await statusOf(picture)) === 200,
        webhooks: await hasWebhook(user.id),
        passkeys: await hasPasskey(user.id),
      }),
    }
  }

  const actions: Record<EndingAction, (held: Awaited<ReturnType<typeof hold>>) => Promise<Response>> = {
    'password reset': ({ reset }) => setPassword(reset),
    'password change': ({ user }) =>
      send('POST', '/api/account/password', {
        user,
        body: { current_password: PASSWORD, new_password: NEW_PASSWORD },
      }),
    'end all sessions': ({ user }) => send('DELETE', '/api/account/sessions?scope=all', { user }),
    'end other sessions': ({ user }) => send('DELETE', '/api/account/sessions?scope=others', { user }),
    'end one session': async ({ user }) => {
      const own = await send('GET', '/api/auth/get-session', { user })
      const { session } = (await own.json()) as { session: { id: string } }
      return send('DELETE', `/api/account/sessions/${session.id}`, { user })
    },
    suspension: ({ user }) =>
      send('POST', `/api/operator/people/${user.id}/suspension`, {
        user: now().operator,
        body: { reason: 'Spam' },
      }),
    deletion: ({ user }) =>
      send('POST', '/api/account/deletion', {
        user,
        body: { password: PASSWORD, confirmation: 'delete my account' },
      }),
  }
  return { statusOf, setPassword, hold, actions }
}
