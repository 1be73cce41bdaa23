import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

let app: TestApp
let ada: TestUser

beforeAll(async () => {
  app = await startTestApp()
  ada = await app.signUp('ada')
})
afterAll(() => app.stop())

describe('JSON that means harm', () => {
  it.each([
    ['/api/app-events', 7_000],
    ['/api/queue', 500_000],
    ['/api/auth/sign-in/email', 7_000],
  ])(
    'is refused by %s however deep it is nested, with an escape in its midst or without',
    async (path, depth) => {
      for (const core of ['', '"\\u0041"', '"\\u0000"']) {
        const deep = '['.repeat(depth) + core + ']'.repeat(depth)
        for (const body of [
          deep,
          `{"name":"error","metadata":${deep}}`,
          `{"email":${deep},"password":"x"}`,
        ]) {
          const response = await app.send('POST', path, { user: ada, body })
          expect([response.status, path, body.slice(0, 30)]).toEqual([400, path, body.slice(0, 30)])
        }
      }
    },
  )

  it('with fifty thousand fields is refused or read without them', async () => {
    const fields = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}`, 1]))
    const large = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`f${index}`, 1]))
    const changed = await app.send('PATCH', '/api/preferences', { user: ada, body: fields })
    expect(changed.status).toBeLessThan(500)
    expect((await app.send('PATCH', '/api/preferences', { user: ada, body: large })).status).toBe(413)
  })

  it('changes no prototype', async () => {
    const poison = '{"subscription_tier":"premium","polluted":"yes"}'
    for (const [method, path, body] of [
      ['PATCH', '/api/preferences', `{"__proto__":${poison},"default_style":"anime"}`],
      ['PATCH', '/api/preferences', `{"constructor":{"prototype":${poison}}}`],
      ['POST', '/api/app-events', `{"name":"error","metadata":{"__proto__":${poison}}}`],
      [
        'POST',
        '/api/app-events',
        `{"name":"error","metadata":{"a":{"constructor":{"prototype":${poison}}}}}`,
      ],
      ['POST', '/api/auth/sign-in/email', `{"email":"a@example.com","password":"x","__proto__":${poison}}`],
    ] as const)
      expect((await app.send(method, path, { user: ada, body })).status).toBeLessThan(500)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(Object.keys(Object.prototype)).toEqual([])
    const limits = await (await app.send('GET', '/api/limits', { user: ada })).json()
    expect(limits).toMatchObject({ subscription_tier: 'free' })
  })
})
