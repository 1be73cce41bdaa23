import { beforeEach, expect, test } from 'vitest'
import { buildTask } from '#web/test/build-rows.ts'
import { noteLimits, noteQueueChange, restTitle, useNotifications } from './notifications.store.ts'

const running = buildTask('b', { status: 'running' })
const done = (id: string) => buildTask(id, { status: 'done' })
const failed = buildTask('b', { status: 'error' })

const limits = {
  subscription_tier: 'free' as const,
  generations_today: 5,
  reserved: 0,
  limit: 5,
  remaining: 0,
  reset_at: '2026-01-02T00:00:00.000Z',
}
const titles = () => useNotifications.getState().items.map((item) => item.title)

beforeEach(() => useNotifications.setState({ items: [], allowance: null }))

test('a queue that comes to rest is announced once, in however many tabs it is seen', () => {
  noteQueueChange([done('a'), running], [done('a'), done('b')])
  noteQueueChange([done('a'), running], [done('a'), done('b')])
  expect(useNotifications.getState().items.map((item) => item.title)).toEqual([
    'Queue finished: 2 pictures ready',
  ])
})

test('failures are counted in the announcement', () => {
  expect(restTitle([done('a'), running], [done('a'), failed])).toBe('Queue finished: 1 ready, 1 failed')
})

test('nothing is announced while a task is busy, or when nothing was', () => {
  expect(restTitle([running], [running])).toBeNull()
  expect(restTitle([done('a')], [done('a')])).toBeNull()
})

test("[2.15] 'Mark all as read' reads them all", () => {
  noteQueueChange([running], [done('b')])
  useNotifications.getState().markAllRead()
  expect(useNotifications.getState().items.every((item) => item.read)).toBe(true)
})

test('[2.15] an image that failed is named by its prompt, once', () => {
  const before = [buildTask('b', { status: 'running', prompt: 'a fox' }), running]
  const after = [buildTask('b', { status: 'error', prompt: 'a fox' }), buildTask('c', { status: 'running' })]
  noteQueueChange(before, after)
  noteQueueChange(after, after)
  expect(titles()).toEqual(['Image failed: a fox'])
})

test('[2.15] a used allowance that came back is announced, an untouched one is not', () => {
  noteLimits(limits, true)
  const next = { ...limits, generations_today: 0, remaining: 5, reset_at: '2026-01-03T00:00:00.000Z' }
  noteLimits(next, true)
  noteLimits(next, true)
  noteLimits({ ...next, reset_at: '2026-01-04T00:00:00.000Z' }, true)
  expect(titles()).toEqual(['Your daily limit was reset: 5 pictures today'])
})

test('[2.15] a user who wants no notifications gets none', () => {
  noteLimits(limits, false)
  noteLimits({ ...limits, generations_today: 0, reset_at: '2026-01-03T00:00:00.000Z' }, false)
  expect(titles()).toEqual([])
})
