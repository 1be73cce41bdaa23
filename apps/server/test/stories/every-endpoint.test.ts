import type { Endpoint } from '@easel/contract/endpoint'
import { ENDPOINTS } from '@easel/contract/endpoints'
import { type ErrorCode, errorBodySchema } from '@easel/contract/errors'
import { openaiErrorOf, openaiErrorSchema } from '@easel/contract/openai/openai-errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

let app: TestApp
let ada: TestUser

beforeAll(async () => {
  app = await startTestApp()
  ada = await app.signUp('ada')
})
afterAll(() => app.stop())

const endpoints = Object.entries<Endpoint>(ENDPOINTS)
const pathOf = (endpoint: Endpoint) => endpoint.path.replaceAll(/\{\w+\}/g, 'gen_00000000000000000000000000')
/** A body that no endpoint takes, where a body may be sent at all. */
const emptyBody = (endpoint: Endpoint) => (endpoint.method === 'GET' ? {} : { body: '{}' })
const withSession = endpoints.filter(([, endpoint]) => endpoint.auth === 'session')
const withQuery = endpoints.filter(([, endpoint]) => endpoint.query)
const withBody = endpoints.filter(([, endpoint]) => endpoint.body)

async function errorOf(response: Response) {
  return z.parse(errorBodySchema, await response.json()).error
}

/** What an error says in every dialect. */
async function toldBy(endpoint: Endpoint, response: Response) {
  if (endpoint.dialect === undefined) return errorOf(response)
  const { code, message } = z.parse(openaiErrorSchema, await response.json()).error
  return { code, message, requestId: response.headers.get('x-request-id') }
}
const codeOf = (endpoint: Endpoint, code: ErrorCode) =>
  endpoint.dialect === undefined ? code : openaiErrorOf(code).code

describe('every endpoint of the contract', () => {
  it.each(endpoints)('%s is mounted', async (_name, endpoint) => {
    const response = await app.send(endpoint.method, pathOf(endpoint), { user: ada, ...emptyBody(endpoint) })
    if (response.status === 404)
      expect((await toldBy(endpoint, response)).message).not.toMatch(/no such endpoint/)
    expect(response.status).not.toBe(405)
  })

  it.each(withSession)('[1.1] %s answers auth_required without a session', async (_name, endpoint) => {
    const sessions: Record<string, string>[] = [
      {},
      { authorization: 'Bearer nonsense' },
      { authorization: 'Bearer a.b' },
    ]
    for (const headers of sessions) {
      const response = await app.send(endpoint.method, pathOf(endpoint), {
        ...emptyBody(endpoint),
        headers: { ...headers },
      })
      expect(response.status).toBe(401)
      expect(await toldBy(endpoint, response)).toMatchObject({ code: codeOf(endpoint, 'auth_required') })
    }
  })

  it('[5.10, 6.2] without a session nothing is saved, deleted, changed or listed, in the specification’s words', async () => {
    const id = 'gen_00000000000000000000000000'
    const calls = [
      ['POST', '/api/generations', 'User not authenticated'],
      ['DELETE', `/api/generations/${id}`, 'User not authenticated'],
      ['PATCH', '/api/preferences', 'Please sign in to update preferences'],
      ['GET', '/api/generations', 'Please sign in to continue'],
    ] as const
    for (const [method, path, words] of calls) {
      const response = await app.send(method, path, method === 'GET' ? {} : { body: {} })
      expect(response.status).toBe(401)
      expect(await errorOf(response)).toMatchObject({ code: 'auth_required', message: words })
    }
  })

  it.each(withBody)('%s refuses what is not JSON, in the catalog’s words', async (_name, endpoint) => {
    for (const body of ['{"prompt":', '\0', 'null', '[]', '"text"']) {
      const response = await app.send(endpoint.method, pathOf(endpoint), { user: ada, body })
      expect(response.status).toBe(400)
      const error = await toldBy(endpoint, response)
      expect(error.code).toBe('invalid_request')
      expect(error.requestId).toBe(response.headers.get('x-request-id'))
    }
  })

  it.each(withBody)('%s says which fields are wrong, in sentences', async (_name, endpoint) => {
    const names = Object.keys((endpoint.body as z.ZodMiniObject).shape ?? {})
    for (const value of [undefined, null, [[]], -1.5]) {
      const body = Object.fromEntries(names.map((name) => [name, value]))
      const response = await app.send(endpoint.method, pathOf(endpoint), { user: ada, body })
      if (response.status !== 400) continue
      const error = await toldBy(endpoint, response)
      const fields = 'fields' in error ? Object.values(error.fields ?? {}) : []
      for (const words of [error.message, ...fields])
        expect(words).not.toMatch(/^(Invalid|Too|Unrecognized)|expected/)
    }
  })

  it.each(withQuery)('%s refuses each part of its query that is malformed', async (_name, endpoint) => {
    const names = Object.keys((endpoint.query as z.ZodMiniObject).shape)
    expect(names).not.toEqual([])
    for (const name of names) {
      const response = await app.send(endpoint.method, `${pathOf(endpoint)}?${name}=%00`, { user: ada })
      expect(response.status, name).toBe(400)
      const error = await errorOf(response)
      expect(error.code).toBe('invalid_request')
    }
  })

  it.each(withBody)('%s refuses a body that is too large before it reads it', async (_name, endpoint) => {
    const size = (endpoint.maxBodyBytes ?? 64 * 1024) + 1
    const response = await app.send(endpoint.method, pathOf(endpoint), {
      user: ada,
      body: `"${'a'.repeat(size)}"`,
    })
    expect(response.status).toBe(413)
    expect(await toldBy(endpoint, response)).toMatchObject({ code: 'payload_too_large' })
  })
})

