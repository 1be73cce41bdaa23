import { SESSION_PAGES } from '@easel/contract/paths'
import { expect, type Page, test } from '@playwright/test'
import { PUBLIC_PAGES } from '../../apps/web/src/content/public-pages.ts'
import { arrive, fillSignIn, fillSignUp, newAccount, skipOnboarding } from '../account.ts'
import { BASE, startBelowPath } from './start-below-path.ts'

const PROMPT = 'a red fox standing in a snowy pine forest at dawn'

let site: Awaited<ReturnType<typeof startBelowPath>>
test.beforeAll(async () => {
  site = await startBelowPath()
})
test.afterAll(() => site.stop())
test.beforeEach(async ({ page }) => {
  await skipOnboarding(page)
  await page.addInitScript((base) => localStorage.setItem(`${base}onboarding_completed`, 'true'), BASE)
})
test.afterEach(() => {
  // No request ever went to the host's root, which is another site's.
  expect(site.outside.splice(0)).toEqual([])
})
test.use({ serviceWorkers: 'allow' })

function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  return complaints
}

for (const handling of ['removed', 'passed'] as const)
  test(`below a path that the proxy has ${handling}, a newcomer makes a picture, shares it and finds it again`, async ({
    page,
    context,
    browser,
  }) => {
    const at = (path: string) => site.addressOf(handling) + path
    const account = newAccount()
    const complaints = complaintsOf(page)
    await page.goto(at('/'))
    await page.goto(at('/auth'))
    await fillSignUp(page, account)
    await expect(page).toHaveURL(at('/generate'))
    const second = await context.newPage()
    await second.goto(at('/history'))
    await expect(second.getByText('Nothing here yet')).toBeVisible()

    await page.getByLabel('Prompt', { exact: true }).fill(PROMPT)
    await page.getByRole('radio', { name: /Standard/ }).click()
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await expect(page.getByText('Image generated successfully!', { exact: true })).toBeVisible()
    const picture = page.getByRole('img', { name: PROMPT }).first()
    await expect(picture).toBeVisible()
    expect(new URL((await picture.getAttribute('src')) ?? '', page.url()).pathname).toMatch(
      /^\/easel\/images\/gen_/,
    )
    // The event stream brought it to the other tab.
    await expect(second.getByRole('button', { name: `Open: ${PROMPT}` })).toHaveCount(1)

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Saved' }).click()
    await expect(page).toHaveURL(at('/my-generations'))
    await page.getByRole('button', { name: `Open: ${PROMPT}` }).click()
    await expect(page).toHaveURL(/\/easel\/my-generations\?picture=gen_/)
    // A deep link, reloaded.
    await page.reload()
    await expect(page.getByRole('dialog').getByRole('img', { name: PROMPT }).first()).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(at('/generate'))

    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).scope))
      .toBe(at('/'))
    const kept = () => page.evaluate(() => caches.keys())
    await expect.poll(async () => (await kept()).every((name) => name.startsWith(BASE))).toBe(true)
    const stored = await page.evaluate(() => Object.keys(localStorage))
    expect(stored.filter((name) => !name.startsWith(BASE) && name !== 'onboarding_completed')).toEqual([])

    const { token, manifest } = await page.evaluate(async (base) => {
      const name = Object.keys(localStorage).find((key) => key.endsWith('easel.session')) ?? ''
      const { token } = JSON.parse(localStorage.getItem(name) ?? '{}') as { token: string }
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      const { items } = await (await fetch(`${base}/api/generations`, { headers })).json()
      const init = { method: 'POST', headers, body: '{}' }
      const link = await (await fetch(`${base}/api/generations/${items[0].id}/shares`, init)).json()
      const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href
      return { token: link.token as string, manifest }
    }, BASE)
    const installed = await (await fetch(manifest ?? '')).json()
    expect(new URL(installed.start_url, manifest).href).toBe(at('/generate'))
    expect(new URL(installed.scope, manifest).href).toBe(at('/'))
    const stranger = await browser.newContext({ serviceWorkers: 'block' })
    const shared = await stranger.newPage()
    await shared.goto(at(`/${token}`))
    await expect(shared.getByRole('img', { name: PROMPT })).toBeVisible()
    await expect(shared.locator('meta[property="og:url"]')).toHaveAttribute(
      'content',
      `${site.addressOf('removed')}/${token}`,
    )
    await stranger.close()

    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(at('/'))
    await second.close()

    await page.goto(at('/reset-password'))
    const links = () => site.log().match(/http:\/\/\S+\/reset-password\?token=[\w-]+/g) ?? []
    const before = links().length
    await page.getByLabel('Email').fill(account.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect.poll(() => links().length).toBe(before + 1)
    const link = links().at(-1) ?? ''
    expect(link).toContain(`${site.addressOf('removed')}/reset-password?token=`)
    await page.goto(link.replace(site.addressOf('removed'), site.addressOf(handling)))
    const password = `new-${crypto.randomUUID()}`
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page).toHaveURL(at('/auth'))
    await fillSignIn(page, { ...account, password })
    await expect(page).toHaveURL(at('/generate'))
    expect(complaints).toEqual([])
  })

