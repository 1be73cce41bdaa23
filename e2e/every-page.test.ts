import { SESSION_PAGES } from '@easel/contract/paths'
import { expect, type Page, test } from '@playwright/test'

import { PUBLIC_PAGES } from '../apps/web/src/content/public-pages.ts'
import { beyondTheEdge, unlined } from './accessibility/in-sight.ts'
import { expectAccessible, expectContrast, expectStructure, setTheme, type Theme } from './accessibility.ts'
import { arrive, enterAsOperator, skipOnboarding } from './account.ts'
import { run, violationsOf } from './refusals/policy-violations.ts'

/** An address without a page; the 404 page must pass the same checks as any other. */
const NOWHERE = '/no/such/place'

/** Collects what a page complains about: uncaught errors, console errors, violations of the Content-Security-Policy. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints = await violationsOf(page)
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    // The browser logs the status of the page that is a 404 on purpose.
    if (message.type() === 'error' && !message.text().includes('404 (Not Found)'))
      complaints.push(message.text())
  })
  return complaints
}

test.beforeEach(({ page }) => skipOnboarding(page))

/** Scrolls through the whole page, as a person does. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const scroller of [document.scrollingElement, document.getElementById('main')])
      for (let top = 0; scroller && top < scroller.scrollHeight; top += innerHeight) {
        scroller.scrollTo({ top, behavior: 'instant' })
        // One frame, so that what came into view begins to load.
        await new Promise(requestAnimationFrame)
      }
  })
  await page.waitForLoadState('networkidle')
}

/** Pages of one template (`/styles/…`, `/blog/…`) look alike: after the first, each is tested in only one theme, alternately. */
const templates = Map.groupBy([...PUBLIC_PAGES, NOWHERE], (path) => path.replace(/[^/]+$/, ''))
function themesOf(path: string): readonly [Theme, Theme?] {
  const template = path.replace(/[^/]+$/, '')
  const before = templates.get(template)?.indexOf(path) ?? 0
  if (template === '/' || before === 0) return ['light', 'dark']
  return [before % 2 === 0 ? 'light' : 'dark']
}

/** Number of style pages to open, since they differ only in text and pictures; for the others only the HTML is read. */
const STYLES_OPENED = 4
const onlyRead = templates.get('/styles/')?.slice(STYLES_OPENED) ?? []
const opened = [...PUBLIC_PAGES, NOWHERE].filter((path) => !onlyRead.includes(path))

test('[2.1] every other page of a style has one heading, a title, a description and its own address', async ({
  request,
  baseURL,
}) => {
  expect(onlyRead.length).toBeGreaterThan(40)
  for (const path of onlyRead) {
    const response = await request.get(path)
    expect([path, response.status()]).toEqual([path, 200])
    const html = await response.text()
    expect([path, html.match(/<h1[\s>]/g)?.length]).toEqual([path, 1])
    expect(html).toMatch(/<title>.+ · Easel<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"`)
  }
})

test.describe('with its program, one after the other in one browser', () => {
  let page: Page
  let complaints: string[]
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' })
    await skipOnboarding(page)
    complaints = await complaintsOf(page)
  })
  test.afterAll(() => page.close())

  for (const path of opened) {
    const [first, second] = themesOf(path)
    test(`[2.1] ${path} has one heading, a title and a description, complains of nothing and is accessible: ${themesOf(path).join(', ')}`, async ({
      baseURL,
    }) => {
      complaints.length = 0
      await run(page, path)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page).toHaveTitle(/.+ · Easel$/)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20}/)
      if (path !== NOWHERE)
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          new URL(path, baseURL).href,
        )
      await readToTheEnd(page)
      await expectStructure(page)
      await setTheme(page, first)
      await expectAccessible(page, first)
      await page.locator('[data-act="theme"]').filter({ visible: true }).first().click()
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', first)
      if (second) await expectContrast(page, second)
      expect(complaints).toEqual([])
    })
  }
})

