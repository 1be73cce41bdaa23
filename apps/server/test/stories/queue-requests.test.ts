import { errorBodySchema } from '@easel/contract/errors'
import { LIMITS } from '@easel/contract/limits'
import { createScriptedProvider } from '@easel/providers/testing/scripted-provider'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

let app: TestApp
let ada: TestUser
let ben: TestUser

beforeAll(async () => {
  app = await startTestApp({ provider: createScriptedProvider(() => ({ do: 'hang' })) })
  ada = await app.signUp('ada')
  ben = await app.signUp('ben')
  await app.send('PATCH', '/api/queue', { user: ada, body: { paused: true } })
  const body = { prompt: 'a boat', style: 'anime', quality: 'standard', aspect_ratio: '1:1', count: 2 }
  const added = await app.send('POST', '/api/queue', { user: ada, body: { ...body, ids: ['a', 'b'] } })
  expect(added.status).toBe(202)
})
afterAll(() => app.stop())

async function codeOf(response: Response): Promise<string> {
  return z.parse(errorBodySchema, await response.json()).error.code
}

async function queueOf(user: TestUser) {
  const response = await app.send('GET', '/api/queue', { user })
  return (await response.json()) as { paused: boolean; tasks: { id: string; status: string }[] }
}

function cursorOf(position: string): string {
  return Buffer.from(position).toString('base64url')
}

const ON_A_TASK = [
  ['POST', '/api/queue/a/retry', undefined],
  ['POST', '/api/queue/a/cancel', undefined],
  ['POST', '/api/queue/a/move', { before: null }],
  ['POST', '/api/queue/a/move', { before: 'b' }],
  ['DELETE', '/api/queue/a', undefined],
] as const

describe('requests about the queue', () => {
  it.each(ON_A_TASK)('[6.1] %s %s %j of another user’s task is not_found', async (method, path, body) => {
    const response = await app.send(method, path, { user: ben, body })
    expect(response.status).toBe(404)
    expect(await codeOf(response)).toBe('not_found')
  })

  it('[6.1] a task is not put before another user’s', async () => {
    const body = { prompt: 'a boat', style: 'anime', quality: 'standard', aspect_ratio: '1:1', count: 1 }
    await app.send('PATCH', '/api/queue', { user: ben, body: { paused: true } })
    await app.send('POST', '/api/queue', { user: ben, body: { ...body, ids: ['mine'] } })
    const response = await app.send('POST', '/api/queue/mine/move', { user: ben, body: { before: 'a' } })
    expect(await codeOf(response)).toBe('not_found')
  })

  it.each([
    ['POST', '/api/queue/a/move', {}],
    ['POST', '/api/queue/a/move', { before: 7 }],
    ['POST', '/api/queue/a/move', { before: '' }],
    ['POST', '/api/queue/a/move', { before: 'x'.repeat(65) }],
    ['POST', `/api/queue/${'x'.repeat(65)}/move`, { before: null }],
    ['POST', '/api/queue/a%00/retry', undefined],
    ['POST', '/api/queue/a%20b/cancel', undefined],
    ['PATCH', '/api/queue', { paused: 'yes' }],
    ['PATCH', '/api/queue', { paused: null }],
    ['PATCH', '/api/queue', { concurrency: 2.5 }],
    ['PATCH', '/api/queue', { concurrency: '2' }],
    ['DELETE', '/api/queue?status=queued', undefined],
    ['DELETE', '/api/queue?status=', undefined],
    ['GET', '/api/queue?cursor=', undefined],
    ['GET', '/api/queue?cursor=nonsense', undefined],
    ['GET', `/api/queue?cursor=${cursorOf('1e999:a')}`, undefined],
    ['GET', `/api/queue?cursor=${cursorOf("1:a' or true")}`, undefined],
    ['GET', `/api/queue?cursor=${'x'.repeat(201)}`, undefined],
  ])('%s %s %j is refused and changes nothing', async (method, path, body) => {
    const response = await app.send(method, path, { user: ada, body })
    expect(response.status).toBe(400)
    expect(await codeOf(response)).toBe('invalid_request')
    expect(await queueOf(ada)).toMatchObject({
      paused: true,
      tasks: [
        { id: 'a', status: 'queued' },
        { id: 'b', status: 'queued' },
      ],
    })
  })

  it('a retry sent twice with one key answers the same twice and takes one place', async () => {
    await app.send('POST', '/api/queue/b/cancel', { user: ada })
    const retry = () =>
      app.send('POST', '/api/queue/b/retry', { user: ada, headers: { 'idempotency-key': 'key-1' } })
    const [first, second] = await Promise.all([retry(), retry()])
    expect([first.status, second.status]).toEqual([202, 202])
    expect(await first.text()).toBe(await second.text())
    const limits = await app.send('GET', '/api/limits', { user: ada })
    expect(await limits.json()).toMatchObject({ reserved: 2 })
  })
})

