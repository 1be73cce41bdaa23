import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../app-error.ts'
import { createLogger, silentLogger } from '../logger.ts'
import type { HttpApp } from './context.ts'
import { createHttpApp } from './create-http-app.ts'
import { createHttpMetrics } from './http-metrics.ts'
import { addOperationRoutes } from './operation-routes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('says 503 with the name of what does not answer, within five seconds', async () => {
  const app: HttpApp = new Hono()
  addOperationRoutes(app, {
    checks: { database: async () => {}, storage: () => new Promise(() => {}) },
    isLeaving: () => false,
    metrics: createHttpMetrics(),
    gauges: async () => ({}),
    metricsToken: undefined,
    logger: silentLogger,
  })
  const asked = app.request('/api/ready')
  await vi.advanceTimersByTimeAsync(5_000)
  const answer = await asked
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: 'unavailable', failed: ['storage'] })
})

it('logs a 503 of readiness as a warning that names the check, and none while the process leaves in order', async () => {
  const lines: { level: number; msg: string; check?: string }[] = []
  const logger = createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  const metrics = createHttpMetrics()
  const app = createHttpApp({
    logger,
    metrics,
    makeId: () => 'req_1',
    isSecure: false,
    trustProxy: false,
    addressLimiter: undefined,
  })
  let isLeaving = false
  addOperationRoutes(app, {
    checks: { database: async () => Promise.reject(new Error('gone')) },
    isLeaving: () => isLeaving,
    metrics,
    gauges: async () => ({}),
    metricsToken: undefined,
    logger,
  })
  expect((await app.request('/api/ready')).status).toBe(503)
  expect(lines.map(({ level, msg, check }) => ({ level, msg, check }))).toEqual([
    { level: 40, msg: 'not ready', check: 'database' },
  ])
  isLeaving = true
  const answer = await app.request('/api/ready')
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'unavailable', failed: ['stop'] }])
  expect(lines).toHaveLength(1)
})

describe('the numbers', () => {
  function askFor(metricsToken: string | undefined) {
    const app: HttpApp = new Hono()
    app.onError((error) =>
      error instanceof AppError ? new Response(null, { status: 403 }) : new Response(null, { status: 500 }),
    )
    addOperationRoutes(app, {
      checks: {},
      isLeaving: () => false,
      metrics: createHttpMetrics(),
      gauges: async () => ({ easel_spool_files: 7 }),
      metricsToken,
      logger: silentLogger,
    })
    return (headers: Record<string, string> = {}) => app.request('/api/metrics', { headers })
  }

  it('are read with the token alone, wherever the request seems to come from', async () => {
    const ask = askFor('the token of the numbers')
    const good = await ask({ authorization: 'Bearer the token of the numbers' })
    expect([good.status, await good.text()]).toEqual([200, expect.stringContaining('easel_spool_files 7')])
    // A proxy of this machine that hides its visitor passes on just this.
    expect((await ask({ host: 'localhost:3000' })).status).toBe(403)
    for (const authorization of ['', 'Bearer', 'Bearer ', 'Bearer the token of the number', 'Basic abc'])
      expect((await ask({ host: 'localhost:3000', authorization })).status, authorization).toBe(403)
  })

  it('are closed where no token is set', async () => {
    for (const authorization of ['', 'Bearer undefined', 'Bearer '])
      expect((await askFor(undefined)({ host: 'localhost:3000', authorization })).status).toBe(403)
  })
})
