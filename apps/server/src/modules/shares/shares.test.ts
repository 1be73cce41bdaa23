import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

let now = new Date('2026-06-01T10:00:00Z')
let app: TestApp
let ada: TestUser
let ben: TestUser
let picture: { id: string; prompt: string }

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } })
  ada = await app.signUp('ada')
  ben = await app.signUp('ben')
})
beforeEach(async () => {
  now = new Date('2026-06-01T10:00:00Z')
  await sql`delete from generations`.execute(app.database.handle)
  await sql`delete from user_daily_limits`.execute(app.database.handle)
  picture = await make(ada)
})
afterAll(() => app.stop())

async function make(user: TestUser, prompt = 'a red fox'): Promise<{ id: string; prompt: string }> {
  const body = { prompt, width: 1536, height: 1024, seed: 7, negative_prompt: 'snow' }
  const response = await app.send('POST', '/api/functions/generate-image', { user, body })
  expect(response.status).toBe(200)
  const { id } = (await response.json()) as { id: string }
  return { id, prompt }
}

async function share(body: object = {}, user = ada, id = picture.id) {
  const response = await app.send('POST', `/api/generations/${id}/shares`, { user, body })
  return { status: response.status, share: (await response.json()) as Record<string, string> }
}

const show = (token: string | undefined) => app.send('GET', `/api/shares/${token}`)
const statusOf = async (path: string) => (await app.send('GET', path)).status

