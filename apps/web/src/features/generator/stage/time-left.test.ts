import { expect, test } from 'vitest'
import { buildQueue } from '#web/test/build-answers.ts'
import { buildTask } from '#web/test/build-rows.ts'
import { batchSeconds, elapsedText, leftText } from './time-left.ts'

test('elapsed time is said in seconds, and in minutes from the first one on', () => {
  expect([0, 4.9, 59, 65].map(elapsedText)).toEqual(['0 s', '4 s', '59 s', '1 min 5 s'])
})

test('what is left follows the usual time, and past it nothing is promised', () => {
  expect(leftText(4, null)).toBe('')
  expect(leftText(4, 12)).toBe('about 10 s left')
  expect(leftText(12, 12)).toBe('longer than usual')
})

test('a batch is there when the last of its tasks should be', () => {
  const tasks = [buildTask('r', { status: 'running' }), buildTask('a'), buildTask('b')]
  const tiles = tasks.map((task) => ({ id: task.id, task }))
  const queue = buildQueue({ tasks, concurrency: 1, secondsPerTask: 10 })
  expect(batchSeconds(tiles, queue)).toBe(30)
  expect(batchSeconds(tiles.slice(0, 1), queue)).toBe(10)
  expect(batchSeconds(tiles, { ...queue, paused: true })).toBeNull()
  expect(batchSeconds([], queue)).toBeNull()
})
