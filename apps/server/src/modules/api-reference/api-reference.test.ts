import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness/start-test-app.ts'

const apps: TestApp[] = []
afterAll(async () => {
  for (const app of apps) await app.stop()
})

describe.each([
  ['at the root of a host', {}, ''],
  ['below a path', { PUBLIC_URL: 'https://example.com/easel' }, '/easel'],
])('the API reference %s', (_where, env, base) => {
  async function start() {
    const app = await startTestApp({ env })
    apps.push(app)
    return (path: string, headers: Record<string, string> = {}) => app.send('GET', path, { headers })
  }

  it('is a page of this origin alone, under the policy of every page', async () => {
    const get = await start()
    const page = await get('/api/docs')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    const html = await page.text()
    expect(html).not.toMatch(/https?:|<style|\sstyle=|<script(?![^>]*src=)/)
    const addresses = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address)
    expect(addresses).toHaveLength(8)
    for (const address of addresses) expect(address.startsWith(`${base}/`)).toBe(true)
    for (const address of addresses.filter((own) => own.startsWith(`${base}/api/`))) {
      const answer = await get(address.slice(base.length))
      expect([address, answer.status]).toEqual([address, 200])
    }
  })

  it('answers its files compressed, and not twice to a browser that has them', async () => {
    const get = await start()
    const script = await get('/api/docs/swagger-ui.js', { 'accept-encoding': 'br' })
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const bytes = brotliDecompressSync(Buffer.from(await script.arrayBuffer()))
    expect(bytes.includes('SwaggerUIBundle')).toBe(true)
    const etag = (await get('/api/docs/start.js')).headers.get('etag') ?? ''
    expect((await get('/api/docs/start.js', { 'if-none-match': etag })).status).toBe(304)
  })

  it('has no other files, and sends an address with a slash at its end on', async () => {
    const get = await start()
    expect((await get('/api/docs/package.json')).status).toBe(404)
    expect((await get('/api/docs/..%2fpackage.json')).status).toBe(404)
    const slash = await get('/api/docs/')
    expect([slash.status, slash.headers.get('location')]).toEqual([308, `${base}/api/docs`])
  })
})
