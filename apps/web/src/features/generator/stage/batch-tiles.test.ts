import { expect, test } from 'vitest'
import { buildTask } from '#web/test/build-rows.ts'
import { batchColumns, isUnderWay, tilesOf } from './batch-tiles.ts'

test('tiles lie as near to a square as their ratio lets them', () => {
  expect([1, 2, 3, 4, 6, 9, 10].map((count) => batchColumns(count, 1))).toEqual([1, 2, 2, 2, 3, 3, 4])
  expect([2, 3, 4].map((count) => batchColumns(count, 16 / 9))).toEqual([1, 1, 2])
  expect([2, 4].map((count) => batchColumns(count, 9 / 16))).toEqual([2, 2])
})

const BATCH = { taskIds: ['a', 'b'], isAdded: false, width: 1, height: 1, startedAt: 0 }

test('a tile is there before the queue has its task, and goes with it', () => {
  const ids = (isAdded: boolean, tasks: Parameters<typeof tilesOf>[1]) =>
    tilesOf({ ...BATCH, isAdded }, tasks).map(({ id }) => id)
  expect(ids(false, [])).toEqual(['a', 'b'])
  expect(ids(true, undefined)).toEqual(['a', 'b'])
  expect(ids(true, [buildTask('b'), buildTask('other')])).toEqual(['b'])
  expect(ids(true, [])).toEqual([])
})

test('a batch is under way until each of its tasks has ended', () => {
  const at = (...statuses: ('queued' | 'running' | 'done' | 'error')[]) =>
    isUnderWay(statuses.map((status) => ({ id: status, task: buildTask(status, { status }) })))
  expect([at('done', 'error'), at('done', 'running'), at('queued')]).toEqual([false, true, true])
  expect(isUnderWay([{ id: 'a', task: null }])).toBe(true)
})