/** Addresses in a page's HTML that lead to this host but not below the path. */
function strayAddresses(html: string, host: string): string[] {
  const values = [
    ...html.matchAll(/\s(?:[\w-]*href|[\w-]*src|[\w-]*srcset|action|formaction|poster|content)="([^"]*)"/gi),
  ]
    .flatMap(([, value = '']) => value.split(/,\s+/))
    .map((value) => value.trim().split(/\s/)[0] ?? '')
  const inText = [...html.matchAll(/https?:\/\/[^\s"'<>\\]+/g)].map(([address]) => address)
  return [...values, ...inText].filter((address) => {
    const { origin, pathname } = new URL(address, `${host}${BASE}/`)
    const isOurs = origin === host && (address.startsWith('/') || address.startsWith('http'))
    return isOurs && pathname !== BASE && !pathname.startsWith(`${BASE}/`)
  })
}

test('no address in any page, feed, map of the site or style leads out of the path, and each opens', async () => {
  const address = site.addressOf('removed')
  const host = new URL(address).origin
  const pages = [...PUBLIC_PAGES, ...SESSION_PAGES.slice(0, 1)]
  const found = new Set<string>()
  for (const path of [...pages, '/sitemap.xml', '/blog/rss.xml', '/robots.txt']) {
    const answer = await fetch(address + path)
    const text = await answer.text()
    expect([path, answer.status, strayAddresses(text, host)]).toEqual([path, 200, []])
    expect([path, text.includes('easel.invalid'), text.includes(`${BASE}${BASE}`)]).toEqual([
      path,
      false,
      false,
    ])
    for (const [, one = ''] of text.matchAll(/["\s,>](\/easel\/[^\s"'<>,\\]*)/g))
      found.add(one.replaceAll('&amp;', '&'))
  }
  expect(found.size).toBeGreaterThan(300)
  const broken: string[] = []
  const all = [...found]
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let path = all.pop(); path !== undefined; path = all.pop()) {
        const answer = await fetch(host + path.replace(/#.*/, ''))
        const text = /css|javascript/.test(answer.headers.get('content-type') ?? '')
          ? await answer.text()
          : ''
        await answer.body?.cancel().catch(() => {})
        const stray = [...text.matchAll(/url\((\/[^)]*)\)/g)].filter(
          ([, url = '']) => !url.startsWith(`${BASE}/`),
        )
        // API paths may fail: some need a session, others are the ones that robots.txt excludes.
        if ((!answer.ok && !path.startsWith(`${BASE}/api/`)) || stray.length > 0)
          broken.push(`${answer.status} ${path}`)
      }
    }),
  )
  // Restricted pages refuse other users.
  expect(broken.filter((line) => !/\/easel\/(moderation|operator|providers)$/.test(line))).toEqual([])
})

test('no page asks for anything outside the path while it is used', async ({ page }) => {
  const complaints = complaintsOf(page)
  const alike = Map.groupBy(PUBLIC_PAGES, (path) => path.replace(/[^/]+$/, ''))
  // Pages of one template make the same requests: two of each are enough.
  const pages = [...alike].flatMap(([kind, paths]) => (kind === '/' ? paths : paths.slice(0, 2)))
  for (const path of pages) {
    await page.goto(site.addressOf('passed') + path)
    // Document pages load no script until they are used.
    if ((await page.locator('html[data-program="on-use"]').count()) === 0) await arrive(page)
    await page.waitForLoadState('load')
    expect([path, new URL(page.url()).pathname]).toEqual([path, path === '/' ? `${BASE}/` : BASE + path])
  }
  expect(complaints).toEqual([])
})
