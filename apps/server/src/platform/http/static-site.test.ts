import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { BUILD_ORIGIN, BUILD_PRODUCTION_HOST } from '@easel/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness/start-test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'easel-site-'))
const inline = 'window.ready = true'
const style = '[data-s=s0]{left:1px}'
const page = (title: string) =>
  `<!doctype html><title>${title}</title><style id="styles">${style}</style><script>${inline}</script><script type="application/json">"data"</script><script src="/assets/app-1a2b.js"></script>${' '.repeat(600)}`
const files: Record<string, string> = {
  'index.html': page('Home'),
  'faq/index.html': page('FAQ'),
  'about/index.html': `<html data-production-host="${BUILD_PRODUCTION_HOST}"><link rel="canonical" href="${BUILD_ORIGIN}/about">`,
  '__spa-fallback.html': page('Shell'),
  'assets/app-1a2b.js': `export const text = '${'a'.repeat(1000)}'`,
  'long/index.html': readFileSync(import.meta.filename, 'utf8'),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}
let app: TestApp

beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  app = await startTestApp({ webFolder: folder })
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => app.send('GET', path, { headers })

describe('the pages', () => {
  it('are served by their address, with the query left to the page', async () => {
    for (const [path, title] of [
      ['/', 'Home'],
      ['/faq', 'FAQ'],
      ['/faq?x=1', 'FAQ'],
      ['/history', 'Shell'],
    ] as const) {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toContain(`<title>${title}</title>`)
    }
  })

  it('[2.4] answer an unknown address with status 404 and the app’s own page', async () => {
    for (const path of ['/nowhere', '/faq/nowhere', '/history/x']) {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('Shell')
    }
    const file = await get('/assets/gone.js')
    expect(file.status).toBe(404)
    expect(file.headers.get('content-type')).toContain('json')
    for (const path of ['/index.html', '/faq/index.html', '/wp-login.php', '/assets/gone.js']) {
      const opened = await get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
      expect(opened.status).toBe(404)
      expect(await opened.text()).toContain('Shell')
    }
  })

  it('for operators and moderators are there for a browser that knows one, and for no other', async () => {
    const rights = {
      '/moderation': ['moderator', 'operator'],
      '/providers': ['operator', 'moderator'],
    } as const
    for (const [path, [right, other]] of Object.entries(rights)) {
      expect((await get(path)).status).toBe(404)
      expect((await get(path, { cookie: `${other}=true` })).status).toBe(404)
      const known = await get(path, { cookie: `${right}=true` })
      expect(known.status).toBe(200)
      expect(await known.text()).toContain('Shell')
    }
  })

  it('lead what is shared to the app to the generator where its worker is gone', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const body = '--x\r\ncontent-disposition: form-data; name="text"\r\n\r\na kite\r\n--x--\r\n'
    const shared = await app.send('POST', '/share-target', { headers, body })
    expect(shared.status).toBe(303)
    expect(shared.headers.get('location')).toBe('/generate')
  })

  it('take all that is shared to the app before they answer, or the connection would be closed in its midst', async () => {
    let left = 64
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        left -= 1
        stream.enqueue(new Uint8Array(65_536))
        if (left === 0) stream.close()
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const shared = await app.http.request('/share-target', { method: 'POST', headers, body, duplex: 'half' })
    expect(shared.status).toBe(303)
    expect(left).toBe(0)
  })

  it('have one address each', async () => {
    const response = await get('/faq/?x=1')
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('/faq?x=1')
    for (const path of ['/index.html', '/faq/index.html', '/__spa-fallback.html'])
      expect((await get(path)).status).toBe(404)
  })

  it('name whole addresses under the origin that people open', async () => {
    const text = await (await get('/about')).text()
    expect(text).toContain('href="http://localhost:3000/about"')
    expect(text).toContain('data-production-host=""')
  })

  it('never lead out of their folder', async () => {
    for (const path of ['/..%2f..%2fetc/passwd', '/%2e%2e/package.json', '/assets/..%5c..%5cx', '/%00', '/%'])
      expect((await get(path)).status).toBe(404)
  })

  it('may run their own scripts and nothing else', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    const hash = createHash('sha256').update(inline).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("object-src 'none'; base-uri 'none'")
    expect(policy).not.toContain('unsafe')
    expect((await get('/')).headers.get('x-frame-options')).toBe('DENY')
  })

  it('may show their own style blocks and no style attribute, and make no script of text but by the policies that are named', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(policy).toContain(`; style-src 'self' 'sha256-${hash}'; style-src-attr 'none';`)
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types ")
    expect(policy).toMatch(/trusted-types( easel-[a-z-]+){3}$/)
    expect((await get('/about')).headers.get('content-security-policy')).toContain("; style-src 'self';")
  })
})

