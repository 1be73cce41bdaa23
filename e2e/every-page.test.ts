import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { signUp, skipOnboarding } from './account.ts'

const publicPages = [
  '/',
  '/generate',
  '/gallery',
  '/prompts',
  '/templates',
  '/styles',
  '/advanced',
  '/more',
  '/pricing',
  '/faq',
  '/auth',
  '/reset-password',
  '/privacy',
  '/terms',
  '/content-policy',
  '/no/such/place',
]
const ownPages = ['/dashboard', '/history', '/my-generations', '/account', '/billing']

/** Collects what a page complains about: uncaught errors, console errors, violations of the Content-Security-Policy. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    // The browser itself reports the status of the page that is a 404 on purpose.
    if (message.type() === 'error' && !message.text().includes('404 (Not Found)'))
      complaints.push(message.text())
  })
  return complaints
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
}

test.beforeEach(({ page }) => skipOnboarding(page))

for (const theme of ['light', 'dark'] as const)
  test(`public pages have one heading and a title, complain of nothing and are accessible, in the ${theme}`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const complaints = complaintsOf(page)
    for (const path of publicPages)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page).toHaveTitle(/Easel/)
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
        expect(complaints, path).toEqual([])
      })
  })

test('a signed-in person’s pages complain of nothing and are accessible', async ({ page }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const complaints = complaintsOf(page)
  await signUp(page)
  for (const path of ownPages)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByText('Checking session…')).toHaveCount(0)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expectAccessible(page)
      expect(complaints, path).toEqual([])
    })
})

test('[2.13] Ctrl+B folds the sidebar, and it stays folded after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/generate')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  const width = async () => (await sidebar.boundingBox())?.width ?? 0
  expect(await width()).toBeGreaterThan(200)
  await page.keyboard.press('Control+b')
  await expect.poll(width).toBeLessThan(60)
  await page.reload()
  expect(await width()).toBeLessThan(60)
  const cookie = (await page.context().cookies()).find(({ name }) => name.includes('sidebar'))
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 86_400)
})

test('[2.14] the header’s search opens the gallery for words, and does nothing for blanks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/generate')
  const search = page.getByRole('searchbox').first()
  await search.fill('   ')
  await search.press('Enter')
  await expect(page).toHaveURL('/generate')
  await search.fill('  red fox ')
  await search.press('Enter')
  await expect(page).toHaveURL('/gallery?q=red+fox')
})
