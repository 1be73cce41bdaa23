import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

let app: TestApp
let ada: TestUser
let ben: TestUser
let id: string

beforeAll(async () => {
  app = await startTestApp()
  ada = await app.signUp('ada')
  ben = await app.signUp('ben')
})
beforeEach(async () => {
  await sql`delete from generations`.execute(app.database.handle)
  await sql`delete from user_daily_limits`.execute(app.database.handle)
  await setPreferences(ada, { public_gallery_opt_in: true, gallery_name: '' })
  const body = { prompt: 'a red fox', width: 1024, height: 1024 }
  const made = await app.send('POST', '/api/functions/generate-image', { user: ada, body })
  id = ((await made.json()) as { id: string }).id
})
afterAll(() => app.stop())

async function setPreferences(user: TestUser, body: object): Promise<void> {
  await app.send('GET', '/api/preferences', { user })
  expect((await app.send('PATCH', '/api/preferences', { user, body })).status).toBe(200)
}

const publish = (user: TestUser, of = id) => app.send('POST', `/api/generations/${of}/publication`, { user })
const unpublish = (user: TestUser, of = id) =>
  app.send('DELETE', `/api/generations/${of}/publication`, { user })
const open = async () => (await app.send('GET', `/images/${id}.png`)).status

async function shown() {
  const { rows } = await app.database.asAnonymous((tx) =>
    sql<{ generation_id: string; author: string | null }>`
      select generation_id, author from gallery_pictures`.execute(tx),
  )
  return rows
}

describe('publishing', () => {
  it('shows the picture and its file to everybody, without a name unless one was chosen', async () => {
    expect(await open()).toBe(404)
    const answer = await publish(ada)
    expect(await answer.json()).toMatchObject({ id, is_public: true, is_hidden: false })
    expect(await open()).toBe(200)
    expect(await shown()).toEqual([{ generation_id: id, author: null }])
    await setPreferences(ada, { gallery_name: '  Ada of Lovelace ' })
    expect(await shown()).toEqual([{ generation_id: id, author: 'Ada of Lovelace' }])
  })

  it('needs the account’s permission', async () => {
    await setPreferences(ada, { public_gallery_opt_in: false })
    const answer = await publish(ada)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ error: { code: 'opt_in_required' } })
    expect(await shown()).toEqual([])
  })

  it('is taken back at once: the picture’s address is private again, also for who kept it', async () => {
    await publish(ada)
    const first = await app.send('GET', `/images/${id}.webp?w=256`)
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    expect(await (await unpublish(ada)).json()).toMatchObject({ id, is_public: false })
    const etag = first.headers.get('etag') ?? ''
    const kept = await app.send('GET', `/images/${id}.webp?w=256`, { headers: { 'if-none-match': etag } })
    expect(kept.status).toBe(404)
    expect(await shown()).toEqual([])
  })

  it('happens twice without a change, and publishing again keeps the picture’s place', async () => {
    await publish(ada)
    const at = () => sql`select published_at from generations`.execute(app.database.handle)
    const { rows: before } = await at()
    expect((await publish(ada)).status).toBe(200)
    await unpublish(ada)
    expect((await unpublish(ada)).status).toBe(200)
    await publish(ada)
    expect((await at()).rows).toEqual(before)
    expect(await shown()).toHaveLength(1)
  })

  it('[6.1] is the owner’s alone', async () => {
    await setPreferences(ben, { public_gallery_opt_in: true })
    expect((await publish(ben)).status).toBe(404)
    await publish(ada)
    expect((await unpublish(ben)).status).toBe(404)
    expect(await shown()).toHaveLength(1)
    expect((await publish(ada, 'gen_x')).status).toBe(400)
  })

  it('tells every tab of the owner', async () => {
    await publish(ada)
    const { rows } = await app.database.asUser(ada.id, (tx) =>
      sql<{ type: string; payload: object }>`
        select type, payload from user_events order by seq desc limit 1`.execute(tx),
    )
    expect(rows).toMatchObject([
      { type: 'generation.updated', payload: { generation: { id, is_public: true } } },
    ])
  })

  it('ends with the permission: every picture goes, and none comes back by itself', async () => {
    await publish(ada)
    await setPreferences(ada, { public_gallery_opt_in: false })
    expect([await shown(), await open()]).toEqual([[], 404])
    await setPreferences(ada, { public_gallery_opt_in: true })
    expect([await shown(), await open()]).toEqual([[], 404])
  })

  it('ends in the trash, and a picture that comes back from there is private', async () => {
    await publish(ada)
    await sql`update generations set trashed_at = now()`.execute(app.database.handle)
    expect([await shown(), await open()]).toEqual([[], 404])
    expect((await publish(ada)).status).toBe(404)
    await sql`update generations set trashed_at = null`.execute(app.database.handle)
    expect([await shown(), await open()]).toEqual([[], 404])
  })

  it('shows nothing while a moderator hides the picture, though the owner wants it shown', async () => {
    await publish(ada)
    await sql`update generations set hidden_at = now()`.execute(app.database.handle)
    expect([await shown(), await open()]).toEqual([[], 404])
    expect(await (await publish(ada)).json()).toMatchObject({ is_public: true, is_hidden: true })
    expect([await shown(), await open()]).toEqual([[], 404])
    await sql`update generations set hidden_at = null`.execute(app.database.handle)
    expect([(await shown()).length, await open()]).toEqual([1, 200])
  })

  it('ends with the picture', async () => {
    await publish(ada)
    await app.send('DELETE', `/api/generations/${id}`, { user: ada })
    expect(await shown()).toEqual([])
  })
})

describe('the database itself', () => {
  it('[6.1] keeps private pictures, owners’ ids and everything else from the public', async () => {
    await publish(ada)
    const attempt = (text: string) => app.database.asAnonymous((tx) => sql.raw(text).execute(tx))
    for (const text of [
      'select user_id from gallery_pictures',
      'select prompt from generations',
      'select user_id from generations',
      'update gallery_pictures set likes = 9',
      'select * from gallery_likes',
      'select * from gallery_reports',
      'select * from moderation_log',
    ])
      await expect(attempt(text), text).rejects.toThrow(/permission denied/)
  })

  it('[6.1] lets users change neither the gallery nor what a moderator decided', async () => {
    await publish(ada)
    const attempt = (text: string) => app.database.asUser(ada.id, (tx) => sql.raw(text).execute(tx))
    for (const text of [
      'update gallery_pictures set likes = 9',
      'delete from gallery_pictures',
      'update generations set hidden_at = null',
      "update generations set prompt = 'x'",
      'select * from moderation_log',
    ])
      await expect(attempt(text), text).rejects.toThrow(/permission denied/)
  })
})
