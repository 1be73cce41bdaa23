import { expect, test } from 'vitest'
import { toGeneration } from '#web/shared/data/generation.ts'
import { buildGeneration, buildTask } from '#web/test/build-rows.ts'
import { stack, tasksFor, timelineOf } from './timeline.ts'

const NOW = new Date(2026, 4, 10, 12)
const at = (day: number, hour: number) => new Date(2026, 4, day, hour).toISOString()
const made = (day: number, hour: number) =>
  toGeneration(buildGeneration(day * 24 + hour, { created_at: at(day, hour) }))
const told = (entries: ReturnType<typeof timelineOf>) =>
  entries.map((entry) => (entry.kind === 'day' ? `${entry.name}: ${entry.count}` : entry.kind))

test('the history is cut at local midnights, and failed work stands where it was asked for', () => {
  const tasks = [
    buildTask('old', { status: 'error', createdAt: at(8, 9) }),
    buildTask('new', { status: 'error', createdAt: at(10, 5) }),
  ]
  const pictures = [made(10, 9), made(10, 0), made(9, 23), made(7, 8)]
  expect(told(timelineOf(pictures, tasks, { now: NOW, isOldestFirst: false }))).toEqual([
    'Today: 3',
    'picture',
    'task',
    'picture',
    'Yesterday: 1',
    'picture',
    'Friday, May 8: 1',
    'task',
    'Thursday, May 7: 1',
    'picture',
  ])
  expect(
    told(timelineOf(pictures.toReversed(), tasks, { now: NOW, isOldestFirst: true })).slice(0, 4),
  ).toEqual(['Thursday, May 7: 1', 'picture', 'Friday, May 8: 1', 'task'])
})

test('work is shown while it is not done and as the search and the style ask; other filters are of pictures alone', () => {
  const failed = buildTask('a', { status: 'error', prompt: 'Café at night', style: 'neon' })
  const tasks = [failed, buildTask('b', { status: 'done', prompt: 'Café at night', style: 'neon' })]
  expect(tasksFor(tasks, {})).toEqual([failed])
  expect(tasksFor(tasks, { q: 'cafe', style: 'neon' })).toEqual([failed])
  expect(tasksFor(tasks, { q: 'fox' })).toEqual([])
  expect(tasksFor(tasks, { favorite: 'true' })).toEqual([])
})

test('rows stand one under the other', () => {
  const entries = timelineOf([made(10, 9)], [], { now: NOW, isOldestFirst: false })
  expect(stack(entries, 800, false).map(({ top, height }) => [top, height])).toEqual([
    [0, 44],
    [44, 96],
  ])
})
