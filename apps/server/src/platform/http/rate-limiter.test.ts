import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { silentLogger } from '../logger.ts'
import type { HttpEnv } from './context.ts'
import { sendError } from './error-response.ts'
import { createRateLimiter } from './rate-limiter.ts'

function start() {
  const time = { now: 0 }
  const limiter = createRateLimiter(
    { name: 'calls', burst: 3, windowSeconds: 6 },
    { now: () => new Date(time.now) },
  )
  const passes = (caller: string) => {
    try {
      limiter.take(caller, () => {})
      return true
    } catch {
      return false
    }
  }
  return { time, limiter, passes }
}

describe('the rate limiter', () => {
  it('lets a burst through, then as many as time earns, for each caller apart', () => {
    const { time, passes } = start()
    expect([1, 2, 3, 4].map(() => passes('ada'))).toEqual([true, true, true, false])
    expect(passes('ben')).toBe(true)
    time.now += 2_000
    expect([1, 2].map(() => passes('ada'))).toEqual([true, false])
    time.now += 60_000
    expect([1, 2, 3, 4].map(() => passes('ada'))).toEqual([true, true, true, false])
  })

  it('is not fooled by a clock that goes back', () => {
    const { time, passes } = start()
    for (let call = 0; call < 3; call += 1) passes('ada')
    time.now -= 60_000
    expect(passes('ada')).toBe(false)
  })

  it('keeps what a refused caller has earned, so that the wait it was told is enough', () => {
    const { time, limiter, passes } = start()
    for (let call = 0; call < 3; call += 1) passes('ada')
    const told: number[] = []
    for (const pause of [0, 1_500, 400]) {
      time.now += pause
      expect(() => limiter.take('ada', ({ refillSeconds }) => told.push(refillSeconds))).toThrow()
    }
    expect(told).toEqual([2, 1, 1])
    time.now += 100
    expect(passes('ada')).toBe(true)
  })

  it('answers rate_limit with how long to wait', async () => {
    const { limiter } = start()
    const app = new Hono<HttpEnv>()
    app.onError((error, c) => sendError(c, error, silentLogger))
    app.get('/', (c) => {
      limiter.take('ada', () => {})
      return c.text('ok')
    })
    for (let call = 0; call < 3; call += 1) await app.request('/')
    const refused = await app.request('/')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(await refused.json()).toMatchObject({ error: { code: 'rate_limit' } })
  })
})
