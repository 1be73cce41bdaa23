import { expect, type Page, test } from '@playwright/test'
import { arrive, skipOnboarding } from './account.ts'
import { chooseFilter } from './library/choose-filter.ts'

// Runs before gallery.test.ts, which publishes a picture: files run in the order of their names.
test.beforeEach(({ page }) => skipOnboarding(page))

const pictures = (page: Page) => page.getByRole('button', { name: /^Open: / })

test('[2.6] a fresh gallery shows samples, marked as such, which are searched and filtered', async ({
  page,
}) => {
  await page.goto('/gallery?q=fox')
  const search = page.getByLabel('Search public pictures')
  await expect(search).toHaveValue('fox')
  await expect(page.getByText('Nothing published yet')).toBeVisible()
  await expect(pictures(page).first()).toHaveAccessibleName(/fox/)
  await expect(pictures(page).first()).toContainText('Sample')
  await search.fill('SAMURAI cherry')
  await expect(pictures(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\?q=SAMURAI\+cherry$/)
  await search.fill('nothing like it')
  await expect(page.getByText('Nothing matches “nothing like it”')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL('/gallery')
  await expect(pictures(page).nth(40)).toBeAttached()
  await page.getByRole('button', { name: 'Pixel Art', exact: true }).click()
  await expect(pictures(page)).toHaveCount(2)
  await chooseFilter(page, 'Aspect ratio', 'Portrait 9:16')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(pictures(page).nth(40)).toBeAttached()
  for (const [address, count] of [
    ['/gallery?style=pixel-art&ratio=9%3A16', 0],
    ['/gallery?style=pixel-art', 2],
  ] as const) {
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(pictures(page)).toHaveCount(count)
  }
})

test('[2.6] a phone is sent the first pictures with the page, and they stay in place when its program comes', async ({
  browser,
}) => {
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true })
  await skipOnboarding(phone)
  await phone.goto('/gallery')
  const first = phone.locator('[data-early-wall] img').first()
  await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expect(first).toHaveAttribute('fetchpriority', 'high')
  const address = await first.evaluate((img: HTMLImageElement) => img.currentSrc)
  const places = () =>
    phone
      .locator('ul.wall > li')
      .evaluateAll((tiles) => tiles.slice(0, 3).map((tile) => JSON.stringify(tile.getBoundingClientRect())))
  const early = await places()
  expect(early).toHaveLength(3)
  await phone.locator('body').press('Shift')
  await expect(pictures(phone).first()).toBeVisible()
  expect(await places()).toEqual(early)
  const asked = await phone.evaluate((name) => performance.getEntriesByName(name).length, address)
  expect(asked).toBe(1)
  await phone.close()
})

test('[2.6] the gallery is where it was left: after a picture is closed, and on coming back', async ({
  page,
}) => {
  await page.goto('/gallery')
  await arrive(page)
  const main = page.locator('#main')
  await expect(pictures(page).nth(40)).toBeAttached()
  await main.evaluate((element) => element.scrollTo(0, 1500))
  const place = () => main.evaluate((element) => element.scrollTop)
  await expect.poll(place).toBe(1500)
  await page
    .locator('[data-picture="tiger-jungle"], [data-picture="owl-night"]')
    .first()
    .evaluate((button: HTMLElement) => button.click())
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/picture=/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(place).toBe(1500)
  await page.getByRole('link', { name: 'Styles', exact: true }).click()
  await expect(page).toHaveURL('/styles')
  await page.goBack()
  await expect(pictures(page).nth(40)).toBeAttached()
  await expect.poll(place).toBe(1500)
})

test('[2.6] arrows lead from picture to picture, the browser’s own keys do not, and Close stays in reach on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/gallery')
  await arrive(page)
  await pictures(page).nth(1).click()
  const dialog = page.getByRole('dialog')
  const title = dialog.getByRole('heading', { level: 2 })
  const first = (await title.textContent()) ?? ''
  await page.keyboard.press('ArrowRight')
  await expect(title).not.toHaveText(first)
  await page.keyboard.press('Control+ArrowLeft')
  await expect(title).not.toHaveText(first)
  await page.keyboard.press('ArrowLeft')
  await expect(title).toHaveText(first)
  await dialog.getByText('Made by').scrollIntoViewIfNeeded()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})