type Page = { tasks: { id: string; position: number | null }[]; nextCursor: string | null }

describe('a queue of several pages', () => {
  const COUNT = 2 * LIMITS.queuePageSize + 3
  let cyd: TestUser

  async function pageOf(user: TestUser, cursor: string | null): Promise<Page> {
    const query = cursor === null ? '' : `?cursor=${cursor}`
    const response = await app.send('GET', `/api/queue${query}`, { user })
    expect(response.status).toBe(200)
    return (await response.json()) as Page
  }

  beforeAll(async () => {
    cyd = await app.signUp('cyd')
    await app.send('PATCH', '/api/queue', { user: cyd, body: { paused: true } })
    // Every third has ended, and all stand in the same place but for their ids.
    await sql`
      insert into tasks (user_id, id, source, status, function, prompt, negative_prompt, style, quality, model, width, height, seed,
        request_index, created_at, sort_order, error_code, error_message, finished_at)
      select (select id from "user" where name = 'cyd'), 'task-' || lpad(n::text, 3, '0'), 'queue', case when n % 3 = 0 then 'error' else 'queued' end,
        'generate-image', 'a boat', '', 'none', 'standard', 'm', 64, 64, 1, 0, now(), n / 2 + 0.1,
        case when n % 3 = 0 then 'generation_failed' end, case when n % 3 = 0 then 'Generation failed' end, case when n % 3 = 0 then now() end
      from generate_series(1, ${COUNT}::integer) n`.execute(app.database.handle)
  })

  it('comes whole and in order, each task once, with the places of what waits', async () => {
    const pages: Page[] = []
    let cursor: string | null = null
    do {
      const page: Page = await pageOf(cyd, cursor)
      pages.push(page)
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(pages.map(({ tasks }) => tasks.length)).toEqual([LIMITS.queuePageSize, LIMITS.queuePageSize, 3])
    const numbers = Array.from({ length: COUNT }, (_, index) => index + 1)
    const tasks = pages.flatMap((page) => page.tasks)
    expect(tasks.map(({ id }) => id)).toEqual(
      numbers.map((number) => `task-${String(number).padStart(3, '0')}`),
    )
    const places = numbers.map((number) => (number % 3 === 0 ? null : number - Math.floor(number / 3)))
    expect(tasks.map(({ position }) => position)).toEqual(places)
  })

  it('of exactly one page names no next one', async () => {
    await sql`delete from tasks where id > 'task-200' and id like 'task-%'`.execute(app.database.handle)
    const { tasks, nextCursor } = await pageOf(cyd, null)
    expect({ count: tasks.length, nextCursor }).toEqual({ count: LIMITS.queuePageSize, nextCursor: null })
  })

  it('[6.1] shows another person nothing but their own tasks, whatever cursor they send', async () => {
    const { tasks } = await pageOf(ben, cursorOf('-1e9:a'))
    expect(tasks.map(({ id }) => id)).toEqual(['mine'])
  })

  it('[1.1] is refused without a session, with a cursor as without', async () => {
    const response = await app.send('GET', `/api/queue?cursor=${cursorOf('1:a')}`)
    expect(response.status).toBe(401)
    expect(await codeOf(response)).toBe('auth_required')
  })
})
