import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEventStream } from '../harness/read-event-stream.ts'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

/** What a browser sends with every request once its person has entered the proxy’s password. */
const IN_FRONT = { authorization: `Basic ${Buffer.from('me:secret').toString('base64')}` }
let app: TestApp
let ada: TestUser

beforeAll(async () => {
  app = await startTestApp()
  ada = await app.signUp('ada')
})
afterAll(() => app.stop())

const ask = (method: string, path: string, token?: string, body?: object) =>
  app.send(method, path, {
    headers: { ...IN_FRONT, ...(token === undefined ? {} : { 'x-easel-token': token }) },
    ...(body ? { body } : {}),
  })

describe('behind a proxy that asks for a password of its own', () => {
  it('a person signs up, is known by the session, hears of news and signs out', async () => {
    const account = { email: 'eve@example.com', name: 'Eve', password: 'plum window orbit 48' }
    const signedUp = await ask('POST', '/api/auth/sign-up/email', undefined, account)
    expect(signedUp.status).toBe(200)
    const token = signedUp.headers.get('set-auth-token') ?? ''
    expect(await (await ask('GET', '/api/auth/get-session', token)).json()).toMatchObject({
      user: { email: 'eve@example.com' },
    })
    expect((await ask('GET', '/api/limits', token)).status).toBe(200)
    const stream = await ask('GET', '/api/events', token)
    expect(stream.status).toBe(200)
    const events = readEventStream(stream)
    await expect.poll(() => events.events.at(0)?.type).toBe('ready')
    await events.stop()
    expect((await ask('POST', '/api/auth/sign-out', token, {})).status).toBe(200)
    expect((await ask('GET', '/api/limits', token)).status).toBe(401)
  })

  it('an API key opens what it opens elsewhere', async () => {
    const made = await app.send('POST', '/api/account/keys', {
      user: ada,
      body: { name: 'script', scopes: ['read'] },
    })
    const { key } = (await made.json()) as { key: string }
    expect((await ask('GET', '/api/limits', key)).status).toBe(200)
    expect((await ask('PATCH', '/api/queue', key, { paused: true })).status).toBe(403)
  })

  it('the proxy’s password opens nothing by itself, nor does a token without its signature', async () => {
    expect((await ask('GET', '/api/limits')).status).toBe(401)
    expect((await ask('GET', '/api/limits', ada.token.split('.')[0])).status).toBe(401)
    expect((await ask('GET', '/api/limits', ada.token)).status).toBe(200)
  })

  it('the header of our own counts before another person’s bearer', async () => {
    const ben = await app.signUp('ben')
    const answer = await app.send('GET', '/api/account', {
      user: ben,
      headers: { 'x-easel-token': ada.token },
    })
    expect(await answer.json()).toMatchObject({ email: ada.email })
  })
})
