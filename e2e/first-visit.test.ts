import { expect, test } from '@playwright/test'
import { arrive, skipOnboarding } from './account.ts'

test('[2.19] a first visit is greeted in three steps that lead to the generator, once', async ({ page }) => {
  await page.goto('/faq')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Welcome')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText('Choose Your Style')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText('Start Creating')).toBeVisible()
  await dialog.getByRole('button', { name: 'Get Started' }).click()
  await expect(page).toHaveURL('/generate')
  await page.reload()
  await arrive(page)
  // The dialog would open a second after the page.
  await page.waitForTimeout(1500)
  await expect(dialog).toHaveCount(0)
})

test('[2.19] the greeting comes a second after the page; skipped, it is kept as seen and does not come again', async ({
  page,
}) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const dialog = page.getByRole('dialog', { name: 'Welcome' })
  const isSeen = () => page.evaluate(() => localStorage.getItem('onboarding_completed') !== null)
  await page.goto('/faq')
  await page.clock.runFor(999)
  await expect(dialog).toBeHidden()
  await page.clock.runFor(1)
  await expect(dialog).toBeVisible()
  expect(await isSeen()).toBe(false)
  await dialog.getByRole('button', { name: 'Skip' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/faq')
  await expect.poll(isSeen).toBe(true)
  await page.goto('/styles')
  await page.clock.runFor(2000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[2.19] on a phone the greeting is a sheet at the lower edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faq')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Welcome')).toBeVisible()
  await expect
    .poll(() => dialog.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom))
    .toBe(0)
})

for (const [path, what] of [
  ['/', 'the page itself'],
  ['/styles', 'the panel that it stands in'],
] as const)
  test(`[2.20] after 400 px a button leads back to the top where ${what} scrolls`, async ({ page }) => {
    await skipOnboarding(page)
    await page.goto(path)
    const top = page.getByRole('button', { name: 'Scroll to top' })
    const scroller = page.locator(path === '/' ? 'html' : '#main')
    const scrollTo = (y: number) => scroller.evaluate((element, to) => element.scrollTo(0, to), y)
    await expect(top).toHaveCount(0)
    // The router scrolls a page to its top when it hydrates, which may happen after the first try.
    await expect(async () => {
      await scrollTo(401)
      await expect(top).toBeVisible({ timeout: 500 })
    }).toPass()
    await scrollTo(400)
    await expect(top).toHaveCount(0)
    await scrollTo(900)
    await top.click()
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(0)
    await expect(top).toHaveCount(0)
  })

test('on a phone that button stays in the corner of the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await skipOnboarding(page)
  await page.goto('/')
  const top = page.getByRole('button', { name: 'Scroll to top' })
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect(top).toBeInViewport({ ratio: 1, timeout: 500 })
  }).toPass()
})

test('? lists the shortcuts', async ({ page }) => {
  await skipOnboarding(page)
  await page.goto('/generate')
  await arrive(page)
  await page.locator('body').press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

for (const [keeps, isRefused] of [
  ['a browser that keeps what pages leave', false],
  ['a browser that keeps nothing', true],
] as const)
  test(`a first visit in ${keeps} is set in our typefaces once all of them are there`, async ({ page }) => {
    if (isRefused)
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      })
    await page.goto('/faq')
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family.replaceAll('"', '')),
      )
    await expect.poll(loaded).toEqual(expect.arrayContaining(['Bricolage Grotesque', 'Geist']))
    // Declared, each would lay the text out again as it comes.
    await expect(page.locator('#typefaces')).not.toHaveAttribute('media', 'all')
    if (isRefused) return
    // On later visits, before any of the page's scripts have loaded.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload()
    await expect(page.locator('#typefaces')).toHaveAttribute('media', 'all')
  })

test('on a first visit typefaces leave the line to the picture in sight', async ({ page }) => {
  const asked: string[] = []
  let isPictureSent = false
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(isPictureSent ? 'after it' : 'before it')
  })
  await page.route('**/samples/medium/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    isPictureSent = true
    await route.continue()
  })
  await page.goto('/styles/fantasy', { waitUntil: 'commit' })
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked).not.toContain('before it')
})