describe('requests that are not quite right', () => {
  it('names the field that is wrong', async () => {
    const response = await app.send('PATCH', '/api/preferences', {
      user: ada,
      body: { default_quality: 'best' },
    })
    const error = await errorOf(response)
    expect(Object.keys(error.fields ?? {})).toEqual(['default_quality'])
  })

  it('refuses text that the database cannot store', async () => {
    const broken = { name: 'error', metadata: { message: 'a\0b' } }
    const half = '{"name":"error","metadata":{"message":"\\ud800"}}'
    for (const body of [broken, half]) {
      const response = await app.send('POST', '/api/app-events', { user: ada, body })
      expect(await errorOf(response)).toMatchObject({ code: 'invalid_request' })
    }
    const query = await app.send('GET', '/api/generations?cursor=%00', { user: ada })
    expect(await errorOf(query)).toMatchObject({ code: 'invalid_request' })
  })

  it('says which methods a path has, and that an unknown path does not exist', async () => {
    const wrong = await app.send('DELETE', '/api/preferences', { user: ada })
    expect(wrong.status).toBe(405)
    expect(wrong.headers.get('allow')).toBe('GET, PATCH')
    expect(await errorOf(wrong)).toMatchObject({ code: 'invalid_request' })
    const unknown = await app.send('GET', '/api/secrets')
    expect(unknown.status).toBe(404)
    expect(await errorOf(unknown)).toMatchObject({ code: 'not_found' })
  })

  it('lets no other site in, and no answer be cached', async () => {
    const response = await app.send('GET', '/api/config', { headers: { origin: 'https://other.example' } })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('the flood guard', () => {
  it('lets 200 calls of one user at once pass', async () => {
    const guarded = await startTestApp({ isRateLimited: true })
    const cat = await guarded.signUp('cat')
    const get = () => guarded.send('GET', '/api/preferences', { user: cat })
    const responses = await Promise.all(Array.from({ length: 200 }, get))
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]))
    await guarded.stop()
  })
})
