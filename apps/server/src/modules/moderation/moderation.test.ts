import type { ModerationCase, ModerationEntry } from '@easel/contract/moderation'
import { getModeration } from '@easel/contract/moderation'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { idOf, insertPictures } from '../../../test/harness/insert-pictures.ts'
import { startMailServer } from '../../../test/harness/start-mail-server.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'
import { createRightsRepository } from '../rights/index.ts'

let app: TestApp
let ada: TestUser
let ben: TestUser
let cat: TestUser
let moderator: TestUser

beforeAll(async () => {
  app = await startTestApp({ env: { MODERATOR_EMAILS: 'Mod@Example.com, other@example.com' } })
  ada = await app.signUp('ada')
  ben = await app.signUp('ben')
  cat = await app.signUp('cat')
  moderator = await app.signUp('mod')
})
beforeEach(async () => {
  await sql`delete from generations`.execute(app.database.handle)
  await sql`truncate moderation_log`.execute(app.database.handle)
  await insertPictures(
    app.database,
    [1, 2, 3].map((number) => ({ userId: ada.id, number })),
  )
})
afterAll(() => app.stop())

const report = (user: TestUser | undefined, number: number, body: unknown = { reason: 'spam' }) =>
  app.send('POST', `/api/gallery/${idOf(number)}/reports`, { user, body })
const decide = (user: TestUser | undefined, number: number, action: string, reason = 'Breaks the rules') =>
  app.send('POST', `/api/moderation/cases/${idOf(number)}/decisions`, { user, body: { action, reason } })
const shown = async () =>
  ((await (await app.send('GET', '/api/gallery')).json()) as { items: { id: string }[] }).items.map(
    ({ id }) => id,
  )

async function cases(state: string): Promise<ModerationCase[]> {
  const response = await app.send('GET', `/api/moderation/cases?state=${state}`, { user: moderator })
  return ((await response.json()) as { items: ModerationCase[] }).items
}

async function log(query = ''): Promise<ModerationEntry[]> {
  const response = await app.send('GET', `/api/moderation/log${query}`, { user: moderator })
  return ((await response.json()) as { items: ModerationEntry[] }).items
}

describe('reporting', () => {
  it('is counted once for each person', async () => {
    const first = await report(ben, 1, { reason: 'person', note: ' my  face\n' })
    expect([first.status, await first.json()]).toEqual([201, { is_new: true }])
    expect(await (await report(ben, 1, { reason: 'spam' })).json()).toEqual({ is_new: false })
    await report(cat, 1)
    const [found] = await cases('open')
    expect(found).toMatchObject({
      picture: { id: idOf(1), is_public: true, is_hidden: false },
      report_count: 2,
      reports: [
        { reason: 'person', note: 'my face' },
        { reason: 'spam', note: '' },
      ],
    })
    for (const secret of [ben.id, ben.email, cat.id]) expect(JSON.stringify(found)).not.toContain(secret)
  })

  it('needs an account, a reason and a picture that is public', async () => {
    expect((await report(undefined, 1)).status).toBe(401)
    for (const body of [
      {},
      { reason: 'ugly' },
      { reason: 'spam', note: 'x'.repeat(501) },
      { reason: 'spam', by: 'x' },
    ])
      expect((await report(ben, 1, body)).status).toBe(400)
    expect((await report(ben, 9)).status).toBe(404)
    await sql`update generations set is_public = false`.execute(app.database.handle)
    expect((await report(ben, 1)).status).toBe(404)
  })

  it('reaches a picture behind a share link, too, and ends it', async () => {
    await sql`update generations set is_public = false`.execute(app.database.handle)
    const made = await app.send('POST', `/api/generations/${idOf(1)}/shares`, { user: ada, body: {} })
    const { token } = (await made.json()) as { token: string }
    const send = (of: string) =>
      app.send('POST', `/api/shares/${of}/reports`, { user: ben, body: { reason: 'hate' } })
    expect((await send('123456789abc')).status).toBe(404)
    expect((await send(token)).status).toBe(201)
    expect((await cases('open'))[0]?.picture.id).toBe(idOf(1))
    await decide(moderator, 1, 'hide')
    expect((await app.send('GET', `/api/shares/${token}`)).status).toBe(404)
    expect((await send(token)).status).toBe(404)
  })
})

