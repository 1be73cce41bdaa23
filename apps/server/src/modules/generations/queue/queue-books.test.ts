import { generateImage } from '@easel/contract/functions'
import { listGenerations } from '@easel/contract/generations'
import { DAILY_GENERATIONS } from '@easel/contract/limits'
import {
  cancelTask,
  clearQueue,
  getQueue,
  moveTask,
  removeTask,
  retryTask,
  updateQueue,
} from '@easel/contract/queue'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventually, openGenerations } from '../../../../test/generations/start-generations.ts'
import type { Actor } from '../../../platform/use-case.ts'

const { database, start } = await openGenerations()

test('used + reserved + remaining is the allowance whatever happens to the queue', {
  timeout: 60_000,
}, async () => {
  const kinds = ['draw', 'draw', 'draw', 'fail', 'throw', 'nsfw'] as const
  // Five failures with no picture between them, and the queue would wait half a minute for the provider.
  const MAX_FAILURES = 4
  let failures = 0
  let run = 0
  const product = await start({
    slots: 3,
    script: ({ seed = 0 }) => {
      const kind = kinds[seed % kinds.length]
      const fails = (kind === 'fail' || kind === 'throw') && failures < MAX_FAILURES
      if (fails) failures += 1
      if (fails && kind === 'fail') return { do: 'fail', kind: 'server', retryable: run % 2 === 0 }
      if (fails) return { do: 'throw' }
      return { do: 'draw', delayMs: seed % 7, nsfw: kind === 'nsfw' }
    },
  })
  const { addBatch, call, makeUser, limits, files } = product
  const action = fc.oneof(
    fc.record({ do: fc.constant('add' as const), count: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ do: fc.constant('form' as const) }),
    fc.record({ do: fc.constant('remove' as const), index: fc.nat(5) }),
    fc.record({ do: fc.constant('clear' as const), onlyDone: fc.boolean() }),
    fc.record({ do: fc.constantFrom('cancel' as const, 'retry' as const), index: fc.nat(5) }),
    fc.record({ do: fc.constant('move' as const), index: fc.nat(5), before: fc.nat(6) }),
    fc.record({ do: fc.constant('pause' as const), paused: fc.boolean() }),
    fc.record({ do: fc.constant('cap' as const), cap: fc.integer({ min: 1, max: 4 }) }),
  )
  async function act(user: Actor, step: typeof action extends fc.Arbitrary<infer T> ? T : never) {
    if (step.do === 'add') await addBatch(user, step.count)
    if (step.do === 'form')
      await call(generateImage, user, { body: { prompt: 'a boat', width: 1024, height: 1024 } })
    if (step.do === 'clear') await call(clearQueue, user, { query: step.onlyDone ? { status: 'done' } : {} })
    if (step.do === 'cap') await call(updateQueue, user, { body: { concurrency: step.cap } })
    if (step.do === 'pause') await call(updateQueue, user, { body: { paused: step.paused } })
    if (!('index' in step)) return
    const { tasks } = await call(getQueue, user, { query: {} })
    const id = tasks[step.index]?.id
    if (!id) return
    if (step.do === 'remove') await call(removeTask, user, { params: { id } })
    if (step.do === 'cancel') await call(cancelTask, user, { params: { id } })
    if (step.do === 'retry') await call(retryTask, user, { params: { id } })
    if (step.do === 'move')
      await call(moveTask, user, { params: { id }, body: { before: tasks[step.before]?.id ?? null } })
  }
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 8 }), async (steps) => {
      const user = await makeUser(`user${run++}`)
      failures = MAX_FAILURES
      await act(user, { do: 'form' }).catch(() => {})
      failures = 0
      const acts = steps.map((step) => act(user, step).catch(() => {}))
      const books = await limits(user)
      expect(books.generations_today + books.reserved + books.remaining).toBe(DAILY_GENERATIONS.free)
      await Promise.all(acts)
      await call(updateQueue, user, { body: { paused: false } })
      await eventually(async () => (await limits(user)).reserved === 0, 'the queue is empty')
      const { items } = await call(listGenerations, user, { query: {} })
      expect((await limits(user)).generations_today).toBe(items.length)
    }),
    { numRuns: 20, endOnFailure: true },
  )
  const { rows } = await sql<{
    file_key: string
  }>`select file_key from generations order by file_key`.execute(database.handle)
  await eventually(async () => (await files()).length === rows.length, 'every file has its row')
  expect(await files()).toEqual(rows.map((row) => row.file_key))
})