describe('the files', () => {
  it('are kept for ever when their name changes with their content', async () => {
    const asset = await get('/assets/app-1a2b.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache')
  })

  it('come compressed to clients that accept it', async () => {
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(brotliDecompressSync(bytes).toString()).toBe(files['assets/app-1a2b.js'])
    expect(bytes.length).toBeLessThan(200)
    const plain = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br;q=0' })
    expect(plain.headers.get('content-encoding')).toBeNull()
  })

  it('are sent as small as they get after the first request', async () => {
    async function size() {
      const response = await get('/long', { 'accept-encoding': 'br' })
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(brotliDecompressSync(bytes).toString()).toBe(files['long/index.html'])
      return bytes.length
    }
    const first = await size()
    await expect.poll(size, { timeout: 20_000 }).toBeLessThan(first)
  })

  it('are not sent twice to a browser that has them', async () => {
    const etag = (await get('/faq')).headers.get('etag') ?? ''
    const again = await get('/faq', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })
})

describe('answers of the API', () => {
  it('come compressed when they are long, to clients that accept it', async () => {
    const plain = await (await get('/api/openapi.json')).text()
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const response = await get('/api/openapi.json', { 'accept-encoding': encoding })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('vary')).toContain('Accept-Encoding')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(bytes.length).toBeLessThan(plain.length / 4)
      expect(decode(bytes).toString()).toBe(plain)
    }
    const short = await get('/api/health', { 'accept-encoding': 'br, gzip' })
    expect(short.headers.get('content-encoding')).toBeNull()
    expect(await short.json()).toEqual({ status: 'ok' })
  })
})

describe('a host that is not the real site’s', () => {
  it('[2.18] is redirected to it with path and query, but localhost, the preview and the API are not', async () => {
    const env = { PRODUCTION_HOST: 'easel.example', PREVIEW_HOST: 'preview.easel.example' }
    const own = await startTestApp({ webFolder: folder, env })
    const open = (host: string, path: string) => own.send('GET', path, { headers: { host } })
    const moved = await open('old.example', '/faq?x=1')
    expect(moved.status).toBe(308)
    expect(moved.headers.get('location')).toBe('https://easel.example/faq?x=1')
    for (const host of [
      'easel.example',
      'preview.easel.example',
      'localhost:3000',
      '127.0.0.1:3000',
      '[::1]:3000',
      'easel.example:42021',
      'PREVIEW.easel.example:8080',
    ])
      expect((await open(host, '/faq')).status).toBe(200)
    expect((await open('old.example', '/v1/models')).status).toBe(401)
    expect((await open('old.example', '/api/health')).status).toBe(200)
    expect(await (await open('easel.example', '/api/config')).json()).toMatchObject({
      productionHost: 'easel.example',
      previewHost: 'preview.easel.example',
    })
    expect(await (await open('preview.easel.example', '/about')).text()).toContain(
      'data-production-host="easel.example"',
    )
    await own.stop()
  })

  it.each([
    ['http://easel.example:8080', 'easel.example', 'http://easel.example:8080/faq?x=1'],
    ['https://easel.example', 'easel.example:443', 'https://easel.example/faq?x=1'],
    ['http://elsewhere.example:81', 'easel.example', 'http://easel.example:81/faq?x=1'],
  ])(
    '[2.18] is redirected with the scheme and port of PUBLIC_URL %s',
    async (publicUrl, production, wanted) => {
      const env = { PRODUCTION_HOST: production, PUBLIC_URL: publicUrl }
      const own = await startTestApp({ webFolder: folder, env })
      const moved = await own.send('GET', '/faq?x=1', { headers: { host: 'old.example:42021' } })
      expect(moved.headers.get('location')).toBe(wanted)
      await own.stop()
    },
  )
})
