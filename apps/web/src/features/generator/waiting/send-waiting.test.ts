import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/shared/api/api-error.ts'
import type { Client } from '#web/shared/api/client.ts'
import { buildTask } from '#web/test/build-rows.ts'
import { startSendingPresses } from './send-waiting.ts'
import { forgetPress, keepPress, useWaitingPresses, type WaitingPress } from './waiting-presses.store.ts'

const network = new EventTarget()
let isOnline = false
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  isOnline = false
  vi.stubGlobal('window', network)
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline
    },
  })
  useWaitingPresses.setState({ presses: [], notWritten: new Set() })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function buildPress(id: string, changes: Partial<WaitingPress> = {}): WaitingPress {
  const request = {
    prompt: `picture ${id}`,
    style: 'anime',
    quality: 'standard',
    aspect_ratio: '1:1',
    count: 1,
  }
  return {
    id,
    userId: 'ann',
    request: request as WaitingPress['request'],
    pressedAt: 1,
    refusal: null,
    ...changes,
  }
}

/** Ann's page, with what the server answers to each press in turn; without an answer it takes it. */
function open(answers: (ApiError | undefined | Promise<void>)[] = []) {
  const sent: string[] = []
  const client = {
    auth: {
      state: () => ({ status: 'signed-in', user: { id: 'ann' } }),
      onAuthStateChange: () => () => {},
    },
    data: {
      call: async (
        _endpoint: unknown,
        { body }: { body: { prompt: string } },
        options: { idempotencyKey: string },
      ) => {
        sent.push(`${options.idempotencyKey}: ${body.prompt}`)
        const answer = await answers.shift()
        if (answer) throw answer
        return { tasks: [buildTask(options.idempotencyKey)] }
      },
    },
  } as unknown as Client
  const cache = { setQueryData: () => {}, invalidateQueries: async () => {} } as unknown as QueryClient
  stop = startSendingPresses(client, cache)
  return {
    sent,
    comeBack: async () => {
      isOnline = true
      network.dispatchEvent(new Event('online'))
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}
const waiting = () => useWaitingPresses.getState().presses.map(({ id, refusal }) => [id, refusal])

test('nothing is sent without a network; once it is back, each press goes once, in its order, by its own key', async () => {
  const page = open()
  await keepPress(buildPress('a'))
  await keepPress(buildPress('b'))
  await keepPress(buildPress('c'))
  await forgetPress('b')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.sent).toEqual([])
  await page.comeBack()
  expect(page.sent).toEqual(['a: picture a', 'c: picture c'])
  expect(waiting()).toEqual([])
})

test('what another person pressed in this browser waits for them', async () => {
  const page = open()
  await keepPress(buildPress('a', { userId: 'ben' }))
  await page.comeBack()
  expect(page.sent).toEqual([])
  expect(waiting()).toEqual([['a', null]])
})

test('a server that cannot be reached is asked again with the same key, and nothing overtakes the press', async () => {
  const page = open([new ApiError('network_error', 'No answer'), undefined, undefined])
  await keepPress(buildPress('a'))
  await keepPress(buildPress('b'))
  await page.comeBack()
  expect(page.sent).toEqual(['a: picture a'])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(page.sent).toEqual(['a: picture a', 'a: picture a', 'b: picture b'])
  expect(waiting()).toEqual([])
})

test('a press that is refused stays with its reason, lets the others pass, and goes again when its person says so', async () => {
  const page = open([new ApiError('daily_limit', 'Nothing is left today.')])
  await keepPress(buildPress('a'))
  await keepPress(buildPress('b'))
  await page.comeBack()
  expect(page.sent).toEqual(['a: picture a', 'b: picture b'])
  expect(waiting()).toEqual([['a', 'Nothing is left today.']])
  await vi.advanceTimersByTimeAsync(120_000)
  expect(page.sent).toHaveLength(2)
  await keepPress(buildPress('a'))
  await vi.advanceTimersByTimeAsync(0)
  expect(page.sent.at(-1)).toBe('a: picture a')
  expect(waiting()).toEqual([])
})

test('what is pressed, or is to be tried again, while others are being sent goes after them', async () => {
  let goOn = () => {}
  const page = open([
    new ApiError('daily_limit', 'Nothing is left today.'),
    new Promise((resolve) => {
      goOn = resolve
    }),
  ])
  await keepPress(buildPress('a'))
  await keepPress(buildPress('b'))
  await page.comeBack()
  expect(page.sent).toEqual(['a: picture a', 'b: picture b'])
  await keepPress(buildPress('a'))
  await keepPress(buildPress('c'))
  goOn()
  await vi.advanceTimersByTimeAsync(0)
  expect(page.sent).toEqual(['a: picture a', 'b: picture b', 'a: picture a', 'c: picture c'])
  expect(waiting()).toEqual([])
})
