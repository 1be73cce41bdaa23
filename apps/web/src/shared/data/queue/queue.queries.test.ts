import { DAILY_GENERATIONS, LIMITS } from '@easel/contract/limits'
import { expect, test } from 'vitest'
import type { Client } from '#web/shared/api/client.ts'
import { buildQueue } from '#web/test/build-answers.ts'
import { buildTask } from '#web/test/build-rows.ts'
import { readQueue } from './queue.queries.ts'

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
