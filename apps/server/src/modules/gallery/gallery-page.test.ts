import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { idOf, insertPictures, type PictureSeed } from '../../../test/harness/insert-pictures.ts'
import { startTestApp, type TestApp } from '../../../test/harness/start-test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'easel-gallery-page-'))
/** The build's HTML of the wall before its pictures (web: features/gallery/early-wall.tsx). */
const WALL = `<div data-early-wall=""><div role="status">Loading</div><template id="early-tile"><li data-ratio="__ratio__"><a href="/gallery?picture=__id__" aria-label="Open: __prompt__"><img src="__src__" srcSet="__srcset__" sizes="__sizes__" alt="" loading="lazy" fetchPriority="low"/></a></li></template><template id="early-wall"><p class="note">Samples.</p><ul aria-label="Pictures"><li><a href="/gallery?picture=fox"><img src="/samples/fox.webp" alt="" loading="lazy" fetchPriority="low"/></a></li></ul></template></div>`

let app: TestApp
let userId: string

beforeAll(async () => {
  mkdirSync(join(folder, 'gallery'))
  writeFileSync(join(folder, 'index.html'), '<html></html>')
  writeFileSync(
    join(folder, 'gallery/index.html'),
    `<html lang="en"><head><meta charSet="utf-8"/><script>let a = 1</script></head><body>${WALL}</body></html>`,
  )
  app = await startTestApp({ webFolder: folder })
  userId = (await app.signUp('ada')).id
})
beforeEach(() => sql`delete from generations`.execute(app.database.handle))
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true })
})

const insert = (...seeds: Omit<PictureSeed, 'userId'>[]) =>
  insertPictures(
    app.database,
    seeds.map((seed) => ({ userId, ...seed })),
  )

const page = async (address = '/gallery') => (await app.send('GET', address)).text()
const picturesIn = (html: string) =>
  [...html.matchAll(/href="\/gallery\?picture=(.*?)"/g)].map(([, id]) => id)

test('[2.1] the gallery’s page carries its first pictures and asks for the newest at once, as the wall will', async () => {
  await insert({ number: 1, prompt: 'a red fox' }, { number: 2, isPublic: false })
  const answer = await app.send('GET', '/gallery')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  const html = await answer.text()
  expect(html).toContain(
    `<ul aria-label="Pictures"><li data-ratio="1.0000"><a href="/gallery?picture=${idOf(1)}" aria-label="Open: a red fox"><img src="/images/${idOf(1)}.webp" srcSet="/images/${idOf(1)}.webp?w=384 384w, `,
  )
  expect(html).toContain(
    'alt="" loading="eager" fetchpriority="high"/></a></li><li><a href="/gallery?picture=fox">',
  )
  expect(html).not.toContain('Samples.')
  expect(html).not.toContain('<template')
  expect(html).toContain('<html data-program="on-presence" lang="en">')
  const css = '[data-ratio="1.0000"]{--ratio:1.0000}'
  expect(html).toContain(`<style>${css}</style></head>`)
  const hash = createHash('sha256').update(css).digest('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`)
})

test('before anybody has published, the page shows samples and says so', async () => {
  const html = await page()
  expect(picturesIn(html)).toEqual(['fox'])
  expect(html).toContain('<p class="note">Samples.</p>')
  expect(html).toContain('<img src="/samples/fox.webp" alt="" loading="eager" fetchpriority="high"/>')
})

test('a wall that is full shows no samples', async () => {
  await insert(...Array.from({ length: 25 }, (_, at) => ({ number: at + 1 })))
  const shown = picturesIn(await page())
  expect(shown).toHaveLength(24)
  expect(shown).not.toContain('fox')
})

test('what is taken back is gone from the page at once, and an unchanged page is not sent again', async () => {
  await insert({ number: 1 })
  const etag = (await app.send('GET', '/gallery')).headers.get('etag') ?? ''
  const again = () => app.send('GET', '/gallery', { headers: { 'if-none-match': etag } })
  expect((await again()).status).toBe(304)
  await sql`update generations set is_public = false`.execute(app.database.handle)
  const now = await again()
  expect(now.status).toBe(200)
  expect(picturesIn(await now.text())).toEqual(['fox'])
})

test('a prompt stays within the words that it stands in, and fills no gap of the page', async () => {
  await insert({ number: 1, prompt: '"></a><script>alert(1)</script> $& $1 __src__ </ul>' })
  expect(await page()).toContain(
    'aria-label="Open: &quot;&gt;&lt;/a&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1 __src__ &lt;/ul&gt;"',
  )
})

test('an address that asks for something gets the page as it was built', async () => {
  await insert({ number: 1 })
  expect(await page('/gallery?q=fox')).toContain(WALL)
})
