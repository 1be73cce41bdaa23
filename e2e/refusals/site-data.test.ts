import { expect, type Page, test } from '@playwright/test'
import { PUBLIC_PAGES } from '../../apps/web/src/content/public-pages.ts'
import { arrive, fillSignUp, newAccount } from '../account.ts'
import { slowDown } from '../slowness.ts'

// The product with a stand-in vendor that draws at once.
test.use({ baseURL: process.env['E2E_HOSTED_URL'] })

const PROMPT = 'a lighthouse on a cliff'

/** Like a browser that blocks all cookies and site data: even accessing the properties throws. */
function blockSiteData(): void {
  const refuse = (): never => {
    throw Object.assign(new Error('The operation is insecure.'), { name: 'SecurityError' })
  }
  const refused: PropertyDescriptor = { configurable: true, get: refuse, set: refuse }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, refused)
  for (const name of ['locks', 'serviceWorker', 'storage'])
    if (name in navigator) Object.defineProperty(navigator, name, refused)
  Object.defineProperty(document, 'cookie', refused)
  window.BroadcastChannel = function refuseChannel() {
    refuse()
  } as never
}

/** Like a full disk: reads are empty, writes fail. */
function fillUp(): void {
  const refuse = (): never => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  Storage.prototype.setItem = refuse
  IDBFactory.prototype.open = refuse
  if ('Cache' in window)
    Cache.prototype.put = () => Promise.reject(new DOMException('', 'QuotaExceededError'))
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`${new URL(page.url()).pathname}: ${error.stack}`))
  return complaints
}

for (const [how, refuse] of [
  ['blocked', blockSiteData],
  ['full', fillUp],
] as const) {
  test(`where the browser’s storage is ${how}, the form says so, and a picture is made, seen and found until the page is left`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await slowDown(page)
    await page.addInitScript(refuse)
    await page.goto('/auth')
    await arrive(page)
    const note = page.getByText('Your browser keeps nothing for this site')
    await expect(note).toBeVisible()
    await fillSignUp(page, newAccount())
    await expect(page).toHaveURL('/generate')
    await page.getByLabel('Prompt', { exact: true }).fill(PROMPT)
    await page.getByRole('radio', { name: /Standard/ }).click()
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await expect(page.getByText('Image generated successfully!')).toBeVisible()
    await expect(page.getByRole('img', { name: PROMPT }).first()).toBeVisible()

    const toPage = (name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
    await toPage('Saved')
    await page.getByRole('button', { name: `Open: ${PROMPT}` }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await toPage('History')
    await expect(page.getByRole('button', { name: `Open: ${PROMPT}` })).toHaveCount(1)
    const html = page.locator('html')
    const theme = await html.getAttribute('data-theme')
    await page.locator('[data-act="theme"]').filter({ visible: true }).first().click()
    await expect(html).not.toHaveAttribute('data-theme', theme ?? '')
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/generate')
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/')
    expect(complaints).toEqual([])
  })
}

test('where the browser’s storage is blocked, every page opens and answers', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.addInitScript(blockSiteData)
  const alike = Map.groupBy(PUBLIC_PAGES, (path) => path.replace(/[^/]+$/, ''))
  for (const path of [...alike].flatMap(([kind, paths]) => (kind === '/' ? paths : paths.slice(0, 1))))
    await openPage(page, path)
  expect(complaints).toEqual([])
})

test('where the browser’s storage is full, every page that keeps something opens and answers', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.addInitScript(fillUp)
  for (const path of [
    '/',
    '/generate',
    '/advanced',
    '/generate-audio',
    '/text-effects',
    '/prompts',
    '/gallery',
  ])
    await openPage(page, path)
  expect(complaints).toEqual([])
})

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('h1'), path).toBeVisible()
  // The landing page and document pages need more than a mouse move to load their script.
  if (await page.locator('html[data-program="on-use"]').count()) return
  await arrive(page)
  await expect(page.locator('h1'), path).toBeVisible()
}

test('where a blocker stops measurements and live updates, pictures still come, and the page says that updates are off', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.route(/web-vitals|app-events|\/api\/events/, (route) => route.abort('blockedbyclient'))
  await page.addInitScript(() => localStorage.setItem('onboarding_completed', 'true'))
  await page.goto('/auth')
  await fillSignUp(page, newAccount())
  await expect(page).toHaveURL('/generate')
  await page.getByLabel('Prompt', { exact: true }).fill(PROMPT)
  await page.getByRole('radio', { name: /Standard/ }).click()
  await page.getByRole('switch', { name: 'Batch mode' }).click()
  await page.getByLabel('Batch count').fill('2')
  await page.getByRole('button', { name: 'Add 2 to Queue' }).click()
  const queue = page.getByRole('region', { name: 'Generation Queue' })
  await expect(queue.getByText('Complete')).toHaveCount(2)
  await expect(page.getByText('Live updates are off').filter({ visible: true }).first()).toBeVisible()
  expect(complaints).toEqual([])
})
