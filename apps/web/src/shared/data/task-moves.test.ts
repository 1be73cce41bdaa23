import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { isMoving, movedTask } from './task-moves.ts'

const list = (letters: string) => [...letters].map((id) => ({ id }))
const moved = (id: string, before: string | null, letters = 'abcd') =>
  movedTask(list(letters), { id, before })
    .map((task) => task.id)
    .join('')

test.each([
  ['a', 'c', 'bacd'],
  ['d', 'a', 'dabc'],
  ['c', 'b', 'acbd'],
  ['a', null, 'bcda'],
  ['d', null, 'abcd'],
])('%s is put directly before %s, or at the end', (id, before, order) => {
  expect(moved(id, before)).toBe(order)
})

test('a task that is not there changes nothing, and one before itself stays', () => {
  expect(moved('x', 'a')).toBe('abcd')
  expect(moved('b', 'b')).toBe('abcd')
})

test('before one that is gone is the end', () => {
  expect(moved('a', 'x')).toBe('bcda')
})

test('the list that was given is left as it was', () => {
  const tasks = list('abc')
  expect(movedTask(tasks, { id: 'a', before: 'a' })).not.toBe(tasks)
  movedTask(tasks, { id: 'a', before: null })
  expect(tasks).toEqual(list('abc'))
})

test('only moves of the same list are on their way in it', async () => {
  const cache = new QueryClient()
  const sent = Promise.withResolvers<void>()
  const move = cache
    .getMutationCache()
    .build(cache, { mutationKey: ['moves', 'queue'], mutationFn: () => sent.promise })
  expect(isMoving(cache, ['queue'])).toBe(false)
  const done = move.execute(undefined)
  expect([isMoving(cache, ['queue']), isMoving(cache, ['audio'])]).toEqual([true, false])
  sent.resolve()
  await done
  expect(isMoving(cache, ['queue'])).toBe(false)
})
