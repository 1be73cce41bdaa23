import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { silentLogger } from '../logger.ts'
import type { HttpApp } from './context.ts'
import { createHttpMetrics } from './http-metrics.ts'
import { addOperationRoutes } from './operation-routes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('says 503 with the name of what does not answer, within five seconds', async () => {
  const app: HttpApp = new Hono()
  addOperationRoutes(app, {
    checks: { database: async () => {}, storage: () => new Promise(() => {}) },
    metrics: createHttpMetrics(),
    gauges: async () => ({}),
    metricsToken: undefined,
    trustProxy: false,
    logger: silentLogger,
  })
  const asked = app.request('/api/ready')
  await vi.advanceTimersByTimeAsync(5_000)
  const answer = await asked
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: 'unavailable', failed: ['storage'] })
})
