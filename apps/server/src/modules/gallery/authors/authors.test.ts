import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuthorPage } from '@easel/contract/gallery/authors'
import type { GalleryPicture } from '@easel/contract/gallery/gallery'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { idOf, insertPictures, type PictureSeed } from '../../../../test/harness/insert-pictures.ts'
import { rowsRead } from '../../../../test/harness/rows-read.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../../test/harness/start-test-app.ts'
import { createGalleryRepository } from '../gallery.repository.ts'

const folder = mkdtempSync(join(tmpdir(), 'easel-authors-'))
let app: TestApp
let ada: TestUser
let ben: TestUser

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<html></html>')
  writeFileSync(
    join(folder, '__spa-fallback.html'),
    '<html><head><meta charSet="utf-8"/></head><body>Shell</body></html>',
  )
  writeFileSync(join(folder, '__base-places'), '{}')
  app = await startTestApp({ webFolder: folder, env: { PUBLIC_URL: 'https://studio.example/art' } })
  ada = await app.signUp('ada')
  ben = await app.signUp('ben')
})
beforeEach(async () => {
  await sql`delete from generations`.execute(app.database.handle)
  await setPreferences(ada, { public_gallery_opt_in: true, gallery_name: 'Ada of the Hill' })
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true })
})

async function setPreferences(user: TestUser, body: object): Promise<void> {
  await app.send('GET', '/api/preferences', { user })
  expect((await app.send('PATCH', '/api/preferences', { user, body })).status).toBe(200)
}
const insert = (...seeds: Omit<PictureSeed, 'userId'>[]) =>
  insertPictures(
    app.database,
    seeds.map((seed) => ({ userId: ada.id, ...seed })),
  )
async function authorIds(): Promise<(string | null)[]> {
  const { items } = (await (await app.send('GET', '/api/gallery')).json()) as { items: GalleryPicture[] }
  return items.map(({ author_id }) => author_id)
}
async function idOfAda(): Promise<string> {
  const [id] = await authorIds()
  return id ?? ''
}
const show = (id: string, query = '', user?: TestUser) =>
  app.send('GET', `/api/authors/${id}${query}`, { user })
const read = async (...how: Parameters<typeof show>) => (await (await show(...how)).json()) as AuthorPage

describe('an author', () => {
  it('has a name, a first day, a number of pictures and the pictures page by page, newest first', async () => {
    await insert({ number: 1 }, { number: 2, isPublic: false }, { number: 3 }, { number: 4 })
    await insertPictures(app.database, [{ userId: ben.id, number: 5 }])
    const id = (await authorIds())[1] ?? ''
    const first = await read(id, '?limit=2')
    expect(first.author).toEqual({
      id,
      name: 'Ada of the Hill',
      since: '2026-01-01T00:00:01.000Z',
      pictures: 3,
      followers: 0,
      is_followed: false,
      is_own: false,
    })
    expect(first.items.map((item) => item.id)).toEqual([idOf(4), idOf(3)])
    const second = await read(id, `?limit=2&cursor=${first.nextCursor}`)
    expect([second.items.map((item) => item.id), second.nextCursor]).toEqual([[idOf(1)], null])
    expect((await read(id, '', ada)).author.is_own).toBe(true)
    expect((await read(id, '', ben)).author.is_own).toBe(false)
  })

  it('[6.1] is known by an id that says nothing of the account, and keeps it under another name', async () => {
    await insert({ number: 1 })
    const id = await idOfAda()
    expect(id).toMatch(/^[0-9a-f]{16}$/)
    const text = await (await show(id)).text()
    for (const secret of [ada.id, ada.email]) expect(text).not.toContain(secret)
    await setPreferences(ada, { gallery_name: 'A. L.' })
    expect(await idOfAda()).toBe(id)
    expect((await read(id)).author.name).toBe('A. L.')
  })

  it('without a name there is none: nothing tells that two pictures are of one person', async () => {
    await insert({ number: 1 })
    const id = await idOfAda()
    await setPreferences(ada, { gallery_name: '' })
    await insert({ number: 2 })
    expect(await authorIds()).toEqual([null, null])
    expect((await show(id)).status).toBe(404)
  })

  it.each([
    ['taken back', sql`update generations set is_public = false`],
    ['hidden by a moderator', sql`update generations set hidden_at = now()`],
    ['in the trash', sql`update generations set trashed_at = now()`],
    ['deleted', sql`delete from generations`],
  ])('is not there once every picture is %s', async (_how, change) => {
    await insert({ number: 1 })
    const id = await idOfAda()
    expect((await show(id)).status).toBe(200)
    await change.execute(app.database.handle)
    expect((await show(id)).status).toBe(404)
    expect((await app.send('GET', `/authors/${id}`)).status).toBe(404)
  })

  it('is not there while the account is suspended, and is again afterwards', async () => {
    await insert({ number: 1 })
    const id = await idOfAda()
    await sql`insert into account_access (user_id, valid_from) values (${ada.id}, now())`.execute(
      app.database.handle,
    )
    await sql`update account_access set suspended_at = now()`.execute(app.database.handle)
    await insert({ number: 2 })
    expect(await authorIds()).toEqual([null, null])
    expect((await show(id)).status).toBe(404)
    await sql`update account_access set suspended_at = null`.execute(app.database.handle)
    expect(await authorIds()).toEqual([id, id])
    expect((await show(id)).status).toBe(200)
  })

  it('goes with the account', async () => {
    const cleo = await app.signUp('cleo')
    await setPreferences(cleo, { public_gallery_opt_in: true, gallery_name: 'Cleo' })
    await insertPictures(app.database, [{ userId: cleo.id, number: 1 }])
    const id = await idOfAda()
    expect((await show(id)).status).toBe(200)
    await sql`delete from "user" where id = ${cleo.id}`.execute(app.database.handle)
    expect((await show(id)).status).toBe(404)
  })

  it('refuses ids that are none, and does not find those of no author', async () => {
    expect((await show('ada')).status).toBe(400)
    expect((await show('0123456789abcdef')).status).toBe(404)
    expect((await show('0123456789abcdef', '?limit=31')).status).toBe(400)
    await insert({ number: 1 })
    expect((await show(await idOfAda(), '?cursor=x')).status).toBe(400)
  })

  it('[6.1] tells visitors of no account: not in the table of names, and by no function', async () => {
    await insert({ number: 1 })
    const read = (text: string) => app.database.asAnonymous((tx) => sql.raw(text).execute(tx))
    await expect(read('select author_id from user_preferences')).rejects.toThrow(/permission denied/)
    await expect(read(`select public_author_id('${ada.id}')`)).rejects.toThrow(/permission denied/)
  })
})