describe('a share link', () => {
  it('[2.2] shows the picture with prompt and settings to a visitor without an account, and nothing of its owner', async () => {
    const { status, share: made } = await share()
    expect(status).toBe(201)
    expect(made['token']).toMatch(/^[1-9A-HJ-NP-Za-km-z]{12}$/)
    const response = await show(made['token'])
    const text = await response.text()
    expect(JSON.parse(text)).toEqual({
      token: made['token'],
      prompt: 'a red fox',
      negative_prompt: 'snow',
      style: 'photorealistic',
      quality: 'standard',
      width: 1536,
      height: 1024,
      seed: 7,
      image_url: `/images/shared/${made['token']}.png`,
      created_at: '2026-06-01T10:00:00.000Z',
      provider: 'scripted',
    })
    for (const secret of [ada.id, ada.email, picture.id]) expect(text).not.toContain(secret)
  })

  it('keeps prompts and seed when the owner says so', async () => {
    const { share: made } = await share({ show_prompt: false })
    expect(await (await show(made['token'])).json()).toMatchObject({
      prompt: null,
      negative_prompt: null,
      seed: null,
    })
  })

  it('serves the picture in every format and as a 1200 pixel wide preview, each time asking whether it still may', async () => {
    const { share: made } = await share()
    for (const [name, type] of [
      ['.png', 'image/png'],
      ['.webp?w=256', 'image/webp'],
      ['.jpg?w=1200', 'image/jpeg'],
    ]) {
      const answer = await app.send('GET', `/images/shared/${made['token']}${name}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
      const etag = answer.headers.get('etag') ?? ''
      const again = await app.send('GET', `/images/shared/${made['token']}${name}`, {
        headers: { 'if-none-match': etag },
      })
      expect(again.status).toBe(304)
    }
    expect(await statusOf(`/images/shared/${made['token']}.png?w=0`)).toBe(400)
  })

  it('[2.2] ends when it is revoked: page data and picture are gone, also for who asks with an old tag', async () => {
    const { share: made } = await share()
    const image = `/images/shared/${made['token']}.png`
    const etag = (await app.send('GET', image)).headers.get('etag') ?? ''
    const revoked = await app.send('DELETE', `/api/shares/${made['token']}`, { user: ada })
    expect(await revoked.json()).toEqual({ token: made['token'], generation_id: picture.id })
    expect((await show(made['token'])).status).toBe(404)
    expect((await app.send('GET', image, { headers: { 'if-none-match': etag } })).status).toBe(404)
  })

  it('[2.2] ends at its hour, and is then forgotten', async () => {
    const { share: made } = await share({ expires_in_days: 1 })
    expect(made['expires_at']).toBe('2026-06-02T10:00:00.000Z')
    now = new Date('2026-06-02T09:59:59Z')
    expect((await show(made['token'])).status).toBe(200)
    now = new Date('2026-06-02T10:00:00Z')
    expect((await show(made['token'])).status).toBe(404)
    expect(await statusOf(`/images/shared/${made['token']}.png`)).toBe(404)
    expect(await list(ada)).toEqual([])
  })

  it('ends with the picture, in the trash as well as for good, and while a moderator hides it', async () => {
    const { share: made } = await share()
    const set = (column: string, value: string) =>
      sql`update generations set ${sql.ref(column)} = ${sql.raw(value)}`.execute(app.database.handle)
    for (const column of ['hidden_at', 'trashed_at']) {
      await set(column, 'now()')
      expect((await show(made['token'])).status).toBe(404)
      expect(await statusOf(`/images/shared/${made['token']}.webp`)).toBe(404)
      await set(column, 'null')
      expect((await show(made['token'])).status).toBe(200)
    }
    await app.send('DELETE', `/api/generations/${picture.id}`, { user: ada })
    expect((await show(made['token'])).status).toBe(404)
  })

  it('shows nothing while its owner is suspended, and the picture again afterwards', async () => {
    const { share: made } = await share()
    const places = ['png', 'webp'].map((format) => `/images/shared/${made['token']}.${format}`)
    const statuses = async () => Promise.all([`/api/shares/${made['token']}`, ...places].map(statusOf))
    const opened = await statuses()
    expect(opened).not.toContain(404)
    await sql`insert into account_access (user_id, valid_from, suspended_at)
      values (${ada.id}, now(), now())`.execute(app.database.handle)
    const { share: other } = await share({}, ben, (await make(ben)).id)
    expect(await statuses()).toEqual([404, 404, 404])
    expect((await show(other['token'])).status).toBe(200)
    await sql`delete from account_access`.execute(app.database.handle)
    expect(await statuses()).toEqual(opened)
  })

  it('[6.1] is made, listed and revoked by the owner of the picture alone', async () => {
    expect((await share({}, ben)).status).toBe(404)
    const { share: made } = await share()
    expect((await app.send('DELETE', `/api/shares/${made['token']}`, { user: ben })).status).toBe(404)
    expect(await list(ben)).toEqual([])
    expect(await list(ben, `?generation_id=${picture.id}`)).toEqual([])
    expect((await show(made['token'])).status).toBe(200)
  })

  it('[2.2] forged tokens and tricks with paths find nothing', async () => {
    const { share: made } = await share()
    const token = made['token'] ?? ''
    const other = token.replace(/.$/, (last) => (last === '1' ? '2' : '1'))
    expect((await show(other)).status).toBe(404)
    for (const forged of [
      'x',
      `${token}x`,
      token.slice(1),
      '%27%20or%20true--',
      '..%2f..%2fauth-secret',
      '%00',
    ])
      expect([400, 404]).toContain((await show(forged)).status)
    for (const path of [
      `/images/shared/${other}.png`,
      `/images/shared/${token}.svg`,
      `/images/shared/${token}`,
      `/images/shared/${picture.id}.png`,
      '/images/shared/..%2f..%2fauth-secret',
      `/images/shared/..%2f${picture.id}.png`,
      `/images/shared/${encodeURIComponent(`${token}.png/../x`)}`,
    ])
      expect([path, await statusOf(path)]).toEqual([path, 404])
  })

  it('refuses options that are none', async () => {
    for (const body of [
      { expires_in_days: 0 },
      { expires_in_days: 366 },
      { expires_in_days: '1' },
      { show_prompt: 'no' },
      { token: 'mine' },
    ])
      expect((await share(body)).status).toBe(400)
    expect((await share({}, ada, 'gen_x')).status).toBe(400)
    expect((await app.send('GET', '/api/shares?cursor=bm90IGE', { user: ada })).status).toBe(400)
  })

  it('there are twenty for a picture at most', async () => {
    for (let made = 0; made < 20; made += 1) expect((await share()).status).toBe(201)
    expect((await share()).status).toBe(409)
  })
})

describe('the list of links', () => {
  it('has those that still work, newest first, page by page, of one picture or of all', async () => {
    const other = await make(ada, 'a boat')
    const tokens: string[] = []
    for (let at = 0; at < 35; at += 1) {
      now = new Date(now.getTime() + 1)
      tokens.unshift((await share({}, ada, at % 2 ? picture.id : other.id)).share['token'] ?? '')
    }
    const first = (await (await app.send('GET', '/api/shares', { user: ada })).json()) as Page
    const second = (await (
      await app.send('GET', `/api/shares?cursor=${first.nextCursor}`, { user: ada })
    ).json()) as Page
    expect([...first.items, ...second.items].map(({ token }) => token)).toEqual(tokens)
    expect(second.nextCursor).toBeNull()
    expect(await list(ada, `?generation_id=${other.id}`)).toHaveLength(18)
  })

  it('tells every tab of what was made and revoked', async () => {
    const { share: made } = await share()
    await app.send('DELETE', `/api/shares/${made['token']}`, { user: ada })
    const { rows } = await app.database.asUser(ada.id, (tx) =>
      sql<{ type: string; payload: unknown }>`
        select type, payload from user_events where type like 'share.%' order by seq desc limit 2`.execute(
        tx,
      ),
    )
    expect(rows).toEqual([
      { type: 'share.revoked', payload: { token: made['token'], generation_id: picture.id } },
      { type: 'share.created', payload: { share: made } },
    ])
  })
})

describe('the database itself', () => {
  it('[6.1] shows links to their owner alone, and makes none to another user’s picture', async () => {
    const { share: made } = await share()
    const read = sql`select token from share_links`
    expect((await app.database.asUser(ben.id, (tx) => read.execute(tx))).rows).toEqual([])
    await expect(app.database.asAnonymous((tx) => read.execute(tx))).rejects.toThrow(/permission denied/)
    await expect(
      app.database.asUser(ben.id, (tx) =>
        sql`insert into share_links values ('stolen1', ${ben.id}, ${picture.id}, true, now(), null)`.execute(
          tx,
        ),
      ),
    ).rejects.toThrow(/row-level security/)
    await expect(
      app.database.asUser(ben.id, (tx) =>
        sql`select * from find_shared_picture(${made['token']}, now())`.execute(tx),
      ),
    ).rejects.toThrow(/permission denied/)
  })
})

type Page = { items: { token: string }[]; nextCursor: string | null }

async function list(user: TestUser, query = ''): Promise<Page['items']> {
  const response = await app.send('GET', `/api/shares${query}`, { user })
  return ((await response.json()) as Page).items
}
