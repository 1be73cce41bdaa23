import { DAILY_GENERATIONS, LIMITS } from '@easel/contract/limits'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Client } from '#web/shared/api/client.ts'
import { buildQueue } from '#web/test/build-answers.ts'
import { buildTask } from '#web/test/build-rows.ts'
import {
  applyQueueChanged,
  applyTaskChanged,
  applyTaskFailed,
  applyTaskMoved,
  applyTaskRemoved,
  failedTasksQuery,
  QUEUE_KEY,
  queueQuery,
  readQueue,
  SETTINGS_KEY,
} from './queue.queries.ts'

type Page = ReturnType<typeof buildQueue>

/** A server whose queue has these pages; each names the next by its number. */
function serve(pageOf: (number: number) => Page) {
  const asked: (string | undefined)[] = []
  const call = async (_endpoint: unknown, { query }: { query: { cursor?: string } }) => {
    asked.push(query.cursor)
    return pageOf(Number(query.cursor ?? 0))
  }
  return { asked, client: { data: { call } } as unknown as Pick<Client, 'data'> }
}

test('all pages of the queue are read as one, each task once, as it was read last', async () => {
  const pages = [
    buildQueue({ tasks: [buildTask('a'), buildTask('b')], nextCursor: '1' }),
    buildQueue({ tasks: [buildTask('c'), buildTask('a', { status: 'running' })], nextCursor: '2' }),
    buildQueue({ tasks: [buildTask('d')], concurrency: 4 }),
  ]
  const { asked, client } = serve((number) => pages[number] ?? buildQueue())
  const queue = await readQueue(client)
  expect(asked).toEqual([undefined, '1', '2'])
  expect(queue.tasks.map(({ id, status }) => `${id} ${status}`)).toEqual([
    'a running',
    'b queued',
    'c queued',
    'd queued',
  ])
  expect(queue).toMatchObject({ concurrency: 4, paused: false })
  expect(queue).not.toHaveProperty('nextCursor')
})

test('a queue without end is read as far as a day of the largest plan goes', async () => {
  const { asked, client } = serve((number) =>
    buildQueue({ tasks: [buildTask(`${number}`)], nextCursor: String(number + 1) }),
  )
  await readQueue(client)
  expect(asked).toHaveLength(Math.ceil(DAILY_GENERATIONS.premium / LIMITS.queuePageSize))
})

const FAILED = failedTasksQuery().queryKey

/** What a page knows: three tasks of the queue, and two of the form that failed. */
function read(): QueryClient {
  const cache = new QueryClient()
  cache.setQueryData(
    QUEUE_KEY,
    buildQueue({ tasks: ['a', 'b', 'c'].map((id) => buildTask(id, { revision: 2 })) }),
  )
  cache.setQueryData(FAILED, { tasks: [buildTask('lost'), buildTask('gone')] })
  return cache
}
const order = (cache: QueryClient) =>
  cache
    .getQueryData(queueQuery().queryKey)
    ?.tasks.map(({ id }) => id)
    .join('')
const failed = (cache: QueryClient) => cache.getQueryData(FAILED)?.tasks.map(({ id }) => id)
const stateOf = (cache: QueryClient, id: string) =>
  cache.getQueryData(queueQuery().queryKey)?.tasks.find((task) => task.id === id)?.status

/** A change of this kind is on its way until the answer comes. */
function send(cache: QueryClient, mutationKey: readonly string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const done = cache
    .getMutationCache()
    .build(cache, { mutationKey, mutationFn: () => promise })
    .execute(undefined)
  return async () => {
    resolve()
    await done
  }
}

test('a task is known by its newest revision, whichever comes first', () => {
  const cache = read()
  applyTaskChanged(cache, { task: buildTask('a', { status: 'running', revision: 1 }) })
  expect(stateOf(cache, 'a')).toBe('queued')
  applyTaskChanged(cache, { task: buildTask('a', { status: 'running', revision: 2 }) })
  expect(stateOf(cache, 'a')).toBe('running')
  applyTaskChanged(cache, { task: buildTask('a', { status: 'done', revision: 3 }) })
  expect([stateOf(cache, 'a'), order(cache)]).toEqual(['done', 'abc'])
})

test('a new task is the last, and a failed one that is queued again has failed no longer', () => {
  const cache = read()
  applyTaskChanged(cache, { task: buildTask('lost') })
  expect(order(cache)).toBe('abclost')
  expect(failed(cache)).toEqual(['gone'])
})

test('tasks that are removed leave the queue and the failures, and the others stay', () => {
  const cache = read()
  applyTaskRemoved(cache, { ids: ['b', 'gone'] })
  expect(order(cache)).toBe('ac')
  expect(failed(cache)).toEqual(['lost'])
})

test('what was never read is not made up', () => {
  const cache = new QueryClient()
  applyTaskChanged(cache, { task: buildTask('a') })
  applyTaskRemoved(cache, { ids: ['a'] })
  applyQueueChanged(cache, { concurrency: 1, paused: true })
  expect([order(cache), failed(cache)]).toEqual([undefined, undefined])
})

test('a failure has the failures read anew, and the queue not', () => {
  const cache = read()
  applyTaskFailed(cache)
  expect(cache.getQueryState(FAILED)?.isInvalidated).toBe(true)
  expect(cache.getQueryState(QUEUE_KEY)?.isInvalidated).toBe(false)
})

test('what is told of moves waits while moves of this page are on their way', async () => {
  const cache = read()
  const answer = send(cache, ['moves', ...QUEUE_KEY])
  applyTaskMoved(cache, { id: 'c', before: 'a' })
  expect(order(cache)).toBe('abc')
  await answer()
  applyTaskMoved(cache, { id: 'c', before: 'a' })
  expect(order(cache)).toBe('cab')
})

test('what is told of settings waits while changes of this page are on their way, but no others', async () => {
  const cache = read()
  const known = () => cache.getQueryData(queueQuery().queryKey)?.concurrency
  const other = send(cache, ['something else'])
  applyQueueChanged(cache, { concurrency: 3, paused: true })
  expect(known()).toBe(3)
  expect(cache.getQueryData(queueQuery().queryKey)?.paused).toBe(true)
  const answer = send(cache, SETTINGS_KEY)
  applyQueueChanged(cache, { concurrency: 1, paused: false })
  expect(known()).toBe(3)
  await answer()
  await other()
  applyQueueChanged(cache, { concurrency: 1, paused: false })
  expect([known(), order(cache)]).toEqual([1, 'abc'])
})
