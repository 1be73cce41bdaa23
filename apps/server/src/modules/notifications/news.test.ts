import { listNotifications } from '@easel/contract/news/notifications'
import { createScriptedProvider } from '@easel/providers/testing/scripted-provider'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { PASSWORD, startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

let app: TestApp
let now = new Date()
const FAILING = 'a picture that fails'

beforeAll(async () => {
  app = await startTestApp({
    clock: { now: () => now },
    provider: createScriptedProvider((request) =>
      request.prompt === FAILING ? { do: 'fail', kind: 'unsupported' } : { do: 'draw', delayMs: 50 },
    ),
  })
})
afterAll(() => app.stop())

async function list(user: TestUser) {
  const response = await app.send('GET', '/api/notifications', { user })
  return z.parse(listNotifications.output, await response.json()).items
}
/** A new account whose first notifications are gone. */
async function signUp(name: string): Promise<TestUser> {
  const user = await app.signUp(name)
  await app.send('POST', '/api/notifications/read', { user, body: {} })
  await app.send('DELETE', '/api/notifications', { user })
  return user
}
const told = async (user: TestUser) => (await list(user)).map(({ title, detail }) => [title, detail])
const queue = (user: TestUser, prompt: string, count = 1) =>
  app.send('POST', '/api/queue', {
    user,
    body: { prompt, style: 'anime', quality: 'standard', aspect_ratio: '1:1', count },
  })
const form = (user: TestUser, prompt: string, options: { signal?: AbortSignal } = {}) =>
  app.send('POST', '/api/functions/generate-image', {
    user,
    body: { prompt, width: 1024, height: 1024 },
    ...options,
  })
/** On a busy machine a picture takes longer than the library waits by itself. */
const eventually = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 50_000, interval: 50 })

describe('what a person may have missed', { timeout: 60_000 }, () => {
  it('a queue that comes to rest says once what it has made', async () => {
    const hal = await signUp('hal')
    await queue(hal, 'a boat', 3)
    await eventually(async () => expect(await told(hal)).toEqual([['Queue finished: 3 pictures ready', '']]))
    now = new Date(now.getTime() + 1_000)
    await queue(hal, 'a red fox')
    await eventually(async () => expect((await told(hal))[0]).toEqual(['Your picture is ready', 'a red fox']))
  })

  it('a failure is told with its prompt, what was cancelled is not', async () => {
    const ian = await signUp('ian')
    await app.send('PATCH', '/api/queue', { user: ian, body: { paused: true } })
    const added = await queue(ian, FAILING)
    const { tasks } = (await added.json()) as { tasks: { id: string }[] }
    await app.send('POST', `/api/queue/${tasks[0]?.id}/cancel`, { user: ian })
    expect(await list(ian)).toEqual([])
    await app.send('PATCH', '/api/queue', { user: ian, body: { paused: false } })
    now = new Date(now.getTime() + 1_000)
    await queue(ian, FAILING)
    await eventually(async () => expect(await told(ian)).toEqual([['Your picture failed', FAILING]]))
  })

  it('a batch says what it has made, and the queue it ran through says nothing of it', async () => {
    const jon = await signUp('jon')
    const row = { style: 'anime', quality: 'standard', aspect_ratio: '1:1' }
    await app.send('POST', '/api/batches', {
      user: jon,
      body: {
        kind: 'sheet',
        title: 'Boats for spring',
        rows: [
          { ...row, prompt: 'a boat' },
          { ...row, prompt: FAILING },
        ],
      },
    })
    await eventually(async () =>
      expect(await told(jon)).toEqual([['Batch finished: 1 ready, 1 failed', 'Boats for spring']]),
    )
  })

  it('a picture whose page was closed is told, one that was waited for is not', async () => {
    const kim = await signUp('kim')
    expect((await form(kim, 'a boat')).status).toBe(200)
    expect(await list(kim)).toEqual([])
    const leaving = new AbortController()
    const left = form(kim, 'a lighthouse', { signal: leaving.signal })
    await eventually(async () => {
      const { rows } =
        await sql`select id from tasks where user_id = ${kim.id} and prompt = 'a lighthouse'`.execute(
          app.database.handle,
        )
      expect(rows).toHaveLength(1)
    })
    leaving.abort()
    await left.catch(() => undefined)
    await eventually(async () =>
      expect(await list(kim)).toMatchObject([
        { title: 'Your picture is ready', detail: 'a lighthouse', path: /^\/my-generations\?picture=gen_/ },
      ]),
    )
  })

  it('a sound is told like a picture', async () => {
    const lea = await signUp('lea')
    await app.send('POST', '/api/audio', { user: lea, body: { prompt: 'rain', seconds: 5 } })
    await eventually(async () => expect(await told(lea)).toEqual([['Your sound is ready', 'rain']]))
  })

  it('who wants no notifications still hears of what concerns the account', async () => {
    const max = await signUp('max')
    await app.send('PATCH', '/api/preferences', { user: max, body: { notifications_enabled: false } })
    await queue(max, 'a boat')
    await eventually(async () => {
      const { rows } = await sql`select id from generations where user_id = ${max.id}`.execute(
        app.database.handle,
      )
      expect(rows).toHaveLength(1)
    })
    await app.send('POST', '/api/account/password', {
      user: max,
      body: { current_password: PASSWORD, new_password: 'another horse battery' },
    })
    expect(await told(max)).toEqual([
      [
        'Your password was changed',
        'Every other session was signed out, every API key and passkey ended, and every webhook was turned off.',
      ],
    ])
  })

  it('a sign-in on another kind of device is told, one on the same is not', async () => {
    const nia = await signUp('nia')
    const signIn = (agent: string) =>
      app.send('POST', '/api/auth/sign-in/email', {
        headers: { 'user-agent': agent },
        body: { email: nia.email, password: PASSWORD },
      })
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    expect((await signIn(firefox)).status).toBe(200)
    expect((await signIn(firefox)).status).toBe(200)
    expect(await told(nia)).toEqual([
      ['New sign-in to your account', 'Firefox on Linux. If it was not you, set a new password.'],
    ])
  })
})
