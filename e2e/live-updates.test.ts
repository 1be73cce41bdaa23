import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { arrive, callAsPage, DRAWN, newAccount, signUp, skipOnboarding } from './account.ts'

const OFF = 'Live updates are off. This page checks for changes every few seconds.'

type Proxy = {
  readonly port: number
  /** Event streams open now, and opened in total. */
  readonly streams: () => { readonly open: number; readonly opened: number }
  /** Picture requests that passed through. */
  readonly pictures: () => number
  readonly close: () => Promise<void>
}

type Behavior = {
  /** Holds back a stream's data, like proxies that forward only complete answers. */
  readonly collectsStreams?: () => boolean
  /** Milliseconds after which the proxy itself answers a picture request with 504. */
  readonly pictureLimit?: number
}

let proxy: Proxy | undefined
test.afterEach(async () => {
  await proxy?.close()
  proxy = undefined
})

/** A reverse proxy in front of the product, over HTTP/1.1. */
async function startProxy(product: string, behavior: Behavior = {}): Promise<Proxy> {
  let [open, opened, pictures] = [0, 0, 0]
  const server: Server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/'
    const isStream = path.startsWith('/api/events')
    const isPicture = path.startsWith('/api/functions/')
    const { method, headers } = incoming
    const onward = request(new URL(path, product), { method, headers }, (answer) => {
      if (outgoing.headersSent) return answer.resume()
      if (isStream && behavior.collectsStreams?.()) return answer.resume()
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      return answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => {
      if (isStream) open -= 1
      if (isStream) onward.destroy()
    })
    if (isStream) [open, opened] = [open + 1, opened + 1]
    if (isPicture) pictures += 1
    if (isPicture && behavior.pictureLimit !== undefined)
      setTimeout(() => {
        if (outgoing.headersSent) return
        outgoing.writeHead(504, { 'content-type': 'text/html' })
        outgoing.end('<html><h1>504 Gateway Time-out</h1></html>')
      }, behavior.pictureLimit)
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    streams: () => ({ open, opened }),
    pictures: () => pictures,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await skipOnboarding(page)
  return page
}

/** Fetches from within the page: only the browser resolves the host name. */
async function callInPage(page: Page, method: string, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ({ method, path, body }) => {
      const { token } = JSON.parse(localStorage.getItem('easel.session') ?? '{}')
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      return (await fetch(path, { method, headers, body: JSON.stringify(body) })).status
    },
    { method, path, body },
  )
  expect([200, 202]).toContain(status)
}

/** A new account and its session; afterward the page is where none of its scripts run. */
async function enter(page: Page): Promise<void> {
  await page.goto('/auth')
  await page.evaluate(
    async (account) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch('/api/auth/sign-up/email', {
        method: 'POST',
        headers,
        body: JSON.stringify(account),
      })
      const session = { token: answer.headers.get('set-auth-token'), user: (await answer.json()).user }
      localStorage.setItem('easel.session', JSON.stringify(session))
    },
    { ...newAccount(), name: 'Mira' },
  )
  await page.goto('/robots.txt')
}

async function openGenerator(page: Page): Promise<void> {
  await page.goto('/generate')
  await arrive(page)
}

/** Pauses the queue and adds a batch of `count` tasks. */
async function queue(page: Page, count: number): Promise<void> {
  await callInPage(page, 'PATCH', '/api/queue', { paused: true })
  await callInPage(page, 'POST', '/api/queue', {
    prompt: 'a red boat',
    style: 'photorealistic',
    quality: 'standard',
    aspect_ratio: '1:1',
    count,
  })
}

const stateOf = (page: Page) => page.getByRole('contentinfo').getByText(/\d running, \d queued/)
const off = (page: Page) => page.getByText(OFF).filter({ visible: true })

