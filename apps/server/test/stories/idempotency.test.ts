import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createIdempotency, type Idempotency } from '../../src/platform/idempotency/idempotency.ts'
import {
  createIdempotencyStore,
  type IdempotencyStore,
  type RunResult,
} from '../../src/platform/idempotency/idempotency-store.ts'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

let app: TestApp
let ada: TestUser
let store: IdempotencyStore
let first: Idempotency
let second: Idempotency
let runs: number
/** Callers who know by now whether they run or wait. */
let arrivals: number

beforeAll(async () => {
  app = await startTestApp()
  ada = await app.signUp('ada')
  const kept = createIdempotencyStore(app.database)
  store = {
    ...kept,
    async claim(wanted, leaseMs, watched) {
      const answer = await kept.claim(wanted, leaseMs, watched)
      if (watched === undefined) arrivals += 1
      return answer
    },
  }
  // Two processes on one database.
  first = await createIdempotency(app.database, store)
  second = await createIdempotency(app.database, store)
})
afterAll(async () => {
  await first.close()
  await second.close()
  await app.stop()
})
beforeEach(() => {
  runs = 0
  arrivals = 0
})

const never = new AbortController().signal
const request = (key: string, requestHash = 'one') => ({ userId: ada.id, key, requestHash, signal: never })

function work(result: Partial<RunResult> = {}, ms = 30): () => Promise<RunResult> {
  return async () => {
    runs += 1
    const body = `run ${runs}`
    await new Promise((resolve) => setTimeout(resolve, ms))
    return { isFinal: true, status: 200, body, ...result }
  }
}

describe('a hundred identical requests at once', () => {
  it('have one effect and one answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => (index % 2 ? first : second).runOnce(request('k1'), work())),
    )
    expect(runs).toBe(1)
    expect(new Set(answers.map((answer) => answer.body))).toEqual(new Set(['run 1']))
    expect(answers.filter((answer) => !answer.isReplay)).toHaveLength(1)
    const later = await second.runOnce(request('k1'), work())
    expect(later).toEqual({ status: 200, body: 'run 1', isReplay: true })
  })

  it('share one failure; a later retry with the same key runs anew', async () => {
    const failing = async () => {
      const result = await work({ isFinal: false, status: 502 })()
      // A request after the failure is a later retry.
      await expect.poll(() => arrivals).toBe(100)
      return result
    }
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => (index % 2 ? first : second).runOnce(request('k2'), failing)),
    )
    expect(runs).toBe(1)
    expect(answers.every((answer) => answer.status === 502 && answer.body === 'run 1')).toBe(true)
    const retry = await first.runOnce(request('k2'), work())
    expect(retry).toEqual({ status: 200, body: 'run 2', isReplay: false })
  })

  it('over HTTP store one report and say which answers were repeated', async () => {
    const send = () =>
      app.send('POST', '/api/app-events', {
        user: ada,
        headers: { 'idempotency-key': 'http-1' },
        body: { name: 'error', metadata: { message: 'once' } },
      })
    const responses = await Promise.all(Array.from({ length: 100 }, send))
    const bodies = await Promise.all(responses.map((response) => response.text()))
    expect(new Set(bodies)).toEqual(new Set(['{"stored":true}']))
    expect(
      responses.filter((response) => response.headers.get('idempotency-replayed') === 'true'),
    ).toHaveLength(99)
    const { rows } = await sql`select from app_events`.execute(app.database.handle)
    expect(rows).toHaveLength(1)
  })
})

describe('a key', () => {
  it('is refused for another body or another endpoint', async () => {
    const headers = { 'idempotency-key': 'http-2' }
    const event = (message: string) => ({ name: 'error', metadata: { message } })
    const send = (path: string, body: object, user = ada) => app.send('POST', path, { user, headers, body })
    expect((await send('/api/app-events', event('a'))).status).toBe(202)
    const vital = { name: 'LCP', value: 1, meta: { id: '1', rating: 'good', delta: 1 } }
    for (const response of [
      await send('/api/app-events', event('b')),
      await send('/api/web-vitals', vital),
    ]) {
      expect(response.status).toBe(409)
      expect(await response.json()).toMatchObject({ error: { code: 'idempotency_mismatch' } })
    }
    const ben = await app.signUp('ben')
    expect((await send('/api/app-events', event('b'), ben)).status).toBe(202)
  })

  it('must be 1 to 200 printable characters', async () => {
    for (const key of ['', 'a'.repeat(201), 'two words']) {
      const response = await app.send('POST', '/api/app-events', {
        user: ada,
        headers: { 'idempotency-key': key },
        body: { name: 'error', metadata: {} },
      })
      expect(response.status).toBe(400)
    }
  })

  it('is taken over once when the process that held it has died', async () => {
    const { isMine } = await store.claim(request('k3'), 300, undefined)
    expect(isMine).toBe(true)
    const started = performance.now()
    const answers = await Promise.all([first, second, first].map((one) => one.runOnce(request('k3'), work())))
    expect(performance.now() - started).toBeGreaterThan(250)
    expect(runs).toBe(1)
    expect(new Set(answers.map((answer) => answer.body))).toEqual(new Set(['run 1']))
  })

  it('keeps the answer of the run that holds it, not of one that was overtaken', async () => {
    await store.claim(request('k4'), -1_000, undefined)
    const taken = await store.claim(request('k4'), 60_000, undefined)
    expect(taken).toMatchObject({ isMine: true, run: { attempt: 2 } })
    const notice = { channel: 'easel_idempotency', payload: 'x' }
    await store.finish(request('k4'), 1, { isFinal: true, status: 200, body: 'old' }, notice)
    expect((await store.claim(request('k4'), 60_000, undefined)).run.status).toBe('running')
    await store.finish(request('k4'), 2, { isFinal: true, status: 200, body: 'new' }, notice)
    expect(await store.claim(request('k4'), 60_000, undefined)).toMatchObject({
      run: { responseBody: 'new' },
    })
  })

  it('lets a caller who leaves stop waiting without stopping the run', async () => {
    const leaving = new AbortController()
    const running = first.runOnce(request('k5'), work({}, 200))
    await new Promise((resolve) => setTimeout(resolve, 50))
    const waiting = second.runOnce({ ...request('k5'), signal: leaving.signal }, work())
    leaving.abort()
    await expect(waiting).rejects.toMatchObject({ code: 'cancelled' })
    expect(await running).toMatchObject({ body: 'run 1' })
    expect(runs).toBe(1)
  })

  it('is forgotten after a day, unless it is running', async () => {
    await first.runOnce(request('k6'), work())
    await store.claim(request('k7'), 60_000, undefined)
    await store.prune(new Date(Date.now() + 1_000))
    const { rows } = await sql<{ key: string }>`select key from idempotency_keys`.execute(app.database.handle)
    expect(rows).toEqual([{ key: 'k7' }])
  })
})
