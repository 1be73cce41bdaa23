import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  abandonRun,
  completeRun,
  endRun,
  hearProgress,
  IDLE,
  isRunning,
  startRun,
  useRunStore,
} from './run.store.ts'

const SIZE = { width: 1024, height: 1024, quality: 'standard', model: '' } as const
const percent = () => useRunStore.getState().percent

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  useRunStore.setState(IDLE)
  vi.useRealTimers()
})

test('[4.4] progress rises ten every 200 ms to 90, is 100 on the answer, then 0 and idle', () => {
  startRun('key', SIZE)
  expect(useRunStore.getState().status).toBe('generating')
  expect(percent()).toBe(0)
  const seen = Array.from({ length: 12 }, () => {
    vi.advanceTimersByTime(200)
    return percent()
  })
  expect(seen).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 90, 90, 90])
  completeRun('key')
  expect(percent()).toBe(100)
  endRun('key')
  expect(useRunStore.getState()).toMatchObject({ status: 'idle', percent: 0 })
})

test('real news of the picture takes over from the clock and never goes back', () => {
  startRun('key', SIZE)
  hearProgress('key', 0)
  vi.advanceTimersByTime(600)
  hearProgress('key', 12)
  expect(percent()).toBe(30)
  vi.advanceTimersByTime(5000)
  expect(percent()).toBe(30)
  hearProgress('key', 62.4)
  expect(percent()).toBe(62)
  hearProgress('key', 100)
  expect(percent()).toBe(99)
})

test('news of another request, and an answer that comes after a new one has started, change nothing', () => {
  startRun('old', SIZE)
  startRun('new', SIZE)
  hearProgress('old', 80)
  hearProgress(null, 80)
  completeRun('old')
  endRun('old')
  expect(useRunStore.getState()).toMatchObject({ status: 'generating', percent: 0, requestKey: 'new' })
})

test('a run keeps what was asked for, and when', () => {
  vi.setSystemTime(1_700_000_000_000)
  const asked = { width: 1536, height: 1024, quality: 'ultra', model: 'flux-dev' } as const
  startRun('key', asked)
  expect(useRunStore.getState()).toEqual({
    ...asked,
    status: 'generating',
    percent: 0,
    requestKey: 'key',
    startedAt: 1_700_000_000_000,
  })
  expect([isRunning('key'), isRunning('other')]).toEqual([true, false])
})

test.each([
  ['ended', () => endRun('key')],
  ['abandoned', abandonRun],
])('a run that is %s leaves nothing behind, and no clock that goes on', (_how, end) => {
  startRun('key', SIZE)
  vi.advanceTimersByTime(400)
  end()
  vi.advanceTimersByTime(1_000)
  expect(useRunStore.getState()).toEqual({
    status: 'idle',
    percent: 0,
    requestKey: null,
    width: 1024,
    height: 1024,
    quality: 'standard',
    model: '',
    startedAt: 0,
  })
  expect(vi.getTimerCount()).toBe(0)
})

test('a new run takes over the clock, and an answer ends it', () => {
  startRun('old', SIZE)
  startRun('new', SIZE)
  expect(vi.getTimerCount()).toBe(1)
  completeRun('new')
  expect(vi.getTimerCount()).toBe(0)
})

test('nothing is on its way at first', () => {
  expect(useRunStore.getInitialState()).toEqual(IDLE)
})

test('news without a run, and of a request without a key, change nothing', () => {
  hearProgress(null, 50)
  hearProgress('key', 50)
  expect(useRunStore.getState()).toEqual(IDLE)
})
