import { generateImage } from '@easel/contract/functions'
import { clearQueue, getQueue, removeTask, updateQueue } from '@easel/contract/queue'
import type { Step } from '@easel/providers/testing/scripted-provider'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { orderOf, tasksOf, untilStatus } from '../../../../test/generations/read-queue.ts'
import { eventually, openGenerations } from '../../../../test/generations/start-generations.ts'
import type { Actor } from '../../../platform/use-case.ts'

const { database, start } = await openGenerations()

const failing: Step = { do: 'fail', kind: 'bad_response' }
const form = { prompt: 'of the form', width: 1024, height: 1024 }

describe('a paused queue', { timeout: 60_000 }, () => {
  test('finishes what runs, starts nothing, serves the form, stays paused after a restart, and goes on when resumed', async () => {
    const first = await start({ script: () => ({ do: 'draw', delayMs: 300 }) })
    const { addBatch, call, limits, makeUser, newsOf, provider } = first
    const ada = await makeUser('ada', 'pro')
    const bob = await makeUser('bob')
    await addBatch(ada, 4)
    await eventually(() => provider.load.running === 2, 'two run')
    const paused = { concurrency: 2, paused: true }
    expect(await call(updateQueue, ada, { body: { paused: true } })).toEqual(paused)
    expect((await newsOf(ada)).at(-1)).toEqual({ type: 'queue.changed', payload: paused })
    await eventually(async () => (await limits(ada)).generations_today === 2, 'the running ones are made')
    await call(generateImage, ada, { body: form })
    await addBatch(bob, 1)
    await untilStatus(first, bob, 'done')
    await first.generations.stop()

    const second = await start({ storage: first.storage })
    await second.call(generateImage, ada, { body: form })
    const queue = await second.call(getQueue, ada, { query: {} })
    expect(queue.paused).toBe(true)
    expect(queue.tasks.map(({ status }) => status)).toEqual(['done', 'done', 'queued', 'queued'])
    expect(await second.call(updateQueue, ada, { body: { concurrency: 1 } })).toEqual({
      concurrency: 1,
      paused: true,
    })
    await second.call(removeTask, ada, { params: { id: queue.tasks[3]?.id ?? '' } })
    await second.call(updateQueue, ada, { body: { paused: false } })
    await untilStatus(second, ada, 'done')
    expect(await second.limits(ada)).toMatchObject({ generations_today: 5, reserved: 0 })
  })
})

