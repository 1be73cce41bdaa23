import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMailServer } from '../../../test/harness/start-mail-server.ts'
import { PASSWORD, startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

let post: Awaited<ReturnType<typeof startMailServer>>
let app: TestApp
let now = new Date()

beforeAll(async () => {
  post = await startMailServer()
  app = await startTestApp({
    env: { SMTP_URL: post.url, TRUST_PROXY: 'true' },
    isRateLimited: true,
    clock: { now: () => now },
  })
}, 120_000)
afterAll(async () => {
  await app.stop()
  await post.stop()
})

const NOTICES = {
  key: 'A key named',
  password: 'Every other session was signed out',
  address: 'The change was asked for with your password',
}
const received = (to: string, words: string) =>
  post.mails.filter((mail) => mail.to === to && mail.text.includes(words)).length

async function makeKeys(user: TestUser, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    const answer = await app.send('POST', '/api/account/keys', { user, body: { name: 'Script' } })
    expect(answer.status).toBe(201)
    const { item } = (await answer.json()) as { item: { id: string } }
    await app.send('DELETE', `/api/account/keys/${item.id}`, { user })
  }
}

async function askForAddress(user: TestUser, address: string): Promise<void> {
  const body = { email: address, password: PASSWORD }
  expect((await app.send('POST', '/api/account/email', { user, body })).status).toBe(200)
}

const verify = (user: TestUser) =>
  sql`update "user" set "emailVerified" = true where id = ${user.id}`.execute(app.database.handle)

describe('notices to an owner', { timeout: 180_000 }, () => {
  it('flood no mailbox, also when the account is ended and made anew', async () => {
    const email = 'not-mine@example.com'
    for (const round of [1, 2]) {
      const stranger = await app.signUp('not-mine')
      for (let turn = 0; turn < 4; turn += 1) await askForAddress(stranger, `r${round}t${turn}@example.com`)
      if (round === 2) break
      const body = { password: PASSWORD, confirmation: 'delete my account' }
      expect((await app.send('POST', '/api/account/deletion', { user: stranger, body })).status).toBe(200)
    }
    await expect.poll(() => received('r2t3@example.com', 'Open this within an hour to confirm it')).toBe(1)
    await expect.poll(() => received(email, NOTICES.address)).toBe(5)
  })

  it('come although strangers have used up what anyone can send to the mailbox', async () => {
    const owner = await app.signUp('told')
    await verify(owner)
    for (let turn = 0; turn < 8; turn += 1)
      await app.send('POST', '/api/auth/request-password-reset', {
        body: { email: owner.email },
        headers: { 'x-forwarded-for': `203.0.113.${turn + 1}` },
      })
    expect(received(owner.email, 'A new password was asked for')).toBeLessThan(8)
    await makeKeys(owner, 1)
    await expect.poll(() => received(owner.email, NOTICES.key)).toBe(1)
  })

  it('of one kind keep none of another back, and come again after a while', async () => {
    const owner = await app.signUp('kinds')
    await verify(owner)
    await makeKeys(owner, 8)
    const body = { current_password: PASSWORD, new_password: 'an even better one' }
    expect((await app.send('POST', '/api/account/password', { user: owner, body })).status).toBe(200)
    await expect.poll(() => received(owner.email, NOTICES.password)).toBe(1)
    expect(received(owner.email, NOTICES.key)).toBe(5)
    now = new Date(now.getTime() + 11 * 60_000)
    await makeKeys(owner, 1)
    await expect.poll(() => received(owner.email, NOTICES.key)).toBe(6)
  })

  it('are counted anew once a link in a mail has shown whose mailbox it is', async () => {
    const owner = await app.signUp('proved')
    await verify(owner)
    await makeKeys(owner, 6)
    await expect.poll(() => received(owner.email, NOTICES.key)).toBe(5)
    await app.send('POST', '/api/auth/request-password-reset', { body: { email: owner.email } })
    const link = () =>
      post.mails
        .filter(({ to }) => to === owner.email)
        .map(({ text }) => /reset-password\?token=(\S+)/.exec(text)?.[1])
        .find(Boolean)
    await expect.poll(link).toBeDefined()
    const reset = { token: link(), newPassword: 'an even better one' }
    expect((await app.send('POST', '/api/auth/reset-password', { body: reset })).status).toBe(200)
    await expect.poll(() => received(owner.email, NOTICES.password)).toBe(1)
    const signIn = await app.send('POST', '/api/auth/sign-in/email', {
      body: { email: owner.email, password: 'an even better one' },
    })
    const token = signIn.headers.get('set-auth-token') ?? ''
    await makeKeys({ ...owner, token, headers: { authorization: `Bearer ${token}` } }, 1)
    await expect.poll(() => received(owner.email, NOTICES.key)).toBe(6)
  })
})
