import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { arrive, callAsPage, DRAWN, signUp, skipOnboarding } from './account.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ page }) => skipOnboarding(page))

async function untilControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

test('[2.22] /sw.js is registered; offline, pages that were opened open again and others say why they do not', async ({
  page,
  context,
}) => {
  await page.goto('/faq')
  await untilControlled(page)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toMatch(
    /\/sw\.js$/,
  )
  await page.goto('/privacy')
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/privacy')))).toBe(true)
  await context.setOffline(true)
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  // The page loads by itself.
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
})

test('[2.22] nothing of the API or of a private picture is kept, and signing out forgets what was met', async ({
  page,
}) => {
  await page.goto('/faq')
  await untilControlled(page)
  await signUp(page)
  await callAsPage(page, 'POST', '/api/queue', {
    prompt: 'a private kettle',
    style: 'anime',
    quality: 'standard',
    aspect_ratio: '1:1',
    count: 1,
  })
  await page.goto('/my-generations')
  await expect(page.getByRole('button', { name: 'Open: a private kettle' })).toBeVisible(DRAWN)
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    .toContainEqual(expect.stringContaining('/images/'))
  const kept = () =>
    page.evaluate(async () => {
      const urls: string[] = []
      for (const name of await caches.keys())
        if (!name.startsWith('shell-'))
          for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname)
      return urls
    })
  await expect.poll(kept).toContain('/my-generations')
  expect((await kept()).filter((path) => /^\/(api|images)\//.test(path))).toEqual([])
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.poll(async () => (await kept()).filter((path) => path === '/my-generations')).toEqual([])
})

/** The product at another address, which can serve a new build while a page is open. */
async function startCopy(product: string) {
  let version: string | undefined
  const server = createServer((asked, answer) => {
    const isWorker = asked.url === '/sw.js' && version
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    if (isWorker) delete headers['if-none-match']
    const ask = request(product + asked.url, { method: asked.method, headers }, async (response) => {
      answer.writeHead(response.statusCode ?? 500, {
        ...response.headers,
        ...(isWorker && { etag: '"next"' }),
      })
      if (!isWorker) return response.pipe(answer)
      const code = (await response.toArray()).join('')
      return answer.end(code.replace(/const VERSION="\w+"/, `const VERSION="${version?.padEnd(12, '0')}"`))
    })
    asked.pipe(ask)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: (path: string) => `http://localhost:${port}${path}`,
    build: (next: string) => {
      version = next
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('[2.22] a new version waits until it is asked for, then takes over; the studio opens without a network', async ({
  page,
  context,
  baseURL,
}) => {
  const site = await startCopy(baseURL ?? '')
  await page.goto(site.url('/faq'))
  await untilControlled(page)
  const shells = () => page.evaluate(async () => (await caches.keys()).filter((name) => /^shell-/.test(name)))
  const before = await shells()
  site.build('next')
  await page.goto(site.url('/generate'))
  await arrive(page)
  const notice = page.getByRole('listitem').filter({ hasText: 'A new version is ready' })
  await expect(notice).toBeVisible()
  expect(await shells()).toEqual(expect.arrayContaining([...before, 'shell-next00000000']))
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('a draft that stays')
  const reloaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: 'Reload' }).click()
  await reloaded
  await expect.poll(shells).toEqual(['shell-next00000000'])
  await expect(page.getByRole('textbox', { name: 'Prompt', exact: true })).toHaveValue('a draft that stays')
  await expect(notice).toHaveCount(0)

  const shell = () => page.evaluate(async () => Boolean(await caches.match('/dashboard')))
  await expect.poll(shell).toBe(true)
  // After a client-side navigation the page itself was never fetched; signed out, it leads to the sign-in page.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'History' }).click()
  await expect(page).toHaveURL(site.url('/auth'))
  await context.setOffline(true)
  await page.goto(site.url('/history'))
  await expect(page).toHaveURL(site.url('/auth'))
  await context.setOffline(false)
  site.stop()
})

test('[2.22] the app can be installed: a manifest with icons, one of them for masks', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await request.get(href ?? '')).json()
  // Relative to the manifest's own address, so that it is also right below a path.
  expect(manifest).toMatchObject({ name: 'Easel', display: 'standalone', start_url: './generate' })
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  for (const { src } of manifest.icons)
    expect((await request.get(new URL(src, page.url()).href)).headers()['content-type']).toBe('image/png')
})

test('words and a picture that are shared to the app open the generator with them, without a request to the server', async ({
  page,
}) => {
  await page.goto('/generate')
  await untilControlled(page)
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/share-target', enctype: 'multipart/form-data' })
    const text = Object.assign(document.createElement('input'), {
      name: 'text',
      value: 'a kite over the dunes https://example.com/kite',
    })
    const pictures = Object.assign(document.createElement('input'), { type: 'file', name: 'pictures' })
    const files = new DataTransfer()
    files.items.add(new File([png ?? ''], 'Kite é.png', { type: 'image/png' }))
    pictures.files = files.files
    form.append(text, pictures)
    document.body.append(form)
    form.submit()
  })
  await expect(page).toHaveURL(/\/generate$/)
  await expect(page.getByRole('textbox', { name: 'Prompt', exact: true })).toHaveValue(
    'a kite over the dunes',
  )
  await expect(page.getByRole('list', { name: 'Chosen references' })).toContainText('Kite é.png')
  expect(await page.evaluate(() => caches.has('shared'))).toBe(false)
})

test('words that are shared without a network open the generator with them, though it was kept without any', async ({
  page,
  context,
}) => {
  await page.goto('/generate')
  await untilControlled(page)
  // The worker caches what it fetches.
  await page.goto('/generate')
  await arrive(page)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/generate')))).toBe(true)
  await context.setOffline(true)
  await page.evaluate(() => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/share-target', enctype: 'multipart/form-data' })
    form.append(Object.assign(document.createElement('input'), { name: 'text', value: 'a kite' }))
    document.body.append(form)
    form.submit()
  })
  await expect(page.getByRole('textbox', { name: 'Prompt', exact: true })).toHaveValue('a kite')
  await context.setOffline(false)
})
