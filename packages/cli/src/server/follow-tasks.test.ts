import { expect, test } from 'vitest'
import { CommandError } from '../exit-codes.ts'
import { followTasks } from './follow-tasks.ts'
import type { Server } from './server.ts'

const { signal } = new AbortController()

/** A server whose event stream fails to open at first; the one picture in its queue is done. */
function serverThatRefuses(refusals: CommandError[]): Server {
  const tasks = [{ id: 'one', status: 'done', revision: 1 }]
  return {
    address: 'https://easel.example',
    call: async () => ({ tasks, nextCursor: null }) as never,
    download: () => Promise.reject(new Error('not asked for')),
    events: async () => {
      const refusal = refusals.shift()
      if (refusal) throw refusal
      return new Response(new ReadableStream())
    },
  }
}

const follow = (refusal: CommandError) =>
  followTasks(serverThatRefuses([refusal]), ['one'], { signal, onProgress: () => {} })

test.each(['network_error', 'timeout', 'unavailable'] as const)(
  'pictures are waited for although the stream of events begins with %s',
  async (code) => {
    expect(await follow(new CommandError(code, 'away'))).toMatchObject([{ id: 'one', status: 'done' }])
  },
)

test('what the server refuses is told at once', async () => {
  await expect(follow(new CommandError('auth_required', 'no key'))).rejects.toThrow('no key')
})
