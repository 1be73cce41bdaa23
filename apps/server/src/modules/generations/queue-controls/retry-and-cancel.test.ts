import { generateImage } from '@easel/contract/functions'
import { cancelTask, clearQueue, retryTask } from '@easel/contract/queue'
import type { Step } from '@easel/providers/testing/scripted-provider'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { orderOf, tasksOf, untilStatus } from '../../../../test/generations/read-queue.ts'
import { eventually, openGenerations } from '../../../../test/generations/start-generations.ts'

const { database, start } = await openGenerations()

const failing: Step = { do: 'fail', kind: 'bad_response' }
const form = { prompt: 'of the form', width: 1024, height: 1024 }

describe('a failed task that is retried', { timeout: 60_000 }, () => {
  test('is queued again with the same settings and seed, takes a place again, and is made', async () => {
    const product = await start({ script: (_request, call) => (call === 0 ? failing : { do: 'draw' }) })
    const { addBatch, call, limits, makeUser, newsOf, provider, files } = product
    const ada = await makeUser('ada')
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const image = `data:image/png;base64,${png.toString('base64')}`
    const [task] = (await addBatch(ada, 1, { seed: 7, negative_prompt: 'rain', image })).tasks
    const id = task?.id ?? ''
    await untilStatus(product, ada, 'error')
    expect(await limits(ada)).toMatchObject({ reserved: 0, remaining: 5 })
    expect(await files('refs/')).toHaveLength(1)
    const answer = await call(retryTask, ada, { params: { id } })
    expect(answer.task).toMatchObject({
      id,
      status: 'queued',
      position: 1,
      negativePrompt: 'rain',
      seed: 7,
      hasReference: true,
      error: null,
      errorCode: null,
    })
    await untilStatus(product, ada, 'done')
    const [first, second] = provider.requests
    expect(second).toEqual(first)
    expect(second?.references).toBeDefined()
    expect(await limits(ada)).toMatchObject({ generations_today: 1, reserved: 0 })
    expect(await files('refs/')).toHaveLength(1)
    const told = (await newsOf(ada)).flatMap(({ type, payload }) =>
      type === 'task.changed' ? [(payload as { task: { status: string; revision: number } }).task] : [],
    )
    expect(told.map(({ status }) => status)).toEqual([
      'queued',
      'running',
      'error',
      'queued',
      'running',
      'done',
    ])
    expect(told.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('takes one place however often the same request is sent, and a new one only after it failed again', async () => {
    const product = await start({ worker: false })
    const { addBatch, call, limits, makeUser } = product
    const ada = await makeUser('ada')
    await addBatch(ada, 1, { ids: ['a'] })
    const params = { id: 'a' }
    await call(cancelTask, ada, { params })
    await Promise.all(Array.from({ length: 20 }, () => call(retryTask, ada, { params }, 'key-1')))
    expect(await limits(ada)).toMatchObject({ reserved: 1 })
    await expect(call(retryTask, ada, { params }, 'key-2')).rejects.toMatchObject({ code: 'conflict' })
    await call(cancelTask, ada, { params })
    expect((await call(retryTask, ada, { params }, 'key-1')).task.status).toBe('error')
    expect((await call(retryTask, ada, { params }, 'key-2')).task.status).toBe('queued')
    expect(await limits(ada)).toMatchObject({ reserved: 1, remaining: 4 })
  })

  test('stays failed when no place is left', async () => {
    const product = await start({ worker: false })
    const { addBatch, call, limits, makeUser } = product
    const ada = await makeUser('ada')
    await addBatch(ada, 1, { ids: ['a'] })
    await call(cancelTask, ada, { params: { id: 'a' } })
    await addBatch(ada, 5)
    await expect(call(retryTask, ada, { params: { id: 'a' } })).rejects.toMatchObject({ code: 'daily_limit' })
    expect((await tasksOf(product, ada))[0]).toMatchObject({ status: 'error', errorCode: 'cancelled' })
    expect(await limits(ada)).toMatchObject({ reserved: 5, remaining: 0 })
  })

  test('is refused while it is not failed', async () => {
    const { addBatch, call, limits, makeUser } = await start({ worker: false })
    const ada = await makeUser('ada')
    await addBatch(ada, 1, { ids: ['a'] })
    await expect(call(retryTask, ada, { params: { id: 'a' } })).rejects.toMatchObject({ code: 'conflict' })
    expect(await limits(ada)).toMatchObject({ reserved: 1 })
  })

  test('fails again, with a sentence that says so, when its reference image is gone', async () => {
    const product = await start({ worker: false })
    const { addBatch, call, generations, limits, makeUser, provider } = product
    const ada = await makeUser('ada')
    await addBatch(ada, 1, { ids: ['a'] })
    await call(cancelTask, ada, { params: { id: 'a' } })
    await sql`update tasks set reference_key = 'refs/gone.webp'`.execute(database.handle)
    await call(retryTask, ada, { params: { id: 'a' } })
    await generations.start({ worker: true })
    await untilStatus(product, ada, 'error')
    expect((await tasksOf(product, ada))[0]?.error).toMatch(/reference image/)
    expect(provider.requests).toEqual([])
    expect(await limits(ada)).toMatchObject({ reserved: 0, remaining: 5 })
  })

  test('does not go before other users who have waited longer than since it was retried', async () => {
    const product = await start({ worker: false, slots: 1 })
    const { addBatch, call, generations, makeUser, provider } = product
    const ada = await makeUser('ada')
    const bob = await makeUser('bob')
    await addBatch(ada, 1, { ids: ['a'], prompt: 'retried' })
    await call(cancelTask, ada, { params: { id: 'a' } })
    await addBatch(bob, 1, { prompt: 'waiting' })
    await call(retryTask, ada, { params: { id: 'a' } })
    await generations.start({ worker: true })
    await eventually(() => provider.requests.length === 2, 'both are made')
    expect(provider.requests.map(({ prompt }) => prompt)).toEqual(['waiting', 'retried'])
  })
})

describe('a task that is cancelled', { timeout: 60_000 }, () => {
  test('stops being drawn, gives its place back, keeps its row, and is no failure in the records', async () => {
    const product = await start({ script: () => ({ do: 'hang' }) })
    const { addBatch, appEvents, call, limits, makeUser, provider } = product
    const ada = await makeUser('ada')
    await addBatch(ada, 3, { ids: ['a', 'b', 'c'] })
    await eventually(() => provider.load.running === 2, 'two run')
    const cancelled = { status: 'error', error: 'Canceled', errorCode: 'cancelled', position: null }
    for (const id of ['c', 'a', 'a'])
      expect((await call(cancelTask, ada, { params: { id } })).task).toMatchObject(cancelled)
    await eventually(() => provider.load.running === 1, 'its drawing has stopped')
    expect(await limits(ada)).toMatchObject({ reserved: 1, remaining: 4 })
    expect(await orderOf(product, ada)).toBe('a b c')
    expect(appEvents).toEqual([])
    await call(clearQueue, ada, { query: {} })
  })

  test('may be one that the form waits for: the caller is told at once', async () => {
    const { call, limits, makeUser, provider } = await start({ script: () => ({ do: 'hang' }) })
    const ada = await makeUser('ada')
    const waiting = expect(call(generateImage, ada, { body: form })).rejects.toMatchObject({
      code: 'cancelled',
    })
    await eventually(() => provider.load.running === 1, 'it runs')
    const { rows } = await sql<{ id: string }>`select id from tasks`.execute(database.handle)
    await call(cancelTask, ada, { params: { id: rows[0]?.id ?? '' } })
    await waiting
    expect(await limits(ada)).toMatchObject({ reserved: 0, remaining: 5 })
  })

  test('may not have ended', async () => {
    const product = await start()
    const { addBatch, call, limits, makeUser } = product
    const ada = await makeUser('ada')
    await addBatch(ada, 1, { ids: ['a'] })
    await untilStatus(product, ada, 'done')
    await expect(call(cancelTask, ada, { params: { id: 'a' } })).rejects.toMatchObject({ code: 'conflict' })
    expect(await limits(ada)).toMatchObject({ generations_today: 1, reserved: 0 })
  })
})
