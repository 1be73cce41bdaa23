import { generateImage } from '@easel/contract/functions'
import { listGenerations } from '@easel/contract/generations'
import { cancelTask, getQueue, updateQueue } from '@easel/contract/queue'
import type { Step } from '@easel/providers/testing/scripted-provider'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { eventually, openGenerations } from '../../../test/generations/start-generations.ts'
import { silentLogger } from '../../platform/logger.ts'
import { createClaimsRepository } from '../../platform/queue/claims.repository.ts'
import { PICTURE_TASKS } from './tasks.table.ts'

const { database, start } = await openGenerations()

const always = (step: Step) => () => step
const quick = { pollMs: 50, leaseMs: 5_000, heartbeatMs: 500 }

/** A process that takes a task and dies: its lease is never renewed. */
async function claimAndDie(token: string) {
  return database.asSystem(
    async (tx) => (await createClaimsRepository(tx, PICTURE_TASKS).claimNext(token, 200)).task,
  )
}

describe('workers that die, stop and wake', { timeout: 60_000 }, () => {
  test('a task whose process died is taken over when its lease runs out, and made with the same seed', async () => {
    const { addBatch, call, limits, makeUser, generations, provider } = await start({
      worker: false,
      workerTimings: quick,
    })
    const ada = await makeUser('ada')
    await addBatch(ada, 1, { seed: 77 })
    expect(await claimAndDie('dead')).toMatchObject({ attempts: 1, seed: 77 })
    await generations.start({ worker: true })
    await eventually(async () => (await limits(ada)).generations_today === 1, 'it is made')
    expect(provider.requests).toMatchObject([{ seed: 77 }])
    expect((await call(getQueue, ada, { query: {} })).tasks).toMatchObject([{ status: 'done' }])
    expect(await limits(ada)).toMatchObject({ reserved: 0, remaining: 4 })
  })

  test('a task whose process died four times is made, and none of them counts as an attempt', async () => {
    const { addBatch, limits, makeUser, generations, provider } = await start({
      worker: false,
      workerTimings: quick,
    })
    const ada = await makeUser('ada')
    await addBatch(ada, 1)
    await sql`update tasks set takeovers = 3`.execute(database.handle)
    await claimAndDie('dead')
    await generations.start({ worker: true })
    const read = () =>
      sql<{ status: string; attempts: number; takeovers: number; not_before: Date | null }>`
        select status, attempts, takeovers, not_before from tasks`.execute(database.handle)
    await eventually(async () => (await read()).rows[0]?.takeovers === 4, 'it is put back')
    expect((await read()).rows).toMatchObject([
      { status: 'queued', attempts: 0, not_before: expect.any(Date) },
    ])
    await sql`update tasks set not_before = clock_timestamp()`.execute(database.handle)
    await eventually(async () => (await limits(ada)).generations_today === 1, 'it is made')
    expect(provider.requests).toHaveLength(1)
  })

  test('a task that five processes died of is set aside where the operator sees it, and its place given back', async () => {
    const errors: unknown[] = []
    const { addBatch, call, limits, makeUser, generations, provider } = await start({
      worker: false,
      workerTimings: quick,
      logger: { ...silentLogger, error: (said: unknown) => void errors.push(said) },
    })
    const ada = await makeUser('ada')
    const { tasks } = await addBatch(ada, 1)
    await sql`update tasks set takeovers = 4`.execute(database.handle)
    await claimAndDie('dead')
    await generations.start({ worker: true })
    await eventually(
      async () => (await call(getQueue, ada, { query: {} })).tasks[0]?.status === 'error',
      'it has failed',
    )
    expect((await call(getQueue, ada, { query: {} })).tasks).toMatchObject([
      { status: 'error', errorCode: 'generation_failed' },
    ])
    expect(await limits(ada)).toMatchObject({ generations_today: 0, reserved: 0, remaining: 5 })
    expect(provider.requests).toEqual([])
    expect(errors).toEqual([{ queue: 'tasks', task: tasks[0]?.id, takeovers: 5 }])
    expect(await generations.setAside()).toBe(1)
  })

  test('a run that lost its task while it slept writes nothing, and its file is removed', async () => {
    const sleeper = await start({
      script: always({ do: 'draw', delayMs: 400 }),
      slots: 1,
      workerTimings: { pollMs: 60_000, leaseMs: 100, heartbeatMs: 60_000 },
    })
    const ada = await sleeper.makeUser('ada')
    await sleeper.addBatch(ada, 1)
    await eventually(() => sleeper.provider.load.running === 1, 'it runs')
    // The other process finds the lease run out and makes the picture long before the first one is done with it.
    const waker = await start({ storage: sleeper.storage, workerTimings: quick })
    await eventually(async () => (await waker.limits(ada)).generations_today === 1, 'it is made')
    await eventually(() => sleeper.generations.running() === 0, 'the sleeper is done')
    const { items } = await waker.call(listGenerations, ada, { query: {} })
    expect(items).toHaveLength(1)
    expect(await sleeper.files()).toEqual([`images/${items[0]?.id}.png`])
    expect(await waker.limits(ada)).toMatchObject({ generations_today: 1, reserved: 0 })
  })

  test('a run that lives keeps its task however long it takes', async () => {
    const script = always({ do: 'draw', delayMs: 2_500 })
    const workerTimings = { pollMs: 50, leaseMs: 1_000, heartbeatMs: 100 }
    const first = await start({ script, workerTimings })
    const second = await start({ script, storage: first.storage, workerTimings })
    const ada = await first.makeUser('ada')
    await first.addBatch(ada, 1)
    await eventually(async () => (await first.limits(ada)).generations_today === 1, 'it is made')
    expect(first.provider.requests.length + second.provider.requests.length).toBe(1)
  })

  test('stopping puts running tasks back in the queue at once, and the attempt does not count', async () => {
    const stopping = await start({ script: always({ do: 'hang' }) })
    const ada = await stopping.makeUser('ada')
    await stopping.addBatch(ada, 2)
    await eventually(() => stopping.provider.load.running === 2, 'both run')
    await stopping.generations.stop()
    const { rows } = await sql`select status, attempts, lease_token from tasks`.execute(database.handle)
    expect(rows).toEqual(Array(2).fill({ status: 'queued', attempts: 0, lease_token: null }))
    const next = await start({ storage: stopping.storage })
    await eventually(async () => (await next.limits(ada)).generations_today === 2, 'both are made')
  })

  test('a paid call under way when the process stops may end, and its picture is kept', async () => {
    const workerTimings = { pollMs: 50, leaseMs: 600, heartbeatMs: 100 }
    const paid = { price: 0.02, script: always({ do: 'draw', delayMs: 1_500 }), workerTimings }
    const first = await start(paid)
    const second = await start({ ...paid, storage: first.storage })
    const ada = await first.makeUser('ada')
    await first.addBatch(ada, 1)
    const runner = () => [first, second].find(({ provider }) => provider.load.running === 1)
    await eventually(() => runner() !== undefined, 'it runs')
    await runner()?.generations.stop()
    expect(await first.limits(ada)).toMatchObject({ generations_today: 1, reserved: 0 })
    expect((await first.call(listGenerations, ada, { query: {} })).items).toHaveLength(1)
    expect(first.provider.requests.length + second.provider.requests.length).toBe(1)
  })

  test('[7.5] a paid call that takes too long when the process stops is cut off, and never made a second time', async () => {
    const stopping = await start({ price: 0.02, script: always({ do: 'hang' }), lastCallMs: 300 })
    const ada = await stopping.makeUser('ada')
    await stopping.addBatch(ada, 1)
    await eventually(() => stopping.provider.load.running === 1, 'it runs')
    const began = performance.now()
    await stopping.generations.stop()
    expect(performance.now() - began).toBeGreaterThan(290)
    const next = await start({ price: 0.02, storage: stopping.storage })
    const rows = async () =>
      (await sql<{ status: string }>`select status, error_code from tasks`.execute(database.handle)).rows
    await eventually(async () => (await rows())[0]?.status === 'error', 'the next process ends it')
    expect(await rows()).toEqual([{ status: 'error', error_code: 'generation_failed' }])
    expect(next.provider.requests).toEqual([])
    expect(await next.limits(ada)).toMatchObject({ generations_today: 0, reserved: 0 })
  })

  test('a paid picture that is cancelled just before its vendor is asked ends without a word', async () => {
    const files = (await start({ worker: false })).storage
    const [reading, cancelled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const errors: unknown[] = []
    const { addBatch, call, generations, makeUser, provider } = await start({
      price: 0.02,
      storage: {
        ...files,
        get: async (key) => {
          const bytes = await files.get(key)
          reading.resolve()
          await cancelled.promise
          return bytes
        },
      },
      logger: { ...silentLogger, error: (said: unknown) => void errors.push(said) },
    })
    const ada = await makeUser('ada')
    const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    await addBatch(ada, 1, { image: `data:image/png;base64,${photo.toString('base64')}` })
    const { tasks } = await call(getQueue, ada, { query: {} })
    await reading.promise
    await call(cancelTask, ada, { params: { id: tasks[0]?.id ?? '' } })
    cancelled.resolve()
    await eventually(() => generations.running() === 0, 'its run is over')
    expect(errors).toEqual([])
    expect(provider.requests).toEqual([])
  })

  test('a cap is kept by two processes that are asked for pictures of the form at once', async () => {
    const script = always({ do: 'draw', delayMs: 60 })
    const first = await start({ script })
    const second = await start({ script, storage: first.storage })
    const ada = await first.makeUser('ada', 'premium')
    await first.call(updateQueue, ada, { body: { concurrency: 2 } })
    const body = { prompt: 'a boat', width: 1024, height: 1024 }
    let most = 0
    const counting = setInterval(() => {
      most = Math.max(most, first.provider.load.running + second.provider.load.running)
    }, 1)
    await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        (index % 2 === 0 ? first : second).call(generateImage, ada, { body }),
      ),
    )
    clearInterval(counting)
    expect(most).toBe(2)
    expect(first.provider.requests.length + second.provider.requests.length).toBe(16)
    expect(await first.limits(ada)).toMatchObject({ generations_today: 16, reserved: 0 })
  })

  test('a process never draws more than it has slots, whether the queue or a form asks for it', async () => {
    const { addBatch, call, makeUser, provider, limits } = await start({
      slots: 2,
      script: always({ do: 'draw', delayMs: 15 }),
      workerTimings: { pollMs: 60_000 },
    })
    const users = await Promise.all(['ada', 'bob', 'cyd', 'dan'].map((name) => makeUser(name, 'premium')))
    const body = { prompt: 'a boat', width: 1024, height: 1024 }
    await Promise.all(
      users.map(async (user, index) => {
        for (let round = 0; round < 6; round += 1) {
          if (index % 2 === 0) await addBatch(user, 1)
          await call(generateImage, user, { body })
        }
      }),
    )
    const isEmpty = async () => (await Promise.all(users.map(limits))).every(({ reserved }) => reserved === 0)
    await eventually(isEmpty, 'all are made')
    expect(provider.requests).toHaveLength(36)
    expect(provider.load.most).toBe(2)
  })

  test('a caller who waits while the process stops is told to try again, and then gets the picture that was asked for', async () => {
    const stopping = await start({ script: always({ do: 'hang' }) })
    const ada = await stopping.makeUser('ada')
    const body = { prompt: 'a boat', width: 1024, height: 1024 }
    const waiting = expect(stopping.call(generateImage, ada, { body }, 'key-1')).rejects.toMatchObject({
      code: 'network_error',
      retryAfter: 5,
    })
    await eventually(() => stopping.provider.load.running === 1, 'it runs')
    await stopping.generations.stop()
    await waiting
    const next = await start({ storage: stopping.storage })
    await next.call(generateImage, ada, { body }, 'key-1')
    expect(await next.limits(ada)).toMatchObject({ generations_today: 1, reserved: 0 })
  })

  test('nothing new is started while the storage does not take pictures, and all of it once it does', async () => {
    let isAccepting = false
    const { addBatch, makeUser, provider, limits } = await start({
      mayStart: () => isAccepting,
      workerTimings: { pollMs: 20 },
    })
    const ada = await makeUser('ada')
    await addBatch(ada, 2)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(provider.requests).toHaveLength(0)
    expect(await limits(ada)).toMatchObject({ generations_today: 0, reserved: 2 })
    isAccepting = true
    await eventually(async () => (await limits(ada)).generations_today === 2, 'both are made')
  })

  test('a storage that cannot write fails the picture as server_error and gives the place back', async () => {
    const { addBatch, call, makeUser, limits } = await start({
      storage: {
        put: () => Promise.reject(new Error('no space left on device')),
        get: async () => undefined,
        delete: async () => {},
        move: async () => false,
        list: async function* () {},
        check: async () => {},
        removeDrafts: async () => {},
        readOwner: async () => undefined,
        writeOwner: async () => {},
        place: 'nowhere',
      },
    })
    const ada = await makeUser('ada')
    await addBatch(ada, 1)
    await eventually(
      async () => (await call(getQueue, ada, { query: {} })).tasks[0]?.status === 'error',
      'it has failed',
    )
    expect((await call(getQueue, ada, { query: {} })).tasks).toMatchObject([
      { status: 'error', errorCode: 'server_error' },
    ])
    expect(await limits(ada)).toMatchObject({ generations_today: 0, reserved: 0 })
  })
})
