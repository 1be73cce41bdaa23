import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLiveState } from '#web/shared/data/live-state.store.ts'
import { type Polling, pollWhileOff } from './poll-while-off.ts'

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const isOff = () => useLiveState.getState().isOff
let polling: Polling

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  polling.stop()
  vi.useRealTimers()
})

function setUp() {
  const cache = new QueryClient()
  const asked: string[] = []
  let isShown = true
  let isReachable = true
  let hasChanged = false
  const show = (key: string, data: unknown) =>
    new QueryObserver(cache, {
      queryKey: [key],
      staleTime: Number.POSITIVE_INFINITY,
      initialData: data,
      queryFn: async () => {
        asked.push(key)
        return data
      },
    }).subscribe(() => {})
  polling = pollWhileOff(cache, {
    readQueue: async () => {
      asked.push('queue itself')
      if (!isReachable) throw new TypeError('Failed to fetch')
      return hasChanged
    },
    isShown: () => isShown,
  })
  return {
    asked,
    show,
    set(next: { isShown?: boolean; isReachable?: boolean; hasChanged?: boolean }) {
      isShown = next.isShown ?? isShown
      isReachable = next.isReachable ?? isReachable
      hasChanged = next.hasChanged ?? hasChanged
    },
  }
}

test('within ten seconds without a stream the page says so and asks every four seconds for what it shows', async () => {
  const { asked, show } = setUp()
  show('batches', [])
  show('config', {})
  polling.onStatus('connecting')
  await pass(4_000)
  polling.onStatus('waiting')
  polling.onStatus('connecting')
  await pass(3_999)
  expect([isOff(), asked]).toEqual([false, []])
  await pass(1)
  expect([isOff(), asked]).toEqual([true, ['queue itself', 'batches']])
  await pass(4_000)
  expect(asked).toHaveLength(4)
  polling.onStatus('open')
  await pass(20_000)
  expect([isOff(), asked.length]).toEqual([false, 4])
})

test('an open stream on which nothing comes is doubted at once', async () => {
  const { asked } = setUp()
  polling.onStatus('open')
  polling.onStatus('silent')
  await pass(0)
  expect([isOff(), asked]).toEqual([true, ['queue itself']])
})

test('a short break is not mentioned', async () => {
  const { asked } = setUp()
  polling.onStatus('waiting')
  await pass(7_000)
  polling.onStatus('open')
  await pass(60_000)
  expect([isOff(), asked]).toEqual([false, []])
})

test('a long list is asked for only when something has changed', async () => {
  const { asked, show, set } = setUp()
  show('generations', { pages: [1, 2, 3], pageParams: [] })
  show('library', { pages: [1, 2], pageParams: [] })
  polling.onStatus('silent')
  await pass(0)
  expect(asked).toEqual(['queue itself', 'library'])
  set({ hasChanged: true })
  await pass(4_000)
  expect(asked.slice(2)).toEqual(['queue itself', 'library', 'generations'])
})

test('while the server cannot be reached nothing else is asked for, and what is shown stays', async () => {
  const { asked, show, set } = setUp()
  show('batches', [])
  set({ isReachable: false })
  polling.onStatus('silent')
  await pass(4_000)
  expect(asked).toEqual(['queue itself', 'queue itself'])
  set({ isReachable: true })
  await pass(4_000)
  expect(asked.slice(2)).toEqual(['queue itself', 'batches'])
})

test('a hidden page asks for nothing', async () => {
  const { asked, set } = setUp()
  set({ isShown: false })
  polling.onStatus('silent')
  await pass(12_000)
  expect(asked).toEqual([])
})