describe('a named address that is not verified, where mail is set up', () => {
  it('moderates nothing, and does once it is verified', async () => {
    const post = await startMailServer()
    const env = { MODERATOR_EMAILS: 'new@example.com', SMTP_URL: post.url }
    const mailing = await startTestApp({ env })
    const stranger = await mailing.signUp('new')
    expect(stranger.email).toBe('new@example.com')
    const ask = async (path: string) => mailing.send('GET', path, { user: stranger })
    expect(await (await ask('/api/moderation')).json()).toEqual({ is_moderator: false, open: 0 })
    expect((await ask('/api/moderation/cases?state=open')).status).toBe(404)
    await sql`update "user" set "emailVerified" = true where id = ${stranger.id}`.execute(
      mailing.database.handle,
    )
    expect(await (await ask('/api/moderation')).json()).toMatchObject({ is_moderator: true })
    expect((await ask('/api/moderation/cases?state=open')).status).toBe(200)
    expect(await (await ask('/api/providers')).json()).toMatchObject({ isOperator: false, items: [] })
    await mailing.stop()
    await post.stop()
  })
})

describe('the right to moderate', () => {
  const rights = <T>(work: (rights: ReturnType<typeof createRightsRepository>) => Promise<T>) =>
    app.database.asSystem((tx) => work(createRightsRepository(tx, 'moderators')))
  const isModerator = async (user: TestUser) => {
    const answer = await app.send('GET', '/api/moderation', { user })
    return z.parse(getModeration.output, await answer.json()).is_moderator
  }
  const moveTo = (user: TestUser, email: string) =>
    sql`update "user" set email = ${email} where id = ${user.id}`.execute(app.database.handle)

  it('stays with the first account of a named address, and goes to no other that takes the address over', async () => {
    const eve = await app.signUp('eve')
    expect(await isModerator(moderator)).toBe(true)
    await moveTo(moderator, 'elsewhere@example.com')
    await moveTo(eve, moderator.email)
    expect([await isModerator(moderator), await isModerator(eve)]).toEqual([false, false])
    await moveTo(eve, eve.email)
    await moveTo(moderator, moderator.email)
    expect([await isModerator(moderator), await isModerator(eve)]).toEqual([true, false])
  })

  it('is given to an account by command, follows it to another address, and ends by command', async () => {
    const faye = await app.signUp('faye')
    expect(await isModerator(faye)).toBe(false)
    await rights((all) => all.appoint(faye.id))
    await moveTo(faye, 'faye.new@example.com')
    expect(await isModerator(faye)).toBe(true)
    expect(await rights((all) => all.listAppointed())).toEqual(['faye.new@example.com'])
    expect(await rights((all) => all.dismiss(faye.id))).toBe(true)
    expect(await isModerator(faye)).toBe(false)
  })
})

