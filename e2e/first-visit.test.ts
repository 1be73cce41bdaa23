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
  // It would come a second after the page.
  await page.waitForTimeout(1500)
  await expect(dialog).toHaveCount(0)
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

test('[2.20] a button leads back to the top, and ? lists the shortcuts', async ({ page }) => {
  await skipOnboarding(page)
  await page.goto('/')
  const top = page.getByRole('button', { name: 'Scroll to top' })
  await expect(top).toHaveCount(0)
  // The router puts a page at its top once it takes over, which may come after the first try.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
    await expect(top).toBeVisible({ timeout: 500 })
  }).toPass()
  await top.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
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
    // Declared by the style sheet as well they would be laid out twice.
    const isDeclared = () =>
      page.evaluate(() => document.querySelector<HTMLStyleElement>('#typefaces')?.media === 'all')
    expect(await isDeclared()).toBe(false)
    if (isRefused) return
    await page.reload()
    expect(await isDeclared()).toBe(true)
  })