describe('the rest of the queue card', { timeout: 60_000 }, () => {
  test('clearing what is done leaves what waits and what failed', async () => {
    const product = await start({
      script: ({ prompt }) =>
        prompt === 'bad' ? failing : prompt === 'slow' ? { do: 'hang' } : { do: 'draw' },
    })
    const { addBatch, call, limits, makeUser } = product
    const ada = await makeUser('ada')
    for (const [id, prompt] of [
      ['a', 'good'],
      ['b', 'bad'],
      ['c', 'slow'],
      ['d', 'good'],
    ] as const)
      await addBatch(ada, 1, { ids: [id], prompt })
    const statuses = async () => (await tasksOf(product, ada)).map(({ status }) => status).join(' ')
    await eventually(async () => (await statuses()) === 'done error running done', 'all but one have ended')
    expect(await call(clearQueue, ada, { query: { status: 'done' } })).toEqual({ removed: 2 })
    expect(await orderOf(product, ada)).toBe('b c')
    expect(await limits(ada)).toMatchObject({ generations_today: 2, reserved: 1 })
    expect(await call(clearQueue, ada, { query: { status: 'done' } })).toEqual({ removed: 0 })
    await call(clearQueue, ada, { query: {} })
  })

  test('the time of a picture is known from the first one on: one’s own, or else anybody’s', async () => {
    const product = await start({ script: () => ({ do: 'draw', delayMs: 100 }) })
    const { addBatch, call, makeUser } = product
    const ada = await makeUser('ada')
    const bob = await makeUser('bob')
    const secondsFor = async (actor: Actor) => (await call(getQueue, actor, { query: {} })).secondsPerTask
    expect(await secondsFor(ada)).toBeNull()
    await addBatch(ada, 1)
    await untilStatus(product, ada, 'done')
    const seconds = await secondsFor(ada)
    expect(seconds).toBeGreaterThanOrEqual(0.1)
    expect(await secondsFor(bob)).toBe(seconds)
    await addBatch(bob, 1)
    await untilStatus(product, bob, 'done')
    await sql`update tasks set seconds = 9 where user_id = 'bob'`.execute(database.handle)
    expect(await secondsFor(bob)).toBe(9)
    expect(await secondsFor(ada)).toBe(seconds)
  })

  test('a task stands back for the provider’s retry-after', async () => {
    const product = await start({
      slots: 1,
      rateLimitMs: 60_000,
      script: (_request, call) =>
        call === 0 ? { do: 'fail', kind: 'rate_limit', retryAfterSeconds: 1 } : { do: 'draw' },
    })
    const ada = await product.makeUser('ada')
    const from = performance.now()
    await product.addBatch(ada, 1)
    await eventually(async () => {
      const [task] = await tasksOf(product, ada)
      return task?.status === 'queued' && Date.parse(task.waitsUntil ?? '') > Date.now()
    }, 'the task says until when it waits')
    await untilStatus(product, ada, 'done')
    expect(performance.now() - from).toBeGreaterThanOrEqual(1_000)
    expect((await tasksOf(product, ada))[0]?.waitsUntil).toBeNull()
  })

  test('a task that meets rate limits waits as often as it must, while others go on', async () => {
    const product = await start({
      slots: 1,
      rateLimitMs: 400,
      script: ({ prompt }, call) =>
        prompt === 'limited' && call < 3
          ? { do: 'fail', kind: 'rate_limit', retryAfterSeconds: 1 }
          : { do: 'draw' },
    })
    const { addBatch, limits, makeUser, provider } = product
    const ada = await makeUser('ada')
    await addBatch(ada, 1, { prompt: 'limited' })
    await eventually(() => provider.requests.length === 1, 'it was tried')
    await addBatch(ada, 1, { prompt: 'other' })
    await eventually(async () => (await limits(ada)).reserved === 0, 'both have ended')
    const asked = provider.requests.map(({ prompt }) => prompt)
    expect(asked).toEqual(['limited', 'other', 'limited', 'limited'])
    expect((await tasksOf(product, ada)).map(({ errorCode }) => errorCode)).toEqual([null, null])
  })

  test('tasks for a provider that is left alone after failures wait until it is tried again', async () => {
    const product = await start({
      slots: 1,
      script: () => ({ do: 'fail', kind: 'network', retryable: false }),
    })
    const people = [await product.makeUser('ada'), await product.makeUser('bob')]
    for (const person of people) await product.addBatch(person, 3)
    const tasks = async () => (await Promise.all(people.map((person) => tasksOf(product, person)))).flat()
    const waiting = async () => (await tasks()).filter(({ waitsUntil }) => waitsUntil !== null)
    await eventually(async () => (await waiting()).length === 1, 'the sixth waits')
    const [task] = await waiting()
    const seconds = (Date.parse(task?.waitsUntil ?? '') - Date.now()) / 1_000
    expect(seconds).toBeGreaterThan(20)
    expect(seconds).toBeLessThanOrEqual(30.5)
    expect(product.provider.requests).toHaveLength(5)
  })

  test('after a day in the queue a second rate limit ends a task with its reason', async () => {
    const product = await start({
      slots: 1,
      rateLimitMs: 400,
      script: () => ({ do: 'fail', kind: 'rate_limit', retryAfterSeconds: 1 }),
    })
    const ada = await product.makeUser('ada')
    await product.addBatch(ada, 1)
    await eventually(() => product.provider.requests.length === 1, 'it was tried')
    await sql`update tasks set created_at = created_at - interval '24 hours 1 minute'`.execute(
      database.handle,
    )
    await untilStatus(product, ada, 'error')
    expect((await tasksOf(product, ada)).map(({ errorCode }) => errorCode)).toEqual(['rate_limit'])
    expect(product.provider.requests).toHaveLength(3)
  })
})