test('[2.1] /domain-diagnostics looks at everything, calls being offline that, and finds all well once asked on the network again', async ({
  page,
  context,
}) => {
  const complaints = await complaintsOf(page)
  const finding = (name: string) => page.locator(`[data-finding="${name}"]`)
  const again = page.getByRole('button', { name: 'Check again' })
  await page.goto('/domain-diagnostics')
  await expect(page.locator('[data-finding]')).toHaveCount(8)
  await expect(page.locator('[data-verdict="none"]')).toHaveCount(0)
  await expect(page.getByText('Not signed in')).toBeVisible()
  await expect(page.getByText('Written, read and deleted')).toBeVisible()
  await expect(page.locator('[data-verdict="bad"]')).toHaveCount(0)
  expect(complaints).toEqual([])

  await context.setOffline(true)
  await again.click()
  for (const name of ['API', 'Realtime']) {
    await expect(finding(name)).toHaveAttribute('data-verdict', 'bad')
    await expect(finding(name)).toContainText('You are offline')
    await expect(finding(name)).toContainText('Check again once the network is back.')
  }
  await expect(finding('Storage')).toHaveAttribute('data-verdict', 'good')
  await context.setOffline(false)
  const asked = page.waitForRequest('**/api/ready')
  await again.click()
  await asked
  await expect(page.locator('[data-verdict="none"]')).toHaveCount(0)
  await expect(page.locator('[data-verdict="bad"]')).toHaveCount(0)
  await expect(page.getByText('You are offline')).toHaveCount(0)
})

test('the pages of a signed-in operator complain of nothing, are accessible and have one heading and a name for every control', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const complaints = await complaintsOf(page)
  await enterAsOperator(page)
  for (const path of SESSION_PAGES)
    await test.step(path, async () => {
      await run(page, path)
      await expect(page.getByText('Checking session…')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectStructure(page, path)
      await expectAccessible(page, path)
      expect(complaints, path).toEqual([])
    })
})

test('a field that has the focus shows it, wherever one writes', async ({ page }) => {
  for (const path of [
    '/',
    '/generate',
    '/text-effects',
    '/prompts?tool=check',
    '/generate-audio',
    '/gallery',
    '/auth',
  ]) {
    await page.goto(path)
    // The landing page loads no script until it is used.
    if (path !== '/') await arrive(page)
    const fields = page.locator(
      'textarea, input:is([type="search"], [type="email"], [type="password"], [name="prompt"])',
    )
    for (const field of await fields.filter({ visible: true }).all()) {
      await field.focus()
      // On the field itself, or on its frame.
      const isSeen = () =>
        field.evaluate((element) =>
          [element, element.parentElement, element.parentElement?.parentElement].some(
            (part) => part && getComputedStyle(part).outlineStyle === 'solid',
          ),
        )
      await expect.poll(isSeen, `${path}: ${await field.getAttribute('name')}`).toBe(true)
    }
  }
})

/** Has pictures that load only after those above them. */
const POST = '/blog/prompt-engineering-masterclass'

for (const path of ['/', '/generate', '/advanced', '/text-effects', '/auth', POST])
  test(`what is in sight of ${path} stays in its place while a slow line brings the rest of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 20_000,
      uploadThroughput: 20_000,
    })
    await page.addInitScript(() => {
      const seen = Object.assign(window, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
          seen.shifted += shift.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path, { waitUntil: 'load' })
    // If scripts moved streamed parts into place, the page would look right only after them.
    expect(await page.locator('template[id^="B:"], [hidden][id^="S:"]').count()).toBe(0)
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02)
  })

test('at 400 % on a window of 1280 pixels, and in the system’s colors, no public page scrolls sideways', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 320, height: 256 })
  const wider: Record<string, readonly string[]> = {}
  for (const path of opened) {
    await page.goto(path)
    const found = await beyondTheEdge(page)
    if (found.length > 0) wider[path] = found
  }
  expect(wider).toEqual({})
})

test('at 400 % on a window of 1280 pixels, and in the system’s colors, the pages of a signed-in operator lose nothing', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 320, height: 256 })
  await enterAsOperator(page)
  const lost: Record<string, readonly string[]> = {}
  for (const path of [...SESSION_PAGES, '/generate', '/advanced', '/gallery']) {
    await page.goto(path)
    await expect(page.getByText('Checking session…')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    const found = [...(await beyondTheEdge(page)), ...(await unlined(page))]
    if (found.length > 0) lost[path] = found
  }
  expect(lost).toEqual({})
})
