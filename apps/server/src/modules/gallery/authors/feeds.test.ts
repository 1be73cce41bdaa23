import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { idOf, insertPictures } from '../../../../test/harness/insert-pictures.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../../test/harness/start-test-app.ts'

let app: TestApp
let ada: TestUser
let ben: TestUser

beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://studio.example/art' } })
  ada = await app.signUp('ada')
  ben = await app.signUp('ben')
  await app.send('GET', '/api/preferences', { user: ada })
  const body = { public_gallery_opt_in: true, gallery_name: 'Ada & <Co>' }
  await app.send('PATCH', '/api/preferences', { user: ada, body })
})
beforeEach(() => sql`delete from generations`.execute(app.database.handle))
afterAll(() => app.stop())

async function feedOfAda(): Promise<string> {
  const { rows } = await sql<{ author_id: string }>`
    select author_id from user_preferences where user_id = ${ada.id}`.execute(app.database.handle)
  return `/authors/${rows[0]?.author_id}/feed.atom`
}
const idsIn = (feed: string) =>
  [...feed.matchAll(/<entry>\s*<id>.*?picture=(gen_\w+)<\/id>/g)].map(([, id]) => id)

test('the gallery’s feed names its newest 50 pictures by whole addresses below the path of the site', async () => {
  await insertPictures(
    app.database,
    Array.from({ length: 52 }, (_, at) => ({ userId: at === 51 ? ben.id : ada.id, number: at + 1 })),
  )
  const response = await app.send('GET', '/gallery/feed.atom')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const feed = await response.text()
  expect(idsIn(feed)).toEqual(Array.from({ length: 50 }, (_, at) => idOf(52 - at)))
  expect(feed).toContain('<id>https://studio.example/art/gallery/feed.atom</id>')
  expect(feed).toContain('<updated>2026-01-01T00:00:52.000Z</updated>')
  expect(feed).toContain(`https://studio.example/art/images/${idOf(52)}.jpg?w=1024`)
  expect([...feed.matchAll(/(?:href|src)="(?!https:\/\/studio\.example\/art\/)/g)]).toEqual([])
  for (const secret of [ada.id, ada.email, ben.id, ben.email]) expect(feed).not.toContain(secret)
})

test('an author’s feed names that author’s pictures alone, and is gone with the last of them', async () => {
  await insertPictures(app.database, [
    { userId: ada.id, number: 1 },
    { userId: ben.id, number: 2 },
    { userId: ada.id, number: 3, isPublic: false },
  ])
  const path = await feedOfAda()
  const feed = await (await app.send('GET', path)).text()
  expect(idsIn(feed)).toEqual([idOf(1)])
  expect(feed).toContain('<title>Ada &amp; &lt;Co&gt; on Easel</title>')
  await sql`update generations set is_public = false`.execute(app.database.handle)
  expect((await app.send('GET', path)).status).toBe(404)
  expect((await app.send('GET', '/authors/0123456789abcdef/feed.atom')).status).toBe(404)
})

test('a feed that has not changed is not sent again, and a changed one is', async () => {
  await insertPictures(app.database, [{ userId: ada.id, number: 1 }])
  for (const path of ['/gallery/feed.atom', await feedOfAda()]) {
    const etag = (await app.send('GET', path)).headers.get('etag') ?? ''
    const again = () => app.send('GET', path, { headers: { 'if-none-match': etag } })
    expect((await again()).status).toBe(304)
    await insertPictures(app.database, [{ userId: ada.id, number: 2 }])
    expect((await again()).status).toBe(200)
    await sql`delete from generations where id = ${idOf(2)}`.execute(app.database.handle)
  }
})

test('what people wrote is text in a feed, without the characters that XML cannot hold', async () => {
  const prompt = '</title><script>alert("1")</script> & \u0001\u000b\ufffe 🦊'
  await insertPictures(app.database, [{ userId: ada.id, number: 1, prompt }])
  const feed = await (await app.send('GET', '/gallery/feed.atom')).text()
  expect(feed).toContain(
    '<title>&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp;  🦊</title>',
  )
  expect(feed).toContain('&lt;p&gt;&amp;lt;/title&amp;gt;&amp;lt;script&amp;gt;')
  expect(feed).toContain('<author><name>Ada &amp; &lt;Co&gt;</name><uri>https://studio.example/art/authors/')
})

test('an empty gallery has a feed without entries', async () => {
  const feed = await (await app.send('GET', '/gallery/feed.atom')).text()
  expect([idsIn(feed), feed.includes('<updated>1970-01-01T00:00:00.000Z</updated>')]).toEqual([[], true])
})
