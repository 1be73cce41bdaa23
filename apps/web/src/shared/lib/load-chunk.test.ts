import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadChunk } from './load-chunk.ts'

const served = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', served)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  served.mockReset()
})

test('a part that does not arrive while the server starts anew is asked for again once it answers', async () => {
  served.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  served.mockResolvedValueOnce(new Response(null, { status: 503 }))
  served.mockResolvedValue(new Response())
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('no module'))
  load.mockResolvedValue('the part')
  const loading = loadChunk(load)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await loading).toBe('the part')
  expect(load).toHaveBeenCalledTimes(2)
})

test('what a server that answers does not have is missing, and said at once', async () => {
  served.mockResolvedValue(new Response())
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('no module'))
  await expect(loadChunk(load)).rejects.toThrow('no module')
  expect(load).toHaveBeenCalledTimes(2)
})
