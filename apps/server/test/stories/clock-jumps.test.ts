import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../src/platform/clock.ts'
import { startTestApp, type TestApp } from '../harness/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => vi.useRealTimers())
afterAll(() => app.stop())

for (const [how, jumpMs] of [
  ['25 hours', 25 * HOUR_MS],
  ['400 days', 400 * DAY_MS],
] as const)
  test(`a clock that jumps ${how} ahead and back signs no one out for good and leaves the day's reset where it was`, async () => {
    const ada = await app.signUp(`ada-${jumpMs}`)
    const limits = async () => {
      const answer = await app.send('GET', '/api/limits', { user: ada })
      return { status: answer.status, reset: ((await answer.json()) as { reset_at?: string }).reset_at }
    }
    const before = await limits()
    const right = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: right + jumpMs })
    await limits()
    await app.send('GET', '/api/auth/get-session', { user: ada })
    vi.setSystemTime(right)
    expect(await limits()).toEqual(before)
    expect(before.status).toBe(200)
  })
