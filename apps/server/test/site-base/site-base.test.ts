import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { BUILD_ORIGIN } from '@easel/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnv } from '../../src/env.ts'
import { startIssuer } from '../harness/start-issuer.ts'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

const PUBLIC_URL = 'https://example.com/easel'
const ISSUED = `${PUBLIC_URL}/api/auth/callback/oidc`
const folder = mkdtempSync(join(tmpdir(), 'easel-base-'))
const words = 'wörter '.repeat(100)
const files: Readonly<Record<string, string>> = {
  'index.html': `<a href="/faq">FAQ</a>${words}<script>go("/")</script>`,
  'faq/index.html': `<link rel="canonical" href="${BUILD_ORIGIN}/faq"><p>Nothing to be replaced</p>`,
  '__spa-fallback.html': '<head></head><p>Shell</p><a href="/">Home</a>',
  'assets/app-1a2b.js': 'fetch("/api/config")',
}
/** As the build counts them: in bytes, and a letter of `wörter` takes two. */
const places = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [
    `/${path}`,
    [...text.matchAll(/(?<=")\//g)].map(({ index }) => Buffer.byteLength(text.slice(0, index))),
  ]),
)

let issuer: Awaited<ReturnType<typeof startIssuer>>
let app: TestApp
let ada: TestUser

beforeAll(async () => {
  for (const [path, text] of Object.entries({ ...files, '__base-places': JSON.stringify(places) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  issuer = await startIssuer(ISSUED)
  app = await startTestApp({
    webFolder: folder,
    env: {
      PUBLIC_URL: `${PUBLIC_URL}/`,
      PRODUCTION_HOST: 'example.com',
      DEFAULT_TIER: 'pro',
      OIDC_ISSUER: issuer.url,
      OIDC_CLIENT_ID: 'easel',
      OIDC_CLIENT_SECRET: 'easel-secret',
    },
  })
  ada = await app.signUp('ada')
}, 120_000)
afterAll(async () => {
  await app.stop()
  await issuer.stop()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  app.send('GET', path, { headers: { host: 'example.com', ...headers } })

describe('below a path, pages', () => {
  it('are the same whether the proxy passes the path on or removes it, and every address in them has it', async () => {
    for (const path of ['/easel', '/easel/', '/'])
      expect(await (await get(path)).text()).toBe(
        `<a href="/easel/faq">FAQ</a>${words}<script>go("/easel/")</script>`,
      )
    for (const path of ['/easel/assets/app-1a2b.js', '/assets/app-1a2b.js'])
      expect(await (await get(path)).text()).toBe('fetch("/easel/api/config")')
    for (const path of ['/easel/history', '/easelx', '/easel/nowhere'])
      expect(await (await get(path)).text()).toBe('<head></head><p>Shell</p><a href="/easel/">Home</a>')
    expect([(await get('/easel/history')).status, (await get('/easelx')).status]).toEqual([200, 404])
    expect((await get('/easel/__base-places')).status).toBe(404)
  })

  it('are compressed with the path in them, and allow the scripts that they then have', async () => {
    const page = await get('/easel/', { 'accept-encoding': 'br' })
    expect(page.headers.get('content-encoding')).toBe('br')
    const html = brotliDecompressSync(Buffer.from(await page.arrayBuffer())).toString()
    expect(html).toContain('go("/easel/")')
    const hash = createHash('sha256').update('go("/easel/")').digest('base64')
    expect(page.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  })

  it('name themselves in full once, and are led back to when asked for otherwise', async () => {
    expect(await (await get('/easel/faq')).text()).toContain(`href="${PUBLIC_URL}/faq"`)
    const slash = await get('/easel/faq/?x=1')
    expect([slash.status, slash.headers.get('location')]).toEqual([308, '/easel/faq?x=1'])
    const elsewhere = await get('/easel/faq?x=1', { host: 'other.example' })
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([308, `${PUBLIC_URL}/faq?x=1`])
  })
})

it('the path is none of an endpoint’s: where the proxy removes it, the two could not be told apart', () => {
  const firstParts = app.http.routes.map(({ path }) => path.split('/')[1] ?? '')
  // The gallery and its authors are pages, of which the manual warns.
  const pages = ['gallery', 'authors']
  const own = new Set(firstParts.filter((part) => /^[\w-]+$/.test(part) && !pages.includes(part)))
  expect(own).toContain('mcp')
  for (const part of own)
    expect(() => parseEnv({ PUBLIC_URL: `https://example.com/${part}/easel` })).toThrow(
      'must not have a path that begins with',
    )
})

/** Every text in an answer that is an address of the site by its beginning. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(\/|https?:\/\/example\.com)/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
}

describe('below a path, every address that is given out', () => {
  it('has the path, and opens with it and without', { timeout: 60_000 }, async () => {
    const ask = async (method: string, path: string, body?: unknown) => {
      const answer = await app.send(method, path, { user: ada, ...(body === undefined ? {} : { body }) })
      expect([path, answer.status]).toEqual([path, expect.toSatisfy((status: number) => status < 300)])
      return (await answer.json()) as Record<string, never>
    }
    const request = { prompt: 'a red fox', width: 1024, height: 1024, style: 'anime' }
    const made = await ask('POST', '/easel/api/functions/generate-image', request)
    const id = String(made['id'])
    await ask('PATCH', '/api/preferences', { public_gallery_opt_in: true })
    const share = await ask('POST', `/api/generations/${id}/shares`, {})
    const image = { prompt: 'a boat', size: '1024x1024', response_format: 'url' }
    const answers = {
      made,
      list: await ask('GET', '/api/generations'),
      one: await ask('GET', `/api/generations/${id}`),
      published: await ask('POST', `/api/generations/${id}/publication`),
      gallery: await ask('GET', '/api/gallery'),
      galleryPicture: await ask('GET', `/api/gallery/${id}`),
      shared: await ask('GET', `/api/shares/${share['token']}`),
      download: await ask('POST', '/api/downloads', { ids: [id], format: 'png' }),
      export: await ask('POST', '/api/account/export', {}),
      openai: await ask('POST', '/v1/images/generations', image),
      openapi: await ask('GET', '/api/openapi.json').then(({ servers }) => ({ servers })),
    }
    for (const [name, answer] of Object.entries(answers)) {
      const addresses = addressesIn(answer)
      expect([name, addresses.length]).not.toEqual([name, 0])
      for (const address of addresses)
        expect([name, address]).toEqual([
          name,
          expect.stringMatching(/^(https:\/\/example\.com)?\/easel(\/|$)/),
        ])
    }
    for (const address of [
      answers.list,
      answers.gallery,
      answers.shared,
      answers.download,
      answers.openai,
    ].flatMap((answer) => addressesIn(answer))) {
      const path = address.replace('https://example.com', '')
      expect([path, (await get(path)).status]).toEqual([path, 200])
      expect([path, (await get(path.slice('/easel'.length))).status]).toEqual([path, 200])
    }
    const [address] = addressesIn(answers.list)
    const saved = { ...request, quality: 'standard', seed: null, image_url: address }
    expect((await app.send('POST', '/api/generations', { user: ada, body: saved })).status).toBeLessThan(300)
    const page = await (await get(`/easel/${share['token']}`)).text()
    expect(page).toContain(`content="${PUBLIC_URL}/${share['token']}"`)
  })

  it('leads back from an issuer, whose cookies stay below the path', async () => {
    issuer.person = { sub: 'sub-eve', email: 'eve@house.example', email_verified: true, name: 'Eve' }
    const left = await get('/easel/api/auth/start/oidc?from=%2Fgallery')
    const state = left.headers.getSetCookie().find((line) => line.includes('better-auth.state')) ?? ''
    expect(state).toContain('Path=/easel')
    const back = await issuer.visit(left.headers.get('location') ?? '')
    expect(back.href.startsWith(`${ISSUED}?`)).toBe(true)
    const answer = await get(`${back.pathname}${back.search}`, { cookie: state.split(';')[0] ?? '' })
    expect(answer.headers.get('location')).toBe(`${PUBLIC_URL}/auth?arrived=oidc&from=%2Fgallery`)
    expect(answer.headers.getSetCookie().join()).toContain('Path=/easel/api/auth/arrival')
  })
})
