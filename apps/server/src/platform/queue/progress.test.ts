import { expect, test } from 'vitest'
import { createProgress } from './progress.ts'

test('work that stands still for longer than it may is named with how long, until it goes on', () => {
  let now = 50_000
  const progress = createProgress('the claiming of tasks', 7_000, () => now)
  now += 7_000
  progress.assertRecent()
  now += 1
  expect(() => progress.assertRecent()).toThrow(/^the claiming of tasks has stood still for 7 seconds$/)
  progress.note()
  now += 7_000
  progress.assertRecent()
})

test('it goes by the clock of the process, which nothing sets', () => {
  createProgress('the claiming of tasks', 60_000).assertRecent()
  expect(() => createProgress('the claiming of tasks', -1).assertRecent()).toThrow(/for 0 seconds$/)
})
