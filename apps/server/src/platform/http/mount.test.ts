import { defineEndpoint } from '@easel/contract/endpoint'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openTestDatabase } from '../../../test/harness/open-test-database.ts'
import { AppError } from '../app-error.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { createIdempotency, type Idempotency } from '../idempotency/idempotency.ts'
import { createIdempotencyStore } from '../idempotency/idempotency-store.ts'
import { createIds } from '../ids.ts'
import { createLogger } from '../logger.ts'
import type { UseCase } from '../use-case.ts'
import { createHttpApp } from './create-http-app.ts'
import { createHttpMetrics } from './http-metrics.ts'
import { createMount, type Mount, mountAll } from './mount.ts'

const echo = defineEndpoint({
  method: 'POST',
  path: '/api/echo/{id}',
  auth: 'session',
  summary: 'Answers what it is given.',
  params: z.object({ id: z.string() }),
  query: z.object({ loud: z.optional(z.string()) }),
  body: z.object({ prompt: z.string().check(z.trim(), z.minLength(1, 'Please enter a prompt')) }),
  output: z.object({ said: z.string() }),
  status: 201,
})

let database: OpenDatabase
let idempotency: Idempotency
beforeAll(async () => {
  database = await openTestDatabase()
  idempotency = await createIdempotency(database, createIdempotencyStore(database))
})
afterAll(() => idempotency.close())

const SECRET_WORDS = 'a fox that stays secret'

/** An app with one endpoint, and every line it logs. */
function start(useCase: UseCase<typeof echo>) {
  const lines: string[] = []
  const logger = createLogger('trace', { write: (line: string) => lines.push(line) })
  const app = createHttpApp({
    logger,
    makeId: createIds(),
    isSecure: true,
    trustProxy: false,
    addressLimiter: undefined,
    metrics: createHttpMetrics(),
  })
  const authenticate = async () => ({
    userId: 'ada',
    email: 'ada@example.com',
    timeZone: 'UTC',
    sessionId: 'one',
    key: null,
  })
  createMount({ app, authenticate, idempotency, userLimiter: undefined, logger })(echo, useCase)
  const send = (body: unknown = { prompt: SECRET_WORDS }) =>
    app.request('/api/echo/7?loud=query-secret', {
      method: 'POST',
      headers: { authorization: 'Bearer token-secret', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return { send, logged: () => lines.join('') }
}

describe('a mounted endpoint', () => {
  it('hands the use case every part, parsed', async () => {
    const seen: unknown[] = []
    const { send } = start(async (input, context) => {
      seen.push(input, context.actor.userId, context.requestKey)
      return { said: input.body.prompt }
    })
    const response = await send({ prompt: '  hello ' })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ said: 'hello' })
    expect(response.headers.get('strict-transport-security')).toContain('max-age')
    expect(seen).toEqual([
      { params: { id: '7' }, query: { loud: 'query-secret' }, body: { prompt: 'hello' } },
      'ada',
      null,
    ])
  })

  it('lets nothing out that the contract does not name, and answers no promise it cannot keep', async () => {
    const extra = start(async () => ({ said: 'yes', password: 'hunter2' }) as { said: string })
    expect(await (await extra.send()).json()).toEqual({ said: 'yes' })
    const wrong = start(async () => ({ said: 7 }) as unknown as { said: string })
    const response = await wrong.send()
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ error: { code: 'server_error' } })
    expect(wrong.logged()).toContain('POST /api/echo/{id} would answer what it does not promise: said')
  })

  it('says what is wrong in words for people, field by field', async () => {
    const { send } = start(async () => ({ said: '' }))
    const response = await send({ prompt: ' ' })
    expect(await response.json()).toMatchObject({
      error: {
        code: 'invalid_request',
        message: 'Please enter a prompt',
        fields: { prompt: 'Please enter a prompt' },
      },
    })
  })

  it('passes expected failures on and hides unexpected ones', async () => {
    const expected = start(async () => {
      throw new AppError('daily_limit', { message: 'Two remain.', retryAfter: 90 })
    })
    const refused = await expected.send()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('90')
    expect(await refused.json()).toMatchObject({ error: { code: 'daily_limit', message: 'Two remain.' } })
    const unexpected = start(async () => {
      throw new Error('the disk is on fire')
    })
    const failed = await unexpected.send()
    expect(await failed.text()).not.toContain('fire')
    expect(unexpected.logged()).toContain('the disk is on fire')
    expect(unexpected.logged()).toContain(failed.headers.get('x-request-id'))
  })

  it('never logs prompts, tokens, queries or the data of a failed statement', async () => {
    const failing = start(async ({ body }) => {
      await sql`select ${body.prompt}::text::int`.execute(database.handle)
      return { said: '' }
    })
    expect((await failing.send()).status).toBe(500)
    const duplicate = start(async ({ body }) => {
      const insert = sql`insert into "verification" ("id", "identifier", "value", "expiresAt")
        values (${body.prompt}, '', '', now())`
      await insert.execute(database.handle)
      await insert.execute(database.handle)
      return { said: '' }
    })
    expect((await duplicate.send()).status).toBe(500)
    const logged = failing.logged() + duplicate.logged()
    expect(logged).toContain('data exception')
    expect(logged).toContain('verification_pkey')
    expect(logged).toContain('/api/echo/7')
    for (const secret of [SECRET_WORDS, 'query-secret', 'token-secret']) expect(logged).not.toContain(secret)
  })
})

describe('use cases by name', () => {
  const contract = { echo, echoed: 'no endpoint' }
  const say: UseCase<typeof echo> = async ({ body }) => ({ said: body.prompt })

  it('are each put behind the endpoint of their name', () => {
    const mounted: unknown[] = []
    const mount: Mount = (endpoint, useCase) => mounted.push(endpoint, useCase)
    mountAll(mount, contract, { echo: say })
    expect(mounted).toEqual([echo, say])
  })

  it('are refused where no endpoint has the name', () => {
    const useCases = { echo: say, sing: say }
    expect(() => mountAll(() => {}, contract, useCases)).toThrow('no endpoint is called sing')
  })
})
