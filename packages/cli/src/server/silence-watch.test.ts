import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { watchForSilence } from './silence-watch.ts'

const LIMIT_MS = 200
const never = new AbortController().signal

function answerOf(pieces: number, everyMs: number, signal: AbortSignal): Response {
  let sent = 0
  return new Response(
    new ReadableStream({
      pull: async (controller) => {
        await pause(everyMs, undefined, { signal })
        sent += 1
        if (sent > pieces) controller.close()
        else controller.enqueue(new TextEncoder().encode('x'))
      },
    }),
  )
}

describe('a stream that is watched for silence', () => {
  it('may last longer than the limit while pieces of it come', async () => {
    const watch = watchForSilence(LIMIT_MS, never)
    const body = watch.listen(answerOf(8, 50, watch.signal))
    expect(await new Response(body).text()).toBe('xxxxxxxx')
    expect(watch.signal.aborted).toBe(false)
    watch.stop()
  })

  it('is given up as timed out when nothing comes, and by the outer signal', async () => {
    const watch = watchForSilence(LIMIT_MS, never)
    await expect(pause(10_000, undefined, { signal: watch.signal })).rejects.toMatchObject({
      name: 'AbortError',
      cause: { name: 'TimeoutError' },
    })
    const outer = new AbortController()
    const other = watchForSilence(LIMIT_MS, outer.signal)
    outer.abort('given up')
    expect(other.signal.reason).toBe('given up')
    other.stop()
  })
})
