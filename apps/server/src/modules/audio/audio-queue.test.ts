import { retryAudio } from '@easel/contract/audio'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { audioCalls, rain } from '../../../test/audio/audio-calls.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

// Sound takes processor time, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 })

let app: TestApp
let ben: TestUser

beforeAll(async () => {
  app = await startTestApp()
  ben = await app.signUp('ben')
})
afterAll(() => app.stop())

const { ask, list, finished, limits, cancel } = audioCalls(() => app)

describe('a queue that is paused', () => {
  it('holds sounds, too, until it is resumed', async () => {
    const eve = await app.signUp('eve')
    const zoe = await app.signUp('zoe')
    await app.send('PATCH', '/api/queue', { user: eve, body: { paused: true } })
    const { id } = await ask(eve)
    // Another user's came later and is made.
    await ask(zoe)
    await finished(zoe)
    expect((await list(eve)).tasks).toMatchObject([{ id, status: 'queued' }])
    await app.send('PATCH', '/api/queue', { user: eve, body: { paused: false } })
    await finished(eve)
  })
})

describe('the queue of sounds', () => {
  const path = (id: string) => `/api/audio/tasks/${id}`
  const retry = (user: TestUser | undefined, id: string) => app.send('POST', `${path(id)}/retry`, { user })
  const remove = (user: TestUser | undefined, which: string) =>
    app.send('DELETE', `/api/audio/tasks${which}`, { user })

  it('[4.1] takes a failed task again for one place, and no other task; only its owner may', async () => {
    const jo = await app.signUp('jo')
    const { id } = await ask(jo, { prompt: 'synthwave', seconds: 120 })
    expect((await retry(jo, id)).status).toBe(409)
    await cancel(jo, id)
    expect((await retry(ben, id)).status).toBe(404)
    expect((await retry(undefined, id)).status).toBe(401)
    expect((await retry(jo, 'a b')).status).toBe(400)
    const before = (await limits(jo)).remaining
    const response = await retry(jo, id)
    expect(response.status).toBe(202)
    expect(z.parse(retryAudio.output, await response.json()).task).toMatchObject({
      id,
      status: 'queued',
      error: null,
    })
    expect((await limits(jo)).remaining).toBe(before - 1)
    await cancel(jo, id)
    expect((await limits(jo)).remaining).toBe(before)
  })

  it('is refused a retry when the day’s places are spent: the task stays as it failed', async () => {
    const kim = await app.signUp('kim')
    const { id } = await ask(kim, { prompt: 'synthwave', seconds: 120 })
    await cancel(kim, id)
    await app.database.asUser(kim.id, (tx) =>
      sql`update user_daily_limits set generations_today = 5 where user_id = ${kim.id}`.execute(tx),
    )
    expect((await retry(kim, id)).status).toBe(429)
    expect((await list(kim)).tasks).toMatchObject([{ id, status: 'error', error_code: 'cancelled' }])
  })

  it('[4.1] is made in the order its owner puts it in, of which every tab hears; no other user may', async () => {
    const mia = await app.signUp('mia')
    await app.send('PATCH', '/api/queue', { user: mia, body: { paused: true } })
    const rainy = (await ask(mia, { prompt: 'rain', seconds: 5 })).id
    const windy = (await ask(mia, { prompt: 'wind', seconds: 5 })).id
    const salty = (await ask(mia, { prompt: 'sea', seconds: 5 })).id
    const move = (user: TestUser | undefined, id: string, body: unknown) =>
      app.send('POST', `${path(id)}/move`, { user, body })
    expect(await (await move(mia, salty, { before: rainy })).json()).toEqual({ id: salty, before: rainy })
    expect((await move(mia, rainy, { before: null })).status).toBe(200)
    expect((await move(mia, windy, { before: windy })).status).toBe(200)
    const order = [salty, windy, rainy]
    const shown = async () => (await list(mia)).tasks.map(({ id }) => id)
    expect(await shown()).toEqual(order)

    expect((await move(undefined, windy, { before: null })).status).toBe(401)
    expect((await move(ben, windy, { before: null })).status).toBe(404)
    expect((await move(mia, 'a b', { before: null })).status).toBe(400)
    expect((await move(mia, windy, {})).status).toBe(400)
    expect((await move(mia, windy, { before: 'a b' })).status).toBe(400)
    await app.send('PATCH', '/api/queue', { user: ben, body: { paused: true } })
    const his = (await ask(ben)).id
    expect((await move(mia, windy, { before: his })).status).toBe(404)
    await remove(ben, '')
    await app.send('PATCH', '/api/queue', { user: ben, body: { paused: false } })
    expect(await shown()).toEqual(order)

    await app.send('PATCH', '/api/queue', { user: mia, body: { paused: false } })
    await finished(mia, 3)
    expect((await move(mia, windy, { before: null })).status).toBe(409)
    const { rows } = await app.database.asSystem((tx) =>
      sql<{ type: string; id: string }>`
        select type, coalesce(payload ->> 'id', payload -> 'task' ->> 'id') as id from user_events
        where user_id = ${mia.id} and (type = 'audio.moved' or payload -> 'task' ->> 'status' = 'running')
        order by seq`.execute(tx),
    )
    expect(rows.filter(({ type }) => type === 'audio.moved').map(({ id }) => id)).toEqual([salty, rainy])
    expect(rows.filter(({ type }) => type === 'audio.changed').map(({ id }) => id)).toEqual(order)
  })

  it('[4.2] is tidied: one, what is complete, or all; places come back, and recordings stay', async () => {
    const lea = await app.signUp('lea')
    const made = await ask(lea)
    await finished(lea)
    const before = (await limits(lea)).remaining
    const { id } = await ask(lea, { prompt: 'synthwave', seconds: 120 })
    await ask(lea, { prompt: 'synthwave', seconds: 120 })
    expect((await remove(ben, `/${id}`)).status).toBe(404)
    expect((await remove(undefined, `/${id}`)).status).toBe(401)
    expect((await remove(lea, '/a b')).status).toBe(400)
    expect(await (await remove(lea, `/${id}`)).json()).toEqual({ id })
    expect((await remove(lea, `/${id}`)).status).toBe(404)

    expect((await remove(undefined, '')).status).toBe(401)
    expect((await remove(lea, '?status=running')).status).toBe(400)
    expect(await (await remove(ben, '')).json()).toEqual({ removed: 0 })
    expect((await list(lea)).tasks.map((task) => task.id)).toContain(made.id)
    expect(await (await remove(lea, '?status=done')).json()).toEqual({ removed: 1 })
    expect((await list(lea)).tasks).toHaveLength(1)
    expect(await (await remove(lea, '')).json()).toEqual({ removed: 1 })
    expect(await list(lea)).toMatchObject({ tasks: [], items: [{ prompt: rain.prompt }] })
    expect((await limits(lea)).remaining).toBe(before)
  })
})
