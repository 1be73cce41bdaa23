import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EARLY_GALLERY_ID, firstPictureLink } from '@easel/contract/gallery/gallery-wall'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { idOf, insertPictures, type PictureSeed } from '../../../test/harness/insert-pictures.ts'
import { startTestApp, type TestApp } from '../../../test/harness/start-test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'easel-gallery-page-'))
const SAMPLE = firstPictureLink({ src: '/samples/a.webp', srcSet: '/samples/a.webp 1024w' }, 1)

let app: TestApp
let userId: string

beforeAll(async () => {
  mkdirSync(join(folder, 'gallery'))
  writeFileSync(join(folder, 'index.html'), '<html></html>')
  writeFileSync(
    join(folder, 'gallery/index.html'),
    `<html><head><meta charSet="utf-8"/>${SAMPLE}<script>let a = 1</script></head><body>Built</body></html>`,
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

function picturesIn(html: string): unknown {
  const [, json] = new RegExp(`id="${EARLY_GALLERY_ID}">(.*?)</script>`).exec(html) ?? []
  return json && JSON.parse(json)
}

test('[2.1] the gallery’s page carries its first pictures and asks for the newest at once, as the wall will', async () => {
  await insert({ number: 1, prompt: 'a red fox' }, { number: 2, isPublic: false })
  const page = await app.send('GET', '/gallery')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(page.headers.get('content-security-policy')).toContain('sha256-')
  const html = await page.text()
  const image_url = `/images/${idOf(1)}.png`
  expect(picturesIn(html)).toEqual([
    { id: idOf(1), prompt: 'a red fox', width: 1024, height: 1024, image_url },
  ])
  expect(html).toContain(`imagesrcset="/images/${idOf(1)}.webp?w=384 384w, `)
  expect(html).not.toContain('/samples/')
})

test('before anybody has published, the page says so and asks for the first sample', async () => {
  const html = await (await app.send('GET', '/gallery')).text()
  expect(picturesIn(html)).toEqual([])
  expect(html).toContain(SAMPLE)
})

test('what is taken back is gone from the page at once, and an unchanged page is not sent again', async () => {
  await insert({ number: 1 })
  const etag = (await app.send('GET', '/gallery')).headers.get('etag') ?? ''
  const again = () => app.send('GET', '/gallery', { headers: { 'if-none-match': etag } })
  expect((await again()).status).toBe(304)
  await sql`update generations set is_public = false`.execute(app.database.handle)
  const now = await again()
  expect(now.status).toBe(200)
  expect(picturesIn(await now.text())).toEqual([])
})

test('a prompt cannot end the element that carries it', async () => {
  const prompt = '</script><script>alert(1)</script> $& $1'
  await insert({ number: 1, prompt })
  const html = await (await app.send('GET', '/gallery')).text()
  expect(html).not.toContain('<script>alert')
  expect(picturesIn(html)).toMatchObject([{ prompt }])
})

test('an address that asks for something gets the page as it was built', async () => {
  await insert({ number: 1 })
  expect(picturesIn(await (await app.send('GET', '/gallery?q=fox')).text())).toBeUndefined()
})
