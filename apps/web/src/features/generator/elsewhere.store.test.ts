import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endElsewhere, noteElsewhere, useElsewhereStore } from './elsewhere.store.ts'

const taskId = () => useElsewhereStore.getState().taskId

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  endElsewhere()
  vi.useRealTimers()
})

test('a picture of another page is shown while there is news of it, and no longer', () => {
  noteElsewhere('task')
  vi.advanceTimersByTime(14_000)
  noteElsewhere('task')
  vi.advanceTimersByTime(14_000)
  expect(taskId()).toBe('task')
  vi.advanceTimersByTime(1_000)
  expect(taskId()).toBeNull()
})

test('it goes at once when a picture has come', () => {
  noteElsewhere('task')
  endElsewhere()
  expect(taskId()).toBeNull()
})
