import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  endElsewhere,
  failElsewhere,
  forgetElsewhere,
  noteElsewhere,
  useElsewhereStore,
} from './elsewhere.store.ts'

const LONGEST_MS = 120_000
const shown = () => useElsewhereStore.getState()
const failure = {
  taskId: 'task',
  prompt: 'a fox',
  code: 'server_error',
  message: 'Our servers are ill.',
} as const

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  forgetElsewhere()
  vi.useRealTimers()
})

test('a picture of another page is shown for as long as one may take without news of it, and no longer', () => {
  noteElsewhere('task', LONGEST_MS)
  vi.advanceTimersByTime(120_000)
  noteElsewhere('task', LONGEST_MS)
  vi.advanceTimersByTime(120_000)
  expect(shown().taskId).toBe('task')
  vi.advanceTimersByTime(10_000)
  expect(shown().taskId).toBeNull()
})

test('nothing is made elsewhere at first', () => {
  expect(useElsewhereStore.getInitialState()).toEqual({ taskId: null, failure: null })
})

test.each([
  ['failed', () => failElsewhere(failure)],
  ['ended', endElsewhere],
  ['was forgotten', forgetElsewhere],
])('no silence is waited for once it %s', (_how, end) => {
  noteElsewhere('task', LONGEST_MS)
  expect(vi.getTimerCount()).toBe(1)
  end()
  expect(vi.getTimerCount()).toBe(0)
})

test('it goes at once when a picture has come', () => {
  noteElsewhere('task', LONGEST_MS)
  endElsewhere()
  expect(shown().taskId).toBeNull()
})

test('that it failed stays until it was read, whatever else comes meanwhile', () => {
  noteElsewhere('task', LONGEST_MS)
  failElsewhere(failure)
  endElsewhere()
  vi.advanceTimersByTime(600_000)
  expect(shown()).toEqual({ taskId: null, failure })
  forgetElsewhere()
  expect(shown().failure).toBeNull()
})

test('of a picture that was cancelled, or that the page waits for itself, nothing is said', () => {
  noteElsewhere('task', LONGEST_MS)
  failElsewhere({ ...failure, code: 'cancelled' })
  expect(shown()).toEqual({ taskId: null, failure: null })
  failElsewhere(failure)
  expect(shown()).toEqual({ taskId: null, failure: null })
})