describe('the page of an author', () => {
  it('unfolds with the name, how much there is and the newest picture, at whole addresses', async () => {
    await setPreferences(ada, { gallery_name: '</title><b>"Ada' })
    await insert({ number: 1 }, { number: 2, prompt: 'a "red" fox', width: 1536 })
    const id = await idOfAda()
    const page = await app.send('GET', `/authors/${id}`)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('<title>&lt;/title&gt;&lt;b&gt;&quot;Ada · Easel</title>')
    expect(html).toContain(
      '<meta property="og:description" content="2 pictures in the gallery since January 2026."/>',
    )
    expect(html).toContain(`<meta property="og:url" content="https://studio.example/art/authors/${id}"/>`)
    expect(html).toContain(
      `<meta property="og:image" content="https://studio.example/art/images/${idOf(2)}.jpg?w=1200"/>`,
    )
    expect(html).toContain('<meta property="og:image:height" content="800"/>')
    expect(html).toContain('<meta property="og:image:alt" content="a &quot;red&quot; fox"/>')
    expect(html).toContain('Shell')
  })

  it('is the page for unknown addresses when there is no such author', async () => {
    for (const path of ['/authors/0123456789abcdef', '/authors/x', '/authors']) {
      const page = await app.send('GET', path)
      expect([path, page.status]).toEqual([path, 404])
      expect(await page.text()).not.toContain('og:title')
    }
  })
})

it('who an author is is found without looking through the pictures of others', async () => {
  await setPreferences(ben, { public_gallery_opt_in: true })
  const { handle } = app.database
  for (const [user, from, to] of [
    [ben, 1, 1_500],
    [ada, 1_501, 2_000],
  ] as const)
    await sql`
      insert into generations (id, user_id, prompt, negative_prompt, style, quality, width, height, seed, image_url, is_public, published_at,
        created_at, provider, model, read_as, unknown_words, file_key, media_type, bytes, sha256, search_text)
      select 'gen_' || lpad(n::text, 26, '0'), ${user.id}, 'a boat', '', 'anime', 'standard', 1024, 1024, n, '/images/x.png', true, now(),
        now(), 'built-in', 'engine-1', '{}', '{}', 'images/' || n || '.png', 'image/png', 1, 'x', 'a boat' from generate_series(${from}::int, ${to}::int) n`.execute(
      handle,
    )
  await sql`vacuum analyze gallery_pictures`.execute(handle)
  const { rows } = await sql<{ id: string }>`
    select author_id as id from gallery_pictures where author_id is not null limit 1`.execute(handle)
  const read = await app.database.asAnonymous((tx) =>
    rowsRead(tx, 'gallery_pictures', async () => {
      const author = await createGalleryRepository(tx, undefined).findAuthor(rows[0]?.id ?? '')
      expect(author).toMatchObject({ name: 'Ada of the Hill', pictures: 500 })
    }),
  )
  expect(read.without).toBe(0)
  expect(read.byIndex).toBeGreaterThan(0)
})
