import { startOpenAiStandIn } from '@easel/providers/testing/openai-stand-in'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../generations/start-generations.ts'
import { startTestApp, type TestApp } from '../harness/start-test-app.ts'

type Vendor = Awaited<ReturnType<typeof startOpenAiStandIn>>

let vendor: Vendor
let app: TestApp

const start = (isRestart: boolean) =>
  startTestApp({
    isRestart,
    env: { OPENAI_API_KEY: 'sk-key', OPENAI_BASE_URL: vendor.url, DEFAULT_TIER: 'pro' },
    provider: 'as-configured',
  })

beforeAll(async () => {
  vendor = await startOpenAiStandIn({ token: 'sk-key', drawMs: 1_500 })
  app = await start(false)
})
afterAll(async () => {
  await app.stop()
  await vendor.close()
})

test('[7.5] a paid picture of a vendor that has no names for its jobs outlives an orderly restart, and is paid for once', async () => {
  const ada = await app.signUp('ada')
  const body = { prompt: 'a boat', size: '1024x1024' }
  const headers = { 'idempotency-key': 'last-call' }
  const make = () => app.send('POST', '/api/functions/openai-image', { user: ada, headers, body })
  const waiting = make()
  await eventually(() => vendor.log.creates === 1, 'the vendor is asked')
  await app.stop()
  expect((await waiting).status).toBe(502)
  app = await start(true)
  const again = await make()
  expect(again.status).toBe(200)
  expect(await again.json()).toMatchObject({ urls: [expect.stringContaining('/images/gen_')] })
  const limits = await app.send('GET', '/api/limits', { user: ada })
  expect(await limits.json()).toMatchObject({ generations_today: 1, reserved: 0 })
  expect(vendor.log.creates).toBe(1)
})
