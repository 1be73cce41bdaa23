import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LIMITS_KEY, limitsQuery, recheckLimits } from './limits.queries.ts'

let cache: QueryClient
let reads: number
let stop = () => {}

/** Reads the allowance as the page does while it is open. */
function watch() {
  const observer = new QueryObserver(cache, {
    ...limitsQuery(),
    queryFn: async () => {
      reads += 1
      return { remaining: 5 } as never
    },
  })
  stop = observer.subscribe(() => {})
}

beforeEach(() => {
  // Servers do not poll.
  environmentManager.setIsServer(() => false)
  vi.useFakeTimers()
  cache = new QueryClient()
  reads = 0
})
afterEach(() => {
  stop()
  cache.clear()
  vi.useRealTimers()
})

test('[4.7b] limits are read again 500 ms after a success, neither before 400 nor after 700', async () => {
  watch()
  await vi.advanceTimersByTimeAsync(0)
  expect(reads).toBe(1)
  recheckLimits(cache)
  await vi.advanceTimersByTimeAsync(400)
  expect(reads).toBe(1)
  await vi.advanceTimersByTimeAsync(300)
  expect(reads).toBe(2)
  expect(cache.getQueryData(LIMITS_KEY)).toEqual({ remaining: 5 })
})

test('[4.7c] limits are polled every 30 s, also without a live stream', async () => {
  watch()
  await vi.advanceTimersByTimeAsync(29_900)
  expect(reads).toBe(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(reads).toBe(2)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(reads).toBe(3)
})
