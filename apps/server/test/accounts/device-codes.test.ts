import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

let now = new Date('2026-11-01T12:00:00Z')
const clock = { now: () => now }
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000)
}
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ clock, isRateLimited: true, env: { TRUST_PROXY: 'true' } })
})
afterAll(() => app.stop())

async function post(path: string, body: object, user?: TestUser) {
  const response = await app.send('POST', `/api/device/${path}`, { body, user })
  return {
    status: response.status,
    body: (await response.json()) as Record<string, never> & { error?: { code: string; message: string } },
  }
}

async function ask(name = 'easel on ada-laptop') {
  const { status, body } = await post('codes', { name })
  expect(status).toBe(201)
  return body as unknown as { device_code: string; user_code: string; interval: number; expires_in: number }
}

async function poll(device_code: string) {
  pass(5)
  return (await post('keys', { device_code })).body
}

describe('a program that asks for an API key', () => {
  it('gets one once its owner has allowed it, in one answer alone', async () => {
    const ada = await app.signUp('ada')
    const code = await ask()
    expect(code.user_code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
    expect(await poll(code.device_code)).toEqual({ status: 'pending', key: null })
    const typed = code.user_code.toLowerCase().replace('-', ' ')
    expect(await post('lookup', { user_code: typed }, ada)).toMatchObject({
      status: 200,
      body: { name: 'easel on ada-laptop' },
    })
    expect(await post('decision', { user_code: typed, allow: true }, ada)).toMatchObject({
      body: { allowed: true },
    })
    const { status, key } = await poll(code.device_code)
    expect(status).toBe('allowed')
    const used = await app.send('GET', '/api/account', { headers: { authorization: `Bearer ${key}` } })
    expect(await used.json()).toMatchObject({ id: ada.id })
    expect(await poll(code.device_code)).toEqual({ status: 'expired', key: null })
    const keys = await (await app.send('GET', '/api/account/keys', { user: ada })).json()
    expect(keys).toMatchObject({ items: [{ name: 'easel on ada-laptop' }] })
  })

  it('gets none when it is denied, and a decision stands', async () => {
    const bob = await app.signUp('bob')
    const { device_code, user_code } = await ask()
    expect(await post('decision', { user_code, allow: false }, bob)).toMatchObject({
      body: { allowed: false },
    })
    expect(await poll(device_code)).toEqual({ status: 'denied', key: null })
    expect((await post('decision', { user_code, allow: true }, bob)).status).toBe(404)
    expect(await poll(device_code)).toEqual({ status: 'denied', key: null })
  })

  it('gets none after ten minutes, allowed or not', async () => {
    const cat = await app.signUp('cat')
    const [waiting, allowed] = [await ask(), await ask()]
    await post('decision', { user_code: allowed.user_code, allow: true }, cat)
    pass(601)
    expect(await post('lookup', { user_code: waiting.user_code }, cat)).toMatchObject({
      status: 404,
      body: {
        error: {
          message:
            'No program is waiting with this code. Check it, or start over in the program: a code works once, within ten minutes.',
        },
      },
    })
    for (const { device_code } of [waiting, allowed])
      expect(await poll(device_code)).toEqual({ status: 'expired', key: null })
  })

  it('is asked to wait when it asks too often', async () => {
    const { device_code } = await ask()
    await poll(device_code)
    expect(await post('keys', { device_code })).toMatchObject({
      status: 429,
      body: { error: { code: 'rate_limit', message: 'Wait a few seconds before you ask again.' } },
    })
    expect(await poll(device_code)).toEqual({ status: 'pending', key: null })
  })

  it('gets a key of the account that allowed it, even when others know its code', async () => {
    const [dan, eve] = [await app.signUp('dan'), await app.signUp('eve')]
    const { device_code, user_code } = await ask()
    await post('decision', { user_code, allow: true }, dan)
    for (const path of ['lookup', 'decision'])
      expect(
        (await post(path, { user_code, ...(path === 'decision' ? { allow: true } : {}) }, eve)).status,
      ).toBe(404)
    const { key } = await poll(device_code)
    const used = await app.send('GET', '/api/account', { headers: { authorization: `Bearer ${key}` } })
    expect(await used.json()).toMatchObject({ id: dan.id })
  })

  it('gets one key, however many of its questions come at once', async () => {
    const fay = await app.signUp('fay')
    const { device_code, user_code } = await ask()
    await post('decision', { user_code, allow: true }, fay)
    pass(5)
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('keys', { device_code })))
    expect(answers.filter(({ body }) => body['key'])).toHaveLength(1)
  })

  it('gets none when the account’s access was ended after it was allowed', async () => {
    const gus = await app.signUp('gus')
    const { device_code, user_code } = await ask()
    await post('decision', { user_code, allow: true }, gus)
    expect((await app.send('DELETE', '/api/account/sessions?scope=all', { user: gus })).status).toBe(200)
    expect(await poll(device_code)).toEqual({ status: 'expired', key: null })
  })

  it('is refused when its network asks for more codes than it needs, and no other network is', async () => {
    const from = (address: string) =>
      app.send('POST', '/api/device/codes', {
        body: { name: 'easel' },
        headers: { 'x-forwarded-for': address },
      })
    for (let asked = 0; asked < 20; asked += 1)
      expect((await from(`2001:db8:1:2::${asked + 1}`)).status).toBe(201)
    const refused = await from('2001:db8:1:2::ffff')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('30')
    expect((await from('203.0.113.9')).status).toBe(201)
    pass(30)
    expect((await from('2001:db8:1:2::ffff')).status).toBe(201)
  })

  it('is told what is wrong with its request, and an API key may not ask for another', async () => {
    for (const body of [{}, { name: ' ' }, { name: 'x'.repeat(61) }, { name: 'x', more: 1 }])
      expect((await post('codes', body)).status).toBe(400)
    for (const body of [{}, { device_code: '' }, { device_code: 'x'.repeat(201) }])
      expect((await post('keys', body)).status).toBe(400)
    expect((await post('keys', { device_code: 'unknown' })).body).toEqual({ status: 'expired', key: null })
    const kim = await app.signUp('kim')
    const made = await app.send('POST', '/api/account/keys', { user: kim, body: { name: 'Script' } })
    const { key } = (await made.json()) as { key: string }
    const program = { ...kim, token: key, headers: { authorization: `Bearer ${key}` } }
    expect((await post('codes', { name: 'another' }, program)).status).toBe(403)
  })

  it('is told when its owner has all keys that an account may have, and gets one once there is room', async () => {
    const lea = await app.signUp('lea')
    const ids: string[] = []
    for (let made = 0; made < 20; made += 1) {
      const response = await app.send('POST', '/api/account/keys', { user: lea, body: { name: 'Script' } })
      ids.push(((await response.json()) as { item: { id: string } }).item.id)
    }
    const { device_code, user_code } = await ask()
    await post('decision', { user_code, allow: true }, lea)
    pass(5)
    expect(await post('keys', { device_code })).toMatchObject({
      status: 409,
      body: {
        error: { code: 'conflict', message: 'You have 20 keys, which is the most. Revoke one first.' },
      },
    })
    await app.send('DELETE', `/api/account/keys/${ids[0]}`, { user: lea })
    expect((await poll(device_code)).status).toBe('allowed')
  })
})