describe('a moderator', () => {
  it('is whom the operator names by email address; for everybody else there is nothing', async () => {
    await report(ben, 1)
    const overview = async (user: TestUser) => (await app.send('GET', '/api/moderation', { user })).json()
    expect(await overview(moderator)).toEqual({ is_moderator: true, open: 1 })
    expect(await overview(ada)).toEqual({ is_moderator: false, open: 0 })
    for (const path of ['/api/moderation/cases', '/api/moderation/log'])
      expect((await app.send('GET', path, { user: ada })).status).toBe(404)
    expect((await decide(ada, 1, 'hide')).status).toBe(404)
    expect((await decide(undefined, 1, 'hide')).status).toBe(401)
    expect(await shown()).toHaveLength(3)
    expect(await log()).toEqual([])
  })

  it('hides a picture: it leaves the gallery and its address at once, its owner is told and sees it still', async () => {
    await report(ben, 2)
    const answer = await decide(moderator, 2, 'hide', 'A real person')
    expect(answer.status).toBe(201)
    expect(await shown()).toEqual([idOf(3), idOf(1)])
    expect((await app.send('GET', `/images/${idOf(2)}.png`)).status).toBe(404)
    expect(await cases('open')).toEqual([])
    expect((await cases('hidden')).map(({ picture }) => picture.id)).toEqual([idOf(2)])
    const { rows } = await app.database.asUser(ada.id, (tx) =>
      sql`select type, payload from user_events order by seq desc limit 2`.execute(tx),
    )
    expect(rows).toMatchObject([
      {
        type: 'notification.created',
        payload: {
          notification: { kind: 'moderation', title: 'A moderator has hidden your picture from others' },
        },
      },
      {
        type: 'generation.updated',
        payload: { generation: { id: idOf(2), is_public: true, is_hidden: true } },
      },
    ])
    const own = await app.send('GET', '/api/generations', { user: ada })
    expect(((await own.json()) as { items: object[] }).items).toContainEqual(
      expect.objectContaining({ id: idOf(2), is_hidden: true }),
    )
  })

  it('restores it to where it was', async () => {
    await decide(moderator, 2, 'hide')
    expect((await decide(moderator, 2, 'restore', 'A mistake')).status).toBe(201)
    expect(await shown()).toEqual([idOf(3), idOf(2), idOf(1)])
    expect(await cases('hidden')).toEqual([])
  })

  it('dismisses reports: the picture stays', async () => {
    await report(ben, 1)
    expect((await decide(moderator, 1, 'dismiss', 'Nothing wrong')).status).toBe(201)
    expect(await cases('open')).toEqual([])
    expect(await shown()).toHaveLength(3)
    await report(cat, 1)
    expect((await cases('open'))[0]?.report_count).toBe(1)
  })

  it('leaves a trail of who, what, when and why, which cannot be changed and outlives the picture', async () => {
    await report(ben, 1)
    await decide(moderator, 1, 'hide', 'First')
    await decide(moderator, 1, 'restore', 'Second')
    await decide(moderator, 2, 'hide', 'Third')
    await sql`delete from generations`.execute(app.database.handle)
    expect(await log()).toMatchObject([
      { generation_id: idOf(2), action: 'hide', reason: 'Third', moderator_email: moderator.email },
      { generation_id: idOf(1), action: 'restore', reason: 'Second' },
      { generation_id: idOf(1), action: 'hide', reason: 'First', created_at: expect.stringMatching(/Z$/) },
    ])
    expect(await log(`?generation_id=${idOf(2)}`)).toHaveLength(1)
    for (const change of [sql`update moderation_log set reason = 'x'`, sql`delete from moderation_log`])
      await expect(change.execute(app.database.handle)).rejects.toThrow(/only grows/)
  })

  it('decides once: what another moderator has done is a conflict, and writes nothing', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => decide(moderator, 1, 'hide')))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await decide(moderator, 2, 'restore')).status).toBe(409)
    expect((await decide(moderator, 2, 'dismiss')).status).toBe(409)
    expect((await decide(moderator, 9, 'hide')).status).toBe(404)
    expect((await decide(moderator, 2, 'hide', '  ')).status).toBe(400)
    expect((await decide(moderator, 2, 'burn')).status).toBe(400)
    expect(await log()).toHaveLength(1)
  })

  it('reads the queue page by page, the longest waiting first', async () => {
    const many = Array.from({ length: 45 }, (_, at) => at + 10)
    await insertPictures(
      app.database,
      many.map((number) => ({ userId: ada.id, number })),
    )
    await sql`
      insert into gallery_reports (generation_id, user_id, reason, note, created_at)
      select id, ${ben.id}, 'spam', '', created_at from generations where seed >= 10`.execute(
      app.database.handle,
    )
    const seen: number[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = cursor === '' ? '' : `?cursor=${cursor}`
      const response = await app.send('GET', `/api/moderation/cases${query}`, { user: moderator })
      const page = (await response.json()) as { items: ModerationCase[]; nextCursor: string | null }
      seen.push(...page.items.map(({ picture }) => Number(picture.id.slice(4))))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(many)
    for (const path of ['cases?cursor=x', 'cases?state=all', 'log?cursor=x', 'log?generation_id=x'])
      expect((await app.send('GET', `/api/moderation/${path}`, { user: moderator })).status).toBe(400)
  })
})
