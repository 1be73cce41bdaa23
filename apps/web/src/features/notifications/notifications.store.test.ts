import { beforeEach, expect, test } from 'vitest'
import { buildTask } from '#web/test/build-rows.ts'
import { noteQueueChange, restTitle, useNotifications } from './notifications.store.ts'

const running = buildTask('b', { status: 'running' })
const done = (id: string) => buildTask(id, { status: 'done' })
const failed = buildTask('b', { status: 'error' })

beforeEach(() => useNotifications.setState({ items: [] }))

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
