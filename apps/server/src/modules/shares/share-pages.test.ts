import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'easel-share-'))
const shell =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>go()</script></head><body>Shell</body></html>'
/** A page whose path could be a token. */
const FIXED = '/abcdefghijk9'
let app: TestApp
let ada: TestUser

beforeAll(async () => {
  for (const [path, text] of [
    ['index.html', 'Home'],
    [`${FIXED}/index.html`, 'A page of the site'],
    ['__spa-fallback.html', shell],
  ] as const) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  app = await startTestApp({
    webFolder: folder,
    env: { PUBLIC_URL: 'https://studio.example', DEFAULT_TIER: 'pro' },
  })
  ada = await app.signUp('ada')
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true })
})

async function share(prompt: string, options: object = {}): Promise<string> {
  const made = await app.send('POST', '/api/functions/generate-image', {
    user: ada,
    body: { prompt, width: 1536, height: 1024, style: 'anime' },
  })
  const { id } = (await made.json()) as { id: string }
  const response = await app.send('POST', `/api/generations/${id}/shares`, { user: ada, body: options })
  return ((await response.json()) as { token: string }).token
}

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"/>`).exec(html)?.[1]

test('[2.2] a share link unfolds: its HTML carries title, description and a picture 1200 pixels wide', async () => {
  const token = await share('a red fox in the snow')
  const page = await app.send('GET', `/${token}`)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('content-security-policy')).toContain('sha256-')
  const html = await page.text()
  expect(html).toContain('<meta charSet="utf-8"/><title>a red fox in the snow · Easel</title>')
  expect(html).toContain('Shell')
  expect(contentOf(html, 'og:title')).toBe('a red fox in the snow · Easel')
  expect(contentOf(html, 'og:description')).toBe('a red fox in the snow. Anime, 1536 × 1024.')
  expect(contentOf(html, 'twitter:card')).toBe('summary_large_image')
  expect(contentOf(html, 'robots')).toBe('noindex')
  expect(contentOf(html, 'og:url')).toBe(`https://studio.example/${token}`)
  const address = contentOf(html, 'og:image') ?? ''
  expect(address).toMatch(/^https:\/\/studio\.example\//)
  const picture = await app.send('GET', address.replace('https://studio.example', ''))
  const { width, height, format } = await sharp(await picture.arrayBuffer()).metadata()
  expect([width, height, format]).toEqual([1200, 800, 'jpeg'])
  expect([contentOf(html, 'og:image:width'), contentOf(html, 'og:image:height')]).toEqual(['1200', '800'])
})

test('[2.2] the prompt stays out of the page when its owner keeps it', async () => {
  const html = await (
    await app.send('GET', `/${await share('my secret idea', { show_prompt: false })}`)
  ).text()
  expect(html).not.toContain('secret')
  expect(contentOf(html, 'og:title')).toBe('A picture · Easel')
})

test.each([
  ['</title><script>alert(1)</script>', '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['" onload="alert(1)', '&quot; onload=&quot;alert(1)'],
  ["'><img src=x onerror=alert(1)>", '&#39;&gt;&lt;img src=x onerror=alert(1)&gt;'],
  ["$& $` $' $1 &amp;", '$&amp; $` $&#39; $1 &amp;amp;'],
  ['ثعلب أحمر \u202e', 'ثعلب أحمر \u202e'],
])('[2.2] the prompt %s is text in the tags, not HTML', async (prompt, escaped) => {
  const html = await (await app.send('GET', `/${await share(prompt)}`)).text()
  expect(html).toContain(`<title>${escaped.trim()} · Easel</title>`)
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html.match(/<img/g)).toBeNull()
})

test('[2.2] a long prompt is shortened by whole characters', async () => {
  const html = await (await app.send('GET', `/${await share('🦊'.repeat(300))}`)).text()
  expect(contentOf(html, 'og:title')).toBe(`${'🦊'.repeat(69)}… · Easel`)
})

test('[2.2] the page is packed for who can unpack it', async () => {
  const token = await share('a boat')
  const page = await app.send('GET', `/${token}`, { headers: { 'accept-encoding': 'gzip' } })
  expect(page.headers.get('content-encoding')).toBe('gzip')
  const text = await new Response(page.body?.pipeThrough(new DecompressionStream('gzip'))).text()
  expect(text).toContain('a boat')
  const plain = await app.send('GET', `/${token}`, { headers: { 'accept-encoding': 'gzip;q=0' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
})

test('[2.2] [2.4] unknown, forged and revoked tokens are the page for unknown addresses, with status 404', async () => {
  const token = await share('a boat')
  await app.send('DELETE', `/api/shares/${token}`, { user: ada })
  for (const path of [
    `/${token}`,
    '/123456789abc',
    '/nowhere',
    `/${token}/x`,
    `/${token}x`,
    '/..%2fauth1234',
  ]) {
    const page = await app.send('GET', path)
    expect([path, page.status]).toEqual([path, 404])
    expect(await page.text()).not.toContain('og:image')
  }
})

test('[2.2] a page of the site wins over a token', async () => {
  const page = await app.send('GET', FIXED)
  expect([page.status, await page.text()]).toEqual([200, 'A page of the site'])
})
