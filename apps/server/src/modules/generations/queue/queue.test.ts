import { generateImage } from '@easel/contract/functions'
import { listGenerations } from '@easel/contract/generations'
import { clearQueue, getQueue, removeTask, updateQueue } from '@easel/contract/queue'
import { SCRIPTED_FORBIDDEN_PROMPT, type Step } from '@easel/providers/testing/scripted-provider'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { eventually, openGenerations } from '../../../../test/generations/start-generations.ts'

const { database, start } = await openGenerations()

const always = (step: Step) => () => step
const statuses = (tasks: readonly { status: string }[]) => tasks.map(({ status }) => status)

async function countRunning(userId: string): Promise<number> {
  const { rows } = await sql<{ running: number }>`
    select count(*)::integer as running from tasks where user_id = ${userId} and status = 'running'`.execute(
    database.handle,
  )
  return rows[0]?.running ?? 0
}

describe('the queue', { timeout: 60_000 }, () => {
  test('[4.1, 4.3, 3.6] a batch runs by itself from queued over running to done, with its pictures in the history', async () => {
    const { addBatch, call, makeUser, newsOf, limits, appEvents } = await start()
    const ada = await makeUser('ada')
    const { tasks } = await addBatch(ada, 3, { seed: 10 })
    expect(tasks).toMatchObject([
      {
        type: 'image-generation',
        status: 'queued',
        prompt: 'a boat',
        params: { width: 1024, height: 1024, model: 'flux-schnell' },
        resultUrl: null,
        error: null,
      },
      {},
      {},
    ])
    await eventually(async () => (await limits(ada)).generations_today === 3, 'all three are made')
    const queue = await call(getQueue, ada, { query: {} })
    expect(statuses(queue.tasks)).toEqual(['done', 'done', 'done'])
    const { items } = await call(listGenerations, ada, { query: {} })
    expect(items.map(({ seed }) => seed).sort()).toEqual([10, 11, 12])
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(queue.tasks.map((task) => task.generationId)))
    const seen = (await newsOf(ada)).filter(({ type }) => type === 'task.changed')
    for (const { id } of tasks)
      expect(
        seen.flatMap(({ payload }) => {
          const { task } = payload as { task: { id: string; status: string } }
          return task.id === id ? [task.status] : []
        }),
      ).toEqual(['queued', 'running', 'done'])
    expect(appEvents).toHaveLength(3)
    expect(new Set(appEvents.map(({ metadata }) => (metadata as { taskId: string }).taskId))).toEqual(
      new Set(tasks.map(({ id }) => id)),
    )
    for (const event of appEvents)
      expect(event).toMatchObject({
        userId: ada.userId,
        name: 'queue_task_success',
        metadata: { provider: 'scripted', taskId: expect.any(String) },
      })
  })

  test('[4.3, 7.8a] a failed task carries its code and sentence, gives its place back, and is recorded', async () => {
    const { addBatch, call, makeUser, limits, appEvents } = await start({
      script: always({ do: 'fail', kind: 'bad_response' }),
    })
    const ada = await makeUser('ada')
    const { tasks } = await addBatch(ada, 1)
    await eventually(
      async () => (await call(getQueue, ada, { query: {} })).tasks[0]?.status === 'error',
      'it has failed',
    )
    expect((await call(getQueue, ada, { query: {} })).tasks[0]).toMatchObject({
      status: 'error',
      error: 'Generation failed',
      errorCode: 'generation_failed',
    })
    expect(await limits(ada)).toMatchObject({ generations_today: 0, reserved: 0 })
    expect(appEvents[0]).toMatchObject({
      name: 'queue_task_fail',
      metadata: { provider: 'scripted', taskId: tasks[0]?.id, error: 'Generation failed' },
    })
  })

  test('[5.6] a batch larger than what remains is refused whole, and says how many remain', async () => {
    const { addBatch, call, makeUser, limits } = await start({ worker: false })
    const ada = await makeUser('ada')
    await addBatch(ada, 3)
    await expect(addBatch(ada, 3)).rejects.toMatchObject({
      code: 'daily_limit',
      message: '2 left today. Choose a smaller batch, or upgrade.',
    })
    expect((await call(getQueue, ada, { query: {} })).tasks).toHaveLength(3)
    expect(await limits(ada)).toMatchObject({ reserved: 3, remaining: 2 })
  })

  test('a forbidden prompt refuses the batch before a place is taken', async () => {
    const { addBatch, makeUser, limits } = await start()
    const ada = await makeUser('ada')
    await expect(addBatch(ada, 2, { prompt: SCRIPTED_FORBIDDEN_PROMPT })).rejects.toMatchObject({
      code: 'nsfw_content',
    })
    expect(await limits(ada)).toMatchObject({ reserved: 0 })
  })

  test('tasks may bring their own ids, as many as images, and none twice', async () => {
    const { addBatch, makeUser, limits } = await start({ worker: false })
    const ada = await makeUser('ada')
    const bob = await makeUser('bob')
    const { tasks } = await addBatch(ada, 2, { ids: ['one', 'two'] })
    expect(tasks.map(({ id }) => id)).toEqual(['one', 'two'])
    for (const ids of [['three'], ['three', 'three']])
      await expect(addBatch(ada, 2, { ids })).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(addBatch(ada, 2, { ids: ['two', 'three'] })).rejects.toMatchObject({ code: 'conflict' })
    expect(await limits(ada)).toMatchObject({ reserved: 2 })
    await addBatch(bob, 1, { ids: ['one'] })
  })

  test('a batch sent a hundred times with one key is one batch', async () => {
    const { addBatch, makeUser, limits } = await start({ worker: false })
    const ada = await makeUser('ada')
    const answers = await Promise.all(Array.from({ length: 100 }, () => addBatch(ada, 2, {}, 'key-1')))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await limits(ada)).toMatchObject({ reserved: 2 })
  })

  test.each([1, 2, 3, 4])(
    '[5.7, 4.1] with concurrency %i exactly that many run at once, over three processes',
    async (cap) => {
      const script = always({ do: 'draw', delayMs: 40 })
      const processes = [
        await start({ script, slots: 8 }),
        await start({ script, slots: 8 }),
        await start({ script, slots: 8 }),
      ]
      const [first] = processes
      const ada = await (first as (typeof processes)[0]).makeUser('ada', 'pro')
      await first?.call(updateQueue, ada, { body: { concurrency: cap } })
      await first?.addBatch(ada, 10)
      let most = 0
      await eventually(async () => {
        most = Math.max(most, await countRunning('ada'))
        const drawing = processes.reduce((sum, { provider }) => sum + provider.load.running, 0)
        expect(drawing).toBeLessThanOrEqual(cap)
        return (await first?.limits(ada))?.generations_today === 10
      }, 'all ten are made')
      expect(most).toBe(cap)
      const starts = processes.reduce((sum, { provider }) => sum + provider.requests.length, 0)
      expect(starts).toBe(10)
    },
  )

  test('a user with one picture is served at once beside one with two hundred', async () => {
    const { addBatch, call, makeUser, provider } = await start({
      script: always({ do: 'draw', delayMs: 50 }),
      slots: 4,
    })
    const greedy = await makeUser('greedy', 'premium')
    const modest = await makeUser('modest')
    await call(updateQueue, greedy, { body: { concurrency: 4 } })
    for (let batch = 0; batch < 20; batch += 1) await addBatch(greedy, 10)
    const before = provider.requests.length
    await call(generateImage, modest, { body: { prompt: 'a house', width: 1024, height: 1024 } })
    const turn = provider.requests.findIndex(({ prompt }) => prompt === 'a house')
    expect(turn - before).toBeLessThan(40)
    await call(clearQueue, greedy, { query: {} })
  })

  test('a picture that the form waits for goes before the same user’s queue', async () => {
    const { addBatch, call, makeUser, provider } = await start({ slots: 1 })
    const ada = await makeUser('ada', 'pro')
    await addBatch(ada, 6, { prompt: 'of the queue' })
    await call(generateImage, ada, { body: { prompt: 'of the form', width: 1024, height: 1024 } })
    expect(provider.requests.findIndex(({ prompt }) => prompt === 'of the form')).toBeLessThan(4)
    await call(clearQueue, ada, { query: {} })
  })

  test('[5.7] concurrency is clamped to 1 … 4, kept, and told to the other tabs', async () => {
    const { call, makeUser, newsOf } = await start()
    const ada = await makeUser('ada')
    expect((await call(getQueue, ada, { query: {} })).concurrency).toBe(2)
    for (const [asked, kept] of [
      [0, 1],
      [-9, 1],
      [9, 4],
      [3, 3],
    ] as const)
      expect(await call(updateQueue, ada, { body: { concurrency: asked } })).toEqual({
        concurrency: kept,
        paused: false,
      })
    expect((await call(getQueue, ada, { query: {} })).concurrency).toBe(3)
    expect((await newsOf(ada)).at(-1)).toEqual({
      type: 'queue.changed',
      payload: { concurrency: 3, paused: false },
    })
  })

  test('removing a running task stops its drawing and gives the place back; a second time it is unknown', async () => {
    const { addBatch, call, makeUser, limits, provider, files } = await start({
      script: always({ do: 'hang' }),
    })
    const ada = await makeUser('ada')
    const { tasks } = await addBatch(ada, 1)
    const id = tasks[0]?.id ?? ''
    await eventually(() => provider.load.running === 1, 'it runs')
    await call(removeTask, ada, { params: { id } })
    expect(await limits(ada)).toMatchObject({ reserved: 0, remaining: 5 })
    await eventually(() => provider.load.running === 0, 'the drawing has stopped')
    await expect(call(removeTask, ada, { params: { id } })).rejects.toMatchObject({ code: 'not_found' })
    expect(await files()).toEqual([])
  })

  test('clearing removes everything and gives back what was not finished', async () => {
    const { addBatch, call, makeUser, limits, provider, newsOf } = await start({
      script: (_request, index) => (index === 0 ? { do: 'draw' } : { do: 'hang' }),
    })
    const ada = await makeUser('ada')
    await addBatch(ada, 5)
    await eventually(async () => (await limits(ada)).generations_today === 1 && provider.load.running === 2)
    expect(await call(clearQueue, ada, { query: {} })).toEqual({ removed: 5 })
    expect(await limits(ada)).toMatchObject({ generations_today: 1, reserved: 0, remaining: 4 })
    expect((await call(getQueue, ada, { query: {} })).tasks).toEqual([])
    await eventually(() => provider.load.running === 0, 'the drawings have stopped')
    expect((await newsOf(ada)).some(({ type }) => type === 'task.removed')).toBe(true)
  })

  test('[6.1] another user’s task is unknown: neither shown nor removed', async () => {
    const { addBatch, call, makeUser } = await start({ worker: false })
    const ada = await makeUser('ada')
    const bob = await makeUser('bob')
    const { tasks } = await addBatch(ada, 1)
    const id = tasks[0]?.id ?? ''
    await expect(call(removeTask, bob, { params: { id } })).rejects.toMatchObject({ code: 'not_found' })
    expect((await call(getQueue, bob, { query: {} })).tasks).toEqual([])
    expect(await call(clearQueue, bob, { query: {} })).toEqual({ removed: 0 })
    expect((await call(getQueue, ada, { query: {} })).tasks).toHaveLength(1)
    const seen = await database.asUser('bob', (tx) => sql`select 1 from tasks`.execute(tx))
    expect(seen.rows).toEqual([])
  })
})
