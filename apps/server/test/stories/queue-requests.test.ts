import { errorBodySchema } from '@easel/contract/errors'
import { createScriptedProvider } from '@easel/providers/testing/scripted-provider'
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

const ON_A_TASK = [
  ['POST', '/api/queue/a/retry', undefined],
  ['POST', '/api/queue/a/cancel', undefined],
  ['POST', '/api/queue/a/move', { before: null }],
  ['POST', '/api/queue/a/move', { before: 'b' }],
  ['DELETE', '/api/queue/a', undefined],
] as const

describe('requests about the queue', () => {
  it.each(ON_A_TASK)('[6.1] %s %s %j of somebody else’s task is not_found', async (method, path, body) => {
    const response = await app.send(method, path, { user: ben, body })
    expect(response.status).toBe(404)
    expect(await codeOf(response)).toBe('not_found')
  })

  it('[6.1] a task is not put before somebody else’s', async () => {
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