describe('who may allow a program', () => {
  it('is a person who is signed in: no visitor, and no API key', async () => {
    const hal = await app.signUp('hal')
    const { user_code } = await ask()
    const made = await app.send('POST', '/api/account/keys', { user: hal, body: { name: 'Script' } })
    const { key } = (await made.json()) as { key: string }
    const program = { ...hal, token: key, headers: { authorization: `Bearer ${key}` } }
    for (const path of ['lookup', 'decision']) {
      const body = { user_code, ...(path === 'decision' ? { allow: true } : {}) }
      expect((await post(path, body)).status).toBe(401)
      expect((await post(path, body, program)).status).toBe(403)
    }
  })

  it('cannot guess: after thirty tries each has to wait, and a code of one’s own makes no room', async () => {
    const ian = await app.signUp('ian')
    for (let guess = 0; guess < 29; guess += 1)
      expect((await post('lookup', { user_code: 'BBBB-BBBB' }, ian)).status).toBe(404)
    const own = await ask()
    expect((await post('lookup', { user_code: own.user_code }, ian)).status).toBe(200)
    const refused = await post('lookup', { user_code: 'BBBB-BBBC' }, ian)
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'rate_limit' } } })
  })

  it('is told what a code looks like', async () => {
    const jan = await app.signUp('jan')
    for (const user_code of ['', 'AEIO-UAEI', 'BCDF', 'BCDF-GHJK-L'])
      expect(await post('lookup', { user_code }, jan)).toMatchObject({
        status: 400,
        body: { error: { message: 'A code has eight letters, such as BCDF-GHJK' } },
      })
  })
})
