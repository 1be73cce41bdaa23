import type { Queue } from '@easel/contract/queue'
import { expect, test } from 'vitest'
import { buildTask } from '#web/test/build-rows.ts'
import {
  aboutTime,
  doneOf,
  dropTarget,
  openOf,
  positionOf,
  secondsUntilDone,
  stepTarget,
} from './queue-order.ts'

const TASKS = [buildTask('r', { status: 'running' }), ...['a', 'b', 'c'].map((id) => buildTask(id))]
const QUEUE: Queue = { tasks: TASKS, concurrency: 2, paused: false, secondsPerTask: 10 }

test('places are counted among the queued tasks alone', () => {
  expect(['r', 'a', 'c'].map((id) => positionOf(TASKS, id))).toEqual([0, 1, 3])
})

test('a step earlier or later names the task to stand before, and ends at the ends', () => {
  expect(stepTarget(TASKS, 'b', 'earlier')).toBe('a')
  expect(stepTarget(TASKS, 'a', 'later')).toBe('c')
  expect(stepTarget(TASKS, 'b', 'later')).toBeNull()
  expect(stepTarget(TASKS, 'a', 'earlier')).toBeUndefined()
  expect(stepTarget(TASKS, 'c', 'later')).toBeUndefined()
  expect(stepTarget(TASKS, 'r', 'later')).toBeUndefined()
})

test('a task dropped on another takes its place', () => {
  expect(dropTarget(TASKS, 'c', 'a')).toBe('a')
  expect(dropTarget(TASKS, 'a', 'b')).toBe('c')
  expect(dropTarget(TASKS, 'a', 'c')).toBeNull()
  expect(dropTarget(TASKS, 'a', 'r')).toBeUndefined()
})

test('the expected time counts the rounds that the concurrency needs', () => {
  expect(['a', 'b', 'c'].map((id) => secondsUntilDone(QUEUE, id))).toEqual([10, 20, 20])
  expect(secondsUntilDone({ ...QUEUE, paused: true }, 'a')).toBeNull()
  expect(secondsUntilDone({ ...QUEUE, secondsPerTask: null }, 'a')).toBeNull()
})

test('times are said roughly', () => {
  expect([3, 42, 70, 200].map(aboutTime)).toEqual(['about 5 s', 'about 45 s', 'about 1 min', 'about 3 min'])
})

test('what runs is listed first, failures keep some places however much waits, and what is complete stands apart', () => {
  const tasks = [
    buildTask('d1', { status: 'done' }),
    buildTask('f1', { status: 'error' }),
    buildTask('d2', { status: 'done' }),
    ...Array.from({ length: 8 }, (_, index) => buildTask(`q${index}`)),
    buildTask('f2', { status: 'error' }),
    buildTask('r', { status: 'running' }),
  ]
  const ids = (most: number) => openOf(tasks, most).map(({ id }) => id)
  expect(ids(20)).toEqual(['r', 'q0', 'q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'f2', 'f1'])
  expect(ids(6)).toEqual(['r', 'q0', 'q1', 'q2', 'f2', 'f1'])
  expect(ids(1)).toEqual(['r'])
  expect(doneOf(tasks).map(({ id }) => id)).toEqual(['d2', 'd1'])
})