// Without a secure context there are no Web Locks; localhost has them.
for (const host of ['house.test', 'localhost'])
  test(`ten tabs at ${host} over HTTP/1.1 all answer and all hear the news, on one stream`, async ({
    baseURL,
    browser,
  }) => {
    proxy = await startProxy(baseURL ?? '')
    const context = await browser.newContext({
      baseURL: `http://${host}:${proxy.port}`,
      serviceWorkers: 'block',
    })
    const first = await openPage(context)
    await enter(first)
    const pages = [first]
    await openGenerator(first)
    while (pages.length < 10) {
      const page = await openPage(context)
      await openGenerator(page)
      pages.push(page)
    }
    expect(await first.evaluate(() => 'locks' in navigator)).toBe(host === 'localhost')
    await expect.poll(() => proxy?.streams().open).toBe(1)
    await queue(first, 2)
    for (const page of pages) await expect(stateOf(page)).toHaveText('0 running, 2 queued')
    for (const page of pages) {
      const answered = await page.evaluate(() =>
        fetch('/api/config', { signal: AbortSignal.timeout(5_000) }).then(({ status }) => status),
      )
      expect(answered).toBe(200)
    }

    // Whichever tab holds the stream, the others still get their events after it closes.
    for (const page of pages.splice(0, 5)) await page.close()
    const [some] = pages
    if (!some) throw new Error('no page is left')
    await queue(some, 1)
    for (const page of pages) await expect(stateOf(page)).toHaveText('0 running, 3 queued')
    await expect.poll(() => proxy?.streams().open).toBe(1)

    // Signing out in one tab signs out all; after signing in again, all receive events.
    await some.goto('/robots.txt')
    await some.evaluate(() => localStorage.removeItem('easel.session'))
    await expect.poll(() => proxy?.streams().open).toBe(0)
    await enter(some)
    await openGenerator(some)
    await expect.poll(() => proxy?.streams().open).toBe(1)
    await queue(some, 2)
    for (const page of pages) await expect(stateOf(page)).toHaveText('0 running, 2 queued')
    await context.close()
  })

test('behind a proxy that collects the stream a batch still arrives, the page says so, and is live again by itself', async ({
  baseURL,
  browser,
}) => {
  let collects = true
  proxy = await startProxy(baseURL ?? '', { collectsStreams: () => collects })
  const context = await browser.newContext({
    baseURL: `http://localhost:${proxy.port}`,
    serviceWorkers: 'block',
  })
  const page = await openPage(context)
  await signUp(page)
  await openGenerator(page)
  await expect(off(page)).toBeVisible()
  await queue(page, 2)
  const card = page.getByRole('region', { name: 'Generation Queue' })
  await expect(stateOf(page)).toHaveText('0 running, 2 queued')
  await callInPage(page, 'PATCH', '/api/queue', { paused: false })
  await expect(card.getByText('Complete')).toHaveCount(2, DRAWN)
  await expect(page.getByRole('button', { name: 'Open full size' })).toBeVisible()
  collects = false
  await expect(off(page)).toHaveCount(0)
  await context.close()
})

test('where the stream is blocked a batch still arrives, and the page says that live updates are off', async ({
  page,
}) => {
  await skipOnboarding(page)
  await page.route('**/api/events', (route) => route.abort('blockedbyclient'))
  await signUp(page)
  await openGenerator(page)
  await expect(off(page)).toBeVisible()
  await queue(page, 2)
  await callInPage(page, 'PATCH', '/api/queue', { paused: false })
  const card = page.getByRole('region', { name: 'Generation Queue' })
  await expect(card.getByText('Complete')).toHaveCount(2, DRAWN)
  await page.unroute('**/api/events')
  await expect(off(page)).toHaveCount(0)
})

test('a proxy that gives up on a picture is no error: the picture comes, and is made once', async ({
  baseURL,
  browser,
}) => {
  proxy = await startProxy(baseURL ?? '', { pictureLimit: 300 })
  const context = await browser.newContext({
    baseURL: `http://localhost:${proxy.port}`,
    serviceWorkers: 'block',
  })
  const page = await openPage(context)
  await signUp(page)
  await page.goto('/generate')
  await page.getByLabel('Prompt', { exact: true }).fill('a castle above a stormy sea')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page.getByText('Image generated successfully!')).toBeVisible(DRAWN)
  await expect(page.getByText('Server Error')).toHaveCount(0)
  await expect(page.getByText('Request Timeout')).toHaveCount(0)
  expect(proxy.pictures()).toBeGreaterThan(1)
  const { items } = await callAsPage<{ items: unknown[] }>(page, 'GET', '/api/generations')
  expect(items).toHaveLength(1)
  await context.close()
})
