import { listBatches } from '@easel/contract/batches'
import { errorBodySchema } from '@easel/contract/errors'
import { LIMITS } from '@easel/contract/limits'
import {
  createScriptedProvider,
  SCRIPTED_FORBIDDEN_PROMPT,
  type Step,
} from '@easel/providers/testing/scripted-provider'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { batchCalls, row, rowsOf, type Whole } from '../../../test/batches/batch-calls.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

let app: TestApp
let ada: TestUser
let number = 0
let now = new Date()
let script: (prompt: string) => Step = () => ({ do: 'draw' })

const start = (env = {}) =>
  startTestApp({
    clock: { now: () => now },
    env,
    provider: createScriptedProvider(({ prompt }) => script(prompt)),
  })

beforeAll(async () => {
  app = await start()
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date()
  script = () => ({ do: 'draw' })
  ada = await app.signUp(`ada${number++}`)
})

const { post, create, read, act, until, limits, setTier } = batchCalls(() => ({ app, user: ada }))
const upgrade = () => setTier('pro')

async function messageOf(response: Response) {
  return z.parse(errorBodySchema, await response.json()).error
}

describe('a batch', { timeout: 60_000 }, () => {
  it('is made to its end with one charge for each picture, its rows in order, seeds counting up', async () => {
    const { batch, pictures } = await create({
      rows: [
        { ...row, seed: 7, count: 2 },
        { ...row, prompt: 'a kite', negative_prompt: 'rain' },
      ],
    })
    expect(batch).toMatchObject({ kind: 'sheet', title: 'Boats', state: 'running' })
    expect(pictures.map(({ row: of, prompt }) => [of, prompt])).toEqual([
      [0, 'a boat'],
      [0, 'a boat'],
      [1, 'a kite'],
    ])
    expect(pictures.slice(0, 2).map(({ seed }) => seed)).toEqual([7, 8])
    await until(batch.id, ({ batch: now }) => now.state === 'done')
    const done = await read(batch.id)
    expect(done.batch.counts).toEqual({ waiting: 0, queued: 0, done: 3, error: 0, cancelled: 0 })
    expect(new Set(done.pictures.map((picture) => picture.generation_id)).size).toBe(3)
    for (const { image_url: url } of done.pictures)
      expect((await app.send('GET', url ?? '')).status).toBe(200)
    expect(await limits()).toMatchObject({ remaining: 2 })
  })

  it('waits for the next day with what exceeds the allowance, and says so', async () => {
    const { batch } = await create({ rows: [{ ...row, count: 7 }] })
    await until(batch.id, ({ batch: now }) => now.counts.done === 5 && now.waits_for === 'allowance')
    expect((await read(batch.id)).batch).toMatchObject({ state: 'running', counts: { waiting: 2 } })
    now = new Date(now.getTime() + 25 * 3_600_000)
    await act(batch.id, 'resume')
    await until(batch.id, ({ batch: now }) => now.state === 'done')
    expect((await read(batch.id)).batch.waits_for).toBeNull()
    expect(await limits()).toMatchObject({ remaining: 3 })
  })

  it('[6.3] waits when a smaller plan comes in its midst, loses nothing, and goes on with a larger one', async () => {
    await limits()
    await upgrade()
    script = (prompt) => (Number(prompt) <= 6 ? { do: 'draw' } : { do: 'hang' })
    const { batch } = await create({ rows: rowsOf(...Array.from({ length: 12 }, (_, at) => String(at + 1))) })
    await until(batch.id, ({ batch: now }) => now.counts.done === 6)
    await setTier('free')
    // What was in the queue gives its places back; beyond the smaller plan nothing is asked for again.
    await act(batch.id, 'cancel')
    script = () => ({ do: 'draw' })
    await act(batch.id, 'resume')
    await until(batch.id, ({ batch: now }) => now.waits_for === 'allowance')
    expect((await read(batch.id)).batch).toMatchObject({
      state: 'running',
      counts: { done: 6, waiting: 6, error: 0 },
    })
    expect(await limits()).toMatchObject({ generations_today: 6, reserved: 0, remaining: 0 })
    await upgrade()
    await act(batch.id, 'resume')
    await until(batch.id, ({ batch: now }) => now.state === 'done')
    expect(await limits()).toMatchObject({ generations_today: 12, reserved: 0 })
  })

  it('pauses, is cancelled and resumed; nothing is paid for what is not made', async () => {
    let isOpen = false
    script = () => (isOpen ? { do: 'draw' } : { do: 'hang' })
    const { batch } = await create({ rows: rowsOf('a', 'b', 'c', 'd', 'e') })
    await until(batch.id, ({ batch: now }) => now.counts.queued === 4)
    expect((await act(batch.id, 'pause')).batch.state).toBe('paused')
    const cancelled = await act(batch.id, 'cancel')
    expect(cancelled.batch).toMatchObject({ state: 'cancelled', counts: { cancelled: 5 } })
    expect(await limits()).toMatchObject({ remaining: 5 })
    isOpen = true
    expect((await act(batch.id, 'resume')).batch.state).toBe('running')
    await until(batch.id, ({ batch: now }) => now.state === 'done')
    expect(await limits()).toMatchObject({ remaining: 0 })
  })

  it('says of each picture why it failed, and makes only those again', async () => {
    script = (prompt) => (prompt === 'b' ? { do: 'fail', kind: 'bad_response' } : { do: 'draw' })
    const { batch } = await create({ rows: rowsOf('a', 'b') })
    await until(batch.id, ({ batch: now }) => now.state === 'done')
    const [, failed] = (await read(batch.id)).pictures
    expect(failed).toMatchObject({ status: 'error', error: 'Generation failed' })
    script = () => ({ do: 'draw' })
    await act(batch.id, 'retry')
    await until(batch.id, ({ batch: now }) => now.counts.done === 2)
    expect(await limits()).toMatchObject({ remaining: 3 })
  })

  it('goes on after a restart without making anything twice', async () => {
    script = (prompt) => (prompt === 'a' ? { do: 'draw' } : { do: 'hang' })
    const { batch } = await create({ rows: rowsOf('a', 'b', 'c', 'd', 'e') })
    await until(batch.id, ({ batch: now }) => now.counts.done === 1)
    const [first] = (await read(batch.id)).pictures
    // Holds the database while the first process ends and the next begins.
    const between = await start({ ROLE: 'web', DATABASE_URL: 'postgres://only.the.role.counts/x' })
    await app.stop()
    script = () => ({ do: 'draw' })
    app = await start()
    await between.stop()
    await until(batch.id, ({ batch: now }) => now.state === 'done')
    // Two were in progress and may have been paid for: only the user decides whether to make them again.
    expect((await read(batch.id)).batch.counts).toMatchObject({ done: 3, error: 2 })
    await act(batch.id, 'retry')
    await until(batch.id, ({ batch: now }) => now.counts.done === 5)
    const { pictures } = await read(batch.id)
    expect(pictures[0]?.generation_id).toBe(first?.generation_id)
    const { rows } = await app.database.asSystem((tx) =>
      sql`select id from generations where user_id = ${ada.id}`.execute(tx),
    )
    expect(rows).toHaveLength(5)
    expect(await limits()).toMatchObject({ remaining: 0 })
  })

  it('is told of tasks that are taken out of the queue', async () => {
    script = () => ({ do: 'hang' })
    const { batch } = await create({ rows: rowsOf('a') })
    await until(batch.id, ({ batch: now }) => now.counts.queued === 1)
    await app.send('DELETE', '/api/queue', { user: ada })
    expect((await read(batch.id)).batch.counts).toMatchObject({ cancelled: 1, queued: 0 })
  })

  it('refuses wrong rows whole, by their number', async () => {
    const wrong = await post({ rows: [row, { ...row, prompt: ' ' }, { ...row, style: 'nope', count: 11 }] })
    expect(wrong.status).toBe(400)
    const { fields = {} } = await messageOf(wrong)
    expect(Object.keys(fields)).toEqual(['rows.1.prompt', 'rows.2.style', 'rows.2.count'])
    for (const rows of [[], rowsOf(...Array.from({ length: LIMITS.batchRows + 1 }, () => 'a')), 'rows', null])
      expect((await post({ rows })).status).toBe(400)
    const many = Array.from({ length: 101 }, () => ({ ...row, count: 10 }))
    expect((await messageOf(await post({ rows: many }))).message).toMatch(/1,000 pictures/)
    const grid = { across: 'Style', down: 'Seed', columns: ['A', 'B'], rows: ['1'] }
    expect((await post({ kind: 'compare', grid, rows: [row] })).status).toBe(400)
    expect((await app.send('GET', '/api/batches', { user: ada })).status).toBe(200)
    expect(await limits()).toMatchObject({ remaining: 5 })
  })

  it('makes the other rows when the content policy refuses one, and says which', async () => {
    const { batch } = await create({ rows: rowsOf('a', SCRIPTED_FORBIDDEN_PROMPT, 'c') })
    await until(batch.id, ({ batch: now }) => now.state === 'done')
    const { pictures } = await read(batch.id)
    expect(pictures.map(({ status }) => status)).toEqual(['done', 'error', 'done'])
    expect(pictures[1]?.error).toMatch(/restricted content/)
    expect(await limits()).toMatchObject({ remaining: 3 })
  })

  it('is its owner’s alone, and needs a session', async () => {
    const { batch } = await create({ rows: rowsOf('a') })
    const eve = await app.signUp(`eve${number}`)
    const calls = [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/actions', { action: 'pause' }],
      ['POST', '/downloads', { format: 'zip' }],
    ] as const
    for (const [method, path, body] of calls) {
      const address = `/api/batches/${batch.id}${path}`
      expect((await app.send(method, address, { user: eve, body })).status).toBe(404)
      expect((await app.send(method, address, { body })).status).toBe(401)
      const malformed = `/api/batches/42${path}`
      expect((await app.send(method, malformed, { user: ada, body })).status).toBe(400)
    }
    const listed = await app.send('GET', '/api/batches', { user: eve })
    expect(z.parse(listBatches.output, await listed.json()).items).toEqual([])
    const { rows } = await app.database.asUser(eve.id, (tx) =>
      sql`select id from batch_pictures union select id from batches`.execute(tx),
    )
    expect(rows).toEqual([])
  })

  it('is forgotten with its place in the queue; its pictures stay', async () => {
    const { batch } = await create({ rows: rowsOf('a') })
    await until(batch.id, ({ batch: now }) => now.state === 'done')
    expect((await app.send('DELETE', `/api/batches/${batch.id}`, { user: ada })).status).toBe(200)
    expect((await app.send('GET', `/api/batches/${batch.id}`, { user: ada })).status).toBe(404)
    const history = await app.send('GET', '/api/generations', { user: ada })
    expect(((await history.json()) as { items: unknown[] }).items).toHaveLength(1)
  })

  it('keeps its promise with five hundred rows', async () => {
    await limits()
    await upgrade()
    const { batch } = await create({
      rows: rowsOf(...Array.from({ length: 500 }, (_, index) => `boat ${index}`)),
    })
    await until(batch.id, ({ batch: now }) => now.counts.done > 3)
    const cancelled = await act(batch.id, 'cancel')
    const { done, cancelled: given } = cancelled.batch.counts
    expect(done + given).toBe(500)
    expect(await limits()).toMatchObject({ remaining: 999 - done })
  })

  it('is cancelled in the midst of being fed and made: nothing of it comes into being afterwards', async () => {
    await limits()
    await upgrade()
    const ended: Whole['batch'][] = []
    for (let round = 0; round < 6; round += 1) {
      const { batch } = await create({ rows: rowsOf(...Array.from({ length: 40 }, (_, n) => `${n}`)) })
      await until(batch.id, ({ batch: now }) => now.counts.done >= round)
      ended.push((await act(batch.id, 'cancel')).batch)
    }
    const last = await create({ rows: rowsOf('the next') })
    await until(last.batch.id, ({ batch: now }) => now.state === 'done')
    for (const { id, counts } of ended) {
      expect(counts).toMatchObject({ waiting: 0, queued: 0 })
      expect((await read(id)).batch.counts).toEqual(counts)
    }
    const made = ended.reduce((sum, { counts }) => sum + counts.done, 1)
    expect(await limits()).toMatchObject({ reserved: 0, generations_today: made })
  })
})
