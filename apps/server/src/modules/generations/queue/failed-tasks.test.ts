import { generateImage } from '@easel/contract/functions'
import { listFailedTasks, removeTask, retryTask } from '@easel/contract/queue'
import type { Step } from '@easel/providers/testing/scripted-provider'
import { expect, test } from 'vitest'
import { eventually, openGenerations } from '../../../../test/generations/start-generations.ts'
import { DAY_MS } from '../../../platform/clock.ts'

const { start } = await openGenerations()

const failing: Step = { do: 'fail', kind: 'server' }
const body = { prompt: 'a boat', width: 1536, height: 1024, style: 'anime', seed: 7 } as const
const failingOnce = {
  script: (_request: unknown, index: number): Step => (index === 0 ? failing : { do: 'draw' }),
}

test('a picture of the form that could not be made is listed with what was asked for and why, for its owner alone', async () => {
  const { call, makeUser } = await start({ script: () => failing })
  const ada = await makeUser('ada')
  const bob = await makeUser('bob')
  await expect(call(generateImage, ada, { body })).rejects.toMatchObject({ code: 'server_error' })
  expect((await call(listFailedTasks, ada, {})).tasks).toMatchObject([
    {
      prompt: 'a boat',
      style: 'anime',
      seed: 7,
      status: 'error',
      errorCode: 'server_error',
      generationId: null,
    },
  ])
  expect((await call(listFailedTasks, bob, {})).tasks).toEqual([])
})

test('retried from the list it is a task of the queue, takes a place again and is made', async () => {
  const { call, makeUser, limits, newsOf } = await start(failingOnce)
  const ada = await makeUser('ada')
  await expect(call(generateImage, ada, { body })).rejects.toThrow()
  const [failed] = (await call(listFailedTasks, ada, {})).tasks
  const id = failed?.id ?? ''
  const { task } = await call(retryTask, ada, { params: { id } })
  expect(task).toMatchObject({ id, status: 'queued', position: 1, error: null })
  expect((await call(listFailedTasks, ada, {})).tasks).toEqual([])
  await eventually(async () => (await limits(ada)).generations_today === 1)
  expect(await limits(ada)).toMatchObject({ reserved: 0 })
  expect((await newsOf(ada)).some(({ type }) => type === 'task.changed')).toBe(true)
})

test('asked for again with the same key, the new attempt takes its place in the list', async () => {
  const { call, makeUser, newsOf } = await start(failingOnce)
  const ada = await makeUser('ada')
  await expect(call(generateImage, ada, { body }, 'key-1')).rejects.toThrow()
  const [failed] = (await call(listFailedTasks, ada, {})).tasks
  await call(generateImage, ada, { body }, 'key-1')
  expect((await call(listFailedTasks, ada, {})).tasks).toEqual([])
  expect(await newsOf(ada)).toContainEqual(
    expect.objectContaining({ type: 'task.removed', payload: { ids: [failed?.id] } }),
  )
})

test('taken out of the list it is gone, and every tab is told', async () => {
  const { call, makeUser, newsOf } = await start({ script: () => failing })
  const ada = await makeUser('ada')
  await expect(call(generateImage, ada, { body })).rejects.toThrow()
  const [failed] = (await call(listFailedTasks, ada, {})).tasks
  const id = failed?.id ?? ''
  await call(removeTask, ada, { params: { id } })
  expect((await call(listFailedTasks, ada, {})).tasks).toEqual([])
  expect((await newsOf(ada)).at(-1)).toMatchObject({ type: 'task.removed', payload: { ids: [id] } })
})

test('what failed is listed for 30 days', async () => {
  let now = Date.now()
  const open = () => start({ script: () => failing, clock: { now: () => new Date(now) } })
  const { call, makeUser, generations } = await open()
  const ada = await makeUser('ada')
  const count = async () => (await call(listFailedTasks, ada, {})).tasks.length
  await expect(call(generateImage, ada, { body })).rejects.toThrow()
  await generations.stop()
  now += 29 * DAY_MS
  // A process runs housekeeping at its start, and has finished it when it ends.
  await (await open()).generations.stop()
  expect(await count()).toBe(1)
  now += 2 * DAY_MS
  expect(await count()).toBe(0)
})
